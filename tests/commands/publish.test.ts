/** A demo; processes.test.ts has a production build, which rejects sample content. */
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import type { BuiltSite } from '../builtSites.ts';
import { demoSite } from '../sampleSites.ts';

const robots = '<meta name="robots" content="noindex">';

let site: BuiltSite;
beforeAll(async () => {
  site = await demoSite();
});

it('is built with its URL and the sample, and has noindex on every page', () => {
  expect(site.output).toContain('This is a demo: every page asks search engines not to list it (noindex).');
  const pages = globSync('dist/**/*.html', { cwd: site.folder });
  expect(pages.length).toBeGreaterThan(10);
  for (const page of pages) expect(site.read(page).split(robots), page).toHaveLength(2);
  expect(site.read('dist/index.html')).toContain('https://demo.dev');
});

it('has no sitemap, but lets crawlers read the noindex of its pages', () => {
  expect(existsSync(join(site.folder, 'dist/sitemap.xml'))).toBe(false);
  expect(site.read('dist/robots.txt')).toBe('User-agent: *\nAllow: /\n');
});
