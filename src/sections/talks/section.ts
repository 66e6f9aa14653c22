import { room } from '#base/fields.ts';
import { orNothing } from '#base/group.ts';
import { draw, type Picker, range, rect } from '#ui/shapes.ts';
import { jsonResumeList, line, month, summary, url } from '../jsonResumeList.ts';
import { rowSection } from '../rows.ts';
import type { Section } from '../section.ts';
import { type Talk, talksFiles } from './schema.ts';

/** Draws a screen before six heads, and the lectern at one side. */
const drawTalk = (isLeft: boolean) => (pick: Picker) => {
  const [screen, lectern] = isLeft ? [48, 25] : [24, 75];
  const heads = range(6).map((index) => {
    const neck = 6 + pick(3) * 3;
    return `M${index * 20 + 2} 80v${-neck}a8 8 0 0 1 16 0v${neck}z`;
  });
  return draw({
    mass: rect(screen, 8, 48, 34) + heads.join(''),
    cut: rect(screen + 6, 15, 22 + pick(3) * 5, 4) + rect(screen + 6, 24, 14 + pick(3) * 6, 4),
    ink: `M${lectern} 34h20v8h-4l-3 18h-6l-3-18h-4z`,
    act: 'slide',
  });
};

export const talks = {
  ...talksFiles,
  ...rowSection<Talk>({
    page: 'about',
    id: 'talks',
    strings: ({ talks }) => talks,
    row: ({ event, location, slides, video, ...talk }, { links }) => ({
      ...talk,
      facts: [event, location],
      links: [
        { name: links.slides, url: slides },
        { name: links.video, url: video },
      ],
    }),
    showcase: {
      rank: 20,
      tone: 'own',
      drawings: [drawTalk(true), drawTalk(false)],
      tile: ({ title, event }) => ({ title, text: event }),
    },
  }),
  resumeRank: 60,
  jsonResume: jsonResumeList<'talks', Talk>({
    list: 'talks',
    noun: 'talk',
    files: talksFiles,
    fields: {
      title: line('title event', room.item),
      event: line('event', room.line),
      location: line('location', room.line),
      date: month('date'),
      summary,
      url: url(),
      slides: url('slides'),
      video: url('video'),
    },
    write: false,
  }),
  person: (talks) => ({
    performerIn: orNothing(
      talks.flatMap(({ event, location, date }) =>
        event ? [{ '@type': 'Event' as const, name: event, startDate: date, location: location ?? undefined }] : [],
      ),
    ),
  }),
} satisfies Section<readonly Talk[]>;
