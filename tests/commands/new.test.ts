/** src/content/addEntry.test.ts has every kind of entry. */
import { globSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { Copy, testBuild } from '../site.ts';

const site = new Copy();
afterAll(() => site.remove());
const create = (...typed: string[]) => site.run('new', testBuild, typed);
const files = () => globSync('content/**/*.*', { cwd: site.folder });

it('writes an entry, and says what is next', async () => {
  const { code, output } = await create('project', 'Cards:', 'a', '"game"');
  expect([code, output]).toEqual([0, expect.stringContaining('content/projects/cards-a-game.md was written.')]);
  expect(output).toContain('Fill it in, and look at it with npm run dev.\n');
  expect(site.read('content/projects/cards-a-game.md')).toMatch(/\ntitle: 'Cards: a "game"'\n[\s\S]*\ndate: 2026-11\n/);
});

it('writes nothing with wrong arguments, and reports why in one line', async () => {
  const before = files();
  expect(await create('projct', 'Dice')).toEqual({
    code: 1,
    output: 'Unknown kind "projct". Did you mean "project"?\n',
  });
  expect(files()).toEqual(before);
});
