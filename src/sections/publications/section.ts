import type { Section } from '../section.ts';
import { publicationsJsonResume } from './jsonResume.ts';
import type { Publication } from './publication.ts';
import { publicationsTiles } from './tiles.ts';
import { publicationsStrings } from './uiStrings.ts';

export const publications = {
  contents: { page: 'about', id: 'publications', name: ({ language }) => publicationsStrings(language).heading },
  tiles: publicationsTiles,
  jsonResume: publicationsJsonResume,
} satisfies Section<readonly Publication[]>;
