import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { firstRenderElsewhere, measurePages } from '../../tools/sizes.ts';
import type { BuiltSite } from '../builtSites.ts';
import { readPdf } from '../pdf.ts';
import { frenchSite, persianSite } from '../sampleSites.ts';

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

it('shows the whole sample in a second language, and adds few bytes to pages in the first', async () => {
  const french = await frenchSite();
  expect(french.output).toContain('No problems found in content/.');
  expect(french.read('dist/fr/projects/online-card-game.html')).not.toContain(' lang="en"><');
  const sizes = measurePages(join(french.folder, 'dist'));
  expect(Math.max(...sizes.map(({ firstRender }) => firstRender))).toBeLessThanOrEqual(firstRenderElsewhere);
});
