import { z } from 'zod';
import { inOrder } from '#base/dates.ts';
import { either, eitherOf, facts, httpsUrl, line, month, order, resume, room, text } from '#base/fields.ts';

const volunteeringSchema = facts({
  entries: z
    .array(
      facts({
        role: line(room.item).optional().describe('What you do there. Example: Robotics coach.'),
        organization: line(room.item).optional().describe('For whom, and where. Example: Sample Library, Lyon.'),
        start: month.optional().describe('First month or year. Example: 2024.'),
        end: month.optional().describe('Last month or year. If omitted beside a start: to the present.'),
        url: httpsUrl.optional().describe('Page of the organization (https).'),
        summary: text.optional().describe('What it is about, in a sentence or two.'),
        highlights: z.array(text).optional().describe('What came of it, a sentence or two each.'),
        resume,
      })
        .refine(inOrder, order)
        .refine(({ role, organization }) => role || organization, either('role', 'organization'))
        .meta(eitherOf('role', 'organization')),
    )
    .describe('Volunteering, in the order of the page: newest first.'),
});

export type Volunteering = z.infer<typeof volunteeringSchema>['entries'][number];

/** The files of this kind, as a glob from `content/`. */
export const volunteeringFiles = { pattern: 'volunteering.yaml', schema: volunteeringSchema } as const;
