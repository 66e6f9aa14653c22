import { isSeen } from '#base/characters.ts';
import { nearest } from '#base/nearest.ts';
import type { Problem } from '#base/problems.ts';
import type { Finding } from '#base/problemTexts.ts';
import type { BibtexEntry } from './bibtex.ts';
import { readMonthField } from './dates.ts';
import { bibtexProblem, fileFields } from './fields.ts';
import { entryTypes } from './types.ts';

/** Types of works that have authors. */
const written = new Set(
  'article book conference inbook incollection inproceedings mastersthesis phdthesis thesis unpublished'.split(' '),
);
const isKnownType = (type: string) => entryTypes.includes(type);

export const citedType = (type: string): string => (isKnownType(type) ? type : 'misc');

/** Reports an unknown type, and missing fields. Inherited fields must be included. */
export function missingFields({ type, key, place, fields }: BibtexEntry): Problem[] {
  const hasAny = (...names: string[]) => names.some((name) => isSeen(fields.get(name)?.value ?? ''));
  const report = (name: string, finding: Finding) =>
    bibtexProblem(fields.get(name)?.place ?? place, [key, ...(name ? [name] : [])], finding);
  const meant = [nearest(type, entryTypes) ?? []].flat();
  return [
    isKnownType(type) ? [] : report('', { kind: 'bibtexUnknownType', found: type, meant }),
    hasAny('title') ? [] : report('title', { kind: 'missing', allowed: 'text' }),
    !written.has(type) || hasAny('author', 'editor', 'organization', 'institution')
      ? []
      : report('author', { kind: 'bibtexNoAuthor' }),
    hasAny('year', 'date', 'pubstate') ? [] : report('year', { kind: 'bibtexNoDate' }),
  ].flat();
}

/** Finds names that BibTeX reads differently: with commas, signs or words in place of `and`. */
function doubtInNames(people: string): Finding | undefined {
  // A name in braces is one name, such as an institution's.
  const plain = people.replace(/\{[^{}]*\}/g, 'X');
  const [found] = /;|\\?&|\bet al\b\.?|(?<=\s)und(?=\s)/.exec(plain) ?? [];
  if (found) {
    const write = found.startsWith('et al') ? '"and others"' : '"and" between two people';
    return { kind: 'bibtexSign', found, write };
  }
  const names = plain.split(/\s+and\s+/i);
  const isSplit = names.some((name) => {
    const [first = '', second = '', third] = name.split(/\s*,\s*/);
    const isWhole = /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u;
    if (third === undefined) return names.length === 1 && isWhole.test(first) && isWhole.test(second);
    // Labeled parts of biblatex: `family=Sample, given=Robin`.
    return !/=/.test(name) && !/^(Jr|Sr|[IVX]+|X)\.?$/i.test(second);
  });
  return isSplit ? { kind: 'bibtexOnePerson' } : undefined;
}

const linkFields = new Set<string>(['url', 'code', 'video', ...fileFields]);
/** Pages change links to https. DOI and arXiv always have https links. */
const http = /^[^\s]*http:\/\/(?!([\w-]+\.)*(doi|arxiv)\.org\/)/i;

function doubtIn(name: string, found: string): Finding | undefined {
  if (name === 'author' || name === 'editor') return doubtInNames(found);
  if (name === 'month' && isSeen(found) && readMonthField(found) === 'words') return { kind: 'bibtexMonth', found };
  return linkFields.has(name) && http.test(found) ? { kind: 'bibtexHttp' } : undefined;
}

/** Returns the warnings about an entry's fields, apart from those of its LaTeX. */
export const warningsOf = ({ key, fields }: BibtexEntry): Problem[] =>
  [...fields].flatMap(([name, { value, place }]) => {
    const finding = doubtIn(name, value);
    return finding ? [bibtexProblem(place, [key, name], finding)] : [];
  });
