import { either, eitherOf, fieldGroup, line, resume, role, room, text } from '#base/fields.ts';
import { type EntryOf, listOf } from '../files.ts';

export const referencesFiles = listOf(
  'references.yaml',
  'References, in the order of the page. The first four are shown, the others are folded.',
  fieldGroup({
    quote: text
      .optional()
      .meta({ isDistinctive: true })
      .describe('What the person wrote about you, without quotation marks.'),
    person: line(room.line)
      .optional()
      .meta({ isDistinctive: true })
      .describe('Name of the person. Example: Ada Muster.'),
    role: role(room.item).describe('What the person does, and where. Example: Head of Data, Example Co.'),
    resume,
  })
    .refine(({ person, quote }) => person || quote, either('person', 'quote'))
    .meta(eitherOf('person', 'quote')),
);

export type PersonalReference = EntryOf<typeof referencesFiles>;
