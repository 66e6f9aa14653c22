/** src/content/addEntry.test.ts has every kind of entry. */
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { Copy, testBuild } from '../site.ts';

const site = new Copy();
afterAll(() => site.remove());
const create = (...typed: string[]) => site.run('new', testBuild, typed);

it('writes an entry, and says what is next', async () => {
  const { code, output } = await create('project', 'Cards:', 'a', '"game"');
  expect([code, output]).toEqual([0, expect.stringContaining('content/projects/cards-a-game.md was written.')]);
  expect(output).toContain('Fill it in, and look at it with npm run dev.\n');
  expect(site.read('content/projects/cards-a-game.md')).toMatch(/\ntitle: 'Cards: a "game"'\n[\s\S]*\ndate: 2026-11\n/);
});

it('lists which words of a posting the content has, beside a new application', async () => {
  site.write('posting.txt', 'You know Python and Kubernetes.');
  const { code, output } = await create('for', 'Acme', '--posting', join(site.folder, 'posting.txt'));
  expect(code).toBe(0);
  expect(output).toMatch(/^ {2}Python: content\/.+, content\//m);
  expect(output).toContain('Not in your content:\n  Kubernetes\n');
  expect(await create('for', 'Acme', '--posting', 'none.txt')).toMatchObject({
    code: 1,
    output: expect.stringContaining('none.txt not found.'),
  });
  expect(await create('project', 'Cards', '--posting', 'none.txt')).toMatchObject({
    code: 1,
    output: expect.stringContaining('--posting is only for applications'),
  });
});
