/** Sites with content of their own, built once for all engines: what a build makes does not depend on who looks at it. */
import { cpSync, existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { type Copy, root } from '../site.ts';
import { expect } from './test.ts';

/** Emptied before the tests: `setup.ts`. */
export const builtSites = join(root, '.cache/sites');

/**
 * @param name of its folder
 * @param make a copy with the content
 * @returns the folder with what was built
 */
export async function builtSite(name: string, make: () => Copy): Promise<string> {
  const folder = join(builtSites, name);
  if (existsSync(folder)) return folder;
  const site = make();
  try {
    const { code, output } = await site.run('build');
    expect(code, output).toBe(0);
    // Whole at once: another worker may look for it.
    const own = `${folder}.${process.pid}`;
    cpSync(join(site.folder, 'dist'), own, { recursive: true });
    if (!existsSync(folder)) renameSync(own, folder);
  } finally {
    site.remove();
  }
  return folder;
}
