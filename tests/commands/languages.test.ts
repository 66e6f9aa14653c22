import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { JSDOM } from 'jsdom';
import { beforeAll, describe, expect, it } from 'vitest';
import { builtPages } from '../../src/hosts/builtSite.ts';
import { firstRenderElsewhere, measurePages } from '../../tools/sizes.ts';
import type { BuiltSite } from '../builtSites.ts';
import { readPdf } from '../pdf.ts';
import { frenchSite, persianSite } from '../sampleSites.ts';
import { root } from '../site.ts';

/** Returns the pages over the budget. */
function tooHeavy({ folder }: BuiltSite) {
  const sizes = measurePages(join(folder, 'dist'));
  expect(sizes.length).toBeGreaterThan(10);
  return sizes.filter(({ firstRender }) => firstRender > firstRenderElsewhere);
}

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
  expect(tooHeavy(site)).toEqual([]);
});

describe('the whole sample in a second language', () => {
  let french: BuiltSite;
  beforeAll(async () => {
    french = await frenchSite();
  });

  it('is shown without problems, and without English', () => {
    expect(french.output).toContain('No problems found in content/.');
    for (const page of ['fr', 'fr/experience', 'fr/projects', 'fr/projects/online-card-game', 'fr/contact']) {
      const { document } = new JSDOM(french.read(`dist/${page}.html`)).window;
      const english = [...document.querySelectorAll('[lang=en]:not([hreflang])')];
      expect([document.documentElement.lang, ...english.map(({ outerHTML }) => outerHTML)], page).toEqual(['fr']);
    }
  });

  it('stays within the budget of several languages', () => {
    expect(tooHeavy(french)).toEqual([]);
  });

  it('adds at most 120 bytes to a page', () => {
    const sizeIn = (folder: string, page: string) => {
      const html = readFileSync(join(folder, 'dist', page), 'utf8');
      // Different hashes compress better or worse by chance.
      return brotliCompressSync(html.replace(/(?<=sha256-|uid="|\w\.)[\w+/=-]{5,}(?=['"]|\.\w)/g, '')).length;
    };
    const pages = builtPages(join(root, 'dist'));
    expect(pages.length).toBeGreaterThan(10);
    const added = pages.map((page) => ({ page, bytes: sizeIn(french.folder, page) - sizeIn(root, page) }));
    expect(added.filter(({ bytes }) => bytes > 120)).toEqual([]);
  });
});
