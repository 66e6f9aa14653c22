import { inOrder } from '#base/dates.ts';
import { end, fieldGroup, order, resume, role, room, school, start, summary, url, words } from '#base/fields.ts';
import { type EntryOf, listOf } from '../files.ts';

export const teachingFiles = listOf(
  'teaching.yaml',
  'Courses that you taught, in the order of the page: newest first.',
  fieldGroup({
    course: words(room.item).meta({ isDistinctive: true }).describe('Name of the course. Example: Data Structures.'),
    role: role(room.line).describe('Your role. Example: Teaching assistant.'),
    institution: school.describe('School or university. Example: Example State University.'),
    term: words(room.label).optional().describe('Term in words. Example: Fall 2025.'),
    start: start.describe('First month or year. Example: 2025-09.'),
    end: end.describe('Last month or year. If omitted after a start, to the present.'),
    url: url.describe('Page of the course (https).'),
    summary: summary.describe('What you taught and to whom, in a sentence or two.'),
    resume,
  }).refine(inOrder, order),
);

export type TeachingEntry = EntryOf<typeof teachingFiles>;
