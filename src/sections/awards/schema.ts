import { fieldGroup, httpsUrl, line, month, resume, room, text, words } from '#base/fields.ts';
import { type EntryOf, listOf } from '../files.ts';

export const awardsFiles = listOf(
  'awards.yaml',
  'Awards, in the order of the page: newest first.',
  fieldGroup({
    title: words(room.item).describe('Name of the award. Example: Best Paper Award.'),
    issuer: line(room.item).optional().describe('Who awarded it. Example: International Science Fair.'),
    date: month.optional().describe('Month or year. Example: 2026-05.'),
    url: httpsUrl.optional().describe('Page of the award (https).'),
    summary: text.optional().describe('What it was awarded for, in a sentence or two.'),
    resume,
  }),
);

export type Award = EntryOf<typeof awardsFiles>;
