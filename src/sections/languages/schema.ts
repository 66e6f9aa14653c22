import { fieldGroup, line, namesOf, resume, room, words } from '#base/fields.ts';
import { type EntryOf, listOf } from '../files.ts';

export const languagesFiles = listOf(
  'languages.yaml',
  'Languages that you speak, best first.',
  fieldGroup({
    name: words(room.label)
      .meta({ isDistinctive: true, otherNames: `${namesOf.name} language` })
      .describe('Name of the language. Example: German.'),
    level: line(room.line)
      .optional()
      .meta({ otherNames: namesOf.level })
      .describe('CEFR level (A1 to C2) or words. Example: Native.'),
    resume,
  }),
);

export type SpokenLanguage = EntryOf<typeof languagesFiles>;
