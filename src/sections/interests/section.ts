import { orNothing, type Section } from '../section.ts';
import { interestsFiles } from './schema.ts';
import { interestsWords } from './words.ts';

interface Interest {
  name: string;
  text?: string;
}

export const interests = {
  ...interestsFiles,
  contents: { page: 'about', id: 'interests', name: ({ language }) => interestsWords(language).contents },
  jsonResume: {
    list: 'interests',
    write: (interests) => orNothing(interests.map(({ name, text }) => ({ name, keywords: text ? [text] : undefined }))),
  },
} satisfies Section<readonly Interest[]>;
