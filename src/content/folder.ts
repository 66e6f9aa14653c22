/** The files that content is read from: a folder on disk, with changes that may not be written yet. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from '#base/commandError.ts';
import { contentRoot, isPrivatePath } from '#base/contentPath.ts';

/** Files by their paths from the root, with forward slashes; null for one that is deleted. */
export type Changes = ReadonlyMap<string, Uint8Array | string | null>;

export interface ContentFolder {
  /** Paths of all files, from the root, with forward slashes and in order. */
  readonly paths: readonly string[];
  has(path: string): boolean;
  read(path: string): Buffer;
}

/** The owner's files, what `npm run refresh` stored, and files that are served as they are. */
const topFolders = [contentRoot, 'data', 'public'];

/** Files that operating systems and editors leave behind. */
export const hiddenFiles = /\/\.|\/(Thumbs\.db|desktop\.ini)$|~$/i;

/** Returns the files of a folder and of those below it; links are followed. */
function filesIn(root: string, folder: string): string[] {
  return readdirSync(join(root, folder)).flatMap((name) => {
    const path = `${folder}/${name}`;
    const stats = statSync(join(root, path), { throwIfNoEntry: false });
    if (stats?.isDirectory()) return filesIn(root, path);
    return stats?.isFile() ? [path] : [];
  });
}

/** @throws CommandError if a folder has no `content/`, or the system's error if that can't be read */
export function assertContent(root: string): void {
  if (!existsSync(join(root, contentRoot)))
    throw new CommandError(
      'There is no content/ in this folder. Run this in the folder of your site, or put content/ back.',
    );
  readdirSync(join(root, contentRoot));
}

interface FolderOptions {
  /** Includes what no visitor may see: for the résumé of `--private`, and for the editor's form of it. */
  withPrivate?: boolean;
}

/** Lists the files of the folder that has `content/`, once; bytes are read when they are needed. */
export function openFolder(root: string, { withPrivate = false }: FolderOptions = {}): ContentFolder {
  const paths = topFolders
    .flatMap((folder) => (existsSync(join(root, folder)) ? filesIn(root, folder) : []))
    .filter((path) => withPrivate || !isPrivatePath(path))
    .sort();
  const known = new Set(paths);
  const normal = new Map(paths.map((path) => [path.normalize(), path]));
  // Accents of a name can be characters of their own, in the file's name or in the content that has it.
  const onDisk = (path: string) => (known.has(path) ? path : (normal.get(path.normalize()) ?? path));
  return {
    paths,
    has: (path) => known.has(onDisk(path)),
    read: (path) => readFileSync(join(root, onDisk(path))),
  };
}

export function withChanges(folder: ContentFolder, changes: Changes): ContentFolder {
  const has = (path: string) => (changes.has(path) ? changes.get(path) !== null : folder.has(path));
  return {
    paths: [...new Set([...folder.paths, ...changes.keys()])].filter(has).sort(),
    has,
    read(path) {
      const changed = changes.get(path);
      if (changed === null) throw new Error(`${path} is deleted.`);
      return changed === undefined ? folder.read(path) : Buffer.from(changed);
    },
  };
}
