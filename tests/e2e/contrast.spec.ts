import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import culori from 'culori/require';
import { tokensPath, withPalette } from '../../src/site/build/paletteStyles.ts';
import { colorOf, createPalette } from '../../src/ui/palette/palette.ts';
import { findLowContrast } from './accessibilityEngines.ts';
import { alive, expect, test, themes } from './test.ts';

/** Minimum contrast of parts other than text (WCAG 2.2, 1.4.11). axe checks text (accessibility.spec.ts). */
const partRatio = 3;

/** Returns the contrast of every control's border, of marks and of the focus with their background. */
function measure(page: Page) {
  return page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const rgb = (color: string): number[] => {
      if (!context) throw new Error('no canvas');
      context.clearRect(0, 0, 1, 1);
      context.fillStyle = color;
      context.fillRect(0, 0, 1, 1);
      return [...context.getImageData(0, 0, 1, 1).data];
    };
    const luminance = (color: string) => {
      const [r = 0, g = 0, b = 0] = rgb(color)
        .slice(0, 3)
        .map((byte) => byte / 255)
        .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const ratio = (a: string, b: string) => {
      const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
      return (high + 0.05) / (low + 0.05);
    };
    /** Returns the visible background around an element. */
    const backgroundOf = (element: Element): string => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = element.getBoundingClientRect();
      const colors = document
        .elementsFromPoint(x + width / 2, y + height / 2)
        .filter((each) => !element.contains(each))
        .map((each) => getComputedStyle(each).backgroundColor);
      return colors.find((color) => (rgb(color)[3] ?? 0) > 0) ?? 'white';
    };
    const shown = (element: Element) => element.checkVisibility() && element.getBoundingClientRect().width > 1;
    const parts: [number, string][] = [];
    for (const element of document.querySelectorAll('input, textarea, [class*=badge], [class*=mark]')) {
      if (!shown(element)) continue;
      const style = getComputedStyle(element);
      const color = element.matches('svg')
        ? style.fill
        : Number.parseFloat(style.borderTopWidth)
          ? style.borderTopColor
          : style.color;
      // On a phone, a badge with a link has its border inside the touch target.
      if ((rgb(color)[3] ?? 0) > 0) parts.push([ratio(color, backgroundOf(element)), element.className.toString()]);
    }
    const focused = document.querySelector<HTMLElement>('header a[href="/"]');
    focused?.focus();
    if (focused) parts.push([ratio(getComputedStyle(focused).outlineColor, backgroundOf(focused)), 'focus']);
    return parts;
  });
}

/** Other pages have the same colors. */
const paths = [
  '/',
  '/experience',
  '/contact',
  '/projects?category=research',
  '/projects?category=freelance',
  '/projects/aortic-aneurysm-detection',
  '/no/such/page',
];

for (const theme of themes) {
  test(`controls, marks and focus have at least 3:1 in the ${theme} theme`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    for (const path of paths) {
      await page.goto(path);
      await alive(page);
      // After a key press, the browser shows the focus.
      await page.keyboard.press('Tab');
      const parts = await measure(page);
      expect(parts.length, path).toBeGreaterThan(0);
      expect(
        parts.filter(([ratio]) => ratio < partRatio),
        path,
      ).toEqual([]);
    }
  });
}

/** An accent whose hue moves, and no color. accentTokens.test.ts checks the tokens of any color. */
const accents = ['magenta', 'ink'];

/** Returns tokens.css with an accent, like a build. */
const sheetOf = (accent: string) => withPalette(readFileSync(tokensPath, 'utf8'), createPalette(accent));

for (const theme of themes) {
  test(`text has 7:1 and parts have 3:1 with any accent in the ${theme} theme`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    for (const path of paths) {
      await page.goto(path);
      await alive(page);
      await page.keyboard.press('Tab');
      for (const accent of accents) {
        await page.evaluate((css) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(css);
          document.adoptedStyleSheets = [sheet];
        }, sheetOf(accent));
        const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
        const { r, g, b } = culori.rgb(colorOf(createPalette(accent), 'page', theme)) ?? {};
        expect(ground).toBe(`rgb(${[r, g, b].map((part = 0) => Math.round(part * 255)).join(', ')})`);
        expect(await findLowContrast(page), `${accent} on ${path}`).toEqual([]);
        const parts = await measure(page);
        expect(
          parts.filter(([ratio]) => ratio < partRatio),
          `${accent} on ${path}`,
        ).toEqual([]);
      }
    }
  });
}

test('finds pale borders', async ({ page }) => {
  await page.goto('/contact');
  await page.evaluate(() => {
    // The policy blocks style elements, but not constructed sheets.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('input { border-color: #ccc !important }');
    document.adoptedStyleSheets.push(sheet);
  });
  const parts = await measure(page);
  expect(parts.filter(([ratio]) => ratio < partRatio)).not.toEqual([]);
});

test('lines of running text have 60 to 75 characters', async ({ page }) => {
  for (const path of ['/', '/projects/aortic-aneurysm-detection']) {
    await page.goto(path);
    const longest = await page.locator('main .text p').evaluateAll((paragraphs) => {
      const lines = paragraphs.flatMap((paragraph) => {
        const range = document.createRange();
        const counts = new Map<number, number>();
        const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
          const { length } = walker.currentNode.textContent ?? '';
          for (let at = 0; at < length; at++) {
            range.setStart(walker.currentNode, at);
            range.setEnd(walker.currentNode, at + 1);
            const top = Math.round(range.getBoundingClientRect().top / 12);
            counts.set(top, (counts.get(top) ?? 0) + 1);
          }
        }
        return counts.size > 2 ? [...counts.values()] : [];
      });
      return Math.max(...lines);
    });
    expect(longest, path).toBeGreaterThanOrEqual(60);
    expect(longest, path).toBeLessThanOrEqual(75);
  }
});
