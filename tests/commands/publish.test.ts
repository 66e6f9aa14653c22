/** Production builds, which reject sample content, and demos. */
import { existsSync, globSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BuiltSite } from '../builtSites.ts';
import { demoSite } from '../sampleSites.ts';
import { Copy } from '../site.ts';

const robots = '<meta name="robots" content="noindex">';

describe('a fresh clone', () => {
  const site = new Copy();
  afterAll(() => site.remove());
  beforeAll(() => {
    mkdirSync(join(site.folder, 'dist'));
    site.write('dist/index.html', 'of an earlier build');
  });

  it('is not published, and the old dist/ stays', async () => {
    const environment = { VERCEL: '1', VERCEL_ENV: 'production', VERCEL_PROJECT_PRODUCTION_URL: 'ada.vercel.app' };
    const { code, output } = await site.run('build', environment);
    expect(code).toBe(1);
    expect(output).toContain("sample content can't be published, so nothing was built for https://ada.vercel.app.");
    expect(output).toContain('npm run create -- ../my-site');
    expect(output).toContain('--allow-sample');
    expect(output).not.toMatch(/\n\s+at /);
    expect(globSync('dist/**', { cwd: site.folder })).toEqual(['dist', join('dist', 'index.html')]);
    expect(site.read('dist/index.html')).toBe('of an earlier build');
  });
});

describe('a demo', () => {
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
});
