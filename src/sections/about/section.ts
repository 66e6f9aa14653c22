import { distinctIntro } from '#base/distinct.ts';
import { routes } from '#base/urls.ts';
import type { Section } from '../section.ts';
import { type About, aboutFiles } from './schema.ts';
import { aboutStrings } from './uiStrings.ts';

const id = 'background';

/** Its text is the summary of a résumé: see the owner's JSON Resume. */
export const about = {
  ...aboutFiles,
  contents: { page: 'about', id, name: ({ language }) => aboutStrings(language).heading },
  pages: (files) => [{ path: routes.about, ids: [id], dates: [], texts: files.map(({ body }) => body) }],
  // The page shows the intro elsewhere, and no text that only repeats it.
  isFilled: (about) => distinctIntro(about).background !== undefined,
} satisfies Section<About>;
