import { orNothing } from '#base/group.ts';
import { withDetail } from '#base/uiStrings.ts';
import { resumeSection } from '../resumeSection.ts';
import type { Section } from '../section.ts';
import { groupsOf, skillsJsonResume } from './jsonResume.ts';
import { type Skills, skillsFiles } from './schema.ts';

export const skills = {
  ...skillsFiles,
  titleFields: ['name'],
  starter: {
    heading: 'Tech Stack',
    groups: [{ name: 'Languages', items: [{ name: 'Python', highlight: true }, { name: 'SQL' }] }],
  },
  contents: { page: 'about', id: 'tech-stack', name: ({ skills }) => skills.heading },
  isFilled: ({ groups }) => groups.length > 0,
  resumeRank: 100,
  isUnlimited: true,
  inResume: (skills) => ({ ...skills, groups: groupsOf(skills) }),
  resume: ({ heading, groups }, strings) =>
    resumeSection(heading ?? strings.skills.heading, {
      rows: groups
        .filter(({ items }) => items.length > 0)
        .map(({ name, level, items }) => ({
          name: withDetail(name, level, strings),
          items: items.map((item) => withDetail(item.name, item.level, strings)),
        })),
    }),
  jsonResume: skillsJsonResume,
  person: ({ groups }) => ({ knowsAbout: orNothing(groups.flatMap(({ items }) => items.map(({ name }) => name))) }),
} satisfies Section<Skills>;
