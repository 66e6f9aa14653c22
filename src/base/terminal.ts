import { styleText } from 'node:util';

export type Paint = (style: Parameters<typeof styleText>[0], text: string) => string;

export const unpainted: Paint = (_style, text) => text;

/** Returns a `Paint` for a stream: colors in a terminal, none elsewhere; NO_COLOR and FORCE_COLOR decide first. */
export const paintFor =
  (stream: NodeJS.WriteStream): Paint =>
  (style, text) =>
    styleText(style, text, { stream });

/** Returns a path as one types it into a command, in quotes if a shell would split or change it. */
export function shellWord(path: string): string {
  const isPlain =
    process.platform === 'win32' ? /^[\p{L}\p{M}\p{N}_./\\:@%+=,~-]+$/u : /^(?!~)[\p{L}\p{M}\p{N}_./:@%+=,~-]+$/u;
  if (isPlain.test(path)) return path;
  return /["$`\\!]/.test(path) ? `'${path.replaceAll("'", "'\\''")}'` : `"${path}"`;
}

export const nextSteps = (steps: Readonly<Record<string, string>>): string =>
  Object.entries(steps)
    .map(([step, command]) => `\n${step}:\n  ${command}`)
    .join('\n');
