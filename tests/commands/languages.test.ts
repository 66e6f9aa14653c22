/** Sites in other languages and scripts. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { uiStringsFor } from '../../src/base/uiStrings.ts';
import { firstRenderElsewhere, measurePages } from '../../tools/sizes.ts';
import type { BuiltSite } from '../builtSites.ts';
import { parseHtml } from '../parseHtml.ts';
import { readPdf } from '../pdf.ts';
import { pathSite, persianSite } from '../sampleSites.ts';

it('a site declares its language, and marks English if the interface lacks it', async () => {
  const site = await persianSite();
  const projects = site.read('dist/projects.html');
  expect(projects).toMatch(/<html lang="fa" dir="rtl"/);
  expect(projects).toMatch(/<h1[^>]* lang="en">Projects<\/h1>/);
  expect((await readPdf(readFileSync(join(site.folder, 'dist/resume.pdf')))).lang).toBe('fa');
  expect(JSON.parse(site.read('dist/manifest.webmanifest'))).toMatchObject({ lang: 'fa', dir: 'rtl' });
});

const textsIn = (strings: unknown): string[] =>
  typeof strings === 'object' ? Object.values(strings ?? {}).flatMap(textsIn) : [String(strings)];

/** Returns the language of each text of the interface on any page, with that of its element. */
function languagesOf({ folder }: BuiltSite, languages: readonly [string, string]) {
  const [first, second] = languages.map((language) => new Set(textsIn(uiStringsFor(language))));
  // The pages of all entries and of skills have the owner's names of skills, one of which is also a string.
  return globSync('dist/**/*.html', { cwd: folder, exclude: ['**/search.html', '**/skills.html'] }).flatMap((file) => {
    const document = parseHtml(readFileSync(join(folder, file), 'utf8'));
    // The owner has a group of skills called Languages, and words in tables.
    return [...document.querySelectorAll('body :not(script, style, table *, #tech-stack *)')].flatMap((element) =>
      [...element.childNodes].flatMap(({ nodeType, textContent }) => {
        const text = textContent ?? '';
        if (nodeType !== element.TEXT_NODE || first?.has(text) === second?.has(text)) return [];
        const marked = element.closest('[lang]')?.getAttribute('lang');
        return { file, text, marked, language: languages[first?.has(text) ? 0 : 1] };
      }),
    );
  });
}

it('marks each text of the interface with its language', async () => {
  for (const [site, languages] of [
    // Persian has no strings, so that pages have the English ones.
    [await persianSite(), ['en', 'he']],
    [await pathSite(), ['en', 'fr']],
  ] as const) {
    const texts = languagesOf(site, languages);
    expect(texts.length).toBeGreaterThan(100);
    expect(texts.filter(({ marked, language }) => marked !== language)).toEqual([]);
  }
});

it('a site in other scripts is within its budget', async () => {
  const site = await persianSite();
  expect(site.read('dist/index.html').match(/[а-я]/gi)?.length, 'letters of About').toBeGreaterThan(1500);
  const sizes = measurePages(join(site.folder, 'dist'));
  expect(sizes.length).toBeGreaterThan(10);
  expect(sizes.filter(({ firstRender }) => firstRender > firstRenderElsewhere)).toEqual([]);
});
