import { orNothing, type Section } from '../section.ts';
import { interestsFiles } from './schema.ts';

interface Interest {
  name: string;
  text?: string;
}

export const interests = {
  ...interestsFiles,
  contents: { page: 'about', id: 'interests', name: (words) => words.about.interests },
  jsonResume: {
    list: 'interests',
    write: (interests) => orNothing(interests.map(({ name, text }) => ({ name, keywords: text ? [text] : undefined }))),
  },
} satisfies Section<readonly Interest[]>;
