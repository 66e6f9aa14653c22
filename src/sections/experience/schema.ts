import { z } from 'zod';
import { inOrder } from '#base/dates.ts';
import {
  draft,
  either,
  eitherOf,
  end,
  fieldGroup,
  httpsUrl,
  image,
  line,
  location,
  namesOf,
  oneOf,
  order,
  resume,
  room,
  start,
  summary,
  technologies,
  text,
  title,
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

const experienceSchema = fieldGroup({
  title: title(room.line)
    .optional()
    .meta({ otherNames: `${namesOf.title} position job` })
    .describe('Your role. Example: Software engineering intern.'),
  company: line(room.line)
    .optional()
    .meta({ otherNames: 'employer organization organisation' })
    .describe('Company or person that you worked for.'),
  location: location.describe('Place. Example: Chicago, Illinois. Or Remote.'),
  start: start.describe('First month. Example: 2026-05.'),
  end: end.describe('Last month. If omitted after a start, to the present.'),
  current: z.boolean().optional().describe('Show the entry as current, even without a start. Default: false.'),
  type: oneOf(experienceTypes)
    .optional()
    .meta({ onlyIfUsed: 'the data mine' })
    .describe('Badge beside the entry. Example: internship.'),
  logoUrl: image(128)
    .optional()
    .meta({ otherNames: 'image picture' })
    .describe('Logo of the company, next to this file. Example: ./company.svg.'),
  websiteUrl: httpsUrl.optional().meta({ otherNames: 'homepage link url' }).describe('Website of the company (https).'),
  technologies,
  summary: summary.describe('Your part in it, in a sentence or two above the list.'),
  description: z
    .array(text)
    .default([])
    .meta({ otherNames: `summary text highlights ${namesOf.bullets}` })
    .describe('What you did, and the results, in a sentence or two each.'),
  order: z
    .number()
    .optional()
    .describe('Sort position among entries with the same dates or without dates, lowest first.'),
  draft,
  resume,
})
  .refine(inOrder, order)
  .refine(({ title, company }) => title || company, either('title', 'company'))
  .meta(eitherOf('title', 'company'));

/** The files of this kind, as a glob from `content/`. */
export const experienceFiles = { pattern: 'experience/*.md', schema: experienceSchema, fallbackName: 'entry' } as const;
export type ExperienceEntry = FileOf<typeof experienceFiles>;
