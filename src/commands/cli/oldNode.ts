/** The oldest Node.js that has all the program uses (`findPackageJSON`), as major and minor version. */
const [oldestMajor, oldestMinor] = [22, 14] as const;

/**
 * Returns what to install where Node.js is too old, in a sentence; undefined where it is not.
 * @param version such as `20.20.2`
 */
export function oldNode(version: string): string | undefined {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return undefined;
  const needed = `Vitrine needs Node.js ${oldestMajor}.${oldestMinor} or later`;
  return `${needed} (found ${version}). Install it from https://nodejs.org.`;
}
