import { inOrder } from '#base/dates.ts';
import { fieldGroup, httpsUrl, line, month, order, resume, room, text, words } from '#base/fields.ts';
import { type EntryOf, listOf } from '../files.ts';

export const teachingFiles = listOf(
  'teaching.yaml',
  'Courses that you taught, in the order of the page: newest first.',
  fieldGroup({
    course: words(room.item).describe('Name of the course. Example: Data Structures.'),
    role: words(room.line).optional().describe('Your role. Example: Teaching assistant.'),
    institution: line(room.item).optional().describe('School or university. Example: Example State University.'),
    term: words(room.label).optional().describe('Term in words. Example: Fall 2025.'),
    start: month.optional().describe('First month or year. Example: 2025-09.'),
    end: month.optional().describe('Last month or year. If omitted after a start, to the present.'),
    url: httpsUrl.optional().describe('Page of the course (https).'),
    summary: text.optional().describe('What you taught and to whom, in a sentence or two.'),
    resume,
  }).refine(inOrder, order),
);

export type Teaching = EntryOf<typeof teachingFiles>;
