/** Plans what an owner adds: an entry that is a file, its translation, a publication, or an application. */
import { randomInt } from 'node:crypto';
import { folded, strayIn } from '#base/characters.ts';
import { CommandError } from '#base/commandError.ts';
import { inContent } from '#base/contentPath.ts';
import { dayOf } from '#base/dates.ts';
import { languageTag } from '#base/languageTag.ts';
import { asTyped, withEndings } from '#base/lines.ts';
import { didYouMean } from '#base/nearest.ts';
import { aliasesIn, fileNames, slugOfFile, toSlug } from '#base/slug.ts';
import { applicationPath } from '#base/urls.ts';
import { contentFiles } from '#sections/contentFiles.ts';
import { addableKinds, type EntryKind, entryKinds, entryNamesOf, entryOf, sections } from '#sections/index.ts';
import { readBibtex, toLatex, writeBibtex } from '#sections/publications/bibtex.ts';
import { fieldRules, publicationsFile } from '#sections/publications/fields.ts';
import { keyOf } from '#sections/publications/keys.ts';
import type { EntryRules } from '#sections/section.ts';
import type { ContentKind } from './contentSchemas.ts';
import { newEntry } from './newFiles.ts';
import { type Content, filesOf } from './readContent.ts';

/** A reason, for the owner, why an entry can't be added. */
export class EntryError extends CommandError {}

export interface NewEntry {
  /** From the root, with forward slashes. */
  file: string;
  text: string;
  message: string;
  key?: string;
  /** Whether nothing is left to fill in. */
  isComplete?: boolean;
}

const commandsOf = (kinds: readonly string[]): string[] => kinds.flatMap((kind) => entryNamesOf(kind)?.command ?? []);
export const commandKinds: readonly string[] = [...commandsOf(addableKinds), 'for', 'admin'];

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

/** Returns the text of publications.bib. @throws EntryError if it has errors, so that nothing can be added */
export function bibliographyOf({ bibliography }: Content): string {
  if (bibliography.isWellFormed) return bibliography.text;
  throw new EntryError(`${publicationsFile} has errors, so nothing was added. Run npm run check, and fix them first.`);
}

export const newPublication = (text: string, key: string): NewEntry => ({
  file: publicationsFile,
  text,
  message: `${publicationsFile} has the new entry ${key}. To show it with a project, add publications: [${key}].`,
  key,
});

/** What the fields are, on lines that all BibTeX programs read as comments. */
const explanation = `% Replace misc with a more specific type: article, inproceedings, phdthesis, techreport or another.
% Its fields, besides other BibTeX fields:
%   title: capitals that must stay in braces: {DNA} in a {B}ayesian light
${[...fieldRules].map(([name, { allowed }]) => `%   ${name}: ${allowed}\n`).join('')}%   abstract: text, which can have formulas: $x^2$
%   page: true, for a page of its own even without an abstract, an own PDF or an image
`;

function planPublication(content: Content, title: string, day: string): NewEntry {
  const stray = strayIn(title);
  if (stray) throw new EntryError(`The title contains the invalid character ${stray}. Delete it.`);
  const own = bibliographyOf(content);
  const taken = readBibtex(own).entries.map(({ key }) => key);
  const fields = { author: toLatex(content.site?.name ?? 'Author'), title: toLatex(title), year: day.slice(0, 4) };
  const key = keyOf(fields, taken);
  const entry = writeBibtex('misc', key, fields);
  const before = asTyped(own).trimEnd();
  const text = `${before && `${before}\n\n`}${before.includes(explanation.trim()) ? '' : explanation}${entry}`;
  return newPublication(withEndings(own, text), key);
}

/** Characters that people don't confuse, such as 0 and o, in any font. */
const distinct = '34679acdefghjkmnpqrtuvwxy';

/** Plans the file of an application, whose name nobody can guess. */
function planApplication({ site }: Content, reader: string, day: string): NewEntry {
  const code = Array.from({ length: 5 }, () => distinct[randomInt(distinct.length)]).join('');
  const slug = [toSlug(reader), code].filter(Boolean).join('-');
  const file = inContent(contentFiles.applications.pattern.replace('*', slug));
  const note =
    'Write your letter below the next line, in Markdown. Its first paragraph is the salutation. The date and your name are added.';
  const url = `${site?.url?.replace(/\/$/, '') ?? ''}${applicationPath(slugOfFile(file))}`;
  return {
    file,
    text: newEntry('applications', { date: day }, note),
    message: `${file} was written. Its page is ${url}.`,
  };
}

/** @throws EntryError if no kind has this name, with a list of those that there are */
function kindOfCommand<Kind extends string>(command: string, kinds: readonly Kind[]): Kind {
  const kind = kinds.find((each) => entryNamesOf(each)?.command === command);
  if (kind) return kind;
  const known = commandsOf(kinds);
  throw new EntryError(`Unknown kind "${command}"${didYouMean(command, known) || `. Kinds: ${known.join(', ')}.`}`);
}

/**
 * Plans a file with the text of an entry, to translate.
 * @param title of the entry in any language, or its slug
 * @throws EntryError if the site lacks the language, or the entry has no text or is translated already
 */
export function planTranslation(content: Content, command: string, title: string, language: string): NewEntry {
  const kind = kindOfCommand(
    command,
    entryKinds.filter((each) => !entryOf(each)?.hasOnlyFields),
  );
  const tag = languageTag(language) ?? language;
  if (!content.edition.languages.slice(1).includes(tag))
    throw new EntryError(
      `${tag} is not a further language of the site. Add it to languages in content/site.yaml first.`,
    );
  const wanted = folded(title);
  const files = filesOf(content, kind);
  const entry = files.find(({ slug, titles }) => slug === title || titles.some((each) => folded(each) === wanted));
  if (!entry)
    throw new EntryError(
      `Nothing in content/${sections[kind].pattern.replace('/*.md', '/')} is called "${title}"${
        didYouMean(
          title,
          files.flatMap(({ slug, titles }) => [slug, ...titles]),
        ) || '. Create it first, without --language.'
      }`,
    );
  const file = entry.translationPath(tag);
  if (content.folder.has(file)) throw new EntryError(`${file} already exists.`);
  if (!entry.body.trim()) throw new EntryError(`${entry.path} has no text to translate. Give its fields by language.`);
  return { file, text: entry.body.trimStart(), message: `${file} was written, with the text of ${entry.path}.` };
}

/** @throws EntryError if the kind is unknown, the title is invalid, or its file exists */
export function planEntry(content: Content, command: string, title: string): NewEntry {
  const isApplication = command === 'for';
  const kind = isApplication ? undefined : kindOfCommand(command, addableKinds);
  const example = isApplication ? 'Acme' : 'Title';
  if (!title.trim())
    throw new EntryError(
      `Missing ${isApplication ? 'employer' : 'title'}. Example: npm run new -- ${command} "${example}"`,
    );
  const day = dayOf(content.today);
  if (!kind) return planApplication(content, title.trim(), day);
  return kind === 'publications'
    ? planPublication(content, title.trim(), day)
    : planFile(content, kind, title.trim(), day);
}
