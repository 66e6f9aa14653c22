import { z } from 'zod';
import { inOrder } from '#base/dates.ts';
import { either, eitherOf, fieldGroup, httpsUrl, line, month, order, resume, room, text, words } from '#base/fields.ts';
import { type EntryOf, listOf } from '../files.ts';

export const volunteeringFiles = listOf(
  'volunteering.yaml',
  'Volunteering, in the order of the page: newest first.',
  fieldGroup({
    role: words(room.item).optional().describe('Your role. Example: Robotics coach.'),
    organization: line(room.item).optional().describe('Organization and place. Example: Sample Library, Lyon.'),
    start: month.optional().describe('First month or year. Example: 2024.'),
    end: month.optional().describe('Last month or year. If omitted after a start, to the present.'),
    url: httpsUrl.optional().describe('Page of the organization (https).'),
    summary: text.optional().describe('What it is about, in a sentence or two.'),
    highlights: z.array(text).optional().describe('The results, in a sentence or two each.'),
    resume,
  })
    .refine(inOrder, order)
    .refine(({ role, organization }) => role || organization, either('role', 'organization'))
    .meta(eitherOf('role', 'organization')),
);

export type Volunteering = EntryOf<typeof volunteeringFiles>;
