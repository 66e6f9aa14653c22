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
  const { container, event, publisher, volume, issue, number, firstPage, lastPage, status } = publication;
  const part = issue ? `${volume ?? ''}(${issue})` : (volume ?? number);
  const pages = [firstPage, lastPage].filter(Boolean).join('–');
  return [container ?? event ?? publisher, part, pages, status].filter(Boolean).join(comma);
}

/** Maximum number of characters of an abstract that pages show unfolded. */
const longestSummary = 600;

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
  resume: (publications, { publications: own, language, comma }, { abstracts } = {}) =>
    resumeSection(own.heading, {
      entries: publications.map((publication) => {
        const { title, authors, others, date, when, links, note, container, event, summary } = publication;
        const url = links.doi ?? links.arxiv ?? links.web ?? links.pdf;
        return resumeEntry(url ? { text: title, url } : title, {
          // Words and periods of years as pages show them.
          when: date && when === date.slice(0, 4) ? formatMonth(date.slice(0, 7), language) : (when ?? null),
          text:
            joinSentences(
              [...authors.map(({ name }) => name), ...(others ? [others] : [])].join(listComma({ comma })),
              sourceText(publication, comma),
              container && !container.includes(event ?? '') ? event : undefined,
              note,
              abstracts ? summary : undefined,
            ) ?? null,
        });
      }),
    }),
  jsonResume: publicationsJsonResume,
} satisfies Section<readonly Publication[]>;
