import { orNothing, type Section } from '../section.ts';
import type { Publication } from './publication.ts';
import { publicationsWords } from './words.ts';

export const publications = {
  contents: { page: 'about', id: 'publications', name: ({ language }) => publicationsWords(language).heading },
  jsonResume: {
    list: 'publications',
    write: (publications) =>
      orNothing(
        publications.map(({ title, container, publisher, date, links }) => ({
          name: title,
          publisher: container ?? publisher,
          releaseDate: date,
          url: links.doi ?? links.arxiv ?? links.web ?? links.pdf,
        })),
      ),
  },
} satisfies Section<readonly Publication[]>;
