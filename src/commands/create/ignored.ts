/** What git and Docker must not take: private facts, and copies of them. */
export const privateLines = {
  '.gitignore': ['/resume/', '/content/private*', 'content.old*/'],
  '.dockerignore': ['resume', 'content/private*', 'content.old*'],
} as const;

/** Returns a file with the lines that it lacks; undefined if it lacks none. */
export function withLines(text: string, lines: readonly string[]): string | undefined {
  const there = text.split(/\r?\n/).map((line) => line.trim());
  const lacking = lines.filter((line) => !there.includes(line));
  return lacking.length ? `${text.replace(/(?<=[^\n])$/, '\n')}${lacking.join('\n')}\n` : undefined;
}
