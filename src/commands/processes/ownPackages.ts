/** Packages of a folder with its own manifest and lockfile, which `npm ci` of the site doesn't install. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { attempt } from '#base/attempt.ts';
import { execute, npmCommand } from './run.ts';

/** Returns whether the folder's packages are installed, in the versions of its manifest. */
function isInstalled(folder: string): boolean {
  const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const { dependencies } = read('package.json') as { dependencies: Record<string, string> };
  return Object.entries(dependencies).every(
    ([name, version]) => attempt(() => read(`node_modules/${name}/package.json`).version) === version,
  );
}

/**
 * Installs the packages of the folder's lockfile if they are missing, without their install scripts.
 * @param line what to print first
 * @returns whether they are installed now
 */
export async function installPackages(folder: string, line: string): Promise<boolean> {
  if (isInstalled(folder)) return true;
  console.log(line);
  const npm = npmCommand('ci', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund');
  return (await execute(...npm)) === 0;
}
