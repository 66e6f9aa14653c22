import { z } from 'zod';
import { inOrder } from '#base/dates.ts';
import {
  either,
  eitherOf,
  end,
  fieldGroup,
  line,
  namesOf,
  order,
  resume,
  room,
  school,
  start,
  summary,
  text,
  title,
  url,
} from '#base/fields.ts';
import { type EntryOf, listOf } from '../files.ts';

export const educationFiles = listOf(
  'education.yaml',
  'Your degrees and schools, in the order of the page.',
  fieldGroup({
    title: title(room.item)
      .optional()
      .meta({ otherNames: `${namesOf.title} degree studyType` })
      .describe('Degree or course. Example: Bachelor of Science, Computer Science.'),
    institution: school.describe('School or university, and its place.'),
    start: start.describe('First month or year. Example: 2023.'),
    end: end.describe('Last month or year. If omitted after a start, to the present.'),
    url: url.describe('Page of the degree or the school (https).'),
    honors: line(room.item)
      .optional()
      .meta({ otherNames: 'gpa score grade' })
      .describe('Honors or grade. Example: GPA 3.9, with honors.'),
    summary: summary.describe('What you studied or wrote there, in a sentence or two.'),
    highlights: z
      .array(text)
      .optional()
      .meta({ otherNames: namesOf.bullets })
      .describe('What you did there, and the results, in a sentence or two each.'),
    courses: z.array(line(room.item)).optional().describe('Courses. Example: [Algorithms, Statistics].'),
    resume,
  })
    .refine(inOrder, order)
    .refine(({ title, institution }) => title || institution, either('title', 'institution'))
    .meta(eitherOf('title', 'institution')),
);

export type EducationEntry = EntryOf<typeof educationFiles>;
