import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { isDrawing, readDrawing } from '#base/drawing.ts';
import { chooseMotifs, drawCovers } from './cover.ts';
import { type Category, categories } from './schema.ts';

const works = (count: number, category?: Category) =>
  Array.from({ length: count }, (_, index) => ({ slug: `project-${index}`, category }));
const motifsOf = (projects: Parameters<typeof chooseMotifs>[0]) =>
  chooseMotifs(projects).map(({ motif }) => motif.name);
/** Returns the fewest motifs among seven in a row. */
const fewest = (names: readonly string[]) =>
  Math.min(...names.slice(6).map((_, index) => new Set(names.slice(index, index + 7)).size));

describe.each([...categories, undefined])('a cover for %s', (category) => {
  const drawings = [...drawCovers(works(42, category)).values()];

  it('differs from all others, and any seven in a row are of seven motifs', () => {
    expect(new Set(drawings.map(({ markup }) => markup)).size).toBe(42);
    expect(fewest(motifsOf(works(42, category)))).toBe(7);
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
    for (const { markup } of drawings) {
      const style = '.line{fill:none;stroke:#000;stroke-width:9}.cut{stroke:#000;stroke-width:2}';
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-40 -40 200 160" width="200"><style>${style}</style>${markup}</svg>`;
      const { info } = await sharp(Buffer.from(svg)).trim({ threshold: 40 }).toBuffer({ resolveWithObject: true });
      const [left, top] = [-(info.trimOffsetLeft ?? 0), -(info.trimOffsetTop ?? 0)];
      expect([left >= 59, top >= 39, left + info.width <= 141, top + info.height <= 121], markup).not.toContain(false);
    }
  });
});

it('has a motif of its category, or of any category', () => {
  const kinds = categories.map((category) => new Set(motifsOf(works(14, category))));
  expect(kinds.map(({ size }) => size)).toEqual([7, 7, 7]);
  expect(new Set(motifsOf(works(21)))).toEqual(kinds.reduce((all, kind) => all.union(kind)));
});

it('repeats no motif among seven works, even in several categories, without one, and with images between them', () => {
  const kinds = [...categories, undefined];
  const projects = works(60).map((project, index) => ({
    ...project,
    category: kinds[[3, 0, 3, 1, 2, 3, 3, 0, 1][index % 9] ?? 3],
    imageSrc: index % 5 === 2 ? './cover.png' : undefined,
  }));
  expect(motifsOf(projects)).toHaveLength(48);
  expect(fewest(motifsOf(projects))).toBe(7);
});

it('stays the same if a project is added on top', () => {
  const projects = works(10, 'personal');
  const added = drawCovers([{ slug: 'new', category: 'personal' }, ...projects]);
  added.delete('new');
  expect(added).toEqual(drawCovers(projects));
});

it('starts with another motif for another oldest project', () => {
  const firsts = works(7).map(({ slug }) => motifsOf([{ slug, category: 'research' }])[0]);
  expect(new Set(firsts).size).toBeGreaterThan(2);
});
