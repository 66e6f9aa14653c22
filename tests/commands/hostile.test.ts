import { existsSync, globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { strayIn } from '../../src/base/letters.ts';
import { contentFiles } from '../../src/sections/index.ts';
import { arbitraryContent } from '../hostile/arbitraries.ts';
import { faultsIn } from '../hostile/faults.ts';
import { type Kind, kinds, shapeOf, textsOf } from '../hostile/shapes.ts';
import { writeContent } from '../hostile/write.ts';
import { Copy } from '../site.ts';

/** Files that chance names are not there; a draft is not built; another address changes every other one. */
const left = new Set(['photo', 'imageSrc', 'logoUrl', 'draft', 'aliases', 'publications']);
const without = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(without);
  if (!value || typeof value !== 'object' || value instanceof Date) return value;
  const kept = Object.entries(value).filter(([name]) => !left.has(name));
  return Object.fromEntries(kept.map(([name, inner]) => [name, without(inner)]));
};

/** What a YAML file gives of a value. */
const written = (value: unknown): unknown =>
  parse(Buffer.from(stringify(without(value))).toString(), { customTags: ['timestamp', 'merge'] });

/** So many values of a kind that its schema takes, or that it refuses; the same for each seed. */
function sample(kind: Kind, taken: boolean, numRuns: number, seed: number): unknown[] {
  const { schema } = contentFiles[kind];
  const arbitrary = arbitraryContent(kind).filter(
    (value) => value !== null && typeof value === 'object' && !Array.isArray(value),
  );
  return fc.sample(
    arbitrary.map(written).filter((value) => schema.safeParse(value).success === taken),
    { numRuns, seed },
  );
}

const several: readonly Kind[] = ['projects', 'experience'];
interface Value {
  kind: Kind;
  facts: unknown;
  file: string;
}

/** A copy of the site with content made by chance: one file of a kind, or so many where there can be several. */
function madeByChance(taken: boolean, count: number, seed: number): { site: Copy; values: Value[] } {
  const site = new Copy();
  for (const file of globSync('content/{projects,experience}/*', { cwd: site.folder })) rmSync(join(site.folder, file));
  const values = kinds.flatMap((kind) =>
    sample(kind, taken, several.includes(kind) ? count : 1, seed).map((facts, index) => ({
      kind,
      facts,
      file: writeContent(site.folder, kind, facts, `work-${index + 1}`, '\nProse.\n'),
    })),
  );
  return { site, values };
}

describe.each([1, 2])('a real build of 19 values made by chance, seed %i', (seed) => {
  const { site, values } = madeByChance(true, 7, seed);
  let pages: Record<string, Document>;
  afterAll(() => site.remove());

  beforeAll(async () => {
    const { code, output } = await site.run('build', {}, ['--allow-sample']);
    expect(code, output).toBe(0);
    const files = globSync('dist/**/*.html', { cwd: site.folder });
    pages = Object.fromEntries(files.map((file) => [file, new JSDOM(site.read(file)).window.document]));
  });

  it('comes out right', () => {
    expect(values).toHaveLength(19);
    for (const [file, page] of Object.entries(pages)) {
      expect(faultsIn(page), file).toEqual([]);
      expect(strayIn(site.read(file)), file).toBeUndefined();
    }
  });

  it('shows every text', () => {
    const shown = Object.values(pages).flatMap((page) => [
      page.body.textContent,
      ...[...page.querySelectorAll('*')].flatMap(({ attributes }) => [...attributes].map(({ value }) => value)),
    ]);
    const all = shown.join('\n');
    for (const { kind, facts, file } of values) {
      const { data } = contentFiles[kind].schema.safeParse(facts);
      for (const { path, text } of textsOf(data, shapeOf(kind))) expect(all, `${file}: ${path}`).toContain(text);
    }
  });
});

describe('a real build of values that are wrong', () => {
  const { site, values } = madeByChance(false, 8, 1);
  afterAll(() => site.remove());

  it('names each file and field, and writes nothing', async () => {
    const { code, output } = await site.run('build', {}, ['--allow-sample']);
    expect(code).toBe(1);
    expect(existsSync(join(site.folder, 'dist'))).toBe(false);
    expect(output).not.toMatch(/\n\s+at /);
    expect(values.length).toBeGreaterThanOrEqual(20);
    for (const { kind, file, facts } of values) {
      const fields = [...Object.keys(shapeOf(kind).properties ?? {}), 'has no field', 'must be a group of fields'];
      const told = output.split('\n').filter((line) => line.startsWith(`${file}:`));
      expect(told, `${file}: ${JSON.stringify(facts)}`).not.toEqual([]);
      for (const line of told) {
        const what = line.slice(file.length).replace(/^[\d:]+ (warning: )?/, '');
        expect(
          fields.some((field) => what.startsWith(field)),
          line,
        ).toBe(true);
      }
    }
  });
});
