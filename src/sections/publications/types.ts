import type { UiStrings } from '#base/uiStrings.ts';
import { type FilterChoice, filterChoices, filterQuery } from '../filterChoices.ts';
import type { FieldValues } from './dates.ts';

/** Entry types of BibTeX and biblatex (https://ctan.org/pkg/biblatex, section 2.1), by what pages call such a work. */
const entryTypesOf = {
  journal: 'article periodical review suppperiodical',
  conference: 'conference inproceedings mvproceedings proceedings',
  workshop: '',
  preprint: '',
  book: 'book booklet collection manual mvbook mvcollection mvreference reference',
  chapter: 'bookinbook inbook incollection inreference suppbook suppcollection',
  thesis: 'mastersthesis phdthesis thesis',
  report: 'report standard techreport',
  patent: 'patent',
  software: 'software',
  dataset: 'dataset',
  poster: '',
  talk: '',
};
export type PublicationType = keyof typeof entryTypesOf;
export const publicationTypes = Object.keys(entryTypesOf) as PublicationType[];

const words = (text: string) => text.trim().split(/\s+/);
const typeOfEntry = new Map(publicationTypes.flatMap((type) => words(entryTypesOf[type]).map((each) => [each, type])));

/** Types that can be cited, those without a name on pages too. */
export const entryTypes: readonly string[] = [
  ...[...typeOfEntry.keys()].filter(Boolean),
  ...words(`artwork audio electronic image jurisdiction legal legislation letter misc movie music online performance
    unpublished video www`),
];

/** The nearest supported type for entry types that citation-js or the APA's style doesn't support. */
export const citedAs: Readonly<Record<string, string>> = {
  jurisdiction: 'misc',
  legal: 'misc',
  legislation: 'misc',
  letter: 'unpublished',
  review: 'article',
  suppbook: 'inbook',
  suppcollection: 'incollection',
  suppperiodical: 'article',
};

/** What owners and programs write in `entrysubtype`, `type` and `howpublished`, the clearest first. */
const typesByWords: readonly [PublicationType, RegExp][] = [
  ['poster', /\bposters?\b/i],
  ['talk', /\b(talk|presentation|keynote|lecture|slides)\b/i],
  ['workshop', /workshops?\b/i],
  ['preprint', /preprint|rxiv\b/i],
  ['dataset', /\bdata ?set/i],
  ['software', /software|computer program/i],
  ['patent', /patent/i],
  ['thesis', /thes[ie]s|dissertation/i],
  ['report', /report|white ?paper/i],
  ['chapter', /chapter/i],
  ['journal', /journal|magazine/i],
  ['conference', /conference|proceedings|symposium/i],
];
const typeIn = (text: string, allowed: readonly PublicationType[] = publicationTypes) =>
  typesByWords.find(([type, form]) => allowed.includes(type) && form.test(text))?.[0];

/** Archives of preprints, in `eprinttype`, `journal` or `publisher`. JSTOR and PubMed hold other works. */
const archive = /rxiv\b|preprint|^CoRR$|\bSSRN\b|^(hal|iacr|osf)$/i;
/** Where a preprint appears. */
const venues: readonly PublicationType[] = ['journal', 'conference', 'workshop', 'chapter'];

/**
 * Returns what pages call a work: nothing if the file doesn't say, and two types for a preprint that has appeared.
 * @param type of the entry
 */
export function typesOf(type: string, fields: FieldValues): readonly PublicationType[] {
  const { booktitle = '', eventtitle = '', venue, eprint, doi = '', url = '' } = fields;
  const journal = fields.journaltitle ?? fields.journal ?? '';
  const ofEntry = typeOfEntry.get(type);
  const said = [fields.entrysubtype, fields.type, fields.howpublished].join(' ');
  // A case report in a journal is no report.
  const named = ofEntry
    ? typeIn(said, venues.includes(ofEntry) ? ['poster', 'talk', 'workshop', 'preprint'] : [])
    : typeIn(said);
  const isInArchive = archive.test(journal);
  const isPreprint =
    named === 'preprint' ||
    isInArchive ||
    (eprint && archive.test(fields.eprinttype ?? fields.archiveprefix ?? '')) ||
    archive.test(fields.publisher ?? '') ||
    /^10\.48550\/|\/\/(www\.)?arxiv\.org\//i.test(doi + url);
  const inVenue = ofEntry === 'conference' ? typeIn(`${booktitle} ${eventtitle}`, ['poster', 'workshop']) : undefined;
  const ofEvent = type === 'unpublished' && (eventtitle || venue) ? 'talk' : undefined;
  const found = named ?? inVenue ?? ofEntry ?? ofEvent;
  const hasAppeared = found !== 'preprint' && !(found === 'journal' && isPreprint && (isInArchive || !journal));
  const appeared = hasAppeared ? found : undefined;
  return [
    ...(appeared ? [appeared] : []),
    ...(isPreprint && (!appeared || venues.includes(appeared)) ? ['preprint' as const] : []),
  ];
}

export const typeQuery = (type: PublicationType): string => filterQuery('type', type);

/** Returns the types of a list as choices of its filter. */
export const typeChoices = (
  publications: readonly { types: readonly PublicationType[] }[],
  strings: UiStrings['publications'],
): FilterChoice[] =>
  filterChoices(
    publications.map((publication) => publication.types.map(typeQuery)),
    publicationTypes.map((type) => ({ query: typeQuery(type), name: strings.types[type] })),
    strings,
  );
