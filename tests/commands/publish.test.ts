/** Nobody publishes a sample: what a publication is, what stops one, and what a demo looks like. */
import { existsSync, globSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Copy } from '../site.ts';

// A build takes as long as the machine does.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

const day = { SOURCE_DATE_EPOCH: '1795219200' };
const robots = '<meta name="robots" content="noindex">';
const pagesOf = (site: Copy) => globSync('dist/**/*.html', { cwd: site.folder });

describe('a fresh clone', () => {
  const site = new Copy();
  afterAll(() => site.remove());
  beforeAll(() => {
    mkdirSync(join(site.folder, 'dist'));
    site.write('dist/index.html', 'of an earlier build');
  });

  it.each([
    ['SITE_URL', { SITE_URL: 'https://ada.dev/me' }, 'https://ada.dev'],
    [
      'Vercel',
      { VERCEL: '1', VERCEL_ENV: 'production', VERCEL_PROJECT_PRODUCTION_URL: 'ada.vercel.app' },
      'https://ada.vercel.app',
    ],
    ['Netlify', { NETLIFY: 'true', CONTEXT: 'production', URL: 'https://ada.netlify.app' }, 'https://ada.netlify.app'],
    [
      'Cloudflare Pages',
      { CF_PAGES: '1', CF_PAGES_BRANCH: 'main', CF_PAGES_URL: 'https://ada.pages.dev' },
      'https://ada.pages.dev',
    ],
  ])('is not published with an address from %s, and the dist/ of before stays', async (_, environment, address) => {
    const { code, output } = await site.run('build', environment);
    expect(code).toBe(1);
    expect(output).toContain(`sample content cannot be published, so nothing was built for ${address}.`);
    expect(output).toContain('npm run create -- --here');
    expect(output).toContain('--allow-sample');
    expect(output).not.toMatch(/\n\s+at /);
    expect(globSync('dist/**', { cwd: site.folder })).toEqual(['dist', join('dist', 'index.html')]);
    expect(site.read('dist/index.html')).toBe('of an earlier build');
  });

  it('is built for a host’s preview, which says that the site itself would not be', async () => {
    const { code, output } = await site.run('build', {
      VERCEL: '1',
      VERCEL_ENV: 'preview',
      VERCEL_URL: 'ada-x.vercel.app',
      ...day,
    });
    expect(output).toContain('this preview is built, but the site itself cannot be published');
    expect(code, output).toBe(0);
    const html = site.read('dist/index.html');
    expect(html).toContain('https://ada-x.vercel.app');
    expect(html).toContain('Sample content');
    expect(html).toContain('<script src="/_vercel/insights/script.js" defer>');
    expect(html).toContain('<script src="/_vercel/speed-insights/script.js" defer>');
    expect(html).toContain('Visits and speed are measured');
  });

  it('says how the command is used where it is typed wrong', async () => {
    expect(await site.run('build', {}, ['--allow-samples'])).toEqual({
      code: 2,
      output: 'Unknown option "--allow-samples". Did you mean "--allow-sample"?\n',
    });
  });
});

describe('a demo', () => {
  const site = new Copy();
  afterAll(() => site.remove());

  it('is built with its address and the sample, and asks on every page not to be listed', async () => {
    site.change('content/projects/online-card-game.md', 'order: 2', 'order: 2\naliases: [card-game]');
    site.change('content/site.yaml', /^name: /m, 'url: https://demo.dev\nname: ');
    const { code, output } = await site.run('build', day, ['--allow-sample']);
    expect(code, output).toBe(0);
    expect(output).toContain('A demo: every page asks search engines to leave it out (noindex).');
    const pages = pagesOf(site);
    expect(pages.length).toBeGreaterThan(10);
    for (const page of pages) expect(site.read(page).split(robots), page).toHaveLength(2);
    expect(site.read('dist/index.html')).toContain('https://demo.dev');
  });

  it('gives crawlers no list of its pages, but lets them read that they are not to be listed', () => {
    expect(existsSync(join(site.folder, 'dist/sitemap.xml'))).toBe(false);
    expect(site.read('dist/robots.txt')).toBe('User-agent: *\nAllow: /\n');
  });
});
