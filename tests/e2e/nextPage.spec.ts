import type { Page } from '@playwright/test';
import { alive, expect, pages, test } from './test.ts';

test('a hovered page is fetched to prerender it; files and fragments are not', async ({ page }) => {
  const fetched: string[] = [];
  page.context().on('request', async (request) => {
    const { 'sec-purpose': purpose = '' } = await request.allHeaders().catch(() => ({}) as Record<string, string>);
    if (purpose.includes('prefetch')) fetched.push(new URL(request.url()).pathname);
  });
  await page.goto('/');
  await alive(page);
  for (const name of ['Download résumé', 'Background']) {
    await page.getByRole('main').getByRole('link', { name }).hover();
  }
  await page.getByRole('banner').getByRole('link', { name: 'Projects' }).hover();
  await expect.poll(() => fetched).toEqual(['/projects']);
});

test('a browser without speculation rules fetches the next page on hover and on focus, once', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLScriptElement.supports = (type) => type !== 'speculationrules';
  });
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') fetched.push(new URL(request.url()).pathname);
  });
  await page.goto('/');
  await alive(page);
  const main = page.getByRole('main');
  const header = page.getByRole('banner');
  for (const name of ['Download résumé', 'Background']) await main.getByRole('link', { name }).hover();
  for (let times = 0; times < 2; times++) {
    await header.getByRole('link', { name: 'Projects' }).hover();
    await page.mouse.move(0, 700);
    await header.getByRole('link', { name: 'Contact' }).focus();
    await header.getByRole('link', { name: 'Contact' }).blur();
  }
  await expect.poll(() => fetched).toEqual(['/projects', '/contact']);
});

/** Returns the names of elements that move to another page with the same elements. */
const namesToMove = (page: Page) =>
  page.evaluate(() => {
    const names = [...document.querySelectorAll('*')].map((element) => getComputedStyle(element).viewTransitionName);
    return [...new Set(names)].filter((name) => name !== 'none').sort();
  });

test("a work's cover moves from the showcase to its page and back, and no other does", {
  tag: '@whole',
}, async ({ openCached }) => {
  const page = await openCached(true);
  // Names in place of frames, since a slow browser skips transitions.
  await page.addInitScript(() =>
    addEventListener('pagereveal', ({ viewTransition }) => {
      document.documentElement.dataset.moves = `${Boolean(viewTransition)}`;
    }),
  );
  await page.goto('/');
  const work = page.locator('a[href="/projects/aortic-aneurysm-detection"]');
  await work.focus();
  expect(await namesToMove(page)).toEqual(['fig-4', 'header']);
  await work.click();
  await page.waitForURL('**/projects/aortic-aneurysm-detection');
  await expect(page.locator('html')).toHaveAttribute('data-moves', 'true');
  expect(await namesToMove(page)).toEqual(['fig-4', 'header']);
  await page.evaluate(() => history.back());
  // A page from the cache doesn't fire a load event.
  await expect(page).toHaveURL('/');
  expect(await namesToMove(page)).toEqual(['fig-4', 'header']);
  await page.getByRole('banner').getByRole('link', { name: 'Projects' }).click();
  await page.waitForURL('**/projects');
  expect(await namesToMove(page)).toEqual(['header']);
});

/** Returns the names that move in a transition of a page to itself, which doesn't wait for another page. */
const movingNames = (page: Page) =>
  page.evaluate(async () => {
    await document.startViewTransition().ready;
    const pseudoElements = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '');
    return pseudoElements.flatMap((name) => /^::view-transition-group\((.+)\)/.exec(name)?.[1] ?? []).sort();
  });

test('nothing moves in a transition under reduced motion', { tag: '@reduced-motion' }, async ({ page }) => {
  await page.goto('/projects/aortic-aneurysm-detection');
  expect(await movingNames(page)).toEqual([]);
});

test('the back/forward cache can keep every page', { tag: '@whole' }, async ({ openCached }) => {
  const page = await openCached(true);
  // Chromium doesn't cache pages with an error status.
  for (const path of pages) {
    const next = path === '/contact' ? '/' : '/contact';
    await page.goto(path);
    await alive(page);
    await page.evaluate((url) => location.assign(url), next);
    await page.waitForURL(next);
    await page.evaluate(() => history.back());
    await expect(page.locator('html'), path).toHaveAttribute('data-persisted', 'true');
  }
});
