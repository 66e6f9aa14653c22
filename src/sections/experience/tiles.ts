import { drawMonogram } from '#ui/monogram.ts';
import { splitAtComma } from '../section.ts';
import type { Tiles } from '../tile.ts';
import type { ExperienceFacts } from './schema.ts';
import { experienceWords } from './words.ts';

type Facts = Pick<ExperienceFacts, 'title' | 'company' | 'start'> & { slug?: string };

export const experienceTiles: Tiles<readonly Facts[]> = {
  of: (entries, { language }) =>
    entries.map(({ title, company, start, slug }) => ({
      label: experienceWords(language).tile,
      names: [company && splitAtComma(company)[0], title],
      title: [title, company].filter(Boolean).join(', '),
      date: start,
      tone: 'neutral',
      picture: drawMonogram(company ?? title ?? ''),
      fragment: slug && `entry-${slug}`,
    })),
  count: ({ length }, { language }) => experienceWords(language).count(length),
};
