/** Plans what an owner adds: an entry that is a file, or a publication. */

import { strayIn } from '#base/characters.ts';
import { inContent } from '#base/contentPath.ts';
import { didYouMean } from '#base/nearest.ts';
import { aliasesIn, fileNames } from '#base/slug.ts';
import { addableKinds, type EntryKind, entryNamesOf, sections } from '#sections/index.ts';
import { publicationsFile } from '#sections/publications/fields.ts';
import type { EntryRules } from '#sections/section.ts';
import type { ContentKind } from './contentSchemas.ts';
import { newEntry } from './newFiles.ts';
import { addPublication } from './newPublication.ts';
import { type Content, filesOf } from './readContent.ts';

export class EntryError extends Error {}

export interface NewEntry {
  /** From the root, with forward slashes. */
  file: string;
  text: string;
  message: string;
  key?: string;
}

export const commandKinds: readonly string[] = addableKinds.flatMap((kind) => entryNamesOf(kind)?.command ?? []);

/** Returns the path of the entry of this kind whose old slug this is. */
export const formerOwner = (content: Content, kind: ContentKind, slug: string): string | undefined =>
  filesOf(content, kind).find(({ data }) => aliasesIn(data).includes(slug))?.path;

function freeFile(content: Content, kind: EntryKind, slug: string): string {
  const file = inContent(sections[kind].pattern.replace('*', slug));
  if (content.folder.has(file)) throw new EntryError(`${file} already exists. Choose another title.`);
  const owner = formerOwner(content, kind, slug);
  if (owner) throw new EntryError(`${slug} is an old slug of ${owner}. Choose another title.`);
  return file;
}

function planFile(content: Content, kind: EntryKind, title: string, day: string): NewEntry {
  const { newFields, note, next }: EntryRules = sections[kind].entry;
  const fields = newFields(title, day);
  const { error } = sections[kind].schema.safeParse(fields);
  if (error) throw new EntryError(`The title ${error.issues[0]?.message.replace(/\.?$/, '.')}`);
  const file = freeFile(content, kind, fileNames(sections[kind].fallbackName)(title));
  const message = [`${file} was written.`, next].filter(Boolean).join(' ');
  return { file, text: newEntry(kind, fields, note), message };
}

function planPublication({ bibliography, site }: Content, title: string, day: string): NewEntry {
  const stray = strayIn(title);
  if (stray) throw new EntryError(`The title contains the invalid character ${stray}. Delete it.`);
  if (!bibliography.isWellFormed) {
    throw new EntryError(
      `${publicationsFile} has errors, so nothing was added. Run npm run check, and fix them first.`,
    );
  }
  const { text, key } = addPublication(bibliography.text, title, site?.name ?? 'Author', day.slice(0, 4));
  const message = `${publicationsFile} has the new entry ${key}. To show it with a project, add publications: [${key}].`;
  return { file: publicationsFile, text, message, key };
}

/** @throws EntryError if the kind is unknown, the title is invalid, or its file exists */
export function planEntry(content: Content, command: string, title: string): NewEntry {
  const kind = addableKinds.find((each) => entryNamesOf(each)?.command === command);
  if (!kind)
    throw new EntryError(
      `Unknown kind "${command}"${didYouMean(command, commandKinds) || `. Kinds: ${commandKinds.join(', ')}.`}`,
    );
  if (!title.trim()) throw new EntryError(`Missing title. Example: npm run new -- ${command} "Title"`);
  const day = content.today.toISOString().slice(0, 10);
  return kind === 'publications'
    ? planPublication(content, title.trim(), day)
    : planFile(content, kind, title.trim(), day);
}
