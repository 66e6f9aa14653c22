import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { isDrawing, readDrawing } from '#base/drawing.ts';
import { drawCover } from './cover.ts';
import { categories } from './schema.ts';

describe.each([...categories, undefined])('a cover for %s', (category) => {
  const drawings = Array.from({ length: 40 }, (_, index) => drawCover({ slug: `project-${index}`, category }));

  it('depends on the slug', () => {
    expect(new Set(drawings.map(({ markup }) => markup)).size).toBeGreaterThan(30);
    const motifs = drawings.map(({ markup }) => markup.replaceAll(/[-.\d]+/g, ''));
    expect(new Set(motifs).size).toBeGreaterThan(12);
  });

  it('has exactly one ink shape, a mass, and only what drawings may have', () => {
    for (const { viewBox, markup } of drawings) {
      expect(markup.match(/class="ink/g), markup).toHaveLength(1);
      expect(markup).toContain('class="t2');
      expect(markup).not.toMatch(/NaN|undefined/);
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${markup}</svg>`;
      expect(isDrawing(svg)).toBe(true);
      expect(readDrawing(svg, 'cover.svg').markup.match(/<path/g)?.length).toBe(markup.match(/<path/g)?.length);
    }
  });

  it('fits in the square of a tile', async () => {
    for (const { markup } of drawings.slice(0, 16)) {
      const style = '.cut{stroke:#000;stroke-width:2}';
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-40 -40 200 160" width="200"><style>${style}</style>${markup}</svg>`;
      const { info } = await sharp(Buffer.from(svg)).trim({ threshold: 40 }).toBuffer({ resolveWithObject: true });
      const [left, top] = [-(info.trimOffsetLeft ?? 0), -(info.trimOffsetTop ?? 0)];
      expect([left >= 59, top >= 39, left + info.width <= 141, top + info.height <= 121], markup).not.toContain(false);
    }
  });
});
