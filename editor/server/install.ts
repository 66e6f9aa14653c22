/** The editor's own packages, which the site does not have. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { execute } from '../../scripts/lib/run.ts';

/** The folder with the editor's own manifest. */
export const editorFolder = fileURLToPath(new URL('../', import.meta.url));

/** Whether the packages of the lockfile are there, in its versions. */
export function isInstalled(folder = editorFolder): boolean {
  const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const { dependencies } = read('package.json') as { dependencies: Record<string, string> };
  return Object.entries(dependencies).every(([name, version]) => {
    const manifest = `node_modules/${name}/package.json`;
    return existsSync(join(folder, manifest)) && read(manifest).version === version;
  });
}

/**
 * Installs what the lockfile names, where it is not there yet.
 * @throws when npm could not
 */
export async function install(): Promise<void> {
  if (isInstalled()) return;
  console.log('Installing what the editor needs, once (editor/package.json) …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const code = await execute(npm, ['ci', '--prefix', editorFolder, '--ignore-scripts', '--no-audit', '--no-fund']);
  if (code !== 0)
    throw new Error('The editor could not be installed: it needs the npm registry once, at its first start.');
}
