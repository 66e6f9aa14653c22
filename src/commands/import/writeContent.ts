/** Puts imported content in place: whole or not at all, and never over what is the owner's own. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { isError, type Problem } from '#base/problems.ts';
import { checkFolder } from '#content/check/checkFolder.ts';
import { folderAside } from '#content/sample.ts';
import { contentFiles } from '#sections/index.ts';

type Files = ReadonlyMap<string, string | Buffer>;

/** What becomes of the files that are in `content/`; paths from there. */
export interface Plan {
  /** The owner's own, of which the import writes another version. */
  inTheWay: string[];
  /** The owner's own, which stay. */
  kept: string[];
  /** Those of them that an earlier import may have written: entries, lists, and pictures beside them. */
  left: string[];
  /** The same where they go. */
  removed: string[];
  /** A folder beside `content/` that keeps the old content. If omitted, the old content is deleted. */
  aside?: string;
}

const { site: _, ...written } = contentFiles;
/** What an import writes: files, and folders with the pictures in them. */
const imported = ['publications.bib', ...Object.values(written).map(({ pattern }) => pattern.replace(/\*.*/, ''))];
const isImported = (path: string) =>
  imported.some((name) => (name.endsWith('/') ? path.startsWith(name) : path === name));

/** Every file in a folder and below it, as paths from there with forward slashes. */
export function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/**
 * Plans what becomes of the files that are there: sample content is moved aside as a whole.
 * @param root the folder that holds `content/`
 * @param replace removes what an earlier import may have written
 */
export function planContent(root: string, files: Files, isSample: boolean, replace = false): Plan {
  const plan = { inTheWay: [], kept: [], left: [], removed: [] };
  if (isSample) return { ...plan, aside: folderAside(root) };
  const content = join(root, 'content');
  const own = filesIn(content);
  const same = (path: string) => Buffer.from(files.get(path) ?? '').equals(readFileSync(join(content, path)));
  const inTheWay = own.filter((path) => files.has(path) && !same(path));
  const others = own.filter((path) => !files.has(path));
  const left = others.filter(isImported);
  if (!replace) return { ...plan, inTheWay, kept: others, left };
  const kept = others.filter((path) => !left.includes(path));
  return { inTheWay, kept, left: [], removed: left, aside: folderAside(root) };
}

/**
 * Makes the new content beside the old, checks it, and swaps the two.
 * @returns what the check found; then nothing has changed
 * @throws when the folders cannot be moved; then nothing has changed either
 */
export async function writeContent(
  root: string,
  files: Files,
  { kept, aside }: Pick<Plan, 'kept' | 'aside'>,
): Promise<Problem[]> {
  const content = join(root, 'content');
  mkdirSync(join(root, '.cache'), { recursive: true });
  const stage = mkdtempSync(join(root, '.cache/import-'));
  const next = join(stage, 'content');
  const before = aside ? join(root, aside) : join(stage, 'before');
  let moving = false;
  const later = () => {};
  try {
    for (const path of kept) {
      cpSync(join(content, path), join(next, path), { preserveTimestamps: true, verbatimSymlinks: true });
    }
    for (const [path, whole] of files) {
      mkdirSync(dirname(join(next, path)), { recursive: true });
      writeFileSync(join(next, path), whole);
    }
    // What texts of the owner's may lead to.
    if (existsSync(join(root, 'public'))) symlinkSync(join(root, 'public'), join(stage, 'public'), 'junction');
    const problems = (await checkFolder(stage)).filter(isError);
    if (problems.length) return problems;
    // Between the two moves there is no content/: whoever presses Ctrl+C now waits for the second.
    process.on('SIGINT', later);
    moving = existsSync(content);
    if (moving) renameSync(content, before);
    try {
      renameSync(next, content);
    } catch (error) {
      if (moving) renameSync(before, content);
      throw error;
    } finally {
      moving = !existsSync(content);
    }
    return [];
  } finally {
    process.off('SIGINT', later);
    // What could not be moved back is all that there is of it.
    if (!moving) rmSync(stage, { recursive: true, force: true, maxRetries: 3 });
  }
}
