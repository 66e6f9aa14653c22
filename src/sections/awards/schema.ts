import { fieldGroup, issuer, resume, room, summary, title, url, when } from '#base/fields.ts';
import { type EntryOf, listOf } from '../files.ts';

export const awardsFiles = listOf(
  'awards.yaml',
  'Awards, in the order of the page: newest first.',
  fieldGroup({
    title: title(room.item).describe('Name of the award. Example: Best Paper Award.'),
    issuer: issuer.describe('Who awarded it. Example: International Science Fair.'),
    date: when.describe('Month or year. Example: 2026-05.'),
    url: url.describe('Page of the award (https).'),
    summary: summary.describe('What it was awarded for, in a sentence or two.'),
    resume,
  }),
);

export type Award = EntryOf<typeof awardsFiles>;
