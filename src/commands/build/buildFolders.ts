/** The folders that a build replaces, once all of it is complete. */
import { constants, cpSync, existsSync, globSync, lstatSync, readlinkSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { tidyFolder, writeFolder } from '#base/beside.ts';
import { contentRoot } from '#base/contentPath.ts';
import { lockBuild } from './lockBuild.ts';

/** Thrown if a build fails; the message is for the owner. */
export class BuildError extends Error {}

/** Returns where a folder is: a symbolic link stays, and its target is replaced. */
function targetOf(path: string): string {
  const isLink = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink();
  return isLink ? targetOf(resolve(dirname(path), readlinkSync(path))) : path;
}

/**
 * Replaces a folder with a new one, once that is complete.
 * @throws BuildError if the folder can't be replaced; then it is as it was
 */
export async function replaceFolder(
  root: string,
  place: string,
  fill: (stage: string) => Promise<void>,
): Promise<void> {
  const target = targetOf(join(root, place));
  try {
    await writeFolder(target, fill);
  } catch (error) {
    const { syscall = '', code = '' } = error as NodeJS.ErrnoException;
    if (!['mkdir', 'rename'].includes(syscall) || ['ENOSPC', 'EDQUOT'].includes(code)) throw error;
    throw new BuildError(
      `${place}/ can't be replaced (${code}), and is as it was. The folder above it must be writable. If ${place}/ is a ` +
        'mount, mount the folder above it instead. If it came with a container image, delete it first.',
    );
  }
}

/** In `dist/`, a copy of `deploy/generated/` until that is in its place: the two belong together. */
const serverFiles = '.generated';

/** Builds beside each folder that a build changes; they are replaced once all is complete, `dist/` first. */
export async function buildBeside(
  root: string,
  build: (dist: string, generated: string, cache: string) => Promise<void>,
): Promise<void> {
  await replaceFolder(root, '.cache/astro', (cache) => {
    // Keep only Astro's converted images: cached entries would ignore a changed schema.
    const [made, kept] = [join(root, '.cache/astro/assets'), join(cache, 'assets')];
    if (existsSync(made)) cpSync(made, kept, { recursive: true, mode: constants.COPYFILE_FICLONE });
    return replaceFolder(root, 'deploy/generated', (generated) =>
      replaceFolder(root, 'dist', async (dist) => {
        await build(dist, generated, cache);
        cpSync(generated, join(dist, serverFiles), { recursive: true });
      }),
    );
  });
  rmSync(join(root, 'dist', serverFiles), { recursive: true });
}

/** Folders whose files are written; those below them too. */
const written = '{content,content.old*,data,deploy,public,schemas,vendor,.github}/{,**/}';
const replaced = [contentRoot, 'dist', 'deploy/generated', '.cache/astro'];

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
