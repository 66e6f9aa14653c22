import { fieldGroup, image, namesOf, room, words } from '#base/fields.ts';
import { type EntryOf, listOf } from '../files.ts';

export const interestsFiles = listOf(
  'interests.yaml',
  'Your interests besides work, in the order of the page.',
  fieldGroup({
    name: words(room.line)
      .meta({ isDistinctive: true, otherNames: namesOf.name })
      .describe('Name of the interest. Example: Table Tennis.'),
    text: words(room.description)
      .optional()
      .meta({ otherNames: namesOf.text })
      .describe('Text about it, in a sentence or two.'),
    imageSrc: image(168).optional().meta({ otherNames: namesOf.cover }).describe('Image. Example: images/piano.svg.'),
  }),
);
export type Interest = EntryOf<typeof interestsFiles>;
