/** Packages of a folder with a manifest and lockfile of its own, which `npm ci` of the site leaves out. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { execute } from './run.ts';

/** Whether the folder's packages are there, in the versions of its manifest. */
export function isInstalled(folder: string): boolean {
  const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const { dependencies } = read('package.json') as { dependencies: Record<string, string> };
  return Object.entries(dependencies).every(([name, version]) => {
    try {
      return read(`node_modules/${name}/package.json`).version === version;
    } catch {
      return false;
    }
  });
}

/**
 * Installs what the folder's lockfile names, where it is not there yet; none of its install scripts runs.
 * @param line is said before
 * @returns whether it is there now
 */
export async function installPackages(folder: string, line: string): Promise<boolean> {
  if (isInstalled(folder)) return true;
  console.log(line);
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  return (await execute(npm, ['ci', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund'])) === 0;
}
