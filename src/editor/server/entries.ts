/** What an owner does with whole entries: begin, copy, rename, delete. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildDate } from '#base/dates.ts';
import { slugForm, slugOfFile, slugRule, toSlug } from '#base/slug.ts';
import { postPath, projectPath } from '#base/urls.ts';
import { EntryError, type NewEntry, planEntry } from '#content/addEntry.ts';
import { openFolder } from '#content/folder.ts';
import type { Content } from '#content/readContent.ts';
import { publicationsFile } from '#sections/publications/schema.ts';
import { type EntryKind, isEntryKind, type SaveResult } from '../api.ts';
import { withoutEntry, withTwin } from './bibliography.ts';
import { contentWith, write } from './check.ts';
import { bytesOf } from './disk.ts';
import { editable } from './files.ts';
import { HttpError } from './httpError.ts';
import { edit, fileOf, valuesOf } from './open.ts';
import { assertUnchanged } from './save.ts';

function plan(content: Content, kind: unknown, title: unknown): NewEntry {
  try {
    return planEntry(content, String(kind), String(title ?? ''), buildDate(process.env));
  } catch (error) {
    if (error instanceof EntryError) throw new HttpError(422, error.message);
    throw error;
  }
}

/** Begins an entry as `npm run new` does. */
export async function create(root: string, kind: unknown, title: unknown): Promise<SaveResult> {
  const content = await contentWith(root);
  const { file, text, message, key } = plan(content, kind, title);
  const before = bytesOf(content.folder, file);
  const problems = await write(root, new Map([[file, text]]), () => {
    if (!bytesOf(openFolder(root), file).equals(before))
      throw new HttpError(409, `${file} was changed meanwhile. Try again.`);
  });
  return { file, message, problems, ...(key && { key }) };
}

/** The file of one of many entries: those of other kinds are one each. */
function entryFile(root: string, named: unknown): { file: string; kind: EntryKind } {
  const { file, kind } = editable(root, named);
  if (!isEntryKind(kind)) throw new HttpError(422, `${file} can't be copied or renamed.`);
  return { file, kind };
}

const taken = (root: string, file: string) => existsSync(join(root, file));

function assertFree(root: string, file: string): void {
  if (taken(root, file)) throw new HttpError(409, `${file} exists already. Choose another name.`);
}

/** @throws HttpError if a file is no longer the one that the owner sees */
function assertSeen(root: string, file: string, version: unknown): void {
  assertUnchanged(root, file, version, () => bytesOf(openFolder(root), file).toString());
}

/** Copies an entry as a draft: its addresses stay with the first. */
export async function duplicate(root: string, named: unknown): Promise<SaveResult> {
  const { file, kind } = entryFile(root, named);
  const name = slugOfFile(file);
  let twin = `${name}-copy`;
  for (let number = 2; taken(root, `${dirname(file)}/${twin}.md`); number++) twin = `${name}-copy-${number}`;
  const source = fileOf(await contentWith(root), file, kind);
  const { order: _, aliases: __, ...values } = valuesOf(source) ?? {};
  const to = `${dirname(file)}/${twin}.md`;
  const copy = edit(source, { values: { ...values, draft: true } });
  const problems = await write(root, new Map([[to, copy]]), () => assertFree(root, to));
  return { file: to, message: `${to} is a copy, and a draft until you turn draft off.`, problems };
}

/** Gives an entry another file name; the former address of its page leads to the new one. */
export async function rename(root: string, named: unknown, version: unknown, name: unknown): Promise<SaveResult> {
  const { file, kind } = entryFile(root, named);
  const slug = String(name ?? '').normalize();
  if (!slugForm.test(slug)) {
    const better = toSlug(slug) || 'online-card-game';
    throw new HttpError(422, `The name must be ${slugRule}, such as ${better}.`);
  }
  const to = `${dirname(file)}/${slug}.md`;
  assertSeen(root, file, version);
  const former = slugOfFile(file);
  const source = fileOf(await contentWith(root), file, kind);
  const values = valuesOf(source);
  const aliases = [...((values?.aliases as string[] | undefined) ?? []).filter((alias) => alias !== slug), former];
  const hasPage = kind === 'projects' || (kind === 'writing' && !values?.url);
  const renamed = edit(source, { values: hasPage ? { ...values, aliases } : undefined });
  const changes = new Map([
    [to, renamed],
    [file, null],
  ]);
  const problems = await write(root, changes, () => {
    assertFree(root, to);
    assertSeen(root, file, version);
  });
  const path = kind === 'projects' ? projectPath : postPath;
  const message = hasPage
    ? `The address is now ${path(slug)}. The old one, ${path(former)}, redirects there.`
    : `The file is now ${to}. No URL changes.`;
  return { file: to, message, problems };
}

/** Deletes a file; site.yaml has to be there. What it names, such as pictures, stays. */
export async function remove(root: string, named: unknown, version: unknown): Promise<SaveResult> {
  const { file, kind } = editable(root, named);
  if (kind === 'site' || kind === 'publications')
    throw new HttpError(422, `${file} can't be deleted. Delete its content instead.`);
  await write(root, new Map([[file, null]]), () => assertSeen(root, file, version));
  return { file, message: `${file} was deleted. Pictures stay in their folder.`, problems: [] };
}

/** Copies or deletes an entry of publications.bib. */
export async function changePublications(
  root: string,
  action: 'duplicate' | 'remove',
  key: unknown,
  version: unknown,
): Promise<SaveResult> {
  const { file } = editable(root, publicationsFile);
  assertSeen(root, file, version);
  const { text } = (await contentWith(root)).bibliography;
  const twin = action === 'duplicate' ? withTwin(text, String(key)) : undefined;
  const changes = new Map([[file, twin?.text ?? withoutEntry(text, String(key))]]);
  const problems = await write(root, changes, () => assertSeen(root, file, version));
  return twin
    ? { file, message: `${twin.key} is a copy of ${key}.`, problems, key: twin.key }
    : { file, message: `${key} was deleted.`, problems };
}
