import { fieldGroup, httpsUrl, line, month, resume, room, text, words } from '#base/fields.ts';
import { type EntryOf, listOf } from '../files.ts';

export const talksFiles = listOf(
  'talks.yaml',
  'Talks, in the order of the page: newest first.',
  fieldGroup({
    title: words(room.item).describe('Title of the talk. Example: Making tests fast.'),
    event: line(room.line).optional().describe('Conference, meetup or seminar. Example: JSConf.'),
    location: line(room.line).optional().describe('City, or Online.'),
    date: month.optional().describe('Month or year. Example: 2026-05.'),
    summary: text.optional().describe('What it was about, in a sentence or two.'),
    url: httpsUrl.optional().describe('Page of the talk or the event (https).'),
    slides: httpsUrl.optional().describe('Slides (https).'),
    video: httpsUrl.optional().describe('Recording (https).'),
    resume,
  }),
);

export type Talk = EntryOf<typeof talksFiles>;
