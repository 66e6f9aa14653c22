import { z } from 'zod';
import { inOrder } from '#base/dates.ts';
import { either, eitherOf, facts, line, order, resume, room, year } from '#base/fields.ts';

const educationSchema = facts({
  entries: z
    .array(
      facts({
        title: line(room.item)
          .optional()
          .describe('The degree or course, such as Bachelor of Science, Computer Science.'),
        institution: line(room.item).optional().describe('The school or university, and its place.'),
        start: year.optional().describe('The first year, such as 2023.'),
        end: year.optional().describe('The last year. Absent: to the present, where there is a start.'),
        resume,
      })
        .refine(inOrder, order)
        .refine(({ title, institution }) => title || institution, either('title', 'institution'))
        .meta(eitherOf('title', 'institution')),
    )
    .describe('Your degrees and schools, in the order of the page.'),
});

export type EducationEntry = z.infer<typeof educationSchema>['entries'][number];

/** The files of this kind, as a glob from `content/`. */
export const educationFiles = { pattern: 'education.yaml', schema: educationSchema } as const;
