/** What an owner does with whole entries: begin, copy, rename, delete. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildDate } from '#base/dates.ts';
import { slugForm, slugOfFile, slugRule, toSlug } from '#base/slug.ts';
import { EntryError, type NewEntry, planEntry } from '#content/addEntry.ts';
import { publicationsFile } from '#sections/publications/schema.ts';
import { type ContentKind, type EntryKind, isEntryKind, type Saved, type Values } from '../api.ts';
import { partsOf, withoutEntry, withTwin } from './bibliography.ts';
import { contentWith, write } from './check.ts';
import { readBytes } from './disk.ts';
import { editable } from './files.ts';
import { HttpError } from './httpError.ts';
import { changed, valuesOf } from './open.ts';
import { assertUnchanged } from './save.ts';

async function planned(root: string, kind: unknown, title: unknown): Promise<NewEntry> {
  const content = await contentWith(root);
  try {
    return planEntry(content, String(kind), String(title ?? ''), buildDate(process.env));
  } catch (error) {
    if (error instanceof EntryError) throw new HttpError(422, error.message);
    throw error;
  }
}

/** Begins an entry as `npm run new` does. */
export async function create(root: string, kind: unknown, title: unknown): Promise<Saved> {
  const { file, text, said } = await planned(root, kind, title);
  const before = readBytes(root, file);
  const problems = await write(root, new Map([[file, text]]), () => {
    if (!readBytes(root, file).equals(before))
      throw new HttpError(409, `${file} was changed meanwhile: try once more.`);
  });
  const key = file === publicationsFile ? partsOf(text).at(-1)?.key : undefined;
  return { file, said, problems, ...(key && { key }) };
}

/** The file of one of many entries: those of other kinds are one each. */
function entryFile(root: string, named: unknown): { file: string; kind: EntryKind } {
  const { file, kind } = editable(root, named);
  if (!isEntryKind(kind)) throw new HttpError(422, `${file} is one of its kind.`);
  return { file, kind };
}

const taken = (root: string, file: string) => existsSync(join(root, file));

function assertFree(root: string, file: string): void {
  if (taken(root, file)) throw new HttpError(409, `${file} is there already: choose another name.`);
}

/** A file's text, which is still the one that the owner sees. */
function textOf(root: string, file: string, version: unknown): string {
  const text = readBytes(root, file).toString();
  assertUnchanged(root, file, version, () => text);
  return text;
}

/** Copies an entry as a draft: its addresses stay with the first. */
export async function duplicate(root: string, named: unknown): Promise<Saved> {
  const { file, kind } = entryFile(root, named);
  const name = slugOfFile(file);
  let twin = `${name}-copy`;
  for (let number = 2; taken(root, `${dirname(file)}/${twin}.md`); number++) twin = `${name}-copy-${number}`;
  const text = readBytes(root, file).toString();
  const { order: _, aliases: __, ...values } = factsOf(file, kind, text);
  const to = `${dirname(file)}/${twin}.md`;
  const copy = changed(text, file, kind, { values: { ...values, draft: true } });
  const problems = await write(root, new Map([[to, copy]]), () => assertFree(root, to));
  return { file: to, said: `${to} is a copy, and a draft until you publish it.`, problems };
}

function factsOf(file: string, kind: ContentKind, text: string): Values {
  const values = valuesOf(file, kind, text);
  if (!values) throw new HttpError(422, `${file} cannot be read: mend its text first.`);
  return values;
}

/** What is said of an entry's new name. */
const renamedTo: Record<EntryKind, (slug: string, former: string) => string> = {
  projects: (slug, former) => `The address is now /projects/${slug}. The former one, /projects/${former}, leads there.`,
  experience: (slug) => `The file is now content/experience/${slug}.md. No page has its name as its address.`,
  writing: (slug, former) => `The address is now /writing/${slug}. Links to /writing/${former} lead nowhere now.`,
};

/** Gives an entry another file name; a project's former address leads to the new one. */
export async function rename(root: string, named: unknown, version: unknown, name: unknown): Promise<Saved> {
  const { file, kind } = entryFile(root, named);
  const slug = String(name ?? '').normalize();
  if (!slugForm.test(slug)) {
    const better = toSlug(slug) || 'online-card-game';
    throw new HttpError(422, `The name must be ${slugRule}, such as ${better}.`);
  }
  const to = `${dirname(file)}/${slug}.md`;
  const text = textOf(root, file, version);
  const former = slugOfFile(file);
  const values = factsOf(file, kind, text);
  const aliases = [...((values.aliases as string[] | undefined) ?? []).filter((alias) => alias !== slug), former];
  const renamed = kind === 'projects' ? changed(text, file, kind, { values: { ...values, aliases } }) : text;
  const changes = new Map([
    [to, renamed],
    [file, null],
  ]);
  const problems = await write(root, changes, () => {
    assertFree(root, to);
    textOf(root, file, version);
  });
  return { file: to, said: renamedTo[kind](slug, former), problems };
}

/** Deletes a file; site.yaml has to be there. What it names, such as pictures, stays. */
export async function remove(root: string, named: unknown, version: unknown): Promise<Saved> {
  const { file, kind } = editable(root, named);
  if (kind === 'site' || kind === 'publications') throw new HttpError(422, `${file} stays: take out what is in it.`);
  await write(root, new Map([[file, null]]), () => void textOf(root, file, version));
  return { file, said: `${file} was deleted. Pictures stay in their folder.`, problems: [] };
}

/** Copies or deletes an entry of publications.bib. */
export async function changePublications(
  root: string,
  action: 'duplicate' | 'remove',
  key: unknown,
  version: unknown,
): Promise<Saved> {
  const { file } = editable(root, publicationsFile);
  const text = textOf(root, file, version);
  const twin = action === 'duplicate' ? withTwin(text, String(key)) : undefined;
  const changes = new Map([[file, twin?.text ?? withoutEntry(text, String(key))]]);
  const problems = await write(root, changes, () => void textOf(root, file, version));
  return twin
    ? { file, said: `${twin.key} is a copy of ${key}.`, problems, key: twin.key }
    : { file, said: `${key} was deleted.`, problems };
}
