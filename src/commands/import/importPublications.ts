/** Adds publications to publications.bib: those of BibTeX files, or of a public ORCID record. */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Download } from '#base/download.ts';
import { isError } from '#base/problems.ts';
import { bibliographyOf, EntryError } from '#content/addEntry.ts';
import { addBibtex, describeAdded } from '#content/bibtexParts.ts';
import { formatProblem } from '#content/check/formatProblems.ts';
import { readOrcid } from '#content/findPublication.ts';
import { openFolder } from '#content/folder.ts';
import { readContent } from '#content/readContent.ts';
import { writeFiles } from '#content/writeFiles.ts';
import { valuesOf, writeBibtex } from '#sections/publications/bibtex.ts';
import { publicationsFile } from '#sections/publications/fields.ts';
import { readPublications } from '#sections/publications/read.ts';
import { decode, SourceError } from './resumeFile.ts';

type Say = (text: string) => void;

const ownBibliography = async (root: string) => bibliographyOf(await readContent(openFolder(root)));

/** @throws EntryError if there is no such file, or its text isn't in UTF-8 */
export function readText(path: string): string {
  try {
    return decode(readFileSync(path));
  } catch (error) {
    if (error instanceof SourceError) throw new EntryError(`${basename(path)} ${error.message}.`);
    throw (error as NodeJS.ErrnoException).code === 'ENOENT' ? new EntryError(`${path} not found.`) : error;
  }
}

/** Adds what a text in BibTeX has more than publications.bib, and prints what was added, and what was skipped and why. */
function addTo(root: string, own: string, bibtex: string, skipped: readonly string[], say: Say): void {
  const result = addBibtex(own, bibtex);
  if (result.added.length) writeFiles(root, new Map([[publicationsFile, result.text]]));
  say(describeAdded(result));
  if (skipped.length) say(`\nSkipped:\n${skipped.join('\n')}`);
}

/**
 * Returns the entries of BibTeX files. Those with errors are skipped, so that the site still builds.
 * @throws EntryError if there is no such file, or its text isn't in UTF-8
 */
export async function readBibtexFiles(paths: readonly string[]): Promise<{ bibtex: string; skipped: string[] }> {
  const [texts, skipped]: [string[], string[]] = [[], []];
  for (const path of paths) {
    const { written, problems } = await readPublications(readText(path));
    const errors = problems.filter(isError);
    const lines = errors.map((problem) => formatProblem({ ...problem, file: basename(path) }));
    const keys = errors.map((problem) => problem.path?.[0]);
    const valid = written.filter(({ key }) => !keys.includes(key));
    texts.push(...valid.map((entry) => writeBibtex(entry.type, entry.key, valuesOf(entry))));
    skipped.push(...lines);
  }
  return { bibtex: texts.join('\n'), skipped };
}

/**
 * Adds the entries of BibTeX files.
 * @throws EntryError if publications.bib has errors of its form, or a file can't be read
 */
export async function importBibtex(root: string, paths: readonly string[], say: Say): Promise<void> {
  const own = await ownBibliography(root);
  const { bibtex, skipped } = await readBibtexFiles(paths);
  addTo(root, own, bibtex, skipped, say);
}

/**
 * Adds the works of a public ORCID record. Works that are there already are not looked up.
 * @throws EntryError if publications.bib has errors of its form, or the record can't be read
 */
export async function importOrcid(root: string, id: string, say: Say, download?: Download): Promise<void> {
  const own = await ownBibliography(root);
  const works = await readOrcid(id, download);
  const [texts, skipped]: [string[], string[]] = [[], []];
  const missing = works.filter(({ bibtex }) => addBibtex(own, bibtex).added.length);
  say(`The record has ${works.length} works, and ${missing.length} of them are new.`);
  for (const { title, find } of missing) {
    try {
      texts.push(await find());
    } catch (error) {
      if (!(error instanceof EntryError)) throw error;
      skipped.push(`"${title}": ${error.message}`);
    }
  }
  addTo(root, own, texts.join('\n'), skipped, say);
}
