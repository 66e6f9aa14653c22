import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { builtPages } from '../../src/hosts/builtSite.ts';
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

  it('is shown without problems, and without English', () => {
    expect(french.output).toContain('No problems found in content/.');
    expect(french.read('dist/fr/projects/online-card-game.html')).not.toContain(' lang="en"><');
  });

  it('stays within the budget of several languages', () => {
    const sizes = measurePages(join(french.folder, 'dist')).map(({ firstRender }) => firstRender);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(firstRenderElsewhere);
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
