import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { firstRenderElsewhere, measurePages } from '../../tools/sizes.ts';
import type { BuiltSite } from '../builtSites.ts';
import { readPdf } from '../pdf.ts';
import { arabicSite } from '../sampleSites.ts';

let site: BuiltSite;
beforeAll(async () => {
  site = await arabicSite();
});

it('speaks another language once it has words and content asks for it', async () => {
  const projects = site.read('dist/projects.html');
  expect(projects).toMatch(/<html lang="ar" dir="rtl"/);
  expect(projects).toMatch(/<h1[^>]*>المشاريع<\/h1>/);
  expect(projects).toContain('بحث');
  const experience = site.read('dist/experience.html').replaceAll('\u00a0', ' ');
  expect(experience, 'months, as Arabic names them').toContain('أغسطس 2026');
  expect(experience, 'durations, as Arabic counts them').toMatch(/[٠-٩\d]+ أشهر/);
  for (const page of ['index', 'projects', 'experience', 'contact', '404']) {
    const html = site.read(`dist/${page}.html`);
    expect(html, page).toContain('(في نافذة جديدة)');
    expect(html, page).not.toContain('(opens in a new tab)');
  }
  const { lang, title } = await readPdf(readFileSync(join(site.folder, 'dist/resume.pdf')));
  expect([lang, title]).toEqual(['ar', 'السيرة الذاتية: Алез Езампле']);
  expect(JSON.parse(site.read('dist/manifest.webmanifest'))).toMatchObject({ lang: 'ar', dir: 'rtl' });
});

it('is within its budget in other scripts', () => {
  const html = site.read('dist/index.html');
  expect(html.match(/[а-я]/gi)?.length, 'letters of About').toBeGreaterThan(2000);
  const sizes = measurePages(join(site.folder, 'dist'));
  const heaviest = Math.max(...sizes.map(({ firstRender }) => firstRender));
  expect(heaviest).toBeLessThanOrEqual(firstRenderElsewhere);
});
