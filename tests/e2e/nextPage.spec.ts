import type { Page } from '@playwright/test';
import { openChromium } from '../browsers/openChromium.ts';
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

test('a prerendered page is shown with the theme chosen meanwhile', async ({ baseURL }) => {
  const { executablePath } = test.info().project.use.launchOptions ?? {};
  const browser = await openChromium(executablePath);
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 800 });
  await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'light' }]);
  const session = await browser.target().createCDPSession();
  const prerendered = new Promise<void>((done) => {
    session.on('Target.targetCreated', ({ targetInfo }) => targetInfo.subtype === 'prerender' && done());
  });
  await session.send('Target.setDiscoverTargets', { discover: true, filter: [{}] });
  await page.goto(baseURL ?? '');
  await page.waitForSelector('button[aria-pressed=false]');
  await page.hover('header a[href="/projects"]');
  await prerendered;
  await page.click('button[aria-pressed]');
  await page.click('header a[href="/projects"]');
  const arrived = () =>
    page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation') as (PerformanceEntry & {
        activationStart: number;
      })[];
      return {
        path: location.pathname,
        prerendered: (navigation?.activationStart ?? 0) > 0,
        theme: document.documentElement.className,
        pressed: document.querySelector('[aria-pressed]')?.ariaPressed,
      };
    });
  // Retried, since between two pages there is no page to evaluate in.
  await expect
    .poll(() => arrived().catch(() => undefined))
    .toEqual({ path: '/projects', prerendered: true, theme: 'dark', pressed: 'true' });
  await browser.close();
});

declare global {
  interface Window {
    /** Returns the names of elements that move to another page with the same elements. */
    namesToMove(): string;
  }
}

/**
 * Stores the names on each page when it is left. The tests compare names instead of frames, since a slow browser skips
 * transitions.
 */
function watchNames() {
  window.namesToMove = () => {
    const names = [...document.querySelectorAll('*')].map((element) => getComputedStyle(element).viewTransitionName);
    return [...new Set(names)]
      .filter((name) => name !== 'none')
      .sort()
      .join(' ');
  };
  addEventListener('pageswap', ({ viewTransition }) => {
    const names = viewTransition ? window.namesToMove() : '';
    sessionStorage.left = `${sessionStorage.left ?? ''}${location.pathname}: ${names}\n`;
  });
}

for (const [place, start, named] of [
  ['the showcase', '/', 'fig-4 header'],
  // Its own cover doesn't move: the next page has no element of that name.
  ['the end of a page', '/projects/online-card-game', 'fig-2 fig-4 header'],
] as const) {
  test(`a work's cover moves from ${place} to its page and back, and no other does`, {
    tag: '@whole',
  }, async ({ openCached }) => {
    const page = await openCached(true);
    await page.addInitScript(watchNames);
    const names = () => page.evaluate(() => window.namesToMove());
    await page.goto(start);
    await page.locator('a[href="/projects/aortic-aneurysm-detection"]').click();
    await page.waitForURL('**/projects/aortic-aneurysm-detection');
    expect(await names()).toBe('fig-4 header');
    await page.evaluate(() => history.back());
    // A page from the cache doesn't fire a load event.
    await expect(page).toHaveURL(start);
    expect(await names()).toBe(named);
    await page.evaluate(() => history.forward());
    await expect(page).toHaveURL('/projects/aortic-aneurysm-detection');
    await page.getByRole('banner').getByRole('link', { name: 'Projects' }).click();
    await page.waitForURL('**/projects');
    expect(await names()).toBe('header');
    expect(await page.evaluate(() => sessionStorage.left.trim().split('\n'))).toEqual([
      `${start}: ${named}`,
      '/projects/aortic-aneurysm-detection: fig-4 header',
      `${start}: ${named}`,
      '/projects/aortic-aneurysm-detection: fig-4 header',
    ]);
  });
}

/** Returns the names that move in a transition of a page to itself, which doesn't wait for another page. */
const movingNames = (page: Page) =>
  page.evaluate(async () => {
    await document.startViewTransition().ready;
    const pseudoElements = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '');
    return pseudoElements.flatMap((name) => /^::view-transition-group\((.+)\)/.exec(name)?.[1] ?? []).sort();
  });

test('header and cover move in a transition', async ({ page }) => {
  await page.goto('/projects/aortic-aneurysm-detection');
  expect(await movingNames(page)).toEqual(['fig-4', 'header']);
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
