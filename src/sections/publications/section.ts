import type { Section } from '../section.ts';
import { publicationsJsonResume } from './jsonResume.ts';
import type { Publication } from './publication.ts';

export const publications = {
  contents: { page: 'about', id: 'publications', name: (words) => words.publications.heading },
  jsonResume: publicationsJsonResume,
} satisfies Section<readonly Publication[]>;
