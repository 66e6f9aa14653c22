import { cutAtWord } from '#base/characters.ts';
import { orNothing } from '#base/group.ts';
import { extension } from '#base/resume/clean.ts';
import { linkNames, type ReadEntry } from '#base/resume/fields.ts';
import type { JsonResumeList } from '../jsonResumeList.ts';
import { someOf } from '../reports.ts';
import { count, countTaken, entryName } from '../resumeEntries.ts';
import { writeBibtex } from './bibtex.ts';
import { dateRank } from './dates.ts';
import type { Publication } from './publication.ts';
import { type NewPublication, publicationFields, takeEntry } from './resumeEntry.ts';
import { bibliography } from './schema.ts';

/** Each publication becomes an entry of `publications.bib`. A résumé has no type for it. */
export const publicationsJsonResume: JsonResumeList<readonly Publication[]> = {
  list: 'publications',
  noun: 'publication',
  names: 'papers',
  headings: {
    rank: 40,
    words: /publi[ck]|veröffentlich|\bpapers?\b|\barticles?\b|bibliogra|论文|論文|发表|出版|публикац|yayın/i,
  },
  fields: publicationFields,
  main: 'name',
  synonyms: {
    name: 'title',
    authors: 'author authorlist creators',
    publisher: 'journal venue conference',
    releaseDate: 'date year published publicationdate',
    ...linkNames,
    summary: 'abstract description',
  },
  take(publications: readonly (ReadEntry<typeof publicationFields> | undefined)[], result) {
    const made: NewPublication[] = [];
    for (const [index, publication] of publications.entries()) {
      const keys = made.map(({ key }) => key);
      const entry =
        publication && takeEntry(publication, entryName('publication', index, publication, ['name']), keys, result);
      if (entry) made.push(entry);
    }
    if (!made.length) return undefined;
    // In the order of pages and `resume.json`.
    made.sort((a, b) => dateRank(b.fields).localeCompare(dateRank(a.fields)));
    result.text(bibliography, made.map(({ type, key, fields }) => writeBibtex(type, key, fields)).join('\n'));
    const unknown = made.filter(({ type }) => type === 'misc');
    if (unknown.length) {
      result.report(
        `${countTaken(unknown.length, unknown.length, 'publication')}: your résumé doesn't say what it is (article, book …). Complete it in content/publications.bib.`,
      );
    }
    const nameless = unknown.flatMap(({ fields }) => (fields.author ? [] : `"${cutAtWord(fields.title ?? '', 60)}"`));
    if (nameless.length)
      result.report(`Authors are missing. Add them in content/publications.bib: ${someOf(nameless)}`);
    return countTaken(made.length, count(publications), 'publication');
  },
  write: (publications) =>
    orNothing(
      publications.map(({ title, container, publisher, date, links, abstract, summary, bibtex }) => ({
        name: title,
        publisher: container ?? publisher,
        releaseDate: date,
        url: links.doi ?? links.arxiv ?? links.web ?? links.pdf,
        summary,
        // JSON Resume has no field for type, authors and more.
        [extension]: { bibtex, abstract, pdf: links.pdf, code: links.code, video: links.video },
      })),
    ),
};
