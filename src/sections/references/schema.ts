import { z } from 'zod';
import { facts, line, resume, room, text } from '#base/fields.ts';

const referencesSchema = facts({
  entries: z
    .array(
      facts({
        quote: text.optional().describe('What the person wrote about you, without quotation marks.'),
        person: line(room.line).describe('Name of the person. Example: Ada Muster.'),
        role: line(room.item)
          .optional()
          .describe('What the person does, and where. Example: Head of Data, Example Co.'),
        resume,
      }),
    )
    .describe('References, in the order of the page. The first four are shown, the others are folded.'),
});

export type PersonalReference = z.infer<typeof referencesSchema>['entries'][number];

/** The files of this kind, as a glob from `content/`. */
export const referencesFiles = { pattern: 'references.yaml', schema: referencesSchema } as const;
