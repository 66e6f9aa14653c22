/** The built site of an owner with only a name, a link and their own résumé. */
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import type { BuiltSite } from '../builtSites.ts';
import { findMissingValues } from '../missingValues.ts';
import { newOwnersSite, ownPdf } from '../owners.ts';
import { parseHtml } from '../parseHtml.ts';

let site: BuiltSite;
beforeAll(async () => {
  site = await newOwnersSite();
});

it('shows no form and no email link, and writes no security.txt', () => {
  expect(existsSync(join(site.folder, 'dist/.well-known'))).toBe(false);
  const html = site.read('dist/contact.html');
  expect(html).toContain('https://github.com/ada');
  expect(html).not.toContain('<form');
  expect(html).not.toContain('mailto:');
  expect(html).not.toContain('_vercel');
});

it('builds nothing for publications', () => {
  expect(site.output).not.toMatch(/publications/i);
  expect(existsSync(join(site.folder, 'dist/publications'))).toBe(false);
  const document = parseHtml(site.read('dist/index.html'));
  const parts = '#publications, [data-cite], meta[name^=citation_], astro-island[component-export=CopyCitation]';
  expect(document.querySelectorAll(parts)).toHaveLength(0);
});

it('serves the owner’s résumé in place of the generated one', () => {
  expect(site.read('dist/resume.pdf')).toBe(ownPdf);
  expect(site.read('dist/index.html')).toContain('href="/resume.pdf"');
});

it('shows no sample content, and no empty section', () => {
  // The 404 page has decorative code.
  const pages = globSync('dist/**/*.html', { cwd: site.folder, exclude: ['dist/404.html'] });
  expect(pages).toHaveLength(3);
  for (const page of pages) {
    expect(site.read(page), page).not.toMatch(/noindex|Sample content|Alex/);
    expect(findMissingValues(site.read(page)), page).toEqual([]);
    expect(site.read(page), 'a separator of nothing').not.toMatch(/>\s*[–,·]\s*</);
  }
  expect(site.read('dist/index.html'), 'its lists are empty').not.toMatch(/<h[23]\b/);
});
