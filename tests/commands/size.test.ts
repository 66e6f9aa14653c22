import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { budget, firstRenderElsewhere, measurePages, overBudget } from '../../tools/sizes.ts';
import { pathSite } from '../sampleSites.ts';
import { root } from '../site.ts';

const dist = join(root, 'dist');
const sizes = measurePages(dist);
describe('the size of every page', () => {
  it('is within the budget', () => {
    expect(sizes.length).toBeGreaterThanOrEqual(6);
    expect(sizes.flatMap(overBudget)).toEqual([]);
  });

  it('adds no JavaScript to the sample', () => {
    // Brotli, bytes. Increase it only after a decision to add JavaScript.
    expect(Math.max(...sizes.map(({ script }) => script))).toBeLessThanOrEqual(62_300);
  });

  it('is within its limit in a site with an accent and a theme', async () => {
    const { folder } = await pathSite();
    const accented = measurePages(join(folder, 'dist'));
    expect(accented.length).toBeGreaterThan(sizes.length);
    expect(accented.filter(({ firstRender }) => firstRender > firstRenderElsewhere)).toEqual([]);
  });

  it('is reported for each metric if over the budget', () => {
    const [size] = sizes;
    if (!size) throw new Error('no page was measured');
    expect(overBudget({ ...size, firstRender: budget.firstRender + 1, fonts: 3 })).toEqual([
      `${size.page}: firstRender is ${budget.firstRender + 1}, at most ${budget.firstRender}`,
      `${size.page}: fonts is 3, at most 2`,
    ]);
  });
});
