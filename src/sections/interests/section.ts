import { resumeSection } from '../resumeSection.ts';
import type { Section } from '../section.ts';
import { interestsJsonResume } from './jsonResume.ts';
import { type Interest, interestsFiles } from './schema.ts';

/** The first version of the file: an empty list, and how to fill it. */
const starter = `# What you like besides work. An image is optional; put it into content/images. Replace [] with lines like these:
#
# entries:
#   - name: Piano
#     text: A sentence about it.
#     imageSrc: images/piano.jpg

entries: []
`;

export const interests = {
  ...interestsFiles,
  titleFields: ['name'],
  starter,
  contents: { page: 'about', id: 'interests', name: ({ interests }) => interests.contents },
  resumeRank: 140,
  resume: (interests, { interests: own }) =>
    resumeSection(own.contents, {
      rows: interests.map(({ name, text }) => ({ name, items: text ? [text] : [] })),
    }),
  jsonResume: interestsJsonResume,
} satisfies Section<readonly Interest[]>;
