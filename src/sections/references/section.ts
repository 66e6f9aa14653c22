import { resumeEntry, resumeSection } from '../resumeSection.ts';
import type { Section } from '../section.ts';
import { referencesJsonResume } from './jsonResume.ts';
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
  jsonResume: referencesJsonResume,
} satisfies Section<readonly PersonalReference[]>;
