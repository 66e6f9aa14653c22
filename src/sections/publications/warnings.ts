/** Warnings about `publications.bib`. */
import { isSeen } from '#base/characters.ts';
import { nearest } from '#base/nearest.ts';
import type { Problem } from '#base/problems.ts';
import { entryTypes } from './biblatex.ts';
import type { BibtexEntry } from './bibtex.ts';
import { readMonthField, stateOf } from './dates.ts';
import { bibtexProblem } from './schema.ts';

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
  const problems: Problem[] = [];
  if (!isKnownType(type)) {
    const meant = [nearest(type, entryTypes) ?? []].flat();
    problems.push(bibtexProblem(place, [key], { kind: 'bibtexUnknownType', found: type, meant }));
  }
  if (written.has(type) && !['author', 'editor', 'organization', 'institution'].some(has))
    problems.push(bibtexProblem(place, [key, 'author'], { kind: 'bibtexNoAuthor' }));
  if (!['year', 'date', 'pubstate'].some(has))
    problems.push(bibtexProblem(place, [key, 'year'], { kind: 'bibtexNoDate' }));
  const month = fields.get('month');
  if (month && isSeen(month.value) && readMonthField(month.value) === 'words')
    problems.push(bibtexProblem(month.place, [key, 'month'], { kind: 'bibtexMonth', found: month.value }));
  return problems;
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
    const write = /et al/.test(sign ?? '') ? '"and others"' : '"and" between two people';
    return [
      bibtexProblem(
        place,
        [key, name],
        sign ? { kind: 'bibtexSign', found: sign, write } : { kind: 'bibtexOnePerson' },
      ),
    ];
  });
}

/** Warns of http links, which pages change to https. DOI and arXiv always have https links. */
function httpLinks({ key, fields }: BibtexEntry): Problem[] {
  return ['url', 'pdf', 'code', 'video'].flatMap((name) => {
    const { value = '', place } = fields.get(name) ?? {};
    const isMade = /^[^\s]*http:\/\/(?!([\w-]+\.)*(doi|arxiv)\.org\/)/i.test(value);
    return place && isMade ? [bibtexProblem(place, [key, name], { kind: 'bibtexHttp' })] : [];
  });
}

/** Says how a work without a year, but with words for one, is cited. */
function worksToAppear({ key, fields }: BibtexEntry): Problem[] {
  const year = fields.get('year');
  const state = year && stateOf(year.value);
  if (!state || fields.has('pubstate')) return [];
  return [bibtexProblem(year.place, [key, 'year'], { kind: 'bibtexState', found: year.value, allowed: state })];
}

/** Returns the warnings about an entry, apart from those of its LaTeX. */
export const warningsOf = (entry: BibtexEntry): Problem[] =>
  [doubtfulNames, httpLinks, worksToAppear].flatMap((find) => find(entry));
