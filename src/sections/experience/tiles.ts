import { splitAtComma } from '#base/resumeText/place.ts';
import { routes } from '#base/urls.ts';
import type { Tiles } from '../tile.ts';
import { entryId } from './experience.ts';
import { withMonograms } from './monograms.ts';
import type { ExperienceEntry } from './schema.ts';
import { experienceStrings } from './uiStrings.ts';

export const experienceTiles: Tiles<readonly ExperienceEntry[]> = {
  rank: 40,
  isNewestShown: true,
  // The newest role at each employer.
  of: (entries, { language, comma }) =>
    withMonograms(entries).map(
      ([
        {
          roles: [{ lang, title, company, start, summary, description, slug }],
        },
        image,
      ]) => ({
        label: experienceStrings(language).tile,
        lang,
        names: [company && splitAtComma(company)[0], title],
        title: [title, company].filter(Boolean).join(comma),
        text: summary ?? description[0],
        date: start,
        tone: 'own',
        image,
        path: `${routes.experience}#${entryId(slug)}`,
      }),
    ),
  count: ({ length }, { language }) => experienceStrings(language).count(length),
};
