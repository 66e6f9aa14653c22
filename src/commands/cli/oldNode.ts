/** The oldest Node.js that the program and every package in it run on. */
export const oldestNode = '22.19';

/** Returns whether a Node.js is older than the program needs. */
export function isOldNode(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = oldestNode.split('.').map(Number);
  return major < oldestMajor || (major === oldestMajor && minor < oldestMinor);
}

/** The Node.js that npm runs on: the repository brings one of its own, but the site runs on this one. */
export const installedNode = () =>
  /\bnode\/v(\S+)/.exec(process.env.npm_config_user_agent ?? '')?.[1] ?? process.versions.node;
