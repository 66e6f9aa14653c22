import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { parseJson } from '#commands/import/readJson.ts';
import { readResume } from '#commands/import/readResume.ts';
import { toContent } from '#commands/import/toContent.ts';
import { skillsJsonResume } from './jsonResume.ts';
import { skillsFiles } from './schema.ts';

function take(skills: unknown) {
  const text = JSON.stringify({ basics: { name: 'Nemo Niemand', email: 'nemo@example.com' }, skills });
  const { files, byHand } = toContent(readResume(() => parseJson(text), 'resume.json'));
  return { facts: parse(files.get('skills.yaml') ?? ''), byHand };
}

it('restores highlights and the note', () => {
  const facts = {
    note: 'In ink: used every week.',
    groups: [
      { name: 'Languages', items: [{ name: 'C' }, { name: 'Ada' }] },
      { name: 'Tools', items: [{ name: 'Vim', highlight: true }, { name: 'Git' }] },
    ],
  };
  const written = skillsJsonResume.write(skillsFiles.schema.parse(facts));
  expect(written).toMatchObject([
    { name: 'Languages', keywords: ['C', 'Ada'], 'x-vitrine': { note: facts.note } },
    { name: 'Tools', keywords: ['Vim', 'Git'] },
  ]);
  const { facts: back, byHand } = take(written);
  expect(skillsFiles.schema.parse(back)).toEqual(skillsFiles.schema.parse(facts));
  expect(byHand).toEqual([]);
});

it('joins groups of one name, each item once', () => {
  const { facts } = take([{ name: 'A', keywords: ['C', 'C'] }, { name: 'A', keywords: ['C', 'D'] }, 'Git']);
  expect(facts).toEqual({
    groups: [
      { name: 'A', items: [{ name: 'C' }, { name: 'D' }] },
      { name: 'Skills', items: [{ name: 'Git' }] },
    ],
  });
});

it('restores the level of each skill', () => {
  const facts = {
    groups: [
      { name: 'Languages', level: 'Expert', items: [{ name: 'C' }, { name: 'Ada', level: 'Beginner' }] },
      { name: 'Skills', items: [{ name: 'Git', level: 'Master' }] },
    ],
  };
  const written = skillsJsonResume.write(skillsFiles.schema.parse(facts));
  expect(written).toMatchObject([{ name: 'Languages', level: 'Expert' }, {}]);
  expect(skillsFiles.schema.parse(take(written).facts)).toEqual(skillsFiles.schema.parse(facts));
});

it('adds other short texts to the level, and each keyword once', () => {
  const { facts } = take([
    { name: 'Git', level: 'Master', years: 9 },
    { name: 'Web', keywords: ['CSS', 'HTML'], description: 'CSS, HTML' },
  ]);
  expect(facts.groups).toEqual([
    { name: 'Skills', items: [{ name: 'Git', level: 'Master, Years: 9' }] },
    { name: 'Web', items: [{ name: 'CSS' }, { name: 'HTML' }] },
  ]);
});
