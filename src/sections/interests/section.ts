import { fieldGroup, image, namesOf, room, words } from '#base/fields.ts';
import { type EntryOf, listOf } from '../files.ts';
import { jsonResumeList } from '../jsonResumeList.ts';
import { resumeSection } from '../resumeSection.ts';
import type { Section } from '../section.ts';

export const interestsFiles = listOf(
  'interests.yaml',
  'Your interests besides work, in the order of the page.',
  fieldGroup({
    name: words(room.line).meta({ otherNames: namesOf.name }).describe('Name of the interest. Example: Table Tennis.'),
    text: words(room.description)
      .optional()
      .meta({ otherNames: namesOf.text })
      .describe('Text about it, in a sentence or two.'),
    imageSrc: image(168).optional().meta({ otherNames: namesOf.cover }).describe('Image. Example: images/piano.svg.'),
  }),
);
export type Interest = EntryOf<typeof interestsFiles>;

export const interests = {
  ...interestsFiles,
  titleFields: ['name'],
  starter: {
    entries: [{ name: 'Piano', text: 'A sentence about it.', imageSrc: 'images/piano.jpg' }],
  },
  contents: {
    page: 'about',
    id: 'interests',
    name: ({ interests }) => interests.contents,
    heading: ({ interests }) => interests.heading,
    layout: 'cells',
  },
  rows: (interests) => interests.map(({ lang, name, text }) => ({ lang, title: name, summary: text })),
  resumeRank: 140,
  resume: (interests, { interests: own }) =>
    resumeSection(own.contents, {
      rows: interests.map(({ name, text }) => ({ name, items: text ? [text] : [] })),
      isBrief: true,
    }),
  jsonResume: jsonResumeList<'interests', Interest>({
    list: 'interests',
    noun: 'interest',
    files: interestsFiles,
    from: { name: 'name keywords', text: 'summary' },
    prepare({ name, keywords, summary, ...entry }, result) {
      const words = result.join(...keywords);
      const texts = [name && name !== words ? words : undefined, summary].filter(Boolean);
      return { ...entry, name, keywords: words, summary: texts.join('\n\n') || undefined };
    },
    write: ({ name, text }) => ({ name, keywords: text ? [text] : undefined }),
  }),
} satisfies Section<readonly Interest[]>;
