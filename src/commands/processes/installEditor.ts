/** The editor's own packages, which the site does not have. */
import { fileURLToPath } from 'node:url';
import { CommandError } from '#base/commandError.ts';
import { installPackages } from './ownPackages.ts';

/** The folder with the editor's own manifest. */
export const editorFolder = fileURLToPath(new URL('../../editor/client/', import.meta.url));

/** @throws if npm can't install them */
export async function install(): Promise<void> {
  const line = 'Installing what the editor needs, once (src/editor/client/package.json) …';
  if (!(await installPackages(editorFolder, line)))
    throw new CommandError('The editor could not be installed: it needs the npm registry once, at its first start.');
}
