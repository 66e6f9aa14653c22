import { isInResume, resumeEntry, resumeSection, type Section } from '../section.ts';
import { referencesJsonResume } from './jsonResume.ts';
import { type PersonalReference, referencesFiles } from './schema.ts';
import { referencesStrings } from './uiStrings.ts';

export const references = {
  ...referencesFiles,
  contents: {
    page: 'about',
    id: 'references',
    name: ({ language }) => referencesStrings(language).heading,
    foldAfter: 4,
  },
  resume: (references, { language }) =>
    resumeSection(referencesStrings(language).heading, {
      entries: references.filter(isInResume).map(({ person, role, quote }) =>
        resumeEntry(person, {
          organization: role ? { text: role, url: null } : null,
          text: quote ?? null,
        }),
      ),
    }),
  jsonResume: referencesJsonResume,
} satisfies Section<readonly PersonalReference[]>;
