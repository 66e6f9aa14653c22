import { formatMonth } from '#base/dates.ts';
import { orNothing } from '#base/group.ts';
import { resumeEntry, resumeSection } from '../resumeSection.ts';
import type { Section } from '../section.ts';
import { talksJsonResume } from './jsonResume.ts';
import { type Talk, talksFiles } from './schema.ts';
import { talksTiles } from './tiles.ts';
import { talksStrings } from './uiStrings.ts';

export const talks = {
  ...talksFiles,
  contents: { page: 'about', id: 'talks', name: ({ language }) => talksStrings(language).heading },
  resumeRank: 60,
  resume: (talks, { language }) => {
    const strings = talksStrings(language);
    return resumeSection(strings.heading, {
      entries: talks.map(({ title, event, location, date, summary, url, slides, video }) =>
        resumeEntry(url ? { text: title, url } : title, {
          organization: event ? { text: event, url: null } : null,
          location: location ?? null,
          when: date ? formatMonth(date, language) : null,
          text: summary ?? null,
          links: [
            ...(slides ? [{ text: strings.slides, url: slides }] : []),
            ...(video ? [{ text: strings.video, url: video }] : []),
          ],
        }),
      ),
    });
  },
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
