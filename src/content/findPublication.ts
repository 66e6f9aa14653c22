/** Finds publications by their numbers: a DOI, an arXiv number, or an ORCID iD with all works of its record. */
import { z } from 'zod';
import { attempt } from '#base/attempt.ts';
import { type Download, download as fromWeb } from '#base/download.ts';
import { entryNamesOf } from '#sections/index.ts';
import { readBibtex, toLatex, writeBibtex } from '#sections/publications/bibtex.ts';
import type { FieldValues } from '#sections/publications/dates.ts';
import { doiUrl, readArxivNumber, readDoi } from '#sections/publications/fields.ts';
import { keyOf } from '#sections/publications/keys.ts';
import { bibliographyOf, EntryError, type NewEntry, newPublication, planEntry } from './addEntry.ts';
import { addBibtex } from './bibtexParts.ts';
import type { Content } from './readContent.ts';

const bibtexOf = (type: string, fields: FieldValues) => writeBibtex(type, keyOf(fields), fields);

/** @throws EntryError with the reason, for the owner, if the host has nothing there or can't be reached */
async function read(url: string, accept: string, download: Download): Promise<string> {
  try {
    return (await download(url, accept)).toString();
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    const isOffline = code && `${new URL(url).host} did not respond. Check your connection.`;
    throw new EntryError(isOffline || `${url}: ${message}.`);
  }
}

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>' };

/** Returns a value of a registry's BibTeX as LaTeX. Of its HTML, only what titles can have stays. */
const clean = (value: string) =>
  value
    .replace(/<(?!\/?(?:i|b|sub|sup)>)[^>]*>/g, ' ')
    .replace(/&(?:amp|lt|gt);/g, (entity) => entities[entity] ?? '')
    .replace(/\s+/g, ' ')
    // In a formula, these have a meaning.
    .replace(/((?<!\\)\$[^$]+\$)|(?<!\\)[#%&_]/g, (found, formula) => formula ?? `\\${found}`);

/**
 * Returns the BibTeX of a work by its DOI or its arXiv number; undefined if the text is neither.
 * @throws EntryError if it can't be found
 */
async function findPublication(number: string, download: Download): Promise<string | undefined> {
  const eprint = readArxivNumber(number.replace(/^(https:\/\/doi\.org\/)?10\.48550\/arxiv\./i, ''));
  const doi = eprint ? `10.48550/arXiv.${eprint.replace(/v\d+$/, '')}` : readDoi(number);
  if (!doi) return undefined;
  const [found] = readBibtex(await read(doiUrl(doi), 'application/x-bibtex', download)).entries;
  if (!found) throw new EntryError(`${doiUrl(doi)} returned no BibTeX.`);
  const {
    doi: _,
    url: __,
    copyright: ___,
    ...fields
  } = Object.fromEntries([...found.fields].map(([name, { value }]) => [name, clean(value)]));
  const own = eprint ? { publisher: undefined, eprint, archiveprefix: 'arXiv' } : { doi };
  return bibtexOf(eprint ? 'misc' : found.type, { ...fields, ...own });
}

/**
 * Plans a new entry of any kind. A publication can be named by its DOI or arXiv number.
 * @throws EntryError if it can't be added
 */
export async function planNew(
  content: Content,
  command: string,
  title: string,
  download: Download = fromWeb,
): Promise<NewEntry> {
  const isPublication = command === entryNamesOf('publications')?.command;
  const bibtex = isPublication ? await findPublication(title, download) : undefined;
  if (!bibtex) return planEntry(content, command, title);
  const { text, added, skipped } = addBibtex(bibliographyOf(content), bibtex);
  const [key] = added;
  if (!key) throw new EntryError(`${title} is there already: ${skipped[0]}.`);
  return { ...newPublication(text, key), isComplete: true };
}

const value = z
  .object({ value: z.string() })
  .nullish()
  .transform((field) => field?.value);

/** The works of a record (https://info.orcid.org/documentation/api-tutorials/api-tutorial-read-data-on-a-record). */
const record = z.object({
  group: z.array(
    z.object({
      'work-summary': z.array(
        z.object({
          type: z.string().nullish(),
          title: z.object({ title: value }).nullish(),
          'journal-title': value,
          'publication-date': z.object({ year: value }).nullish(),
          'external-ids': z.object({ 'external-id': z.array(z.record(z.string(), z.unknown())) }).nullish(),
          url: value,
        }),
      ),
    }),
  ),
});
type Work = z.infer<typeof record>['group'][number]['work-summary'][number];

const types: Readonly<Record<string, string>> = {
  'journal-article': 'article',
  'conference-paper': 'inproceedings',
  book: 'book',
  'book-chapter': 'incollection',
  dissertation: 'phdthesis',
  report: 'techreport',
};
const containers: Readonly<Record<string, string>> = { article: 'journal', misc: 'howpublished' };

function fieldsOf(work: Work, type: string): FieldValues {
  const ids = (work['external-ids']?.['external-id'] ?? []).filter((id) => id['external-id-relationship'] === 'self');
  const idOf = (kind: string) => ids.find((id) => id['external-id-type'] === kind)?.['external-id-value'];
  const eprint = readArxivNumber(String(idOf('arxiv')));
  return {
    title: toLatex(work.title?.title ?? ''),
    [containers[type] ?? 'booktitle']: toLatex(work['journal-title'] ?? ''),
    year: work['publication-date']?.year,
    doi: readDoi(String(idOf('doi'))),
    ...(eprint && { eprint, archiveprefix: 'arXiv' }),
    url: work.url,
  };
}

interface RecordWork {
  title: string;
  /** As the record has it, without authors. */
  bibtex: string;
  /** Returns its BibTeX, as its registry has it if it has one. */
  find: () => Promise<string>;
}

/**
 * Returns the works of a public ORCID record.
 * @throws EntryError if it can't be read
 */
export async function readOrcid(id: string, download: Download = fromWeb): Promise<RecordWork[]> {
  const url = `https://pub.orcid.org/v3.0/${id}/works`;
  const text = await read(url, 'application/json', download);
  const { data, success } = record.safeParse(attempt(() => JSON.parse(text)));
  if (!success) throw new EntryError(`${url} returned no works.`);
  return data.group.flatMap(({ 'work-summary': [work] }) => {
    const title = work?.title?.title;
    if (!title) return [];
    const type = types[work.type ?? ''] ?? 'misc';
    const fields = fieldsOf(work, type);
    const bibtex = bibtexOf(type, fields);
    const number = fields.doi ?? fields.eprint ?? '';
    return { title, bibtex, find: async () => (await findPublication(number, download)) ?? bibtex };
  });
}
