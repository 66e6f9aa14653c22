import type { Section } from '../section.ts';
import { interestsJsonResume } from './jsonResume.ts';
import { interestsFiles } from './schema.ts';

interface Interest {
  name: string;
  text?: string;
}

export const interests = {
  ...interestsFiles,
  contents: { page: 'about', id: 'interests', name: (words) => words.about.interests },
  jsonResume: interestsJsonResume,
} satisfies Section<readonly Interest[]>;
