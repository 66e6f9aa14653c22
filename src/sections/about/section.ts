import type { Section } from '../section.ts';
import { aboutFiles } from './schema.ts';
import { aboutWords } from './words.ts';

/** Its text is the summary of a résumé: see the owner's JSON Resume. */
export const about = {
  ...aboutFiles,
  contents: { page: 'about', id: 'background', name: ({ language }) => aboutWords(language).heading },
} satisfies Section<{ intro?: string; background?: string }>;
