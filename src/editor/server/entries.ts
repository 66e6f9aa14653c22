/** Creates, copies, renames and deletes entries. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isInContent } from '#base/contentPath.ts';
import { englishCount } from '#base/counter.ts';
import { buildDate } from '#base/dates.ts';
import { aliasesIn, slugForm, slugOfFile, slugRule, toSlug } from '#base/slug.ts';
import { EntryError, formerOwner, type NewEntry, planEntry } from '#content/addEntry.ts';
import { addBibtex, bibtexParts, describeAdded, removePart } from '#content/bibtexParts.ts';
import { imagesOf } from '#content/check/checkContent.ts';
import type { ContentFile } from '#content/contentFile.ts';
import { type ContentKind, hasFields } from '#content/contentSchemas.ts';
import type { Content } from '#content/readContent.ts';
import { placeOf } from '#content/routes.ts';
import { entryOf } from '#sections/index.ts';
import { readBibtex } from '#sections/publications/bibtex.ts';
import { bibliography, publicationsFile } from '#sections/publications/schema.ts';
import type { SaveResult } from '../api.ts';
import { contentWith, write } from './check.ts';
import { bytesIn, isWithin, moveAside } from './disk.ts';
import { editable, isRemovable } from './files.ts';
import { HttpError } from './httpError.ts';
import { edit, fileOf, partWithKey, valuesOf } from './open.ts';
import { assertUnchanged } from './save.ts';
import { rememberDeletion } from './undo.ts';

function plan(content: Content, kind: string, title: string): NewEntry {
  if (!title.trim()) throw new HttpError(422, 'Enter a title first.');
  try {
    return planEntry(content, kind, title, buildDate(process.env));
  } catch (error) {
    if (error instanceof EntryError) throw new HttpError(422, error.message);
    throw error;
  }
}

/** Creates an entry as `npm run new` does. */
export async function create(root: string, kind: string, title: string): Promise<SaveResult> {
  const content = await contentWith(root);
  const { file, text, message, key } = plan(content, kind, title);
  // As it was read, since the new text has its other entries.
  const before = file === publicationsFile ? content.bibliography.text : (content.files.get(file)?.text ?? '');
  await write(root, new Map([[file, text]]), () => assertStill(root, file, before));
  return { file, message, ...(key && { key }) };
}

/** @throws HttpError if a file has another text by now */
function assertStill(root: string, file: string, text: string): void {
  if ((bytesIn(root, file)?.toString() ?? '') !== text)
    throw new HttpError(409, `${file} was changed meanwhile. Try again.`);
}

/** Adds a BibTeX file to publications.bib, without entries that it has already. */
export async function addPublications(root: string, text: string): Promise<SaveResult> {
  const { bibliography } = await contentWith(root);
  if (!bibtexParts(text).length) {
    const [problem] = readBibtex(text).problems;
    throw new HttpError(422, problem ? `Line ${problem.line} ${problem.message}` : 'There is no BibTeX entry in it.');
  }
  if (!bibliography.isWellFormed) throw new HttpError(422, `Fix the errors in ${publicationsFile} first.`);
  const result = addBibtex(bibliography.text, text);
  const assertMay = () => assertStill(root, publicationsFile, bibliography.text);
  if (result.added.length) await write(root, new Map([[publicationsFile, result.text]]), assertMay);
  return { file: publicationsFile, message: describeAdded(result) };
}

/**
 * Returns an entry's file and its kind.
 * @throws HttpError if a file isn't an entry of a kind with a file for each entry
 */
function entryFile(root: string, named: string): { file: string; kind: ContentKind } {
  const { file, kind } = editable(root, named);
  if (!hasFields(kind) || !entryOf(kind)) throw new HttpError(422, `${file} can't be copied or renamed.`);
  return { file, kind };
}

const taken = (root: string, file: string) => existsSync(join(root, file));

function assertFree(root: string, ...files: string[]): void {
  const inTheWay = files.find((file) => taken(root, file));
  if (inTheWay) throw new HttpError(409, `${inTheWay} already exists. Choose another name.`);
}

/** Returns the translations of an entry's body, with their paths beside another file name. */
const translationsAt = ({ path: file, bodyFiles }: ContentFile, to: string): [string, string][] =>
  bodyFiles.slice(1).map(({ path, text = '' }) => [to.replace(/md$/, path.slice(file.length - 2)), text]);

/** Copies an entry as a draft, without its aliases. */
export async function duplicate(root: string, named: string): Promise<SaveResult> {
  const { file, kind } = entryFile(root, named);
  const name = slugOfFile(file);
  const content = await contentWith(root);
  const isFree = (slug: string) => !taken(root, `${dirname(file)}/${slug}.md`) && !formerOwner(content, kind, slug);
  let twin = `${name}-copy`;
  for (let number = 2; !isFree(twin); number++) twin = `${name}-copy-${number}`;
  const source = fileOf(content, file, kind);
  const { order: _, aliases: __, ...values } = valuesOf(source) ?? {};
  const to = `${dirname(file)}/${twin}.md`;
  const copy = edit(source, { values: { ...values, draft: true } });
  const copies = new Map([[to, copy], ...translationsAt(source, to)]);
  await write(root, copies, () => assertFree(root, ...copies.keys()));
  return { file: to, message: `${to} is a copy. It is a draft until you turn off Draft.` };
}

/**
 * Renames the file of an entry. The old URL of its page redirects to the new one. The first alias stays, also if it is
 * the slug again: it is the entry's ID in the feed.
 */
export async function rename(root: string, named: string, version: string, name: string): Promise<SaveResult> {
  const { file, kind } = entryFile(root, named);
  const slug = name.normalize();
  if (!slugForm.test(slug)) {
    const better = toSlug(slug) || 'online-card-game';
    throw new HttpError(422, `The name must be ${slugRule}, such as ${better}.`);
  }
  const to = `${dirname(file)}/${slug}.md`;
  const slugBefore = slugOfFile(file);
  const content = await contentWith(root);
  const owner = formerOwner(content, kind, slug);
  if (owner && owner !== file) throw new HttpError(409, `${slug} is an old slug of ${owner}. Choose another name.`);
  const source = fileOf(content, file, kind);
  const values = valuesOf(source);
  const aliases = [...new Set(aliasesIn(values)).add(slugBefore)];
  // A draft has its page once it is published.
  const published = { ...values, draft: false };
  const [before, after] = [placeOf(file, published), placeOf(to, published)] as const;
  const hasMoved = before.page !== after.page;
  const renamed = edit(source, { values: hasMoved ? { ...values, aliases } : undefined });
  const former = source.bodyFiles.map(({ path }): [string, null] => [path, null]);
  const moved = new Map([[to, renamed], ...translationsAt(source, to)]);
  await write(root, new Map<string, string | null>([...moved, ...former]), () => {
    assertFree(root, ...moved.keys());
    assertUnchanged(root, file, version);
  });
  const message = hasMoved
    ? `The URL is now ${after.page}. The old one, ${before.page}, redirects there.`
    : `The file is now ${to}.${before.id === after.id ? ' No URL changes.' : ''}`;
  return { file: to, message };
}

/** Moves a file out of content, with the images that no other file shows. site.yaml can't be moved. */
export async function remove(root: string, named: string, version: string): Promise<SaveResult> {
  const { file, kind } = editable(root, named);
  if (!isRemovable(kind)) throw new HttpError(422, `${file} can't be deleted. Delete its content instead.`);
  const content = await contentWith(root);
  const shown = [...content.files.values()].filter(({ path }) => path !== file).flatMap(imagesOf);
  const source = fileOf(content, file, kind);
  const images = new Set(imagesOf(source)).difference(new Set(shown));
  const texts = source.bodyFiles.map(({ path }) => path);
  const moved = [...texts, ...[...images].filter((path) => isInContent(path) && isWithin(root, path))];
  const { aside, changes } = moveAside(root, content.folder, moved);
  const remember = rememberDeletion(root, changes);
  await write(root, changes, () => assertUnchanged(root, file, version));
  remember();
  const count = (number: number, one: string) =>
    number === 1 ? [`its ${one}`] : number ? [englishCount(number, one)] : [];
  const others = [...count(texts.length - 1, 'translation'), ...count(moved.length - texts.length, 'image')];
  const along = others.length ? ` with ${others.join(' and ')}` : '';
  return { file, message: `${file} was moved to ${aside}/${along}.`, canUndo: true };
}

/** Moves an entry of publications.bib out of it. */
export async function removePublication(root: string, key: string, version: string): Promise<SaveResult> {
  const { file } = editable(root, publicationsFile);
  const { text } = (await contentWith(root)).bibliography;
  const aside = `content.old/${bibliography}`;
  const old = bytesIn(root, aside)?.toString();
  const part = partWithKey(text, key);
  const changes = new Map([
    [file, removePart(text, part)],
    [aside, `${old ? `${old.trimEnd()}\n\n` : ''}${part.text}\n`],
  ]);
  const remember = rememberDeletion(root, changes);
  await write(root, changes, () => assertUnchanged(root, file, version));
  remember();
  return { file, message: `${key} was moved to ${aside}.`, canUndo: true };
}
