import { routes } from '#base/urls.ts';
import { drawMonogram } from '#ui/monogram.ts';
import { drawEach, type Pick } from '#ui/shapes.ts';
import { splitAtComma } from '../section.ts';
import type { Tiles } from '../tile.ts';
import { employersOf } from './employers.ts';
import { entryId } from './experience.ts';
import type { ExperienceEntry } from './schema.ts';
import { experienceStrings } from './uiStrings.ts';

const monogramName = ({ company, title }: ExperienceEntry) => company ?? title ?? '';
const drawVariant = (_: Pick, name: string, variant: number) => drawMonogram(name, variant);

export const experienceTiles: Tiles<readonly ExperienceEntry[]> = {
  rank: 40,
  isNewestShown: true,
  of: (entries, { language, comma }) => {
    // The newest role at each employer.
    const newest = employersOf(entries).map(({ roles: [role] }) => role);
    return drawEach(newest, monogramName, drawVariant).map(
      ([{ title, company, start, summary, description, slug }, image]) => ({
        label: experienceStrings(language).tile,
        names: [company && splitAtComma(company)[0], title],
        title: [title, company].filter(Boolean).join(comma),
        text: summary ?? description[0],
        date: start,
        tone: 'personal',
        image,
        path: `${routes.experience}#${entryId(slug)}`,
      }),
    );
  },
  count: ({ length }, { language }) => experienceStrings(language).count(length),
};
