import { z } from 'zod';
import { inOrder } from '#base/dates.ts';
import {
  either,
  eitherOf,
  end,
  fieldGroup,
  namesOf,
  order,
  organization,
  resume,
  role,
  room,
  start,
  summary,
  text,
  url,
} from '#base/fields.ts';
import { type EntryOf, listOf } from '../files.ts';

export const volunteeringFiles = listOf(
  'volunteering.yaml',
  'Volunteering, in the order of the page: newest first.',
  fieldGroup({
    role: role(room.item).describe('Your role. Example: Robotics coach.'),
    organization: organization.describe('Organization and place. Example: Sample Library, Lyon.'),
    start: start.describe('First month or year. Example: 2024.'),
    end: end.describe('Last month or year. If omitted after a start, to the present.'),
    url: url.describe('Page of the organization (https).'),
    summary: summary.describe('What it is about, in a sentence or two.'),
    highlights: z
      .array(text)
      .optional()
      .meta({ otherNames: namesOf.bullets })
      .describe('The results, in a sentence or two each.'),
    resume,
  })
    .refine(inOrder, order)
    .refine(({ role, organization }) => role || organization, either('role', 'organization'))
    .meta(eitherOf('role', 'organization')),
);

export type VolunteeringEntry = EntryOf<typeof volunteeringFiles>;
