import {
  fieldGroup,
  httpsUrl,
  line,
  location,
  resume,
  room,
  summary,
  title,
  url,
  urlOrPaper,
  when,
} from '#base/fields.ts';
import { orNothing } from '#base/group.ts';
import { draw, type Picker, range, rect } from '#ui/shapes.ts';
import { compareDated, position } from '../dated.ts';
import { type EntryOf, listOf } from '../files.ts';
import { jsonResumeList } from '../jsonResumeList.ts';
import { rowSection } from '../rows.ts';
import type { Section } from '../section.ts';

const files = listOf(
  'talks.yaml',
  'Talks. The page sorts them by date, newest first.',
  fieldGroup({
    title: title(room.item).describe('Title of the talk. Example: Making tests fast.'),
    event: line(room.line)
      .optional()
      .meta({ otherNames: 'conference venue meetup' })
      .describe('Conference, meetup or seminar. Example: JSConf.'),
    location: location.describe('City, or Online.'),
    date: when.describe('Month or year. Example: 2026-05.'),
    summary: summary.describe('What it was about, in a sentence or two.'),
    url: url.describe('Page of the talk or the event (https).'),
    slides: urlOrPaper.optional().describe('Slides: an https URL, or a file in content/papers/. Example: talk.pdf.'),
    video: httpsUrl.optional().describe('Recording (https).'),
    order: position,
    resume,
  }),
);

export type Talk = EntryOf<typeof files>;

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
  ...files,
  compare: compareDated,
  ...rowSection<Talk>('talks', {
    page: 'about',
    list: { layout: 'half', foldAfter: 8 },
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
      drawings: [drawTalk(true), drawTalk(false)],
      tile: ({ title, event }) => ({ title, text: event }),
    },
  }),
  resumeRank: 60,
  jsonResume: jsonResumeList<'talks', Talk>({
    list: 'talks',
    noun: 'talk',
    files,
    from: { title: 'title event' },
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
