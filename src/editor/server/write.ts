/** Reads content, and writes changes that pass the content check: all or none. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { belowContent, isInContent } from '#base/contentPath.ts';
import { isError, type Problem } from '#base/problems.ts';
import { checkContent } from '#content/check/checkContent.ts';
import { type Changes, type ContentFolder, openFolder, withChanges } from '#content/folder.ts';
import { type Content, readContent } from '#content/readContent.ts';
import { folderAside } from '#content/sample.ts';
import { isSameText, writeFiles } from '#content/writeFiles.ts';
import type { SaveResult } from '../api.ts';
import { HttpError } from './httpError.ts';

/** Returns the content of a folder. Its files keep the bytes that were read first. */
export function contentOf(root: string): Promise<Content> {
  const folder = openFolder(root, { withPrivate: true });
  const bytes = new Map<string, Buffer>();
  const read = (path: string) => bytes.get(path) ?? folder.read(path);
  return readContent({ ...folder, read: (path) => bytes.set(path, read(path)).get(path) ?? read(path) });
}

/** Returns all problems of content. Those in a body have their lines in it. */
export async function findProblems(content: Content): Promise<Problem[]> {
  const problems = await checkContent(content);
  return problems.map((problem) => {
    const { file, line = 0 } = problem;
    const { bodyOffset = line } = (content.files.get(file) ?? content.translations.get(file))?.parts ?? {};
    return file.endsWith('.md') && line > bodyOffset ? { ...problem, bodyLine: line - bodyOffset } : problem;
  });
}

/** Returns the bytes of a file in content; null if it doesn't exist. */
export const bytesOf = (folder: ContentFolder, file: string) => (folder.has(file) ? folder.read(file) : null);

export const bytesIn = (root: string, file: string) =>
  existsSync(join(root, file)) ? readFileSync(join(root, file)) : null;

/** Returns the version of a file, by which a save detects changes since the file was opened. */
export const versionOf = (folder: ContentFolder, file: string) =>
  createHash('sha256')
    .update(bytesOf(folder, file) ?? '')
    .digest('hex');

const conflict = (file: string) =>
  new HttpError(409, `${file} was changed elsewhere. Nothing was saved.`, { isConflict: true });

export function assertVersion({ folder }: Content, file: string, version: string): void {
  if (versionOf(folder, file) !== version) throw conflict(file);
}

/** Returns whether a problem rejects a change. A link to a page that doesn't exist yet rejects only the build. */
const isBlocking = (problem: Problem) => isError(problem) && problem.kind !== 'page' && problem.kind !== 'fragment';

/** Returns where an error is. Its advice can change with other files. */
const placeOf = ({ file, line, column, path }: Problem) => JSON.stringify([file, line, column, path]);

async function assertNoNewErrors(content: Content, changes: Changes): Promise<void> {
  const changed = await readContent(withChanges(content.folder, changes));
  const errors = (await findProblems(changed)).filter(isBlocking);
  const others = errors.filter(({ file }) => !changes.has(file));
  const known = others.length ? (await findProblems(content)).filter(isBlocking).map(placeOf) : [];
  const problems = errors.filter((problem) => changes.has(problem.file) || !known.includes(placeOf(problem)));
  if (problems.length) throw new HttpError(422, 'Nothing was saved.', { problems });
}

/**
 * Writes changes of content.
 * @throws HttpError with the errors that they cause, or if a file was changed since content was read; then nothing is
 * written
 */
export async function write(root: string, content: Content, changes: Changes): Promise<void> {
  await assertNoNewErrors(content, changes);
  const isOther = (file: string) =>
    isInContent(file) && !isSameText(bytesOf(content.folder, file), bytesIn(root, file));
  const other = [...changes.keys()].find(isOther);
  if (other) throw conflict(other);
  writeFiles(root, changes);
}

/** Returns the copies of files in a new folder outside of content, and its name. */
export function copyAside(root: string, folder: ContentFolder, files: readonly string[]) {
  const aside = folderAside(root, files.map(belowContent));
  return { aside, copies: files.map((path) => [`${aside}/${belowContent(path)}`, bytesOf(folder, path)] as const) };
}

let deletion: { before: Changes; after: Changes } | undefined;

/** Writes a deletion. Its bytes are kept for `undo`, until the editor ends. */
export async function writeDeletion(root: string, content: Content, after: Changes): Promise<void> {
  const before = new Map([...after.keys()].map((file) => [file, bytesIn(root, file)]));
  await write(root, content, after);
  deletion = { before, after };
}

/** Restores the last deletion, byte for byte. @throws HttpError if one of its files was changed since */
export function undo(root: string): SaveResult {
  if (!deletion) throw new HttpError(404, 'There is no deletion to undo.');
  const { before, after } = deletion;
  const other = [...after].find(([file, bytes]) => !isSameText(bytes, bytesIn(root, file)));
  if (other) throw new HttpError(409, `${other[0]} was changed since. Nothing was undone.`);
  writeFiles(root, before);
  deletion = undefined;
  const [file = ''] = before.keys();
  return { file, message: `${file} was restored.` };
}
