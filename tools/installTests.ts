/** The packages that only tests and lint need, which `npm ci` of the site doesn't install. */
import { fileURLToPath } from 'node:url';
import { installPackages } from '../src/commands/processes/ownPackages.ts';

/** The folder with their manifest. */
export const testsFolder = fileURLToPath(new URL('../tests/', import.meta.url));

/**
 * Installs the packages of tests/package.json if they are missing.
 * @throws if npm can't install them
 */
export async function installTests(): Promise<void> {
  if (!(await installPackages(testsFolder, 'Installing the packages of the tests, once (tests/package.json) …')))
    throw new Error('The packages of the tests could not be installed. The first run needs the npm registry.');
}
