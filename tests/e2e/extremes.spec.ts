/** Sites with as little content as possible (a name and a link), and with as much as possible. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pagePath } from '../../src/hosts/builtSite.ts';
import { measurePages, overBudget } from '../../tools/sizes.ts';
import type { BuiltSite } from '../builtSites.ts';
import { hostileSite } from '../hostile/hostileSite.ts';
import { findPageProblems } from '../hostile/pageProblems.ts';
import { newOwnersSite } from '../owners.ts';
import { cutParts } from './cutParts.ts';
import { alive, expect, test } from './test.ts';

/** Returns parts of a page without content. Runs in the page. */
function emptyParts(): string[] {
  const seen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const says = (element?: Element | null) =>
    Boolean(element && (element.textContent.trim() || element.querySelector('img, svg, input, button')));
  const parts = [
    ...document.querySelectorAll('h1, h2, h3, h4, p, li, dt, dd, ul, ol, dl, table, section, nav, figcaption'),
  ];
  const empty = parts.filter((part) => seen(part) && part.role !== 'status' && !says(part));
  // A heading must be followed by content before the next heading of its level.
  const headings = [...document.querySelectorAll('main :is(h1, h2, h3)')].filter(seen);
  const bare = headings.filter((heading) => {
    const after = document.createRange();
    after.setStartAfter(heading);
    const next = headings.slice(headings.indexOf(heading) + 1).find(({ tagName }) => tagName <= heading.tagName);
    if (next) after.setEndBefore(next);
    else after.setEndAfter(document.querySelector('main') ?? heading);
    return !after.toString().trim();
  });
  return [...empty, ...bare].map(({ outerHTML }) => outerHTML.slice(0, 120));
}

const owners = [
  // Home twice, Contact, and the 404 page.
  { who: 'a name and a link, of starters', make: newOwnersSite, pages: 4, mayOverrun: /^never/ },
  {
    who: '13 projects, 40 jobs, and attacks as long as they may be',
    make: hostileSite,
    // Home twice, five lists, the 404 page; a publication, eight topics; each project, two posts, and an alias of each,
    // also with a slash.
    pages: 8 + 1 + 8 + 3 * (13 + 2),
    // Its texts are as long as the owner wrote them. All other budgets apply.
    mayOverrun: /: firstRender is /,
  },
];

for (const { who, make, pages, mayOverrun } of owners) {
  test.describe(`a site of ${who}`, () => {
    test.describe.configure({ mode: 'serial' });
    const filesOf = ({ folder }: BuiltSite) => globSync('**/*.html', { cwd: join(folder, 'dist') }).sort();

    test('has every page, within its budget', async () => {
      test.setTimeout(900_000);
      const site = await make();
      expect(filesOf(site)).toHaveLength(pages);
      const over = measurePages(join(site.folder, 'dist')).flatMap(overBudget);
      expect(over.filter((problem) => !mayOverrun.test(problem))).toEqual([]);
    });

    test('has no empty parts, and no horizontal scrolling, on a narrow phone and a desktop', async ({
      page,
      serve,
    }) => {
      test.setTimeout(600_000);
      const origin = await serve(make());
      const all = filesOf(await make()).map((file) => pagePath(file, '/'));
      // The short project pages are alike, so one is enough.
      const visited = all.filter((path) => !/^\/(projects|writing)\/(old-|work-[1-9])/.test(path));
      for (const path of visited) {
        await page.setViewportSize({ width: 320, height: 800 });
        await page.goto(origin + path);
        await alive(page);
        for (const width of [320, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          expect(await page.evaluate(cutParts), `${path} at ${width}`).toEqual([]);
          expect(await page.evaluate(emptyParts), `${path} at ${width}`).toEqual([]);
          expect(await page.evaluate(findPageProblems, undefined), path).toEqual([]);
        }
      }
    });
  });
}

test('folds long lists: print shows all, and a link opens them, without JavaScript', async ({ browser, serve }) => {
  const origin = await serve(hostileSite());
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(origin);
  const last = page
    .locator('details', { has: page.getByText('21 more', { exact: true }) })
    .locator('h3, li, > p')
    .last();
  await expect(last).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(last).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.goto(`${origin}/#certificates-29`);
  await expect(page.locator('#certificates-29')).toBeVisible();
  await expect(page.locator('#certificates-29')).toBeInViewport();
  await context.close();
});
