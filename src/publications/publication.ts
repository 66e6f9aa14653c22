import type { CSL, CSLName } from '@citation-js/core';
import Slugger from 'github-slugger';
import { writeBibtex } from './bibtex.ts';
import { citedFields } from './citedFields.ts';
import { type Fields, isOthers, plain, readCsl } from './csl.ts';
import { formatReference, isOwner, type Run } from './reference.ts';
import type { PublicationEntry } from './schema.ts';

/** A publication as pages, indexes and downloads show it; all text is plain. */
export interface Publication {
  /** As BibTeX and the projects' front matter know it. */
  key: string;
  /** The file's name: `/publications/slug.bib`. */
  slug: string;
  /** The entry alone, for those who cite it. */
  bibtex: string;
  /** Written out in the style of the APA. */
  reference: readonly Run[];
  note?: string;
  links: PublicationLinks;
  type: CSL['type'];
  title: string;
  /** Editors where there are no authors. */
  authors: readonly Author[];
  /** `2026`, `2026-08` or `2026-08-21`. */
  date: string;
  doi?: string;
  /** The journal, book or proceedings that it is part of. */
  container?: string;
  /** The publisher, university or institution. */
  publisher?: string;
  volume?: string;
  issue?: string;
  /** Of a report. */
  number?: string;
  firstPage?: string;
  lastPage?: string;
  isbn?: string;
  issn?: string;
}

interface Author {
  /** `Ada B. Sample` */
  name: string;
  isOwner: boolean;
}

/** Addresses, https all. */
interface PublicationLinks {
  doi?: string;
  arxiv?: string;
  pdf?: string;
  web?: string;
  code?: string;
  video?: string;
}

const isAt = (url: string, host: RegExp) => host.test(new URL(url).hostname);

function linksOf({ doi, eprint, eprinttype, archiveprefix, url, pdf, code, video }: PublicationEntry['fields']) {
  const archive = eprinttype ?? archiveprefix;
  const arxiv = archive?.toLowerCase() === 'arxiv' ? eprint?.replace(/^arxiv:/i, '') : undefined;
  const isPdf = url !== undefined && /\.pdf$/i.test(new URL(url).pathname);
  const isKnown = url !== undefined && ((doi && isAt(url, /(^|\.)doi\.org$/)) || (arxiv && isAt(url, /^arxiv\.org$/)));
  return {
    doi: doi && `https://doi.org/${encodeURIComponent(doi).replaceAll('%2F', '/')}`,
    arxiv: arxiv && `https://arxiv.org/abs/${encodeURI(arxiv)}`,
    pdf: pdf ?? (isPdf ? url : undefined),
    web: isPdf || isKnown ? undefined : url,
    code,
    video,
  };
}

/** `2026-08`, as precisely as it is known. */
function dateOf({ issued }: CSL, { year, date }: PublicationEntry['fields']): string {
  const [parts] = issued?.['date-parts'] ?? [];
  const numbers = parts?.map((part, index) => String(part).padStart(index ? 2 : 4, '0'));
  return numbers?.join('-') ?? date ?? year ?? '';
}

function fullName({ given, family, suffix, 'non-dropping-particle': particle }: CSLName): string {
  const parts = [given, particle, family, suffix].filter((part) => part !== undefined);
  return plain(parts.join(' '));
}

const text = (value: string | number | undefined) => (value === undefined ? undefined : plain(value));

function make({ type, key, fields }: PublicationEntry, slug: string, owner: string): Publication {
  const cited: Fields = Object.fromEntries(
    citedFields.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]])),
  );
  const csl = readCsl(type, cited);
  const [firstPage, lastPage] = (text(csl.page) ?? '').split(/[-–]+/);
  return {
    key,
    slug,
    bibtex: writeBibtex(type, key, cited),
    reference: formatReference(csl, owner),
    note: text(csl.note),
    links: linksOf(fields),
    type: csl.type,
    title: text(csl.title) ?? '',
    authors: (csl.author ?? csl.editor ?? [])
      .filter((name) => !isOthers(name))
      .map((name) => ({ name: fullName(name), isOwner: isOwner(name, owner) })),
    date: dateOf(csl, fields),
    doi: fields.doi,
    container: text(csl['container-title']),
    publisher: text(csl.publisher),
    volume: text(csl.volume),
    issue: text(csl.issue),
    number: text(csl.number),
    firstPage: firstPage || undefined,
    lastPage,
    isbn: text(csl.ISBN),
    issn: text(csl.ISSN),
  };
}

let made: { of: string; publications: Publication[] } | undefined;

/**
 * Makes publications of entries, newest first, each time that the entries change.
 * @param owner whose name is marked among the authors
 */
export function makePublications(entries: readonly PublicationEntry[], owner: string): Publication[] {
  const of = JSON.stringify([owner, entries]);
  if (made?.of !== of) {
    const slugger = new Slugger();
    const publications = entries.map((entry) => make(entry, slugger.slug(entry.key), owner));
    made = { of, publications: publications.sort((a, b) => b.date.localeCompare(a.date)) };
  }
  return made.publications;
}
