import { styleText } from 'node:util';

export type Paint = (style: Parameters<typeof styleText>[0], text: string) => string;

export const unpainted: Paint = (_style, text) => text;

/** Returns a `Paint` for a stream: colors in a terminal, none elsewhere; NO_COLOR and FORCE_COLOR decide first. */
export const paintFor =
  (stream: NodeJS.WriteStream): Paint =>
  (style, text) =>
    styleText(style, text, { stream });

/** Returns a `Paint` of color fields for a stream, two characters wide; empty if it shows fewer than 256 colors. */
export function swatchFor(stream: Pick<NodeJS.WriteStream, 'getColorDepth'>): (hex: string) => string {
  const depth = stream.getColorDepth?.() ?? 1;
  return (hex) => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
    const [near = 0, ...others] = [r, g, b].map((part) => Math.round(part / 51));
    const cube = others.reduce((index, part) => index * 6 + part, near) + 16;
    if (depth < 8) return '';
    return `\u001b[48;${depth < 24 ? `5;${cube}` : `2;${r};${g};${b}`}m  \u001b[49m `;
  };
}

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
