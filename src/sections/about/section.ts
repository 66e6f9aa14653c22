import type { Section } from '../section.ts';
import { aboutFiles } from './schema.ts';
import { aboutStrings } from './uiStrings.ts';

/** Its text is the summary of a résumé: see the owner's JSON Resume. */
export const about = {
  ...aboutFiles,
  contents: { page: 'about', id: 'background', name: ({ language }) => aboutStrings(language).heading },
} satisfies Section<{ intro?: string; background?: string }>;
