import { facts, image, room, words } from '#base/fields.ts';
import { type EntryOf, listOf } from '../files.ts';

/** The file of this kind. */
export const interestsFiles = listOf(
  'interests.yaml',
  'What you like besides work, in the order of the page.',
  facts({
    name: words(room.line).describe('The interest, such as Table Tennis.'),
    text: words(room.description).optional().describe('What there is to say of it, in a sentence or two.'),
    imageSrc: image(168).optional().describe('Image, such as images/piano.svg.'),
  }),
);
export type Interest = EntryOf<typeof interestsFiles>;
