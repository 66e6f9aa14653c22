import { cutAtWord } from '#base/characters.ts';
import { formatMonth } from '#base/dates.ts';
import { joinSentences } from '#base/sentences.ts';
import { listComma } from '#base/uiStrings.ts';
import { resumeEntry, resumeSection } from '../resumeSection.ts';
import type { Section } from '../section.ts';
import { publicationsJsonResume } from './jsonResume.ts';
import { placeOfPublication, publicationsId } from './keys.ts';
import type { Publication } from './publication.ts';
import { publicationsTiles } from './tiles.ts';

/** Returns the source: `Journal, 4(2), 1–8`. */
function sourceText(publication: Publication, comma: string): string {
  const { container, publisher, volume, issue, number, firstPage, lastPage } = publication;
  const part = issue ? `${volume ?? ''}(${issue})` : (volume ?? number);
  const pages = [firstPage, lastPage].filter(Boolean).join('–');
  return [container ?? publisher, part, pages].filter(Boolean).join(comma);
}

/** Maximum number of characters of an abstract that pages show unfolded. */
const longestSummary = 600;
/** Maximum number of characters of an abstract in the résumé. Most journals allow fewer. */
const longestInResume = 1500;

/** Returns an abstract that is short enough for a list of the page. */
export const shortSummary = ({ summary }: Pick<Publication, 'summary'>): string | undefined =>
  summary && summary.length <= longestSummary ? summary : undefined;

export const publications = {
  entryNames: { command: 'publication', name: 'publication' },
  contents: { page: 'about', id: publicationsId, name: ({ publications }) => publications.heading },
  placeOf: placeOfPublication,
  tiles: publicationsTiles,
  resumeRank: 20,
  studentRank: 35,
  resume: (publications, { publications: own, language, comma }) =>
    resumeSection(own.heading, {
      entries: publications.map((publication) => {
        const { title, authors, date, links, note, summary } = publication;
        const url = links.doi ?? links.arxiv ?? links.web ?? links.pdf;
        return resumeEntry(url ? { text: title, url } : title, {
          when: date ? formatMonth(date.slice(0, 7), language) : null,
          text:
            joinSentences(
              authors.map(({ name }) => name).join(listComma({ comma })),
              sourceText(publication, comma),
              note,
              summary && cutAtWord(summary, longestInResume),
            ) ?? null,
        });
      }),
    }),
  jsonResume: publicationsJsonResume,
} satisfies Section<readonly Publication[]>;
