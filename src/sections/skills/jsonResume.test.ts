import { expect, it } from 'vitest';
import { make } from '../../../tests/importedContent.ts';
import { skillsJsonResume } from './jsonResume.ts';
import { skillsFiles } from './schema.ts';

/** Imports skills, and returns the content with the fields of `skills.yaml`. */
function take(skills: unknown) {
  const made = make({ skills });
  return { ...made, fields: made.fields('skills.yaml') };
}

it('restores highlights and the note', () => {
  const fields = {
    note: 'In ink: used every week.',
    groups: [
      { name: 'Languages', items: [{ name: 'C' }, { name: 'Ada' }] },
      { name: 'Tools', items: [{ name: 'Vim', highlight: true }, { name: 'Git' }] },
    ],
  };
  const written = skillsJsonResume.write(skillsFiles.schema.parse(fields));
  expect(written).toMatchObject([
    { name: 'Languages', keywords: ['C', 'Ada'], 'x-vitrine': { note: fields.note } },
    { name: 'Tools', keywords: ['Vim', 'Git'] },
  ]);
  const { fields: back, byHand } = take(written);
  expect(skillsFiles.schema.parse(back)).toEqual(skillsFiles.schema.parse(fields));
  expect(byHand).toEqual([]);
});

it('takes highlights as items, as in a file of RenderCV', () => {
  expect(take([{ name: 'Web', highlights: ['React', 'Vue'], summary: 'good' }]).fields.groups).toEqual([
    { name: 'Web', items: [{ name: 'React' }, { name: 'Vue' }], level: 'good' },
  ]);
});

it('joins groups of one name, each item once', () => {
  const { fields } = take([{ name: 'A', keywords: ['C', 'C'] }, { name: 'A', keywords: ['C', 'D'] }, 'Git']);
  expect(fields).toEqual({
    groups: [
      { name: 'A', items: [{ name: 'C' }, { name: 'D' }] },
      { name: 'Skills', items: [{ name: 'Git' }] },
    ],
  });
});

it('restores the level of each skill', () => {
  const fields = {
    groups: [
      { name: 'Languages', level: 'Expert', items: [{ name: 'C' }, { name: 'Ada', level: 'Beginner' }] },
      { name: 'Skills', items: [{ name: 'Git', level: 'Master' }] },
    ],
  };
  const written = skillsJsonResume.write(skillsFiles.schema.parse(fields));
  expect(written).toMatchObject([{ name: 'Languages', level: 'Expert' }, {}]);
  expect(skillsFiles.schema.parse(take(written).fields)).toEqual(skillsFiles.schema.parse(fields));
});

it('adds other short texts to the level, and each keyword once', () => {
  const { fields } = take([
    { name: 'Git', level: 'Master', years: 9 },
    { name: 'Web', keywords: ['CSS', 'HTML'], description: 'CSS, HTML' },
  ]);
  expect(fields.groups).toEqual([
    { name: 'Skills', items: [{ name: 'Git', level: 'Master, Years: 9' }] },
    { name: 'Web', items: [{ name: 'CSS' }, { name: 'HTML' }] },
  ]);
});
