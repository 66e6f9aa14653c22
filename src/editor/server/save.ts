/** Saves what was typed into a form completely or not at all, and never over changes from elsewhere. */
import { belowContent } from '#base/contentPath.ts';
import { withEndings } from '#base/lines.ts';
import { type BibtexPart, bibtexParts, replacePart } from '#content/bibtexParts.ts';
import { withSchemaComment } from '#content/newFiles.ts';
import type { Content } from '#content/readContent.ts';
import { publicationsFile } from '#sections/publications/fields.ts';
import type { Change, SaveResult } from '../api.ts';
import { edit, fileOf } from './files.ts';
import { HttpError } from './httpError.ts';
import { assertVersion, bytesOf, contentOf, copyAside, write } from './write.ts';

/**
 * Writes what the form changed. A file that was changed elsewhere is copied to `content.old/` first.
 * @throws HttpError if the file would have errors, or was changed elsewhere and the owner doesn't want to overwrite it;
 * then nothing is written
 */
export async function save(root: string, change: Change): Promise<SaveResult> {
  const { file, overwrites } = change;
  const content = await contentOf(root);
  const text = changedText(content, change);
  if (!overwrites) assertVersion(content, file, change.version);
  const before = bytesOf(content.folder, file);
  const after = Buffer.from(before?.length ? text : withSchemaComment(belowContent(file), text));
  if (before?.equals(after)) return { file, message: 'No changes to save.' };
  const { copies } = copyAside(root, content.folder, overwrites && before ? [file] : []);
  await write(root, content, new Map([[file, after], ...copies]));
  return { file, message: [`${file} was saved.`, ...copies.map(([path]) => `The old text is in ${path}.`)].join(' ') };
}

function changedText(content: Content, { file, text, publications = {}, ...change }: Change): string {
  const before = file === publicationsFile ? content.bibliography.text : (fileOf(content, file).text ?? '');
  if (text !== undefined) return withEndings(before, text);
  if (file !== publicationsFile) return edit(fileOf(content, file), change);
  return Object.entries(publications).reduce(withPublication, before);
}

/** @throws HttpError if publications.bib has no such entry */
export function partWithKey(text: string, key: string): BibtexPart {
  const part = bibtexParts(text).find((each) => each.key === key);
  if (!part) throw new HttpError(404, `publications.bib has no entry ${key}.`);
  return part;
}

function withPublication(text: string, [key, entry]: [string, string]): string {
  const edited = replacePart(text, partWithKey(text, key), entry);
  const parts = bibtexParts(edited);
  // The check reports what is wrong with a text that can't be read.
  if (parts.length && parts.length !== bibtexParts(text).length)
    throw new HttpError(422, `The text of ${key} must have exactly one entry, from @ to its last brace.`);
  return edited;
}
