import { z } from 'zod';
import { facts, httpsUrl, line, month, resume, room, text } from '#base/fields.ts';

const awardsSchema = facts({
  entries: z
    .array(
      facts({
        title: line(room.item).describe('Name of the award. Example: Best Paper Award.'),
        issuer: line(room.item).optional().describe('Who awarded it. Example: International Science Fair.'),
        date: month.optional().describe('Month or year. Example: 2026-05.'),
        url: httpsUrl.optional().describe('Page of the award (https).'),
        summary: text.optional().describe('What it was awarded for, in a sentence or two.'),
        resume,
      }),
    )
    .describe('Awards, in the order of the page: newest first.'),
});

export type Award = z.infer<typeof awardsSchema>['entries'][number];

/** The files of this kind, as a glob from `content/`. */
export const awardsFiles = { pattern: 'awards.yaml', schema: awardsSchema } as const;
