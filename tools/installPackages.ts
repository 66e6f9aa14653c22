/** Packages of folders with their own manifest and lockfile, which `npm ci` of the site doesn't install. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { attempt } from '../src/base/attempt.ts';
import { execute, npmCommand } from '../src/commands/processes/run.ts';

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
  return (await execute(...npmCommand('ci', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund'))) === 0;
}

/** The folder with the packages that only tests and lint need. */
export const testsFolder = fileURLToPath(new URL('../tests/', import.meta.url));

/**
 * Installs the packages of tests/package.json if they are missing.
 * @throws if npm can't install them
 */
export async function installTests(): Promise<void> {
  if (!(await installPackages(testsFolder, 'Installing the packages of the tests, once (tests/package.json) …')))
    throw new Error('The packages of the tests could not be installed. The first run needs the npm registry.');
}
