import { formatMonth } from '#base/dates.ts';
import { orNothing } from '#base/group.ts';
import { resumeEntry, resumeSection } from '../resumeSection.ts';
import type { Section } from '../section.ts';
import { talksJsonResume } from './jsonResume.ts';
import { type Talk, talksFiles } from './schema.ts';
import { talksTiles } from './tiles.ts';

export const talks = {
  ...talksFiles,
  contents: { page: 'about', id: 'talks', name: ({ talks }) => talks.heading },
  rows: (entries, { links }) =>
    entries.map(({ event, location, slides, video, ...talk }) => ({
      ...talk,
      facts: [event, location],
      links: [
        { name: links.slides, url: slides },
        { name: links.video, url: video },
      ],
    })),
  resumeRank: 60,
  resume: (talks, { talks: own, links, language }) =>
    resumeSection(own.heading, {
      entries: talks.map(({ title, event, location, date, summary, url, slides, video }) =>
        resumeEntry(url ? { text: title, url } : title, {
          organization: event ? { text: event, url: null } : null,
          location: location ?? null,
          when: date ? formatMonth(date, language) : null,
          text: summary ?? null,
          links: [
            ...(slides ? [{ text: links.slides, url: slides }] : []),
            ...(video ? [{ text: links.video, url: video }] : []),
          ],
        }),
      ),
    }),
  tiles: talksTiles,
  jsonResume: talksJsonResume,
  person: (talks) => ({
    performerIn: orNothing(
      talks.flatMap(({ event, location, date }) =>
        event ? [{ '@type': 'Event' as const, name: event, startDate: date, location: location ?? undefined }] : [],
      ),
    ),
  }),
} satisfies Section<readonly Talk[]>;
