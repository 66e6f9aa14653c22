import type { PlaywrightWorkerArgs } from '@playwright/test';
import { openChromium } from '../browsers/openChromium.ts';
import { alive, expect, pages, test } from './test.ts';

test('the page that the pointer rests on is fetched, with the wish to prerender it; files and fragments are not', async ({
  page,
}) => {
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

test('a prerendered page is the one that comes, with the theme that was chosen meanwhile', async ({ baseURL }) => {
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
  // While one page takes the other's place there is none to ask.
  await expect
    .poll(() => arrived().catch(() => undefined))
    .toEqual({ path: '/projects', prerendered: true, theme: 'dark', pressed: 'true' });
  await browser.close();
});

/** A browser that keeps the pages that were left, as browsers do when nobody drives them. */
const keepingPages = (playwright: PlaywrightWorkerArgs['playwright']) =>
  playwright.chromium.launch({
    ...test.info().project.use.launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });

for (const [motion, reducedMotion, start, moving] of [
  ['moves from the showcase to its page', 'no-preference', '/', 'fig-4 header'],
  ['moves from the end of a page to its page', 'no-preference', '/projects/online-card-game', 'fig-4 header'],
  ['is there at once under reduced motion', 'reduce', '/', ''],
] as const) {
  test(`a work's cover ${motion} and back, and no other does`, {
    tag: '@whole',
  }, async ({ playwright, baseURL }) => {
    const browser = await keepingPages(playwright);
    const page = await browser.newPage({ baseURL, reducedMotion });
    await page.addInitScript(() => {
      addEventListener('pagereveal', async ({ viewTransition }) => {
        delete document.documentElement.dataset.moving;
        await viewTransition?.ready;
        const groups = document
          .getAnimations()
          .map(({ effect }) => /^::view-transition-group\((.+)\)/.exec((effect as KeyframeEffect).pseudoElement ?? ''));
        const names = groups.flatMap((group) => group?.[1] ?? []);
        document.documentElement.dataset.moving = names.sort().join(' ');
      });
    });
    const expectMoving = (names: string) =>
      expect(page.locator('html')).toHaveAttribute('data-moving', names, { timeout: 5000 });
    // A page whose first paint comes before its cover was parsed shows it at once.
    await expect(async () => {
      await page.goto(start);
      await page.locator('a[href="/projects/aortic-aneurysm-detection"]').click();
      await page.waitForURL('**/projects/aortic-aneurysm-detection');
      await expectMoving(moving);
      await page.evaluate(() => history.back());
      // A page that was kept loads no more.
      await expect(page).toHaveURL(start);
      await expectMoving(moving);
    }).toPass();
    // Who leaves while something moves is shown the next page at once.
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
    await page.getByRole('banner').getByRole('link', { name: 'Projects' }).click();
    await page.waitForURL('**/projects');
    await expectMoving(moving && 'header');
    await browser.close();
  });
}

test('every page may rest in the back/forward cache', { tag: '@whole' }, async ({ playwright, baseURL }) => {
  const browser = await keepingPages(playwright);
  const page = await browser.newPage({ baseURL });
  // Chromium keeps no page that was answered with an error status.
  for (const path of pages) {
    await page.goto(path);
    await alive(page);
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => (document.body.dataset.persisted = String(persisted)));
    });
    await page.evaluate((next) => location.assign(next), path === '/contact' ? '/' : '/contact');
    await page.waitForURL(path === '/contact' ? '/' : '**/contact');
    await page.evaluate(() => history.back());
    await expect(page.locator('body'), path).toHaveAttribute('data-persisted', 'true');
  }
  await browser.close();
});
