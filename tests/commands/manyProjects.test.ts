import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { perPage } from '../../src/content/projectPages.ts';
import { budget, measurePage } from '../../tools/sizes.ts';
import { ownedSite } from '../owners.ts';
import type { Copy } from '../site.ts';

const projects = 130;
let site: Copy;

beforeAll(async () => {
  site = ownedSite({ projects });
  const { code, output } = await site.run('build');
  expect(code, output).toBe(0);
}, 300_000);
afterAll(() => site.remove());

const page = (path: string) => new JSDOM(site.read(`dist${path}.html`)).window.document;
const cards = (path: string) => [...page(path).querySelectorAll('main li[data-category]')];

/** Every page of the list that plain links lead to, from one on. */
function reachable(from: string): string[] {
  const found = new Set([from]);
  for (const path of found) {
    for (const link of page(path).querySelectorAll('main nav a')) {
      const next = link.getAttribute('href') ?? '';
      if (next.startsWith('/projects')) found.add(next);
    }
  }
  return [...found];
}

describe(`${projects} projects`, () => {
  it(`stand on pages of at most ${perPage}, each project once`, () => {
    const pages = ['/projects', '/projects/page/2', '/projects/page/3'];
    expect(pages.map((path) => cards(path).length)).toEqual([60, 60, 10]);
    expect(existsSync(join(site.folder, 'dist/projects/page/4.html'))).toBe(false);
    const ids = pages.flatMap((path) => cards(path).map(({ id }) => id));
    expect(new Set(ids).size).toBe(projects);
  });

  it('are all reached without script, and all of each category', () => {
    const pages = reachable('/projects');
    for (const category of ['research', 'personal', 'freelance']) {
      const own = pages.filter((path) => path.startsWith(`/projects/category/${category}`));
      const ids = own.flatMap((path) => cards(path).map(({ id }) => id));
      const all = pages
        .filter((path) => !path.includes('/category/'))
        .flatMap((path) => cards(path).filter((card) => card.getAttribute('data-category') === category));
      expect(ids.toSorted(), category).toEqual(all.map(({ id }) => id).toSorted());
      expect(ids.length, category).toBeGreaterThan(40);
    }
  });

  it('are named in the sitemap by page and one by one', () => {
    const sitemap = site.read('dist/sitemap.xml');
    for (const path of [...reachable('/projects'), '/projects/work-130']) expect(sitemap).toContain(`${path}<`);
  });

  it('keep the Projects page within three times the first render', () => {
    const sizes = reachable('/projects').map((path) => measurePage(join(site.folder, 'dist'), `${path.slice(1)}.html`));
    expect(sizes.length).toBeGreaterThan(4);
    for (const size of sizes) expect(size.firstRender, size.page).toBeLessThanOrEqual(3 * budget.firstRender);
  });
});
