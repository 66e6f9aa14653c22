/** Returns a path as one types it into a command, in quotes if a shell would split or change it. */
export function shellWord(path: string): string {
  const isPlain =
    process.platform === 'win32' ? /^[\p{L}\p{M}\p{N}_./\\:@%+=,~-]+$/u : /^(?!~)[\p{L}\p{M}\p{N}_./:@%+=,~-]+$/u;
  if (isPlain.test(path)) return path;
  return /["$`\\!]/.test(path) ? `'${path.replaceAll("'", "'\\''")}'` : `"${path}"`;
}
