/** Finds publications by their numbers: a DOI, an arXiv number, or an ORCID iD with all works of its record. */
import { z } from 'zod';
import { type Download, download as fromWeb } from '#base/download.ts';
import { entryNamesOf } from '#sections/index.ts';
import { doiUrl, readArxivNumber, readDoi } from '#sections/publications/fields.ts';
import { bibtexOfCsl, type CslWork } from '#sections/publications/fromCsl.ts';
import { bibliographyOf, EntryError, type NewEntry, newPublication, planEntry } from './addEntry.ts';
import { addBibtex } from './bibtexParts.ts';
import type { Content } from './readContent.ts';

/** @throws EntryError with the reason, for the owner, if the host has nothing there or can't be reached */
async function read<Value>(url: string, accept: string, form: z.ZodType<Value>, download: Download): Promise<Value> {
  const { host } = new URL(url);
  try {
    return form.parse(JSON.parse((await download(url, accept)).toString()));
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    const isStrange = error instanceof SyntaxError || error instanceof z.ZodError;
    if (code) throw new EntryError(`${host} did not respond. Check your connection.`);
    throw new EntryError(isStrange ? `${host} returned something unexpected.` : `${url}: ${message}.`);
  }
}

/**
 * Returns the BibTeX of a work by its DOI or its arXiv number; undefined if the text is neither.
 * @throws EntryError if it can't be found
 */
async function findPublication(number: string, download: Download = fromWeb): Promise<string | undefined> {
  const eprint = readArxivNumber(number.replace(/^(https:\/\/doi\.org\/)?10\.48550\/arxiv\./i, ''));
  const doi = eprint ? `10.48550/arXiv.${eprint.replace(/v\d+$/, '')}` : readDoi(number);
  if (!doi) return undefined;
  const csl = await read(
    doiUrl(doi),
    'application/vnd.citationstyles.csl+json',
    z.looseObject({ title: z.string() }),
    download,
  );
  return bibtexOfCsl({ DOI: doi, ...csl }, eprint);
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

/** A work of a record (https://info.orcid.org/documentation/api-tutorials/api-tutorial-read-data-on-a-record). */
const work = z.object({
  'put-code': z.number(),
  type: z.string().nullish(),
  title: z.object({ title: z.object({ value: z.string() }) }),
  'journal-title': value,
  'publication-date': z.object({ year: value, month: value, day: value }).nullish(),
  'external-ids': z
    .object({
      'external-id': z.array(
        z.object({
          'external-id-type': z.string(),
          'external-id-value': z.string(),
          'external-id-relationship': z.string().nullish(),
        }),
      ),
    })
    .nullish(),
  url: value,
  contributors: z.object({ contributor: z.array(z.object({ 'credit-name': value })) }).nullish(),
});
const record = z.object({ group: z.array(z.object({ 'work-summary': z.array(work).min(1) })) });

function cslOf(found: z.infer<typeof work>): CslWork {
  const { year, month, day } = found['publication-date'] ?? {};
  return {
    type: found.type ?? 'misc',
    title: found.title.title.value,
    author: found.contributors?.contributor.flatMap(({ 'credit-name': literal }) => (literal ? [{ literal }] : [])),
    issued: { 'date-parts': [[year, month, day].flatMap((part) => (part ? [Number(part)] : []))] },
    'container-title': found['journal-title'],
    URL: found.url,
  };
}

interface RecordWork {
  /** What it is recognized by. */
  fields: Partial<Record<string, string>> & { title: string };
  /** Returns its BibTeX: from its registry, or else from the record. */
  find: () => Promise<string>;
}

/**
 * Returns the works of a public ORCID record.
 * @throws EntryError if it can't be read
 */
export async function readOrcid(id: string, download: Download = fromWeb): Promise<RecordWork[]> {
  const api = `https://pub.orcid.org/v3.0/${id}`;
  const { group } = await read(`${api}/works`, 'application/json', record, download);
  return group.flatMap(({ 'work-summary': [summary] }) => {
    if (!summary) return [];
    const ids = summary['external-ids']?.['external-id'] ?? [];
    const own = ids.filter((each) => each['external-id-relationship'] === 'self');
    const [number = ''] = ['doi', 'arxiv'].flatMap(
      (type) => own.find((each) => each['external-id-type'] === type)?.['external-id-value'] ?? [],
    );
    const ofRecord = async () => {
      const found = await read(`${api}/work/${summary['put-code']}`, 'application/json', work, download);
      return bibtexOfCsl({ ...cslOf(found), DOI: readDoi(number) }, readArxivNumber(number));
    };
    const find = async () => (await findPublication(number, download).catch(() => undefined)) ?? ofRecord();
    const eprint = readArxivNumber(number);
    return {
      fields: {
        title: summary.title.title.value,
        year: summary['publication-date']?.year,
        ...(eprint ? { eprint, archiveprefix: 'arXiv' } : { doi: number }),
      },
      find,
    };
  });
}
