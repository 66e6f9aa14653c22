import { resumeSection, type Section } from '../section.ts';
import { interestsJsonResume } from './jsonResume.ts';
import { type Interest, interestsFiles } from './schema.ts';
import { interestsStarter } from './starter.ts';
import { interestsStrings } from './uiStrings.ts';

export const interests = {
  ...interestsFiles,
  starter: interestsStarter,
  contents: { page: 'about', id: 'interests', name: ({ language }) => interestsStrings(language).contents },
  resumeRank: 140,
  resume: (interests, { language }) =>
    resumeSection(interestsStrings(language).contents, {
      rows: interests.map(({ name, text }) => ({ name, items: text ? [text] : [] })),
    }),
  jsonResume: interestsJsonResume,
} satisfies Section<readonly Interest[]>;
