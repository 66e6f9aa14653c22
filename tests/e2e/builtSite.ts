/** Sites with content of their own, built once for all engines: what a build makes does not depend on who looks at it. */
import { cpSync, existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { testBuild } from '../../tools/testBuild.ts';
import { type Copy, root } from '../site.ts';
import { expect } from './test.ts';

/** Made empty before the tests: `setup.ts`. */
export const builtSites = join(root, '.cache/sites');

/**
 * @param name of its folder
 * @param make a copy with the content
 * @returns the folder with what was built
 */
export async function builtSite(name: string, make: () => Copy | Promise<Copy>): Promise<string> {
  const folder = join(builtSites, name);
  if (existsSync(folder)) return folder;
  const own = `${folder}.building`;
  try {
    mkdirSync(own);
  } catch {
    // Another worker builds it, or failed to and says why.
    await expect.poll(() => existsSync(folder), { message: `${name} is built`, timeout: 280_000 }).toBe(true);
    return folder;
  }
  const site = await make();
  try {
    const { code, output } = await site.build(testBuild);
    expect(code, output).toBe(0);
    // Whole at once: another worker looks for it.
    cpSync(join(site.folder, 'dist'), own, { recursive: true });
    renameSync(own, folder);
  } finally {
    site.remove();
  }
  return folder;
}
