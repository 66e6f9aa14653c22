/** Warnings about `publications.bib`. */
import { isSeen } from '#base/characters.ts';
import { didYouMean } from '#base/nearest.ts';
import type { Position, Problem } from '#base/problems.ts';
import { entryTypes } from './biblatex.ts';
import type { BibtexEntry } from './bibtex.ts';
import { readMonthField, stateOf } from './dates.ts';
import { bibtexProblem } from './schema.ts';

const warn = (place: Position, path: readonly string[], message: string) =>
  bibtexProblem(place, path, message, 'warning');

/** Types of works that have authors. */
const written = new Set(
  'article book conference inbook incollection inproceedings mastersthesis phdthesis thesis unpublished'.split(' '),
);
const isKnownType = (type: string) => entryTypes.includes(type);

/** Returns the type that an entry is cited as. */
export function citedType(type: string): string {
  return isKnownType(type) ? type : 'misc';
}

/** Warns of an unknown type, and of missing fields. Inherited fields must be included. */
export function missingFields({ type, key, place, fields }: BibtexEntry): Problem[] {
  const has = (name: string) => isSeen(fields.get(name)?.value ?? '');
  const report = (message: string, ...field: string[]) => warn(place, [key, ...field], message);
  const month = fields.get('month');
  return [
    ...(isKnownType(type)
      ? []
      : [report(`has an unknown type, "${type}", and is cited as misc${didYouMean(type, entryTypes)}`)]),
    ...(written.has(type) && !['author', 'editor', 'organization', 'institution'].some(has)
      ? [report('is missing, so the citation begins with the title. Add it.', 'author')]
      : []),
    ...(['year', 'date', 'pubstate'].some(has)
      ? []
      : [report('is missing, so the citation has no date. Add it.', 'year')]),
    ...(month && isSeen(month.value) && readMonthField(month.value) === 'words'
      ? [warn(month.place, [key, 'month'], `must be a month in English (found "${month.value}"), so it is left out.`)]
      : []),
  ];
}

/** Warns of names that BibTeX reads differently: with commas, signs or words in place of `and`. */
function doubtfulNames({ key, fields }: BibtexEntry): Problem[] {
  return ['author', 'editor'].flatMap((name) => {
    const { value = '', place } = fields.get(name) ?? {};
    // A name in braces is one name, such as an institution's.
    const plain = value.replace(/\{[^{}]*\}/g, 'X');
    const names = plain.split(/\s+and\s+/i);
    const isSplit = names.some((each) => {
      const [first = '', second = '', third] = each.split(/\s*,\s*/);
      const isWhole = /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u;
      if (third === undefined) return names.length === 1 && isWhole.test(first) && isWhole.test(second);
      // Labeled parts of biblatex: `family=Sample, given=Robin`.
      return !/=/.test(each) && !/^(Jr|Sr|[IVX]+|X)\.?$/i.test(second);
    });
    const [sign] = /;|\\?&|\bet al\b\.?|(?<=\s)und(?=\s)/.exec(plain) ?? [];
    if (!place || (!sign && !isSplit)) return [];
    const found = sign
      ? `has "${sign}", which is read as part of a name`
      : 'is read as one person, since a comma separates parts of a name';
    const remedy = /et al/.test(sign ?? '') ? 'Write "and others".' : 'Write "and" between two people.';
    return [warn(place, [key, name], `${found}. ${remedy}`)];
  });
}

/** Warns of http links, which pages change to https. DOI and arXiv always have https links. */
function httpLinks({ key, fields }: BibtexEntry): Problem[] {
  return ['url', 'pdf', 'code', 'video'].flatMap((name) => {
    const { value = '', place } = fields.get(name) ?? {};
    const isMade = /^[^\s]*http:\/\/(?!([\w-]+\.)*(doi|arxiv)\.org\/)/i.test(value);
    return place && isMade ? [warn(place, [key, name], 'is http, but linked as https. Check that it opens.')] : [];
  });
}

/** Says how a work without a year, but with words for one, is cited. */
function worksToAppear({ key, fields }: BibtexEntry): Problem[] {
  const year = fields.get('year');
  const state = year && stateOf(year.value);
  if (!state || fields.has('pubstate')) return [];
  const message = `is cited as ${state} (found "${year.value}"). Write pubstate = {${state}}, or the year.`;
  return [warn(year.place, [key, 'year'], message)];
}

/** Returns the warnings about an entry, apart from those of its LaTeX. */
export const warningsOf = (entry: BibtexEntry): Problem[] =>
  [doubtfulNames, httpLinks, worksToAppear].flatMap((find) => find(entry));
