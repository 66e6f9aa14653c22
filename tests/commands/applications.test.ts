import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { beforeAll, expect, it } from 'vitest';
import { applicationPath } from '../../src/base/urls.ts';
import type { BuiltSite } from '../builtSites.ts';
import { readText } from '../pdf.ts';
import { application, demoSite, pathSite, pathUrl } from '../sampleSites.ts';

const { slug } = application;
const path = `/some/path${applicationPath(slug)}`;
let site: BuiltSite;
let page: Document;
beforeAll(async () => {
  site = await pathSite();
  page = new JSDOM(site.read(`dist/for/${slug}.html`)).window.document;
});

it('has a page for its reader, in its language, with the letter as first section', () => {
  expect(page.documentElement.lang).toBe('fr');
  expect(page.querySelector('main section')?.textContent).toBe(
    'Lettre de motivation21 novembre 2026Chère équipe,\nVoici ma page.Alex Maximiliane Charlotte Example von HohenzollernPDF',
  );
});

it('links to itself, to its letter and résumé, and to the ordinary pages of its language', () => {
  const links = [...page.querySelectorAll('header a, main a')].map((link) => link.getAttribute('href') ?? '');
  const inside = [...new Set(links.filter((link) => link.startsWith('/') && !link.includes('.bib')))];
  expect(inside.filter((link) => link.includes('/for/')).toSorted()).toEqual([
    path,
    `${path}/letter.pdf`,
    `${path}/resume.pdf`,
  ]);
  expect(inside).toContain('/some/path/fr/projects');
  expect(inside.filter((link) => !/^\/some\/path(\/fr|\/for|\/publications|\/papers)/.test(link))).toEqual([]);
});

it('is found by nobody else', async () => {
  expect(page.querySelector('[name=robots]')?.getAttribute('content')).toBe('noindex');
  expect(page.querySelector('[name=referrer]')?.getAttribute('content')).toBe('no-referrer');
  expect(page.querySelectorAll('[type="application/ld+json"], [hreflang]')).toHaveLength(0);
  const others = globSync('**/*.{html,json,xml,txt,webmanifest,bib}', { cwd: join(site.folder, 'dist') });
  for (const file of [...others, '_headers', '_redirects'].filter((file) => !/^for[/\\]/.test(file)))
    expect(site.read(join('dist', file)), file).not.toContain(slug);
  const demo = await demoSite();
  expect(demo.read('dist/index.html')).toContain('/_vercel/insights');
  expect(demo.read(`dist/for/${slug}.html`)).not.toContain('/_vercel/');
});

it('has a card of its own, which names the owner', () => {
  expect(page.querySelector('[property="og:image"]')?.getAttribute('content')).toBe(
    `${pathUrl}/for/${slug}/cards/about.png`,
  );
  expect(page.title).not.toMatch(/acme/i);
  expect(existsSync(join(site.folder, `dist/for/${slug}/cards/about.png`))).toBe(true);
});

it('leaves an entry out of the page and both papers', async () => {
  const documents = ['letter', 'resume'].map((name) =>
    readText(readFileSync(join(site.folder, `dist/for/${slug}/${name}.pdf`))),
  );
  const [letter = '', resume = ''] = (await Promise.all(documents)).map((text) => text.join(' '));
  expect(letter).toMatch(/^Alex .*\sChère équipe,\sVoici ma page\.\sAlex Maximiliane/s);
  const all = [letter, resume, page.documentElement.outerHTML].join();
  expect(site.read('dist/fr.html')).toContain('wallpaper');
  expect(all).not.toMatch(/wallpaper/i);
});
