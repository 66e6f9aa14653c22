/** Damaged surroundings: in each, every page stays readable and usable, without an uncaught error. */
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { serveStatic } from '../../scripts/lib/staticServer.ts';
import { alive, test as base, everyPage, expect, hold } from './test.ts';

interface Fixtures {
  /** Files that the host has lost: it answers 404. */
  lost: { files?: RegExp };
  /** What an extension, or a proxy, adds to each answer. */
  headers: Record<string, string>;
}

const test = base.extend<Fixtures>({
  lost: async ({ browserName: _ }, use) => use({}),
  headers: async ({ browserName: _ }, use) => use({}),
  baseURL: async ({ lost, headers }, use) => {
    const site = await serveStatic(fileURLToPath(new URL('../../dist', import.meta.url)), {
      port: 0,
      before: ({ url = '' }, response) => {
        for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
        if (!lost.files?.test(url)) return false;
        response.writeHead(404).end();
        return true;
      },
    });
    await use(site.origin);
    await site.close();
  },
});

const theme = (page: Page) => page.getByRole('button', { name: 'Dark theme' });
const filter = (page: Page) => page.getByRole('group', { name: 'Show' });

/** Forgets what the browser says of files that it was refused; what a page let slip, and requests to others, stay. */
function forgetRefusals(problems: string[]) {
  problems.splice(0, Infinity, ...problems.filter((problem) => /slipped:|^request/.test(problem)));
}

// Engines differ in what they call an uncaught error, some count a font that failed; a page's own view does not.
test.beforeEach(({ context }) =>
  context.addInitScript(() => {
    const tell = (what: unknown) => console.error(`slipped: ${what}`);
    addEventListener('error', ({ message }) => tell(message));
    addEventListener('unhandledrejection', ({ reason }) => tell(reason));
  }),
);

/** Every page shows its head, its text and its foot at a phone's width, and none is wider than it. */
async function expectReadable(page: Page) {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of everyPage) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('Alex Example');
    const [scroll = 0, client = 0] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ]);
    expect(scroll, path).toBeLessThanOrEqual(client);
  }
}

/** The links of the header lead on, from a phone's menu and on a desk. */
async function expectLinked(page: Page) {
  const link = (name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const menu = page.getByRole('button', { name: 'Menu' });
  if (await menu.isVisible()) await menu.click();
  await link('Projects').click();
  await expect(page).toHaveURL('/projects');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await link('Contact').click();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByLabel('Message')).toBeEditable();
}

/** Buttons that need script do what they say. */
async function expectAlive(page: Page) {
  await page.goto('/projects');
  await alive(page);
  const before = await page.locator('html').getAttribute('class');
  await theme(page).click();
  await expect(page.locator('html')).not.toHaveClass(before ?? '');
  await filter(page).getByRole('button', { name: 'Research' }).click();
  await expect(page.locator('main li[data-category]:visible')).toHaveCount(2);
}

/** Buttons that need script are not there; what they would have hidden is. */
async function expectDead(page: Page) {
  await page.goto('/projects');
  await expect(theme(page)).toBeHidden();
  await expect(filter(page)).toBeHidden();
  await expect(page.locator('main li[data-category]:visible')).toHaveCount(7);
}

for (const [how, refuse] of [
  [
    'throws',
    () => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('refused', 'SecurityError');
        },
      });
    },
  ],
  ['is none', () => Object.defineProperty(window, 'localStorage', { value: null })],
  [
    'is full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  ],
] as const) {
  test(`storage ${how}`, async ({ page }) => {
    await page.addInitScript(refuse);
    await expectReadable(page);
    await expectLinked(page);
    await expectAlive(page);
  });
}

test('scripts switched off', async ({ browser, browserName, baseURL }) => {
  test.skip(browserName === 'firefox', 'Its driver does not switch them off.');
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await expectLinked(page);
  await expectDead(page);
  await context.close();
});

test('scripts held back by an extension', async ({ page, headers, problems }) => {
  headers['Content-Security-Policy'] = "script-src 'none'";
  await expectReadable(page);
  await expectLinked(page);
  await expectDead(page);
  forgetRefusals(problems);
});

test('scripts gone, as on a page from before a new deployment', async ({ page, lost, problems }) => {
  lost.files = /\.js$/;
  await expectReadable(page);
  await expectLinked(page);
  await expectDead(page);
  forgetRefusals(problems);
});

test('fonts gone', async ({ page, lost, problems }) => {
  lost.files = /\.woff2$/;
  await expectReadable(page);
  await expectLinked(page);
  await expectAlive(page);
  forgetRefusals(problems);
});

test('a slow line: the page is read and used while everything else is under way', async ({ page }) => {
  const release = await hold(page, /\.(js|woff2|svg|png|webp|avif)$/);
  await expectReadable(page);
  await expectLinked(page);
  await page.getByLabel('Message').fill('Written meanwhile');
  await theme(page).click();
  const before = await page.locator('html').getAttribute('class');
  release();
  await alive(page);
  await expect(page.locator('html'), 'the press was not lost').not.toHaveClass(before ?? '');
  await expect(page.getByLabel('Message')).toHaveValue('Written meanwhile');
});

test('a visitor who saves data: nothing is fetched that was not asked for', async ({ page }) => {
  await page.setExtraHTTPHeaders({ 'Save-Data': 'on' });
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto('/');
  await alive(page);
  for (const name of ['Projects', 'Contact']) {
    await page.getByRole('banner').getByRole('link', { name }).hover();
    await page.getByRole('banner').getByRole('link', { name }).focus();
  }
  await expect(page.locator('link[rel=prefetch], script[type=speculationrules]')).toHaveCount(0);
  await expectLinked(page);
  await expectAlive(page);
});

for (const [locale, timezoneId] of [
  ['ar-EG', 'Asia/Kathmandu'],
  ['tr-TR', 'Pacific/Kiritimati'],
  ['fa-IR', 'Pacific/Niue'],
] as const) {
  test(`a browser that speaks ${locale} in ${timezoneId}: the page is the same`, async ({ browser, page, baseURL }) => {
    const context = await browser.newContext({ locale, timezoneId, baseURL });
    const abroad = await context.newPage();
    for (const path of everyPage) {
      const texts = [];
      for (const each of [page, abroad]) {
        await each.goto(path);
        await alive(each);
        texts.push(await each.locator('body').innerText());
      }
      expect(texts[1], path).toBe(texts[0]);
    }
    await expectAlive(abroad);
    await context.close();
  });
}
