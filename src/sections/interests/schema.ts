import { z } from 'zod';
import { facts, line, localFile, room } from '#base/fields.ts';

const interestsSchema = facts({
  entries: z
    .array(
      facts({
        name: line(room.line).describe('The interest, such as Table Tennis.'),
        text: line(room.description).optional().describe('What there is to say of it, in a sentence or two.'),
        imageSrc: localFile.optional().describe('A picture of it, such as images/piano.svg.'),
      }),
    )
    .describe('What you like besides work, in the order of the page.'),
});

/** The files of this kind, as a glob from `content/`. */
export const interestsFiles = { pattern: 'interests.yaml', schema: interestsSchema } as const;
