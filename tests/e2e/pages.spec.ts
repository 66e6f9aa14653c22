import { persianSite } from '../sampleSites.ts';
import { cutParts } from './cutParts.ts';
import { wordsOf } from './lines.ts';
import { alive, everyPage, expect, test } from './test.ts';

test('no page is cut at its edge or scrolls horizontally, at any width', async ({ page }) => {
  for (const path of everyPage) {
    await page.goto(path);
    await alive(page);
    for (const width of [320, 768, 1024, 2560]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(cutParts), `${path} at ${width} px`).toEqual([]);
    }
  }
});

test('text of twice the size fits a narrow window, and breaks no word of a heading', async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  for (const path of everyPage) {
    await page.goto(path);
    await alive(page);
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(cutParts), `${path} at ${width} px`).toEqual([]);
      const headings = page.locator('h1, h2, h3, [class*="statement"]');
      await expect(headings, path).not.toHaveCount(0);
      const words = (await wordsOf(headings, /[^\s-]+/gu)).flat();
      const broken = words.filter(({ boxes }) => new Set(boxes.map(({ top }) => Math.round(top))).size > 1);
      expect(broken, `${path} at ${width} px`).toEqual([]);
    }
  }
});

test.describe('a right-to-left page', () => {
  test('begins every line at the right, even in English', async ({ page, serve }) => {
    const origin = await serve(persianSite());
    for (const path of [...everyPage, '/projects/notes']) {
      await page.goto(origin + path);
      await alive(page);
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const blocks = page.locator(
          // The page of a missing address speaks each language in its own direction.
          'main :is(h1, h2, h3, p, dd, figcaption, th, td):not(.right, .center, .visually-hidden, [dir=ltr] *)',
        );
        await expect(blocks, path).not.toHaveCount(0);
        expect(await blocks.evaluateAll(leftLines), path).toEqual([]);
      }
    }
  });
});

/** Returns texts whose first line ends before the right edge of its box. Runs in the page. */
function leftLines(blocks: HTMLElement[]): string[] {
  const isSeen = (part: Node) => !(part instanceof Element && part.matches('.visually-hidden'));
  return blocks
    .filter((block) => {
      const range = document.createRange();
      const parts: DOMRect[] = [];
      const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, (part) =>
        isSeen(part) ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT,
      );
      while (texts.nextNode()) {
        const { currentNode: part } = texts;
        range.selectNode(part);
        parts.push(...(part instanceof Element ? part : range).getClientRects());
      }
      const line = parts.find(({ width }) => width > 1);
      const { paddingRight, borderRightWidth, display } = getComputedStyle(block);
      if (!line || !/block|list-item|table-cell/.test(display)) return false;
      const beside = parts.filter(({ bottom, top }) => top < line.bottom && bottom > line.top);
      const right = Math.max(...beside.map((each) => each.right));
      const edge =
        block.getBoundingClientRect().right - Number.parseFloat(paddingRight) - Number.parseFloat(borderRightWidth);
      return Math.abs(edge - right) > 4;
    })
    .map((block) => block.textContent.slice(0, 40));
}

test('the skip link comes first in the tab order and leads past the header', async ({ page }) => {
  for (const path of ['/', '/contact', '/no/such/page']) {
    await page.goto(path);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus'), path).toHaveCount(1);
    await expect(page.locator('header :focus'), path).toHaveCount(0);
  }
});
