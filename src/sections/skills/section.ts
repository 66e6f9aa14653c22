import { isInResume, orNothing, resumeSection, type Section } from '../section.ts';
import { type Skills, skillsFiles } from './schema.ts';
import { skillsWords } from './words.ts';

/** The groups of the résumé, each with the names of its items. */
const groupsOf = ({ groups }: Skills) =>
  groups
    .filter(isInResume)
    .map(({ name, items }) => ({ name, items: items.filter(isInResume).map((item) => item.name) }));

export const skills = {
  ...skillsFiles,
  contents: { page: 'about', id: 'tech-stack', name: ({ language }) => skillsWords(language).heading },
  resume: (skills, { language }) =>
    resumeSection(skillsWords(language).heading, { rows: groupsOf(skills).filter(({ items }) => items.length > 0) }),
  jsonResume: {
    list: 'skills',
    write: (skills) => orNothing(groupsOf(skills).map(({ name, items }) => ({ name, keywords: items }))),
  },
  person: ({ groups }) => ({ knowsAbout: orNothing(groups.flatMap(({ items }) => items.map(({ name }) => name))) }),
} satisfies Section<Skills>;
