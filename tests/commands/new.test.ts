/** src/content/addEntry.test.ts has every kind of entry. */
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
