import { routes } from '#base/urls.ts';
import { drawMonogram } from '#ui/monogram.ts';
import { splitAtComma } from '../section.ts';
import type { Tiles } from '../tile.ts';
import { entryId } from './experience.ts';
import type { ExperienceEntry } from './schema.ts';
import { experienceStrings } from './uiStrings.ts';

export const experienceTiles: Tiles<readonly ExperienceEntry[]> = {
  rank: 40,
  of: (entries, { language }) =>
    entries.map(({ title, company, start, summary, description, slug }) => ({
      label: experienceStrings(language).tile,
      names: [company && splitAtComma(company)[0], title],
      title: [title, company].filter(Boolean).join(', '),
      text: summary ?? description[0],
      date: start,
      tone: 'neutral',
      image: drawMonogram(company ?? title ?? ''),
      path: `${routes.experience}#${entryId(slug)}`,
    })),
  count: ({ length }, { language }) => experienceStrings(language).count(length),
};
