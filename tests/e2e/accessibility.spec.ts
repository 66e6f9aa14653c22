import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { pagePath } from '../../src/hosts/builtSite.ts';
import { root } from '../site.ts';
import { alfa, axe, ibm } from './accessibilityEngines.ts';
import { alive, expect, test } from './test.ts';

// The Content-Security-Policy would block the scripts of the engines.
test.use({ bypassCSP: true });

const built = globSync('**/*.html', { cwd: join(root, 'dist') }).map((file) => pagePath(file, '/'));
/** Pages that are like others: /home is a second URL of the home page, and project pages have the same parts. */
const fullest = '/projects/aortic-aneurysm-detection';
const alike = built.filter((path) => path === '/home' || (path.startsWith('/projects/') && path !== fullest));
const kinds = [...built.filter((path) => !alike.includes(path)), '/contact#sent'];

/** A touch screen, which needs larger targets than a mouse. */
const touched = { hasTouch: true, isMobile: true };

async function open(page: Page, path: string) {
  await page.goto(path);
  await alive(page);
}

async function findNothing(page: Page) {
  expect.soft(await axe(page), 'axe').toEqual([]);
  expect.soft(await ibm(page), "IBM's engine").toEqual([]);
  expect.soft(await alfa(page), 'Alfa').toEqual([]);
}

const axeFindsNothing = (path: string) =>
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await open(page, path);
    expect(await axe(page)).toEqual([]);
  });

// Colors don't depend on the width, and sizes don't depend on the theme, so two combinations are enough.
test.describe('light at 390 px', () => {
  test.use({ viewport: { width: 390, height: 800 }, contextOptions: { reducedMotion: 'reduce' }, ...touched });

  for (const path of kinds) {
    test(`three engines find nothing on ${path}`, async ({ page }) => {
      await open(page, path);
      await expect(page.locator('html')).toHaveClass('light');
      await findNothing(page);
    });
  }
  // What the owner wrote differs.
  alike.filter((path) => path !== '/home').map(axeFindsNothing);
});

test.describe('dark at 1280 px', () => {
  test.use({
    viewport: { width: 1280, height: 800 },
    colorScheme: 'dark',
    contextOptions: { reducedMotion: 'reduce' },
    ...touched,
  });

  [...kinds, '/projects?category=freelance'].map(axeFindsNothing);
});

test.describe('in a narrow window', () => {
  test.use({ viewport: { width: 390, height: 800 }, ...touched });

  test('three engines find nothing in the open menu', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.locator('#menu')).toBeVisible();
    await findNothing(page);
  });
});

for (const [name, engine, found] of [
  ['axe', axe, ['image-alt', 'button-name', 'color-contrast']],
  ["IBM's engine", ibm, ['img_alt_valid', 'input_label_exists', 'text_contrast_sufficient']],
  ['Alfa', alfa, ['sia-r2', 'sia-r12', 'sia-r66', 'sia-r111']],
] as const) {
  test(`${name} finds planted errors`, async ({ page }) => {
    await open(page, '/');
    await page.evaluate(() => {
      const planted = '<img src="/favicon.svg"><button></button><p style="color: #888">Pale</p>';
      document.querySelector('main')?.insertAdjacentHTML('beforeend', planted);
    });
    const rules = (await engine(page)).map((line) => line.replace(/:.*/s, ''));
    expect(rules).toEqual(expect.arrayContaining([...found]));
  });
}
