import { formatMonth } from '#base/dates.ts';
import { joinSentences } from '#base/sentences.ts';
import { resumeSection } from '../resumeSection.ts';
import type { Section } from '../section.ts';
import { awardsJsonResume } from './jsonResume.ts';
import { type Award, awardsFiles } from './schema.ts';
import { awardsTiles } from './tiles.ts';

export const awards = {
  ...awardsFiles,
  contents: {
    page: 'about',
    id: 'awards',
    name: ({ awards }) => awards.heading,
    foldAfter: 20,
    all: ({ awards }, count) => awards.all(count),
  },
  rows: (entries) => entries.map(({ issuer, ...award }) => ({ ...award, facts: [issuer] })),
  resumeRank: 110,
  resume: (awards, { awards: own, language, comma }) =>
    resumeSection(own.heading, {
      rows: awards.map(({ title, issuer, date, summary, url }) => {
        const facts = [issuer, date && formatMonth(date, language)].filter(Boolean).join(comma);
        const item = summary ? joinSentences(facts, summary) : facts;
        return { name: title, ...(url && { url }), items: item ? [item] : [] };
      }),
    }),
  tiles: awardsTiles,
  jsonResume: awardsJsonResume,
  person: (awards) => ({ award: awards.map(({ title, issuer }) => [title, issuer].filter(Boolean).join(', ')) }),
} satisfies Section<readonly Award[]>;
