/** Returns a path as one types it into a command, in quotes if a shell would split or change it. */
export function shellWord(path: string): string {
  return /[^\p{L}\p{M}\p{N}_./\\:@%+=,~-]/u.test(path) ? `"${path}"` : path;
}
