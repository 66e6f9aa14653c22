import { cpSync, existsSync, globSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { tidyFolder } from '#base/beside.ts';
import { lockBuild } from './lockBuild.ts';
import { replaceFolder, targetOf } from './replaceFolder.ts';

/** In `dist/`, a copy of `deploy/generated/` until that is in its place: the two belong together. */
export const serverFiles = '.generated';

/** Folders whose files are written; those below them too. */
const written = '{content,content.old*,data,deploy,public,schemas,vendor,.github,.cache/uploads}/{,**/}';
/** Folders that are replaced. */
const replaced = ['content', 'dist', 'deploy/generated', '.cache/astro'];

/** Completes or removes what killed commands left in the folder of a site. */
export async function tidySite(root: string): Promise<void> {
  const beside = replaced.map((place) => dirname(targetOf(join(root, place))));
  const below = globSync(written, { cwd: root }).map((folder) => join(root, folder));
  for (const folder of new Set([root, ...beside, ...below])) tidyFolder(folder);
  const copy = join(root, 'dist', serverFiles);
  const release = existsSync(copy) && (await lockBuild(root));
  if (!release) return;
  try {
    await replaceFolder(root, 'deploy/generated', async (stage) => cpSync(copy, stage, { recursive: true }));
    rmSync(copy, { recursive: true });
  } catch {
    // The next build reports what is wrong with the folder.
  } finally {
    release();
  }
}
