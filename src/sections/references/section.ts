import { room } from '#base/fields.ts';
import { hasContact } from '#base/resume/privateFields.ts';
import { jsonResumeList, line } from '../jsonResumeList.ts';
import { resumeEntry, resumeSection } from '../resumeSection.ts';
import type { Section } from '../section.ts';
import { type PersonalReference, referencesFiles } from './schema.ts';

export const references = {
  ...referencesFiles,
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
    files: referencesFiles,
    fields: {
      quote: line('reference', Number.POSITIVE_INFINITY),
      person: line('name', room.line),
      role: line('role', room.item, 'organization', 'summary'),
    },
    // Contact details of others are private. "References on request" is not a reference.
    prepare: ({ extras: _, ...entry }) => {
      const known = Object.entries(entry).filter(([, text]) => text && !hasContact(text));
      const values = Object.fromEntries(known);
      return values.name || !/\b(up)?on request\b/i.test(values.reference ?? '') ? values : undefined;
    },
    write: ({ quote, person }) => ({ name: person, reference: quote }),
  }),
} satisfies Section<readonly PersonalReference[]>;
