import type { CSL, CSLName } from '@citation-js/core';
import { englishNameOf, languageTag, twoLetterCodes } from '#base/languageTag.ts';
import type { RefreshResult } from '#base/refreshed.ts';
import { plainAbstract } from './abstract.ts';
import { writeBibtex } from './bibtex.ts';
import { type BiblatexFields, isOthers, readCsl } from './csl.ts';
import { type FieldValues, isoDate, issuedOf, yearsOf } from './dates.ts';
import { citedFields, type PublicationEntry } from './fields.ts';
import { plainCsl } from './formats.ts';
import { type PlacedEntry, placeEntries } from './keys.ts';
import { type PublicationLinks, publicationLinks } from './links.ts';
import { readMarkedNames } from './names.ts';
import { findOwner } from './owner.ts';
import { formatReference, type MarkedPeople, type ReferenceParts } from './reference.ts';
import { referenceWord } from './referenceWords.ts';
import { plainText, type ReferenceRun, readRuns } from './runs.ts';
import { type PublicationType, typesOf } from './types.ts';

type Fields = PublicationEntry['fields'];

interface Author {
  name: string;
  isOwner: boolean;
  /** Joined by commas. */
  marks?: string;
  /** The page of a co-author. */
  url?: string;
}

/** A publication, in plain text. Its key and DOI are those in the file. */
export interface Publication
  extends ReferenceParts,
    Omit<PlacedEntry, 'entry' | 'isParent'>,
    Pick<PublicationEntry, 'key'>,
    Partial<Pick<Fields, 'doi'>> {
  bibtex: string;
  /** In plain text. */
  csl: CSL;
  /** The journal, book or proceedings that it is part of. */
  container?: string;
  /** The publisher, university or institution. */
  publisher?: string;
  note?: string;
  /** How often it is cited, if the owner wants that shown. */
  cited?: Pick<RefreshResult, 'citations' | 'counted'>;
  /** The abstract in LaTeX, and as plain text if that can be read. */
  abstract?: string;
  summary?: string;
  links: PublicationLinks;
  /** What pages call it; none if the file doesn't say, two for a preprint that has appeared. */
  types: readonly PublicationType[];
  /** An image beside the file. */
  preview?: string;
  title: string;
  /** Language of title and abstract, if it isn't the site's. */
  lang?: string;
  /** The title with the scripts of its formulas. */
  heading: readonly ReferenceRun[];
  /** Editors if there are no authors. */
  authors: readonly Author[];
  /** "et al." in the site's language, if the file doesn't name all authors. */
  others?: string;
  /** `2026`, `2026-08` or `2026-08-21`; undefined without a year. */
  date?: string;
  /** The year, a period of years, or words in their place: in press. */
  when?: string;
}

const fullName = ({ given, family, suffix, 'non-dropping-particle': particle }: CSLName): string =>
  plainText([given, particle, family, suffix].filter((part) => part !== undefined).join(' '));

const text = (value: string | number | undefined) => (value === undefined ? undefined : plainText(value));

/** Returns the language of an entry, by its tag or its English name. */
function languageOf({ langid, language }: Fields): string | undefined {
  const name = (langid ?? language)?.toLowerCase();
  if (!name) return undefined;
  return languageTag(name) ?? twoLetterCodes.find((code) => englishNameOf(code).toLowerCase() === name);
}

const differs = (tag: string, language: string) => new Intl.Locale(tag).language !== new Intl.Locale(language).language;

/** Returns an entry as it is cited in a language, and its fields for others who cite it: names without marks. */
function cite({ type, fields }: PublicationEntry, links: PublicationLinks, language: string) {
  const { author, editor } = fields;
  const plain: FieldValues = {
    ...fields,
    author: author && readMarkedNames(author).names,
    editor: editor && readMarkedNames(editor).names,
  };
  const cited: BiblatexFields = Object.fromEntries(
    citedFields.flatMap((name) => (plain[name] === undefined ? [] : [[name, plain[name]]])),
  );
  const read = readCsl(type, cited, language);
  const { date, year } = fields;
  // Words, such as in press, are cited unchanged.
  const issued = issuedOf(fields) ?? (date || year ? read.issued : undefined);
  const archive = links.arxiv && !read.publisher && !read['container-title'] ? 'arXiv' : undefined;
  // Words in place of the date include the status.
  const status = issued?.literal ? undefined : read.status;
  const csl: CSL = { ...read, issued, status, ...(archive && { publisher: archive }) };
  return { cited, csl };
}

interface Options {
  /** Language of titles that don't name theirs. */
  first?: string;
  /** Whether the owner wants a page that lists them, however few. */
  hasList?: boolean;
  /** URLs of co-authors by their names. */
  coauthors?: Readonly<Record<string, string>>;
}

/** For whom publications are read: all names of the owner, and the language of the page. */
interface Reader extends Options {
  names: readonly string[];
  language: string;
}

/** Returns the page of a co-author; undefined if the name can be that of several. */
function pageOf(name: CSLName, coauthors: Readonly<Record<string, string>>): string | undefined {
  const [found, ...others] = Object.entries(coauthors).filter(([coauthor]) => findOwner([name], [coauthor]).length);
  return others.length ? undefined : found?.[1];
}

function peopleOf({ author, editor = [] }: CSL, fields: Fields, { names, language, coauthors = {} }: Reader) {
  const people = author ?? editor;
  const { marks } = readMarkedNames((author ? fields.author : fields.editor) ?? '');
  const found = findOwner(people, names, fields.owner);
  const marked: MarkedPeople = { owner: found.length === 1 ? found[0] : undefined, marks };
  return {
    marked,
    authors: people.flatMap((name, index): Author | [] =>
      isOthers(name) || !fullName(name)
        ? []
        : {
            name: fullName(name),
            isOwner: index === marked.owner,
            marks: marks[index] || undefined,
            url: pageOf(name, coauthors),
          },
    ),
    others: people.some(isOthers) ? referenceWord('others', language) : undefined,
  };
}

function make({ entry, isParent: _, ...placed }: PlacedEntry, reader: Reader): Publication {
  const { language, first = language } = reader;
  const { type, key, fields } = entry;
  const links = publicationLinks(fields);
  const { cited, csl } = cite(entry, links, language);
  const lang = languageOf(fields) ?? first;
  const { marked, ...people } = peopleOf(csl, fields, reader);
  const types = typesOf(type, fields);
  return {
    key,
    ...placed,
    bibtex: writeBibtex(type, key, cited),
    // CSL's `article` is a preprint.
    csl: plainCsl(key, { ...csl, ...(types[0] === 'preprint' && { type: 'article' }), URL: csl.URL ?? links.arxiv }),
    ...formatReference(csl, marked, language),
    container: text(csl['container-title']),
    publisher: text(csl.publisher),
    note: text(csl.note),
    ...people,
    date: isoDate(fields),
    when: yearsOf(fields) ?? text(csl.issued?.literal ?? csl.status),
    abstract: fields.abstract,
    summary: fields.abstract && plainAbstract(fields.abstract),
    links,
    types,
    preview: fields.preview,
    title: text(csl.title) ?? '',
    lang: differs(lang, language) ? lang : undefined,
    heading: readRuns(csl.title ?? ''),
    doi: fields.doi,
  };
}

function makeAll(entries: readonly PublicationEntry[], reader: Reader): Publication[] {
  return placeEntries(entries, reader.hasList).flatMap((placed) => {
    const publication = make(placed, reader);
    // Proceedings are in the file only for their papers, unless the owner edited them.
    return placed.isParent && !publication.authors.some(({ isOwner }) => isOwner) ? [] : publication;
  });
}

let made = { of: '', publications: new Map<string, Publication[]>() };

/**
 * Returns publications, newest first, with the owner marked. Titles are in `first` unless an entry names its language.
 * Keeps the results, of each language, until the entries change.
 */
export function makePublications(
  entries: readonly PublicationEntry[],
  names: readonly string[],
  language = 'en',
  options: Options = {},
): Publication[] {
  const of = JSON.stringify(entries);
  if (made.of !== of) made = { of, publications: new Map() };
  const reader = { names, language, ...options };
  const key = JSON.stringify(reader);
  const publications = made.publications.get(key) ?? makeAll(entries, reader);
  made.publications.set(key, publications);
  return publications;
}
