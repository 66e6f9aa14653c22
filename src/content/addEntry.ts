/** Begins what an owner adds: a project, an experience entry, a post, a section, a publication. */

import { strayIn } from '#base/characters.ts';
import { fileNames } from '#base/fileNames.ts';
import { didYouMean } from '#base/nearest.ts';
import { aliasesIn } from '#base/slug.ts';
import { type EntryKind, entryKinds, sections } from '#sections/index.ts';
import { publicationsFile } from '#sections/publications/schema.ts';
import type { Entry } from '#sections/section.ts';
import { newEntry } from './newEntry.ts';
import { addPublication } from './newPublication.ts';
import { type Content, filesOf } from './readContent.ts';

/** Why nothing was begun, in an owner's words. */
export class EntryError extends Error {}

/** What beginning an entry makes of a file. */
export interface NewEntry {
  /** From the root, with forward slashes. */
  file: string;
  /** The whole file. */
  text: string;
  /** What to do next, printed once the file is written. */
  message: string;
  /** The key of a publication. */
  key?: string;
}

const publication = 'publication';

/** A file of this kind, whose address no other one has or had. */
function freeFile(content: Content, kind: EntryKind, slug: string): string {
  const owner = filesOf(content, kind).find(({ data }) => aliasesIn(data).includes(slug))?.path;
  if (owner) throw new EntryError(`${slug} is an old slug of ${owner}. Choose another title.`);
  const file = `content/${sections[kind].pattern.replace('*', slug)}`;
  if (content.folder.has(file)) throw new EntryError(`${file} exists already. Choose another title.`);
  return file;
}

function planFile(content: Content, kind: EntryKind, title: string, day: string): NewEntry {
  const { name, begin, note, next }: Entry = sections[kind].entry;
  const fields = begin(title, day);
  const { error } = sections[kind].schema.safeParse(fields);
  if (error) throw new EntryError(`The title ${error.issues[0]?.message.replace(/\.?$/, '.')}`);
  const file = freeFile(content, kind, fileNames(name.replace(/ .*/, ''))(title));
  const message = [`${file} was written.`, next].filter(Boolean).join(' ');
  return { file, text: newEntry(kind, fields, note), message };
}

function planPublication({ bibliography, files }: Content, title: string, day: string): NewEntry {
  const stray = strayIn(title);
  if (stray) throw new EntryError(`The title contains the invalid character ${stray}. Delete it.`);
  if (!bibliography.isWellFormed) {
    throw new EntryError(
      `${publicationsFile} has errors, so nothing was added. Run npm run check, and fix them first.`,
    );
  }
  const { name } = files.get('content/site.yaml')?.data ?? {};
  const { text, key } = addPublication(bibliography.text, title, String(name ?? 'Author'), day.slice(0, 4));
  const message = `${publicationsFile} has the new entry ${key}. To show it with a project, add publications: [${key}].`;
  return { file: publicationsFile, text, message, key };
}

/**
 * Plans an entry of content, named by its title.
 * @param command what the kind is called in commands: `project`
 * @throws EntryError where the kind is unknown, the title no title, or something is in the way
 */
export function planEntry(content: Content, command: string, title: string, today: Date): NewEntry {
  const kind = entryKinds.find((each) => sections[each].entry.command === command);
  if (!kind && command !== publication) {
    const known = [...entryKinds.map((each) => sections[each].entry.command), publication];
    throw new EntryError(`Unknown kind "${command}"${didYouMean(command, known) || `. Kinds: ${known.join(', ')}.`}`);
  }
  if (!title.trim()) throw new EntryError(`Missing title. Example: npm run new -- ${command} "Title"`);
  const day = today.toISOString().slice(0, 10);
  return kind ? planFile(content, kind, title.trim(), day) : planPublication(content, title.trim(), day);
}
