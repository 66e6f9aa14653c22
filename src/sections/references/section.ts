import { resumeEntry, resumeSection } from '../resumeSection.ts';
import type { Section } from '../section.ts';
import { referencesJsonResume } from './jsonResume.ts';
import { type PersonalReference, referencesFiles } from './schema.ts';
import { referencesStrings } from './uiStrings.ts';

export const references = {
  ...referencesFiles,
  titleFields: ['person', 'role'],
  contents: {
    page: 'about',
    id: 'references',
    name: ({ language }) => referencesStrings(language).heading,
    foldAfter: 4,
  },
  resumeRank: 150,
  resume: (references, { language }) =>
    resumeSection(referencesStrings(language).heading, {
      entries: references.flatMap(({ person, role, quote = null }) =>
        person ? resumeEntry(person, { organization: role ? { text: role, url: null } : null, text: quote }) : [],
      ),
      rows: references.flatMap(({ person, role, quote }) =>
        !person && quote ? { name: null, items: [quote, ...(role ? [role] : [])] } : [],
      ),
    }),
  jsonResume: referencesJsonResume,
} satisfies Section<readonly PersonalReference[]>;
