import { describe, expect, it } from 'vitest';
import { contentOf } from '../../../tests/contentOf.ts';
import { contentWarnings, jointWarnings } from './contentWarnings.ts';
import { formatProblem } from './formatProblems.ts';

type Project = [order: number, title: string, more?: string];

/** Returns the warnings for projects, each with its order. */
async function find(...projects: Project[]): Promise<string[]> {
  const files = projects.map(([order, title, more = '']) => [
    `content/projects/p${order}.md`,
    `---\norder: ${order}\ntitle: ${title}\ncategory: personal\n${more}---\n`,
  ]);
  return jointWarnings(await contentOf(Object.fromEntries(files))).map(formatProblem);
}
const numbered = (count: number, title: string): Project[] =>
  Array.from({ length: count }, (_, index) => [index + 1, `${title.slice(0, -1)}${index}`]);

describe('warns of a missing short title', () => {
  it('if the title is too long for the home page', async () => {
    const projects: Project[] = [
      [1, 'Cards'],
      [2, 'Logiciel pour la gestion des archives'],
      [3, 'Logiciel pour la musique', 'shortTitle: Musique\n'],
    ];
    expect(await find(...projects)).toEqual([
      'content/projects/p2.md:3:8: warning: title is too long for its place on the home page. Add a name of at most 9 characters, such as shortTitle: Aorta',
    ]);
  });

  it('of the first seven projects that are not drafts', async () => {
    const problems = await find(
      [0, 'A draft with an uncommonly long title', 'draft: true\n'],
      ...numbered(9, 'An uncommonly long title'),
    );
    expect(problems.map((problem) => problem.split(':')[0])).toEqual(
      [1, 2, 3, 4, 5, 6, 7].map((order) => `content/projects/p${order}.md`),
    );
  });

  it('by the space of each, which is larger for few projects', async () => {
    const three = numbered(3, 'EighteenLetters!!!');
    expect(await find(...three)).toEqual([]);
    expect(await find(...three, [4, 'Cards'])).toHaveLength(2);
  });
});

it.each([
  ['awards', 'title: A, date: 2027', 'date is in the future (2027). Check the date.'],
  ['certificates', 'title: A, date: 2026-12, expires: 2029', 'date is in the future (2026-12). Check the date.'],
  ['teaching', 'course: A, start: 2027', 'start is in the future (2027). Check the date.'],
  ['talks', 'title: A, date: 2027', 'date is in the future (2027). Check the date.'],
  ['volunteering', 'role: A, start: 2027', 'start is in the future (2027). Check the date.'],
])('warns of a date in the future in %s', async (kind, entry, message) => {
  const content = await contentOf({ [`content/${kind}.yaml`]: `entries:\n  - { ${entry} }\n` });
  const found = [...content.files.values()].flatMap((file) => contentWarnings(file, content, new Date('2026-11-22')));
  expect(found.map(formatProblem)).toEqual([expect.stringContaining(`entries[1].${message}`)]);
});

it('warns of a date in the future in a custom section', async () => {
  const text = '---\nheading: Patents\nentries:\n  - { title: A, date: 2027-01, end: 2030 }\n---\n';
  const content = await contentOf({ 'content/more/patents.md': text });
  const found = [...content.files.values()].flatMap((file) => contentWarnings(file, content, new Date('2026-11-22')));
  expect(found.map(formatProblem)).toEqual([
    'content/more/patents.md:4:23: warning: entries[1].date is in the future (2027-01). Check the date.',
  ]);
});

it('advises to hide a post until its date, but not until its last change', async () => {
  const text = '---\ntitle: A\ndate: 2027-01-05\nupdated: 2027-02-01\n---\nText\n';
  const content = await contentOf({ 'content/writing/a.md': text });
  const found = [...content.files.values()].flatMap((file) => contentWarnings(file, content, new Date('2026-11-22')));
  expect(found.map(({ message }) => message)).toEqual([
    'is in the future (2027-01-05). Set `draft: true` to hide it until then.',
    'is in the future (2027-02-01). Check the date.',
  ]);
});
