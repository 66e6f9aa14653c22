import type { Section } from '../section.ts';
import { publicationsJsonResume } from './jsonResume.ts';
import type { Publication } from './publication.ts';
import { publicationsTiles } from './tiles.ts';
import { publicationsWords } from './words.ts';

export const publications = {
  contents: { page: 'about', id: 'publications', name: ({ language }) => publicationsWords(language).heading },
  tiles: publicationsTiles,
  jsonResume: publicationsJsonResume,
} satisfies Section<readonly Publication[]>;
