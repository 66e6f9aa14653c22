import { cutAtWord } from '#base/characters.ts';
import { englishCount } from '#base/counter.ts';
import { orNothing } from '#base/group.ts';
import type { EntryOf } from '#base/resume/resume.ts';
import type { JsonResumeList } from '../jsonResumeList.ts';
import { writeBibtex } from './bibtex.ts';
import { dateRank } from './dates.ts';
import type { Publication } from './publication.ts';
import { type NewPublication, readEntry } from './resumeEntry.ts';
import { bibliography } from './schema.ts';

/** Each publication becomes an entry of `publications.bib`. A résumé has no type for it. */
export const publicationsJsonResume: JsonResumeList<readonly Publication[]> = {
  list: 'publications',
  take(publications: readonly EntryOf<'publications'>[], result) {
    const made: NewPublication[] = [];
    for (const publication of publications) {
      const keys = made.map(({ key }) => key);
      const entry = readEntry(publication, keys, result);
      if (entry) made.push(entry);
    }
    if (!made.length) return undefined;
    // In the order of pages and `resume.json`.
    made.sort((a, b) => dateRank(b.fields).localeCompare(dateRank(a.fields)));
    const text = made.map(({ type, key, fields }) => writeBibtex(type, key, fields)).join('\n');
    result.files.set(bibliography, { text });
    result.report(
      `${englishCount(made.length, 'publication')}: your résumé doesn't say what it is (article, book …). Complete it in content/publications.bib.`,
    );
    const nameless = made.flatMap(({ fields }) => (fields.author ? [] : `"${cutAtWord(fields.title ?? '', 60)}"`));
    if (nameless.length)
      result.report(`Authors are missing. Add them in content/publications.bib: ${nameless.join(', ')}`);
    return englishCount(made.length, 'publication');
  },
  write: (publications) =>
    orNothing(
      publications.map(({ title, container, publisher, date, links, note, summary }) => ({
        name: title,
        publisher: container ?? publisher,
        releaseDate: date,
        url: links.doi ?? links.arxiv ?? links.web ?? links.pdf,
        summary: summary ?? note,
      })),
    ),
};
