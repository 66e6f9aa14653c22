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
  const typed = ['ci', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund'];
  // Windows' npm is no program but a script, which Node starts only as its own.
  const npm = process.env.npm_execpath;
  return (await (npm ? execute(process.execPath, [npm, ...typed]) : execute('npm', typed))) === 0;
}
