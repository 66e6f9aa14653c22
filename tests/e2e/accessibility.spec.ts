import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { pagePath } from '../../src/hosts/builtSite.ts';
import { root } from '../site.ts';
import { axe } from './axe.ts';
import { alive, expect, test } from './test.ts';

// The Content-Security-Policy would block axe's script.
test.use({ bypassCSP: true });

const built = globSync('**/*.html', { cwd: join(root, 'dist') }).map((file) => pagePath(file, '/'));

/** A touch screen, which needs larger targets than a mouse. */
const touched = { hasTouch: true, isMobile: true };

async function open(page: Page, path: string) {
  await page.goto(path);
  await alive(page);
}

const axeFindsNothing = (path: string) =>
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await open(page, path);
    expect(await axe(page)).toEqual([]);
  });

// Colors don't depend on the width, and sizes don't depend on the theme, so two combinations are enough.
test.describe('light at 390 px', () => {
  test.use({ viewport: { width: 390, height: 800 }, contextOptions: { reducedMotion: 'reduce' }, ...touched });

  // /home is a second URL of the home page.
  [...built.filter((path) => path !== '/home'), '/contact#sent'].map(axeFindsNothing);
});

test.describe('dark at 1280 px', () => {
  test.use({
    viewport: { width: 1280, height: 800 },
    colorScheme: 'dark',
    contextOptions: { reducedMotion: 'reduce' },
    ...touched,
  });

  // Pages of projects have the same parts.
  const kinds = built.filter((path) => !/^\/(home$|projects\/(?!aortic))/.test(path));
  [...kinds, '/contact#sent', '/projects?category=freelance'].map(axeFindsNothing);
});

test.describe('in a narrow window', () => {
  test.use({ viewport: { width: 390, height: 800 }, ...touched });

  test('axe finds nothing in the open menu', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.locator('#menu')).toBeVisible();
    expect(await axe(page)).toEqual([]);
  });
});

test('axe finds planted errors', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() => {
    const planted = '<img src="/favicon.svg"><button></button><p style="color: #888">Pale</p>';
    document.querySelector('main')?.insertAdjacentHTML('beforeend', planted);
  });
  const rules = (await axe(page)).map((line) => line.replace(/:.*/s, ''));
  expect(rules).toEqual(expect.arrayContaining(['image-alt', 'button-name', 'color-contrast']));
});
