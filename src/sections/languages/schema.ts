import { z } from 'zod';
import { facts, line, resume, room } from '#base/fields.ts';

const languagesSchema = facts({
  entries: z
    .array(
      facts({
        name: line(room.label).describe('Name of the language. Example: German.'),
        level: line(room.line).optional().describe('CEFR level (A1 to C2) or words. Example: Native.'),
        resume,
      }),
    )
    .describe('Languages that you speak, best first.'),
});

export type SpokenLanguage = z.infer<typeof languagesSchema>['entries'][number];

/** The files of this kind, as a glob from `content/`. */
export const languagesFiles = { pattern: 'languages.yaml', schema: languagesSchema } as const;
