/** Sites in other languages and scripts. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { firstRenderElsewhere, measurePages } from '../../tools/sizes.ts';
import type { BuiltSite } from '../builtSites.ts';
import { readPdf } from '../pdf.ts';
import { demoSite, persianSite } from '../sampleSites.ts';

/** Returns the pages over the budget. */
function tooHeavy({ folder }: BuiltSite) {
  const sizes = measurePages(join(folder, 'dist'));
  expect(sizes.length).toBeGreaterThan(10);
  return sizes.filter(({ firstRender }) => firstRender > firstRenderElsewhere);
}

it('a site declares its language, and marks English if the interface lacks it', async () => {
  const site = await persianSite();
  const projects = site.read('dist/projects.html');
  expect(projects).toMatch(/<html lang="fa" dir="rtl"/);
  expect(projects).toMatch(/<h1[^>]* lang="en">Projects<\/h1>/);
  expect((await readPdf(readFileSync(join(site.folder, 'dist/resume.pdf')))).lang).toBe('fa');
  expect(JSON.parse(site.read('dist/manifest.webmanifest'))).toMatchObject({ lang: 'fa', dir: 'rtl' });
});

it('a site in other scripts is within its budget', async () => {
  const site = await persianSite();
  expect(site.read('dist/index.html').match(/[а-я]/gi)?.length, 'letters of About').toBeGreaterThan(1500);
  expect(tooHeavy(site)).toEqual([]);
});

it('the sample in a second language has no English, and is within its budget', async () => {
  const site = await demoSite();
  for (const page of ['fr', 'fr/experience', 'fr/projects/aortic-aneurysm-detection', 'fr/contact']) {
    const { document } = new JSDOM(site.read(`dist/${page}.html`)).window;
    // One project has no translation, and publications keep their language.
    const english = [...document.querySelectorAll('[lang=en]:not([hreflang], #publications *)')].filter(
      ({ textContent }) => !textContent.includes('Карта'),
    );
    expect([document.documentElement.lang, ...english.map(({ outerHTML }) => outerHTML)], page).toEqual(['fr']);
  }
  expect(tooHeavy(site)).toEqual([]);
});
