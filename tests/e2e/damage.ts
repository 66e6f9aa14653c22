/** A host with missing files, and expectations for damaged pages. */
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { serveStatic } from '../../src/commands/serve/staticServer.ts';
import { root } from '../site.ts';
import { cutParts } from './cutParts.ts';
import { alive, test as base, everyPage, expect, press, seen } from './test.ts';

interface Host {
  folder: string;
  /** Missing files, which get 404. */
  lost?: RegExp;
}

/** Messages of the browser about blocked files. Not errors in the page or requests to other hosts. */
const blockedFile = /^(?!.*uncaughtError:|request)/;

export const test = base.extend<{ host: Host; uncaughtErrors: undefined }>({
  host: async ({ browserName: _ }, use) => use({ folder: join(root, 'dist') }),
  baseURL: async ({ host, expected }, use) => {
    const site = await serveStatic(host.folder, {
      port: 0,
      before: ({ url = '' }, response) => {
        const isLost = host.lost?.test(url);
        if (isLost) expected.push(blockedFile);
        if (!isLost) return false;
        response.writeHead(404).end();
        return true;
      },
    });
    await use(site.origin);
    await site.close();
  },
  /** Logs uncaught errors in the page: engines report different errors, and some report failed fonts too. */
  uncaughtErrors: [
    async ({ context }, use) => {
      await context.addInitScript(() => {
        const log = (what: unknown) => console.error(`uncaughtError: ${what}`);
        addEventListener('error', ({ message }) => log(message));
        addEventListener('unhandledrejection', ({ reason }) => log(reason));
      });
      await use(undefined);
    },
    { auto: true },
  ],
});

export const theme = (page: Page) => page.getByRole('button', { name: 'Dark theme' });
const filter = (page: Page) => page.getByRole('group', { name: 'Projects' });

/** One page of each kind. */
export const kinds = everyPage.filter((path) => path !== '/projects/online-card-game');

/** Expects header, text and footer at a phone's width, with nothing clipped at the edge. */
export async function expectReadable(page: Page) {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of kinds) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await seen(page.getByRole('heading', { level: 1 })).toBe(true);
    await expect.poll(() => page.getByRole('contentinfo').textContent()).toContain('Alex Example');
    expect(await page.evaluate(cutParts), path).toEqual([]);
  }
}

/** Expects that the header's links work, in the menu of a phone and on desktop. */
export async function expectLinked(page: Page) {
  const follow = async (name: string, path: string) => {
    await press(page.getByRole('banner').getByRole('link', { name, exact: true }));
    await expect.poll(() => new URL(page.url()).pathname).toBe(path);
  };
  // Firefox can cancel a navigation when the previous one ends.
  const begin = () => expect(() => page.goto('/', { waitUntil: 'domcontentloaded' })).toPass();
  await page.setViewportSize({ width: 390, height: 844 });
  await begin();
  const menu = page.getByRole('button', { name: 'Menu' });
  if (await menu.isVisible()) await press(menu);
  await follow('Projects', '/projects');
  // Chromium logs that resizing the window skips a view transition.
  await begin();
  await page.setViewportSize({ width: 1280, height: 800 });
  await follow('Contact', '/contact');
  await expect.poll(() => page.getByLabel('Message').isEditable()).toBe(true);
}

/** Expects that buttons with JavaScript work. */
export async function expectAlive(page: Page) {
  await page.goto('/projects');
  await alive(page);
  const before = await page.locator('html').getAttribute('class');
  await theme(page).click();
  await expect(page.locator('html')).not.toHaveClass(before ?? '');
  await filter(page).getByRole('button', { name: 'Research' }).click();
  const research = await page.locator('main li[data-filter~="category=research"]').count();
  expect(research).toBeGreaterThan(1);
  await expect(page.locator('main li[data-filter]:visible')).toHaveCount(research);
}

/** Expects that the filter, which needs its file of JavaScript, is hidden, and content that they would hide is visible. */
export async function expectDead(page: Page) {
  await page.goto('/projects');
  await seen(filter(page)).toBe(false);
  await expect.poll(() => page.locator('main li[data-filter]:visible').count()).toBe(7);
}
