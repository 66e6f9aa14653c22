import type { Locator } from '@playwright/test';
import { newOwnersSite } from '../owners.ts';
import { persianSite } from '../sampleSites.ts';
import { cutParts } from './cutParts.ts';
import { linesOf, wordsOf } from './lines.ts';
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

/** Returns the length of the longest line of texts with several lines, in characters. */
async function longestLine(texts: Locator): Promise<number> {
  const lines = (await linesOf(texts)).filter(({ length }) => length > 1).flat();
  return Math.max(...lines.map(({ length }) => length));
}

test('no line of running text has more than 80 characters, however wide the window', async ({ page }) => {
  for (const path of ['/', '/experience', '/projects/aortic-aneurysm-detection']) {
    await page.goto(path);
    for (const width of [767, 768, 1023, 1024, 1280, 2560]) {
      await page.setViewportSize({ width, height: 1440 });
      const longest = await longestLine(page.locator('main :is(p:not(.label, [id^="work-"]), .text li)'));
      expect(longest, `${path} at ${width} px`).toBeGreaterThan(50);
      expect(longest, `${path} at ${width} px`).toBeLessThanOrEqual(80);
    }
  }
});

test('the longest line of a text has 60 to 75 characters on desktop', async ({ page }) => {
  for (const path of ['/', '/projects/aortic-aneurysm-detection']) {
    await page.goto(path);
    const longest = await longestLine(page.locator('main .text p'));
    expect(longest, path).toBeGreaterThanOrEqual(60);
    expect(longest, path).toBeLessThanOrEqual(75);
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
          'main :is(h1, h2, h3, p, dd, figcaption, th, td):not(.right, .center, .visually-hidden)',
        );
        await expect(blocks, path).not.toHaveCount(0);
        expect(await blocks.evaluateAll(leftLines), path).toEqual([]);
      }
    }
  });

  test('has the facts of a line in the order of the page', async ({ page, serve }) => {
    const origin = await serve(persianSite());
    for (const [path, facts] of [
      ['/', '#talks bdi'],
      ['/experience', 'li:has-text("gauge()") h2 + p > *'],
    ] as const) {
      await page.goto(origin + path);
      const lefts = await page
        .locator(`main ${facts}`)
        .evaluateAll((each) => each.map((fact) => fact.getBoundingClientRect().left));
      expect(lefts, path).toHaveLength(2);
      expect(lefts[0], path).toBeGreaterThan(lefts[1] ?? Number.NaN);
    }
  });

  test('keeps the order of Latin words', async ({ page, serve }) => {
    const origin = await serve(persianSite());
    for (const [path, place] of [
      ['/experience', 'main svg text:text-is("gauge()") >> visible=true'],
      ['/contact', 'form p:has(> a)'],
      ['/projects/notes', 'main p code'],
    ] as const) {
      await page.goto(origin + path);
      await alive(page);
      const [letters = []] = await wordsOf(page.locator(place).first(), /\S/gu);
      const [first, last] = [letters[0], letters.at(-1)].map((letter) => letter?.boxes[0]?.left ?? Number.NaN);
      expect(first, path).toBeLessThan(last ?? Number.NaN);
    }
  });

  test('puts the mark of a note after the period of a Latin word', async ({ page, serve }) => {
    await page.goto(await serve(persianSite()));
    const text = page.locator('main p', { hasText: 'שלום Rust' });
    const [[word] = []] = await wordsOf(text, /Rust/g);
    const mark = await text.locator('sup').boundingBox();
    expect((mark?.x ?? Number.NaN) + (mark?.width ?? 0)).toBeLessThan(word?.boxes[0]?.left ?? Number.NaN);
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

/** Returns the distance from the lowest box with text or an image to the footer. Runs in the page. */
function gapAboveFooter(): number {
  const hidden = ':is(.visually-hidden, [aria-hidden="true"])';
  const leaves = [...document.querySelectorAll(`main :not(${hidden}, ${hidden} *)`)].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      [...element.childNodes].some(({ nodeType }) => nodeType === Node.TEXT_NODE),
  );
  const bottoms = leaves.map((element) => element.getBoundingClientRect().bottom);
  return (document.querySelector('body > footer')?.getBoundingClientRect().top ?? 0) - Math.max(...bottoms);
}

for (const width of [390, 1280]) {
  test(`the footer is 64 px below what it follows, at ${width} px`, async ({ page, baseURL, serve }) => {
    await page.setViewportSize({ width, height: 800 });
    // Its pages have no sections.
    const origin = await serve(newOwnersSite());
    const bare = ['/', '/contact', '/no/such/page'].map((path) => origin + path);
    for (const url of [...everyPage.map((path) => `${baseURL}${path}`), ...bare]) {
      await page.goto(url);
      const gap = await page.evaluate(gapAboveFooter);
      // A row and the 404 page have their own space below.
      const most = /\/$/.test(url) ? 80 : /such/.test(url) ? 160 : 64;
      expect(Math.round(gap), url).toBeGreaterThanOrEqual(64);
      expect(Math.round(gap), url).toBeLessThanOrEqual(most);
    }
  });
}

test('"Back to top" floats outside of the text after one screen of scrolling, and leads there', async ({ page }) => {
  await page.goto('/');
  const up = page.getByRole('link', { name: 'Back to top' });
  await expect(up).not.toBeInViewport();
  await page.evaluate(() => scrollTo({ top: innerHeight * 0.9, behavior: 'instant' }));
  await expect(up).not.toBeInViewport();
  await page.evaluate(() => scrollTo({ top: innerHeight * 1.2, behavior: 'instant' }));
  await expect(up).toBeInViewport();
  const [box, text] = [await up.boundingBox(), await page.locator('main > section').first().boundingBox()];
  expect(box?.x).toBeGreaterThan((text?.x ?? 0) + (text?.width ?? 0));
  await up.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('"Back to top" is in the footer where there is no room beside the text', async ({ page }) => {
  await page.setViewportSize({ width: 1279, height: 800 });
  await page.goto('/');
  const up = page.getByRole('link', { name: 'Back to top' });
  await page.evaluate(() => scrollTo({ top: innerHeight * 1.2, behavior: 'instant' }));
  await expect(up).not.toBeInViewport();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Back to top' }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('"Back to top" is seen whole or not at all, however long the page', async ({ page }) => {
  const up = page.getByRole('link', { name: 'Back to top' });
  await page.goto('/contact');
  const length = await page.locator('.page').evaluate((element) => element.clientHeight);
  const bar = await page.getByRole('banner').evaluate((element) => element.clientHeight);
  for (const [beyond, whole] of [
    [2, false],
    [30, false],
    [60, false],
    [90, true],
  ] as const) {
    await page.setViewportSize({ width: 1280, height: Math.round((length + bar - beyond) / 2) });
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    if (whole) await expect(up, `${beyond} px`).toBeInViewport({ ratio: 1 });
    else await expect(up, `${beyond} px`).not.toBeInViewport();
  }
});

test('"Back to top" is seen when the keyboard reaches it on a short page', async ({ page }) => {
  await page.goto('/contact');
  const up = page.getByRole('link', { name: 'Back to top' });
  await page
    .getByRole('link', { name: /^Instagram/ })
    .first()
    .focus();
  await page.keyboard.press('Tab');
  await expect(up).toBeFocused();
  await expect(up).toBeInViewport({ ratio: 1 });
});
