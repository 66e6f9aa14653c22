import { fieldGroup, room, words } from '#base/fields.ts';
import type { FileOf } from '../files.ts';

const aboutSchema = fieldGroup({
  intro: words(room.intro).optional().describe('Who you are and what you are looking for, in two or three sentences.'),
});

export const aboutFiles = { pattern: 'about.md', schema: aboutSchema } as const;
export type About = FileOf<typeof aboutFiles>;
