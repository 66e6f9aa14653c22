/** Packages for tests and lint only, which `npm ci` of the site doesn't install. */
import { fileURLToPath } from 'node:url';
import { installPackages } from '../src/commands/processes/ownPackages.ts';

/** Folder of their package.json. */
export const testsFolder = fileURLToPath(new URL('../tests/', import.meta.url));

/**
 * Installs the packages of tests/package.json if they are missing.
 * @throws if npm can't install them
 */
export async function installTests(): Promise<void> {
  if (!(await installPackages(testsFolder, 'Installing the packages of the tests, once (tests/package.json) …')))
    throw new Error("Can't install the packages of the tests. The first run needs the npm registry.");
}
