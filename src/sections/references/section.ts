import { either, eitherOf, fieldGroup, line, resume, role, room, text } from '#base/fields.ts';
import { hasContact } from '#base/resume/privateFields.ts';
import { type EntryOf, listOf } from '../files.ts';
import { jsonResumeList } from '../jsonResumeList.ts';
import { resumeEntry, resumeSection } from '../resumeSection.ts';
import type { Section } from '../section.ts';

const files = listOf(
  'references.yaml',
  'References, in the order of the page. The first four are shown, the others are folded.',
  fieldGroup({
    quote: text.optional().describe('What the person wrote about you, without quotation marks.'),
    person: line(room.line).optional().describe('Name of the person. Example: Ada Muster.'),
    role: role(room.item).describe('What the person does, and where. Example: Head of Data, Example Co.'),
    resume,
  })
    .refine(({ person, quote }) => person || quote, either('person', 'quote'))
    .meta(eitherOf('person', 'quote')),
);

export type PersonalReference = EntryOf<typeof files>;

export const references = {
  ...files,
  titleFields: ['person', 'role'],
  contents: {
    page: 'about',
    id: 'references',
    name: ({ references }) => references.heading,
    foldAfter: 4,
  },
  resumeRank: 150,
  resume: (references, { references: own }) =>
    resumeSection(own.heading, {
      entries: references.flatMap(({ person, role, quote = null }) =>
        person ? resumeEntry(person, { organization: role ? { text: role, url: null } : null, text: quote }) : [],
      ),
      rows: references.flatMap(({ person, role, quote }) =>
        !person && quote ? { name: null, items: [quote, ...(role ? [role] : [])] } : [],
      ),
    }),
  jsonResume: jsonResumeList<'references', PersonalReference>({
    list: 'references',
    noun: 'reference',
    files,
    from: { quote: 'reference', person: 'name', role: 'role, organization, summary' },
    // Contact details of others are private. "References on request" is not a reference.
    prepare: ({ extras: _, ...entry }) => {
      const known = Object.entries(entry).filter(([, text]) => text && !hasContact(text));
      const values = Object.fromEntries(known);
      return values.name || !/\b(up)?on request\b/i.test(values.reference ?? '') ? values : undefined;
    },
  }),
} satisfies Section<readonly PersonalReference[]>;
