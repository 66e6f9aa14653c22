import type { Page } from '@playwright/test';
import culori from 'culori/require';
import { lowest } from '../../src/ui/palette/contrast.ts';
import { colorOf, createPalette } from '../../src/ui/palette/palette.ts';
import { persianSite, testAccent } from '../sampleSites.ts';
import { findLowContrast } from './axe.ts';
import { alive, expect, test, themes } from './test.ts';

/** Returns the parts with less than 3:1 (WCAG 2.2, 1.4.11) of a page: borders of controls, marks and the focus. */
async function findPaleParts(page: Page): Promise<string[]> {
  // After a key press, the browser shows the focus.
  await page.keyboard.press('Tab');
  const parts = await page.evaluate(() => {
    /** Returns the backgrounds around an element, the nearest first. */
    const groundsOf = (element: Element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = element.getBoundingClientRect();
      return document
        .elementsFromPoint(x + width / 2, y + height / 2)
        .filter((each) => !element.contains(each))
        .map((each) => getComputedStyle(each).backgroundColor);
    };
    const isShown = (element: Element) => element.checkVisibility() && element.getBoundingClientRect().width > 1;
    const brand = document.querySelector<HTMLElement>('header a[href="/"]');
    if (!brand) throw new Error('There is no brand to focus.');
    brand.focus();
    const controls = [...document.querySelectorAll('input, textarea, [class*=badge], [class*=mark]')].filter(isShown);
    return [
      { name: 'focus', color: getComputedStyle(brand).outlineColor, grounds: groundsOf(brand) },
      ...controls.map((element) => {
        const { fill, borderTopWidth, borderTopColor, color } = getComputedStyle(element);
        const border = Number.parseFloat(borderTopWidth) ? borderTopColor : color;
        return {
          name: element.getAttribute('class') ?? element.localName,
          color: element.matches('svg') ? fill : border,
          grounds: groundsOf(element),
        };
      }),
    ];
  });
  const isOpaque = (color: string) => culori.parse(color)?.alpha !== 0;
  return (
    parts
      // On a phone, a badge with a link has its border inside the touch target.
      .filter(({ color }) => isOpaque(color))
      .map(({ name, color, grounds }) => ({
        name,
        ratio: culori.wcagContrast(color, grounds.find(isOpaque) ?? 'white'),
      }))
      .filter(({ ratio }) => !(ratio >= lowest.part))
      .map(({ name, ratio }) => `${name}: ${ratio}`)
  );
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
  // axe checks text (accessibility.spec.ts).
  test(`controls, marks and focus have at least 3:1 in the ${theme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    for (const path of paths) {
      await page.goto(path);
      await alive(page);
      expect(await findPaleParts(page), path).toEqual([]);
    }
  });

  // accentTokens.test.ts checks the tokens of any color.
  test(`text has 7:1 and parts have 3:1 with an accent in the ${theme} theme`, async ({ page, serve }) => {
    const origin = await serve(persianSite());
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    for (const path of paths) {
      await page.goto(origin + path);
      await alive(page);
      const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      expect(culori.formatHex(ground)).toBe(colorOf(createPalette(testAccent), 'page', theme));
      expect(await findLowContrast(page), path).toEqual([]);
      expect(await findPaleParts(page), path).toEqual([]);
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
  expect(await findPaleParts(page)).not.toEqual([]);
});
