// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkContent } from './checkContent.ts';
import { formatProblems } from './formatProblems.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'content-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const facts = { title: 'Cards', description: 'A game.', category: 'personal', date: '2026-08' };
const markdown = (fields: object) =>
  ['---', ...Object.entries(fields).map(([name, value]) => `${name}: ${value}`), '---', '', 'Prose.', ''].join('\n');
const entry = { title: 'Intern', company: 'Co', location: 'Here', start: '2026-01', description: '[Built it]' };

/** Problems, as they are printed, of a folder that is in order but for these files. */
async function check(files: Record<string, string | undefined>): Promise<string[]> {
  const all = { 'site.yaml': 'name: Alex Example\n', 'projects/ok.md': markdown(facts), ...files };
  for (const [file, text] of Object.entries(all)) {
    const path = join(root, 'content', file);
    mkdirSync(dirname(path), { recursive: true });
    if (text !== undefined) writeFileSync(path, text);
  }
  const problems = await checkContent(root);
  return formatProblems(problems).split('\n').slice(0, problems.length);
}

it('finds nothing where all is in order', async () => {
  const files = {
    'about.md': markdown({ intro: 'I build.' }),
    'experience/co.md': markdown({ ...entry, logoUrl: './co.svg' }),
    'experience/co.svg': '<svg/>',
    'interests.yaml': 'entries:\n  - { name: Piano, text: Fugues., imageSrc: images/piano.svg }\n',
    'images/piano.svg': '<svg/>',
  };
  expect(await check(files)).toEqual([]);
});

it('tells a wrong category with what is allowed, what was found and where', async () => {
  expect(await check({ 'projects/x.md': markdown({ ...facts, category: 'reserch' }) })).toEqual([
    'content/projects/x.md: category must be research, personal or freelance, not "reserch" (line 4, column 11)',
  ]);
});

describe('points at', () => {
  it.each([
    [
      'an item of a list, counted from 1',
      'site.yaml',
      'name: A\nlinks:\n  - name: Code\n    url: x\n',
      'links[1].url must be an https address, such as https://example.com/work, not "x" (line 4, column 10)',
    ],
    [
      'a field inside a field',
      'site.yaml',
      'name: A\nform:\n  service: pigeon\n',
      'form.service must be formsubmit, not "pigeon" (line 3, column 12)',
    ],
    [
      'a field that is missing, by the file’s beginning',
      'site.yaml',
      'role: Developer\n',
      'name is missing; it must be text (line 1, column 1)',
    ],
    ['a field that nobody knows', 'site.yaml', 'name: A\nmail: a@b.c\n', 'has no field "mail" (line 1, column 1)'],
    ['an empty file', 'site.yaml', '', 'name is missing; it must be text (line 1, column 1)'],
    [
      'an end before the start',
      'experience/co.md',
      markdown({ ...entry, end: '2025-12' }),
      'end must not be before start (line 7, column 6)',
    ],
    [
      'front matter that is missing',
      'about.md',
      'intro: I build.\n',
      'must begin with front matter between two lines of ---',
    ],
    [
      'front matter that does not end',
      'about.md',
      '---\nintro: I build.\n',
      'must begin with front matter between two lines of ---',
    ],
    [
      'a picture that is not there',
      'projects/x.md',
      markdown({ ...facts, imageSrc: './x.svg' }),
      'imageSrc names "./x.svg", and there is no such file in content/ (line 6, column 11)',
    ],
    [
      'a picture outside of content/',
      'projects/x.md',
      markdown({ ...facts, imageSrc: '../../secret.svg' }),
      'imageSrc names "../../secret.svg", and there is no such file in content/ (line 6, column 11)',
    ],
    [
      'a picture in a list',
      'interests.yaml',
      'entries:\n  - { name: A, text: B, imageSrc: a.svg }\n',
      'entries[1].imageSrc names "a.svg", and there is no such file in content/ (line 2, column 35)',
    ],
  ])('%s', async (_, file, text, problem) => {
    writeFileSync(join(root, 'secret.svg'), '<svg/>');
    expect(await check({ [file]: text })).toEqual([`content/${file}: ${problem}`]);
  });

  it('the line of a mistake in the YAML', async () => {
    const problems = await check({ 'projects/x.md': '---\ntitle: Cards\ntitle: Cards\n---\n' });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(/^content\/projects\/x\.md: .*unique.* \(line 3, column 1\)$/);
  });
});

it('asks for the one file that has to be there', async () => {
  expect(await check({ 'site.yaml': undefined })).toEqual([
    'content/site.yaml: is missing: it holds at least your name',
  ]);
});

it('tells all problems at once, file by file', async () => {
  const problems = await check({
    'site.yaml': 'email: me\n',
    'projects/b.md': markdown({ ...facts, date: 'soon' }),
    'projects/a.md': markdown({ ...facts, draft: 'maybe', order: 'first' }),
  });
  expect(problems.map((problem) => problem.split(' ', 2).join(' ')).toSorted()).toEqual([
    'content/projects/a.md: draft',
    'content/projects/a.md: order',
    'content/projects/b.md: date',
    'content/site.yaml: email',
    'content/site.yaml: name',
  ]);
});
