import { join } from 'node:path';
import { type Browser, type BrowserContext, test as base, expect, type Locator, type Page } from '@playwright/test';
import { type StaticServer, serveStatic } from '../../src/commands/serve/staticServer.ts';
import type { BuiltSite } from '../builtSites.ts';
import { preferred } from './preferences.ts';

/** Pages with status 200. /home is left out, since it is a second URL of the home page. */
export const pages = [
  '/',
  '/projects',
  '/experience',
  '/contact',
  '/projects/aortic-aneurysm-detection',
  '/projects/online-card-game',
] as const;
/** Every page, including the 404 page. */
export const everyPage = [...pages, '/no/such/page'] as const;

interface Fixtures {
  /** Errors and warnings of the browser. */
  problems: string[];
  /** Messages that the test expects, even if the browser reports them late. */
  expected: RegExp[];
  quiet: undefined;
  /** Serves a site until the test ends, and returns its origin. Waits for its build: minutes on a busy machine. */
  serve: (site: Promise<BuiltSite>, base?: string) => Promise<string>;
  /**
   * Opens a page in a browser without a back/forward cache, or, in Chromium, with one. `data-persisted` on its `html`
   * is "true" if it was restored from the cache.
   */
  openCached: (cached: boolean) => Promise<Page>;
}

/** Tests run against a plain static host; each page must stay free of errors and of other hosts. */
export const test = base.extend<Fixtures>({
  baseURL: async ({ browserName: _ }, use) => use(process.env.HOST_ORIGIN),
  // Tags of the test set the visitor's preferences.
  colorScheme: async ({ browserName: _ }, use, { tags }) => use(preferred(tags).colorScheme),
  javaScriptEnabled: async ({ browserName: _ }, use, { tags }) => use(preferred(tags).javaScriptEnabled),
  contextOptions: async ({ contextOptions }, use, { tags }) =>
    use({ ...contextOptions, reducedMotion: preferred(tags).reducedMotion }),
  page: async ({ page, channel }, use) => {
    if (channel === 'moz-firefox') {
      page.emulateMedia = () => {
        throw new Error('Firefox ignores emulateMedia: tag the test @dark or @reduced-motion, otherwise @chromium.');
      };
    }
    await use(page);
  },
  problems: async ({ browserName: _ }, use) => use([]),
  expected: async ({ browserName: _ }, use) => use([]),
  quiet: [
    async ({ context, problems, expected }, use) => {
      watch(context, problems);
      await use(undefined);
      const unexpected = problems.filter((problem) => !expected.some((pattern) => pattern.test(problem)));
      expect(unexpected, 'errors in the console, or requests to other hosts').toEqual([]);
    },
    { auto: true },
  ],
  serve: async ({ browserName: _ }, use, testInfo) => {
    const servers: StaticServer[] = [];
    await use(async (site, base) => {
      testInfo.setTimeout(testInfo.timeout + 300_000);
      const server = await serveStatic(join((await site).folder, 'dist'), { port: 0, base });
      servers.push(server);
      return server.origin;
    });
    for (const server of servers) await server.close();
  },
  openCached: async ({ playwright, browserName, baseURL }, use, { project }) => {
    const { launchOptions, channel } = project.use;
    const browsers: Browser[] = [];
    await use(async (cached) => {
      const browser = await playwright[browserName].launch({
        ...launchOptions,
        channel,
        // By default, Playwright turns the cache off.
        ignoreDefaultArgs: cached && browserName === 'chromium' ? ['--disable-back-forward-cache'] : [],
        firefoxUserPrefs: { ...launchOptions?.firefoxUserPrefs, 'browser.sessionhistory.max_total_viewers': 0 },
      });
      browsers.push(browser);
      const page = await browser.newPage({ baseURL });
      await page.addInitScript(() =>
        addEventListener('pageshow', ({ persisted }) => {
          document.documentElement.dataset.persisted = `${persisted}`;
        }),
      );
      return page;
    });
    for (const browser of browsers) await browser.close();
  },
});

function watch(context: BrowserContext, problems: string[]) {
  context.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    // Browsers report the status of the 404 page.
    if (message.location().url.endsWith('/no/such/page')) return;
    problems.push(`${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (error) => problems.push(`uncaught: ${error.error().message}`));
  context.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost') problems.push(`request to ${hostname}`);
  });
}

/** Waits until every island of the page is hydrated. */
export async function alive(page: Page): Promise<void> {
  await expect(page.locator('astro-island[ssr]:not([opts*=opensearch])')).toHaveCount(0);
  // React has finished when the browser is idle.
  await page.evaluate(async () => {
    // A headless browser may never report that it is idle.
    for (let rests = 0; rests < 2; rests++) await new Promise((done) => requestIdleCallback(done, { timeout: 2000 }));
  });
}

// Without JavaScript, Firefox runs no timers in the page, where Playwright waits. These functions poll from outside.

/** Polls whether an element is visible, until it is as expected. */
export const seen = (locator: Locator) => expect.poll(() => locator.isVisible());

/** Clicks without waiting until an element stops moving. */
export async function press(locator: Locator): Promise<void> {
  await seen(locator).toBe(true);
  await locator.click({ force: true });
}

/** Delays files, like a slow connection, until the returned function is called. */
export async function hold(page: Page, files: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

export { expect };
