import { splitAtComma } from '#base/place.ts';
import { pathOfPlace } from '../places.ts';
import { tilesOf } from '../tile.ts';
import { placeOfEntry, withMonograms } from './experience.ts';
import type { ExperienceEntry } from './schema.ts';

export const experienceTiles = tilesOf({
  rank: 40,
  isNewestShown: true,
  strings: ({ experience }) => experience,
  tone: 'own',
  // The newest role at each employer.
  draw: (entries: readonly ExperienceEntry[]) => withMonograms(entries).map(([{ roles }, image]) => [roles[0], image]),
  tile: ({ title, company, summary, description, slug }, { comma }) => ({
    caption: (company && splitAtComma(company)[0]) || title,
    title: [title, company].filter(Boolean).join(comma),
    text: summary ?? description[0],
    path: pathOfPlace(placeOfEntry({ slug })),
  }),
});
