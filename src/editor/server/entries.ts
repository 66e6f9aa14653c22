import { dirname } from 'node:path';
import { belowContent, isInContent } from '#base/contentPath.ts';
import { aliasesIn, slugForm, slugOfFile, slugRule, toSlug } from '#base/slug.ts';
import { EntryError, formerOwner } from '#content/addEntry.ts';
import { addBibtex, bibtexParts, describeAdded, removePart } from '#content/bibtexParts.ts';
import { imagesOf } from '#content/check/checkContent.ts';
import { readabilityAdvice } from '#content/check/privateProblems.ts';
import type { ContentFile } from '#content/contentFile.ts';
import { planNew } from '#content/findPublication.ts';
import type { Content } from '#content/readContent.ts';
import { placeOf } from '#content/routes.ts';
import { entryOf } from '#sections/index.ts';
import { readBibtex } from '#sections/publications/bibtex.ts';
import { publicationsFile } from '#sections/publications/fields.ts';
import type { Requests, SaveResult } from '../api.ts';
import { edit, fileOf, isRemovable, valuesOf } from './files.ts';
import { HttpError } from './httpError.ts';
import { partWithKey } from './save.ts';
import { assertVersion, bytesIn, contentOf, copyAside, write, writeDeletion } from './write.ts';

export async function create(root: string, { kind, title }: Requests['create']): Promise<SaveResult> {
  if (!title.trim()) throw new HttpError(422, 'Enter a title first.');
  const content = await contentOf(root);
  try {
    const { file, text, message, key } = await planNew(content, kind, title);
    await write(root, content, new Map([[file, text]]));
    const advice = readabilityAdvice(root, content, file);
    return { file, message: [message, advice].filter(Boolean).join('\n'), ...(key && { key }) };
  } catch (error) {
    if (error instanceof EntryError) throw new HttpError(422, error.message);
    throw error;
  }
}

/** Adds a BibTeX file to publications.bib, without entries that it has already. */
export async function addPublications(root: string, { text }: Requests['addPublications']): Promise<SaveResult> {
  const content = await contentOf(root);
  if (!bibtexParts(text).length) {
    const [problem] = readBibtex(text).problems;
    throw new HttpError(422, problem ? `Line ${problem.line} ${problem.message}` : 'There is no BibTeX entry in it.');
  }
  if (!content.bibliography.isWellFormed) throw new HttpError(422, `Fix the errors in ${publicationsFile} first.`);
  const result = addBibtex(content.bibliography.text, text);
  if (result.added.length) await write(root, content, new Map([[publicationsFile, result.text]]));
  return { file: publicationsFile, message: describeAdded(result) };
}

/** @throws HttpError if a file isn't an entry of a kind with a file for each entry */
function entryIn(content: Content, file: string): ContentFile {
  const source = fileOf(content, file);
  if (source.isTranslation || !entryOf(source.kind)) throw new HttpError(422, `${file} can't be renamed.`);
  return source;
}

/** Returns the translations of an entry's body, with their paths beside another file name. */
const translationsAt = ({ path: file, bodyFiles }: ContentFile, to: string): [string, string][] =>
  bodyFiles.slice(1).map(({ path, text = '' }) => [to.replace(/md$/, path.slice(file.length - 2)), text]);

/**
 * Renames the file of an entry. The old URL of its page redirects to the new one. The first alias stays, also if it is
 * the slug again: it is the entry's ID in the feed.
 */
export async function rename(root: string, { file, version, name }: Requests['rename']): Promise<SaveResult> {
  const content = await contentOf(root);
  const source = entryIn(content, file);
  const slug = name.normalize();
  if (!slugForm.test(slug)) {
    const better = toSlug(slug) || 'online-card-game';
    throw new HttpError(422, `The name must be ${slugRule}, such as ${better}.`);
  }
  const owner = formerOwner(content, source.kind, slug);
  if (owner && owner !== file) throw new HttpError(409, `${slug} is an old slug of ${owner}. Choose another name.`);
  const to = `${dirname(file)}/${slug}.md`;
  const values = valuesOf(source);
  const aliases = [...new Set(aliasesIn(values)).add(slugOfFile(file))];
  // A draft has its page once it is published.
  const published = { ...values, draft: false };
  const [before, after] = [placeOf(file, published), placeOf(to, published)] as const;
  const hasMoved = before.page !== after.page;
  const renamed = edit(source, { values: hasMoved ? { ...values, aliases } : undefined });
  const moved = new Map([[to, renamed], ...translationsAt(source, to)]);
  const taken = [...moved.keys()].find((path) => content.folder.has(path));
  if (taken) throw new HttpError(409, `${taken} already exists. Choose another name.`);
  assertVersion(content, file, version);
  const former = source.bodyFiles.map(({ path }) => [path, null] as const);
  await write(root, content, new Map<string, string | null>([...moved, ...former]));
  const message = hasMoved
    ? `The URL is now ${after.page}. The old one, ${before.page}, redirects there.`
    : `The file is now ${to}.${before.id === after.id ? ' No URL changes.' : ''}`;
  return { file: to, message };
}

/** Moves a file out of content, with its translations and the images that no other file shows. */
async function removeFile(root: string, file: string, version: string): Promise<SaveResult> {
  const content = await contentOf(root);
  const source = fileOf(content, file);
  if (!content.folder.has(file) || !(source.isTranslation || isRemovable(source.kind)))
    throw new HttpError(422, `${file} can't be deleted. Delete its content instead.`);
  assertVersion(content, file, version);
  const shown = [...content.files.values()].filter(({ path }) => path !== file).flatMap(imagesOf);
  const own = source.isTranslation ? [] : imagesOf(source);
  const images = [...new Set(own).difference(new Set(shown))].filter(
    (path) => isInContent(path) && content.folder.has(path),
  );
  const gone = [...source.bodyFiles.map(({ path }) => path), ...images];
  const { aside, copies } = copyAside(root, content.folder, gone);
  await writeDeletion(root, content, new Map([...gone.map((path) => [path, null] as const), ...copies]));
  return { file, message: `${file} was moved to ${aside}/${images.length ? ' with its images' : ''}.`, canUndo: true };
}

/** Deletes a file, or an entry of publications.bib. What was deleted is in `content.old/`. */
export async function remove(root: string, { file, key, version }: Requests['remove']): Promise<SaveResult> {
  if (key === undefined) return removeFile(root, file, version);
  const content = await contentOf(root);
  assertVersion(content, publicationsFile, version);
  const { text } = content.bibliography;
  const part = partWithKey(text, key);
  const aside = `content.old/${belowContent(publicationsFile)}`;
  const old = bytesIn(root, aside)?.toString().trimEnd();
  const changes = new Map([
    [publicationsFile, removePart(text, part)],
    [aside, `${old ? `${old}\n\n` : ''}${part.text}\n`],
  ]);
  await writeDeletion(root, content, changes);
  return { file: publicationsFile, message: `${key} was moved to ${aside}.`, canUndo: true };
}
