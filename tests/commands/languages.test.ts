import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { firstRenderElsewhere, measurePages } from '../../tools/sizes.ts';
import type { BuiltSite } from '../builtSites.ts';
import { readPdf } from '../pdf.ts';
import { frenchSite, persianSite } from '../sampleSites.ts';
import { root } from '../site.ts';

let site: BuiltSite;
beforeAll(async () => {
  site = await persianSite();
});

it('declares its language, and marks English if the interface lacks it', async () => {
  const projects = site.read('dist/projects.html');
  expect(projects).toMatch(/<html lang="fa" dir="rtl"/);
  expect(projects).toMatch(/<h1[^>]* lang="en">Projects<\/h1>/);
  expect((await readPdf(readFileSync(join(site.folder, 'dist/resume.pdf')))).lang).toBe('fa');
  expect(JSON.parse(site.read('dist/manifest.webmanifest'))).toMatchObject({ lang: 'fa', dir: 'rtl' });
});

it('is within its budget in other scripts', () => {
  const html = site.read('dist/index.html');
  expect(html.match(/[а-я]/gi)?.length, 'letters of About').toBeGreaterThan(2000);
  const sizes = measurePages(join(site.folder, 'dist'));
  const heaviest = Math.max(...sizes.map(({ firstRender }) => firstRender));
  expect(heaviest).toBeLessThanOrEqual(firstRenderElsewhere);
});

describe('the whole sample in a second language', () => {
  let french: BuiltSite;
  beforeAll(async () => {
    french = await frenchSite();
  });
  const sizesIn = (folder: string) => measurePages(join(folder, 'dist'));

  it('is shown without problems, and without English', () => {
    expect(french.output).toContain('No problems found in content/.');
    expect(french.read('dist/fr/projects/online-card-game.html')).not.toContain(' lang="en"><');
  });

  it('adds at most 120 bytes to a page, and stays within the budget of several languages', () => {
    const sizes = new Map(sizesIn(french.folder).map(({ page, firstRender }) => [page, firstRender]));
    const alone = sizesIn(root);
    expect(alone.length).toBeGreaterThan(10);
    const added = alone.map(({ page, firstRender }) => ({ page, bytes: (sizes.get(page) ?? Infinity) - firstRender }));
    expect(added.filter(({ bytes }) => bytes > 120)).toEqual([]);
    expect(Math.max(...sizes.values())).toBeLessThanOrEqual(firstRenderElsewhere);
  });
});
