/** The files that content is read from: a folder on disk, with changes that may not be written yet. */
import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Files by their paths from the root, with forward slashes; null for one that is deleted. */
export type Changes = ReadonlyMap<string, Uint8Array | string | null>;

export interface ContentFolder {
  /** Paths of all files, from the root, with forward slashes and in order. */
  readonly paths: readonly string[];
  has(path: string): boolean;
  /** @throws if there is no such file */
  read(path: string): Buffer;
}

/** What content consists of: the owner's files, what `npm run refresh` stored, and files that are served as they are. */
const folders = ['content', 'data', 'public'];

/** Files of a folder and of those below it; links are followed, but never in a circle. */
function filesIn(root: string, folder: string, above: readonly string[] = []): string[] {
  if (!existsSync(join(root, folder))) return [];
  const real = realpathSync(join(root, folder));
  if (above.includes(real)) return [];
  return readdirSync(real).flatMap((name) => {
    const path = `${folder}/${name}`;
    const stats = statSync(join(root, path), { throwIfNoEntry: false });
    if (stats?.isDirectory()) return filesIn(root, path, [...above, real]);
    return stats?.isFile() ? [path] : [];
  });
}

/** Opens the folder that holds `content/`. Its list of files is that of the moment; bytes are read when they are needed. */
export function openFolder(root: string): ContentFolder {
  const paths = folders.flatMap((folder) => filesIn(root, folder)).sort();
  const known = new Set(paths);
  return {
    paths,
    has: (path) => known.has(path),
    read: (path) => readFileSync(join(root, path)),
  };
}

/** The folder as it would be with changes written. */
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
