/** The oldest Node.js that the program and every package in it run on. */
export const oldestNode = '22.19';

/** Returns whether a Node.js is older than the program needs. */
export function isOldNode(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = oldestNode.split('.').map(Number);
  return major < oldestMajor || (major === oldestMajor && minor < oldestMinor);
}

/** Returns the version of Node.js that runs npm. The repository installs its own, but sites use this one. */
export const installedNode = () =>
  /\bnode\/v(\S+)/.exec(process.env.npm_config_user_agent ?? '')?.[1] ?? process.versions.node;
