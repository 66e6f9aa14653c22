import { describe, expect, it } from 'vitest';
import { isDrawing, readDrawing } from '#base/drawing.ts';
import { drawCover, drawCovers } from './cover.ts';
import { categories } from './schema.ts';

const slugs = Array.from({ length: 40 }, (_, index) => `project-${index}`);

describe.each([...categories, 'neutral'] as const)('a cover for %s', (category) => {
  it('differs between slugs', () => {
    expect(new Set(slugs.map((slug) => drawCover(slug, category).markup)).size).toBeGreaterThan(slugs.length / 2);
  });

  it('has exactly one ink shape, a mass, and nothing that a drawing may not have', () => {
    for (const slug of slugs) {
      const { viewBox, markup } = drawCover(slug, category);
      expect(markup.match(/class="ink/g), slug).toHaveLength(1);
      expect(markup, slug).toContain('class="t2');
      expect(markup, slug).not.toMatch(/NaN|undefined/);
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${markup}</svg>`;
      expect(isDrawing(svg)).toBe(true);
      expect(readDrawing(svg, slug).markup.match(/<path/g)?.length, slug).toBe(markup.match(/<path/g)?.length);
    }
  });
});

it('the category decides the shapes', () => {
  const kinds = categories.map((category) => drawCover('same', category).markup);
  expect(new Set(kinds).size).toBe(3);
});

it('makes no two of four neighbors of a category alike, and keeps covers when a project is added on top', () => {
  const projects = slugs.map((slug, index) => ({ slug, category: index % 5 ? 'personal' : 'research' }) as const);
  const covers = [...drawCovers(projects).values()].toReversed();
  // The commands that are drawn, without where: the same for two drawings that are made alike.
  const makers = covers.map(({ markup }) => markup.replaceAll(/-?[\d.]+|[ ,]/g, '').slice(0, 60));
  const personal = makers.filter((_, index) => projects[index]?.category === 'personal');
  for (let first = 0; first < personal.length - 3; first++)
    expect(new Set(personal.slice(first, first + 4)).size, `from ${first}`).toBe(4);
  const [, ...before] = drawCovers([{ slug: 'new', category: 'personal' }, ...projects])
    .values()
    .toArray()
    .toReversed();
  expect(before).toEqual(covers);
});
