/** Files that git and Docker must ignore: private data, and copies of it. */
export const privateLines = {
  '.gitignore': ['/resume/', '/content/private*', 'content.old*/'],
  '.dockerignore': ['resume', 'content/private*', 'content.old*'],
} as const;

/** Returns a file's text with the missing lines added; undefined if none are missing. */
export function withLines(text: string, lines: readonly string[]): string | undefined {
  const there = text.split(/\r?\n/).map((line) => line.trim());
  const lacking = lines.filter((line) => !there.includes(line));
  return lacking.length ? `${text.replace(/(?<=[^\n])$/, '\n')}${lacking.join('\n')}\n` : undefined;
}
