/** What is weak in `publications.bib`: an entry is cited as well as it can be, and its owner is told. */
import { isSeen } from '#base/letters.ts';
import { didYouMean } from '#base/nearest.ts';
import type { BibtexEntry, BibtexField } from './bibtex.ts';
import { citedFields } from './citedFields.ts';
import { readMonth } from './dates.ts';
import { entryTypes } from './entryTypes.ts';
import { type Mistake, Scanner } from './scanner.ts';

/** Types of works that somebody has written. */
const written = new Set(
  'article book conference inbook incollection inproceedings mastersthesis phdthesis thesis unpublished'.split(' '),
);
const isKnownType = (type: string) => entryTypes.some((known) => known === type);

/** The type that an entry is cited as. */
export function citedType(type: string): string {
  return isKnownType(type) ? type : 'misc';
}

/** What an entry lacks, given the fields that it takes over from another. */
export function lacking({ type, key, place, fields }: BibtexEntry): Mistake[] {
  const has = (name: string) => isSeen(fields.get(name)?.value ?? '');
  const tell = (message: string, ...field: string[]) => ({ ...place, path: [key, ...field], message });
  const month = fields.get('month');
  return [
    ...(isKnownType(type)
      ? []
      : [tell(`has an unknown type, "${type}", and is cited as misc${didYouMean(type, entryTypes)}`)]),
    ...(written.has(type) && !['author', 'editor', 'organization', 'institution'].some(has)
      ? [tell('is missing: the citation begins with the title', 'author')]
      : []),
    ...(['year', 'date', 'pubstate'].some(has) ? [] : [tell('is missing: it is cited without a date', 'year')]),
    ...(month && isSeen(month.value) && readMonth(month.value) === 'words'
      ? [{ ...month.place, path: [key, 'month'], message: `"${month.value}" is no month in English, and is left out` }]
      : []),
  ];
}

/** Links by http, which pages make https; DOI and arXiv have links of their own. */
export function madeHttps({ key, fields }: BibtexEntry): Mistake[] {
  return ['url', 'pdf', 'code', 'video'].flatMap((name) => {
    const { value = '', place } = fields.get(name) ?? {};
    const isMade = /^[^\s]*http:\/\/(?!([\w-]+\.)*(doi|arxiv)\.org\/)/i.test(value);
    return place && isMade ? [{ ...place, path: [key, name], message: 'is linked by https; see that it opens' }] : [];
  });
}

/** Commands that are not known, each where it stands. */
export async function unknownCommands({ key, fields }: BibtexEntry): Promise<Mistake[]> {
  const { findUnknownCommands } = await import('./latex.ts');
  return citedFields.flatMap((name) => {
    const field = fields.get(name);
    if (!field) return [];
    const inFile = findUnknownCommands(field.source);
    return findUnknownCommands(field.value).map(({ command }, index) => ({
      // What came by an abbreviation stands elsewhere.
      ...placeWithin(field, inFile[index]?.offset ?? 0),
      path: [key, name],
      message: `holds ${command}, which is not known: what follows it is shown without it`,
    }));
  });
}

function placeWithin({ place, source }: BibtexField, offset: number): { line: number; column: number } {
  const { line, column } = new Scanner(source).place(offset);
  return { line: place.line + line - 1, column: line === 1 ? place.column + column - 1 : column };
}
