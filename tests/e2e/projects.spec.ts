import type { Page } from '@playwright/test';
import { demoSite, persianSite } from '../sampleSites.ts';
import { alive, expect, test } from './test.ts';

const cards = (page: Page) => page.locator('main li[data-filter]');
const filter = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Projects' }).getByRole('button', { name });
/** Expects that the visible cards fill their rows, at a width with this number of columns. */
async function expectFullRows(page: Page, width: number, columns: number) {
  await page.setViewportSize({ width, height: 800 });
  const rows = await cards(page).evaluateAll((all) => {
    const boxes = all.map((card) => card.getBoundingClientRect()).filter((box) => box.width > 0);
    return [...Map.groupBy(boxes, ({ top }) => Math.round(top)).values()].map((row) => row.map((box) => box.width));
  });
  const count = rows.flat().length;
  const text = `${count} cards at ${width} px: ${JSON.stringify(rows)}`;
  const full = rows.map((row) => row.reduce((sum, each) => sum + each, 24 * (row.length - 1)));
  expect(Math.max(...full) - Math.min(...full), text).toBeLessThan(4);
  // Links stand at the lower edge of their row.
  const ends = await cards(page).evaluateAll((all) =>
    all.map(
      (card) => card.getBoundingClientRect().bottom - (card.lastElementChild?.getBoundingClientRect().bottom ?? 0),
    ),
  );
  expect(Math.max(...ends), text).toBeLessThan(1);
  // If one card is left over, the first is as wide as the page. If two are, each takes half of the last row.
  expect(rows[0], text).toHaveLength(count % columns === 1 ? 1 : Math.min(count, columns));
  expect(rows.at(-1), text).toHaveLength(count === 1 ? 1 : columns === 3 && count % 3 === 2 ? 2 : columns);
  return count;
}

test('any number of cards fills its rows', async ({ page, baseURL, serve }) => {
  // This host has no analytics.
  await page.route('**/_vercel/**', (route) => route.fulfill({ contentType: 'text/javascript' }));
  const counts = new Set<number>();
  const choices = new Set<number>();
  for (const origin of [baseURL, await serve(demoSite()), await serve(persianSite())]) {
    await page.goto(`${origin}/projects`);
    await alive(page);
    for (const button of await page.getByRole('group').getByRole('button').all()) {
      await button.click();
      await expect(button).toHaveAttribute('aria-pressed', 'true');
      counts.add(await expectFullRows(page, 1024, 3));
      await expectFullRows(page, 1023, 2);
    }
    await expectFullRows(page, 640, 2);
    await expectFullRows(page, 639, 1);
    // No black cell on a phone, whether the choices are three or four.
    await page.setViewportSize({ width: 390, height: 800 });
    const cells = await page.getByRole('group').evaluate((group) => {
      const widths = [...group.children].map((each) => each.getBoundingClientRect().width).filter(Boolean);
      return [widths.length, widths.reduce((sum, width) => sum + width + 1, 0) / (group.clientWidth - 1)];
    });
    choices.add(cells[0] ?? 0);
    expect(cells[1]).toBe(Math.ceil((cells[0] ?? 0) / 2));
  }
  expect([...counts].sort()).toEqual([1, 2, 3, 4, 5, 7, 8]);
  expect([...choices].sort()).toEqual([3, 4]);
});

const chosen = (page: Page) => page.getByRole('heading', { name: 'Python' });

test('a technology leads to the projects that have it', async ({ page }) => {
  await page.goto('/projects/aortic-aneurysm-detection');
  await page.getByRole('article').getByRole('link', { name: 'Python' }).click();
  await expect(filter(page, 'Python')).toHaveAttribute('aria-pressed', 'true');
  await expect(cards(page).filter({ visible: true })).toHaveCount(3);
  await expect(chosen(page)).toBeHidden();
  await alive(page);
  await filter(page, 'All Projects').click();
  await expect(filter(page, 'Python')).toBeHidden();
  await expect(page).toHaveURL('/projects');
});

test('a technology is named above all projects without JavaScript', { tag: '@no-script' }, async ({ page }) => {
  await page.goto('/projects/aortic-aneurysm-detection');
  await page.getByRole('article').getByRole('link', { name: 'Python' }).click();
  await expect(chosen(page)).toBeInViewport();
  await expect(cards(page).filter({ visible: true })).toHaveCount(7);
});

test('the filter in the URL applies before the first paint, without a layout shift', async ({ page }) => {
  await page.route('**/*.js', () => {});
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      // A late font shifts less, and a card that moves shifts far more.
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        if (entry.value > 0.001) document.documentElement.dataset.shift = String(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
    requestAnimationFrame(function look() {
      const all = [...document.querySelectorAll<HTMLElement>('main li[data-filter]')];
      if (all.some((card) => !card.dataset.filter?.includes('category=research') && card.offsetHeight > 0)) {
        document.documentElement.dataset.flash = 'yes';
      }
      requestAnimationFrame(look);
    });
  });
  await page.goto('/projects?category=research', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(cards(page).filter({ visible: true })).toHaveCount(2);
  await expect(filter(page, 'Research')).toHaveAttribute('aria-pressed', 'true');
  await page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
  });
  await expect(page.locator('html')).not.toHaveAttribute('data-flash');
  await expect(page.locator('html')).not.toHaveAttribute('data-shift');
});

for (const [what, path, parts, end] of [
  ['filtered cards', '/projects?category=research', 'main li[data-filter]', /<footer/],
  ['links in the header', '/projects', 'header nav a', /<\/header/],
] as const) {
  test(`${what} are shown once all of them are loaded, since each would move the others`, async ({ page }) => {
    let length: number | undefined;
    await page.route(path, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      length &&= html.search(end);
      await route.fulfill({ response, body: html.slice(0, length) });
    });
    await page.goto(path);
    const shown = page.locator(parts).filter({ visible: true });
    await expect(shown).not.toHaveCount(0);
    const count = await page.locator(parts).count();
    length = 1;
    await page.goto(path);
    await expect(page.locator(parts)).toHaveCount(count);
    await expect(shown).toHaveCount(0);
  });
}

for (const [path, parts, begin] of [
  ['/projects', 'main li[data-filter]', /<li [^>]*data-filter/g],
  ['/', 'ol[data-places] > li', /(?<=<ol[^>]*data-places.*)<li(?: data-span="\d")?>/gs],
] as const) {
  test(`a list on ${path} has the same layout before its last item is loaded`, async ({ page }) => {
    const places = () =>
      page.locator(parts).evaluateAll((all) =>
        all.slice(0, 2).map((part) => {
          const { x, width, height } = part.getBoundingClientRect();
          return { x, width, height };
        }),
      );
    let arrived = 7;
    await page.route(path, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const begins = [...html.matchAll(begin)].map(({ index }) => index);
      await route.fulfill({ response, body: html.slice(0, begins[arrived]) });
    });
    for (const width of [820, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      arrived = 99;
      await page.goto(path);
      const whole = await places();
      expect(whole).toHaveLength(2);
      for (arrived of [2, 3, 5]) {
        await page.goto(path);
        await expect(page.locator(parts)).toHaveCount(arrived);
        expect(await places(), `${arrived} items at ${width} px`).toEqual(whole);
      }
    }
  });
}
