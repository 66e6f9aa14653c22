import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { builtPages, elementsOf } from '../../src/hosts/builtSite.ts';
import { pruneCss } from '../../src/hosts/pruneStyles.ts';
import { withPalette } from '../../src/site/build/paletteStyles.ts';
import { createPalette } from '../../src/ui/palette/palette.ts';
import { budget, firstRenderElsewhere, measurePages, overBudget } from '../../tools/sizes.ts';
import { pathSite } from '../sampleSites.ts';
import { root } from '../site.ts';

/** Styles without unused rules. */
const everything = { tags: { has: () => true }, words: { has: () => true } };

const dist = join(root, 'dist');
const sizes = measurePages(dist);
/** The different styles of all pages that have colors. */
const styles = [
  ...new Set(
    builtPages(dist)
      .flatMap((page) => elementsOf(readFileSync(join(dist, page), 'utf8')))
      .flatMap(({ name, text }) => (name === 'style' && text.includes('--page:') ? [text] : [])),
  ),
];

describe('the size of every page', () => {
  it('is within the budget', () => {
    expect(sizes.length).toBeGreaterThanOrEqual(6);
    expect(sizes.flatMap(overBudget)).toEqual([]);
  });

  it('adds no JavaScript to the sample', () => {
    // Brotli, bytes. Increase it only after a decision to add JavaScript.
    expect(Math.max(...sizes.map(({ script }) => script))).toBeLessThanOrEqual(62_300);
  });

  it.each(['olive', 'lime', 'ink'])('grows by at most 150 bytes with the accent %s', (accent) => {
    const palette = createPalette(accent);
    expect(styles.length).toBeGreaterThan(0);
    for (const css of styles) {
      const accented = pruneCss(withPalette(css, palette), everything);
      expect(accented).toContain('--mark:');
      expect(brotliCompressSync(accented).length - brotliCompressSync(css).length).toBeLessThanOrEqual(150);
    }
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
