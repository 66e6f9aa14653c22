import { distinctIntro } from '#base/distinct.ts';
import type { Section } from '../section.ts';
import { type About, aboutFiles } from './schema.ts';
import { aboutStrings } from './uiStrings.ts';

/** Its text is the summary of a résumé: see the owner's JSON Resume. */
export const about = {
  ...aboutFiles,
  contents: { page: 'about', id: 'background', name: ({ language }) => aboutStrings(language).heading },
  // The page shows the intro elsewhere, and no text that only repeats it.
  isFilled: (about) => distinctIntro(about).background !== undefined,
} satisfies Section<About>;
