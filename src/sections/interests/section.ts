import { resumeSection, type Section } from '../section.ts';
import { interestsJsonResume } from './jsonResume.ts';
import { interestsFiles } from './schema.ts';
import { interestsWords } from './words.ts';

interface Interest {
  name: string;
  text?: string;
}

export const interests = {
  ...interestsFiles,
  contents: { page: 'about', id: 'interests', name: ({ language }) => interestsWords(language).contents },
  resume: (interests, { language }) =>
    resumeSection(interestsWords(language).contents, {
      rows: interests.map(({ name, text }) => ({ name, items: text ? [text] : [] })),
    }),
  jsonResume: interestsJsonResume,
} satisfies Section<readonly Interest[]>;
