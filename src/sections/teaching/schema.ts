import { z } from 'zod';
import { inOrder } from '#base/dates.ts';
import { facts, httpsUrl, line, month, order, resume, room, text } from '#base/fields.ts';

const teachingSchema = facts({
  entries: z
    .array(
      facts({
        course: line(room.item).describe('Name of the course. Example: Data Structures.'),
        role: line(room.line).optional().describe('What you did in it. Example: Teaching assistant.'),
        institution: line(room.item).optional().describe('School or university. Example: Example State University.'),
        term: line(room.label).optional().describe('Term in words. Example: Fall 2025.'),
        start: month.optional().describe('First month or year. Example: 2025-09.'),
        end: month.optional().describe('Last month or year. If omitted beside a start: to the present.'),
        url: httpsUrl.optional().describe('Page of the course (https).'),
        summary: text.optional().describe('What you taught and to whom, in a sentence or two.'),
        resume,
      }).refine(inOrder, order),
    )
    .describe('Courses that you taught, in the order of the page: newest first.'),
});

export type Teaching = z.infer<typeof teachingSchema>['entries'][number];

/** The files of this kind, as a glob from `content/`. */
export const teachingFiles = { pattern: 'teaching.yaml', schema: teachingSchema } as const;
