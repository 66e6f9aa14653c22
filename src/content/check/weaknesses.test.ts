import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { formatProblem } from './formatProblems.ts';
import { missingShortTitles } from './weaknesses.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'content-'));
  mkdirSync(join(root, 'content/projects'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

/** Writes a project whose place is its number. */
const project = (order: number, title: string, more = '') =>
  writeFileSync(
    join(root, `content/projects/p${order}.md`),
    `---\norder: ${order}\ntitle: ${title}\ncategory: personal\n${more}---\n`,
  );
const find = () => missingShortTitles(root).map(formatProblem);

describe('a short title is missing', () => {
  it('where the title is too long for the home page', () => {
    project(1, 'Cards');
    project(2, 'Logiciel pour la gestion');
    project(3, 'Logiciel pour la musique', 'shortTitle: Musique\n');
    expect(find()).toEqual([
      'content/projects/p2.md:3:8: warning: shortTitle is missing, and the title is too long for the home page, which shows only "Fig. 2". Add a name of at most 9 characters, such as shortTitle: Aorta',
    ]);
  });

  it('in the first seven that are no drafts', () => {
    project(0, 'A draft with a long title', 'draft: true\n');
    for (let order = 1; order <= 9; order++) project(order, 'A rather long title');
    expect(find().map((problem) => problem.split(':')[0])).toEqual(
      [1, 2, 3, 4, 5, 6, 7].map((order) => `content/projects/p${order}.md`),
    );
  });

  it('by the room that there is: few projects have more of it', () => {
    for (let order = 1; order <= 3; order++) project(order, 'Eighteen letters!!');
    expect(find()).toEqual([]);
    project(4, 'Cards');
    expect(find()).toHaveLength(3);
  });
});
