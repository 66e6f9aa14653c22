import type { Section } from '../section.ts';
import { publicationsJsonResume } from './jsonResume.ts';
import type { Publication } from './publication.ts';
import { publicationsStrings } from './uiStrings.ts';

export const publications = {
  contents: { page: 'about', id: 'publications', name: ({ language }) => publicationsStrings(language).heading },
  jsonResume: publicationsJsonResume,
} satisfies Section<readonly Publication[]>;
