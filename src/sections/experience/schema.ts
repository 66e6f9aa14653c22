import { z } from 'zod';
import { inOrder } from '#base/dates.ts';
import {
  draft,
  either,
  eitherOf,
  facts,
  httpsUrl,
  image,
  line,
  month,
  oneOf,
  order,
  resume,
  room,
  text,
  words,
} from '#base/fields.ts';
import type { FileOf } from '../files.ts';

const experienceTypes = [
  'internship',
  'full-time',
  'part-time',
  'contract',
  'freelance',
  'self-employed',
  'temporary',
  'apprenticeship',
  'working student',
  'volunteer',
  'the data mine',
] as const;

const experienceSchema = facts({
  title: words(room.line).optional().describe('What you were there, such as Software engineering intern.'),
  company: line(room.line).optional().describe('The company, or whoever you worked for.'),
  location: line(room.line).optional().describe('Where it was, such as Chicago, Illinois, or Remote.'),
  start: month.optional().describe('The first month, such as 2026-05.'),
  end: month.optional().describe('The last month. If omitted beside a start: to the present.'),
  current: z.boolean().optional().describe('Show the entry as current although its start is unknown. Default: false.'),
  type: oneOf(experienceTypes)
    .optional()
    .meta({ onlyIfUsed: 'the data mine' })
    .describe('The badge beside the entry, such as internship.'),
  logoUrl: image(128).optional().describe('The logo of the company, beside this file, such as ./company.svg.'),
  websiteUrl: httpsUrl.optional().describe('Website of the company (https).'),
  technologies: z.array(line(room.item)).default([]).describe('What you worked with, such as [TypeScript, React].'),
  summary: text.optional().describe('What your part was, in a sentence or two above the list.'),
  description: z.array(text).default([]).describe('What you did and what came of it, a sentence or two each.'),
  order: z.number().optional().describe('Sort position among entries of the same dates or of none, lowest first.'),
  draft,
  resume,
})
  .refine(inOrder, order)
  .refine(({ title, company }) => title || company, either('title', 'company'))
  .meta(eitherOf('title', 'company'));

/** The files of this kind, as a glob from `content/`. */
export const experienceFiles = { pattern: 'experience/*.md', schema: experienceSchema } as const;
export type ExperienceEntry = FileOf<typeof experienceFiles>;
