import { fieldGroup, httpsUrl, line, location, resume, room, summary, title, url, when } from '#base/fields.ts';
import { type EntryOf, listOf } from '../files.ts';

export const talksFiles = listOf(
  'talks.yaml',
  'Talks, in the order of the page: newest first.',
  fieldGroup({
    title: title(room.item).describe('Title of the talk. Example: Making tests fast.'),
    event: line(room.line)
      .optional()
      .meta({ isDistinctive: true, otherNames: 'conference venue meetup' })
      .describe('Conference, meetup or seminar. Example: JSConf.'),
    location: location.describe('City, or Online.'),
    date: when.describe('Month or year. Example: 2026-05.'),
    summary: summary.describe('What it was about, in a sentence or two.'),
    url: url.describe('Page of the talk or the event (https).'),
    slides: httpsUrl.optional().describe('Slides (https).'),
    video: httpsUrl.optional().describe('Recording (https).'),
    resume,
  }),
);

export type Talk = EntryOf<typeof talksFiles>;
