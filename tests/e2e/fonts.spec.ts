import type { Page } from '@playwright/test';
import { everyPage, expect, hold, test } from './test.ts';

/** Delay in milliseconds. Browsers wait 100 ms for `optional` fonts, and 3,000 ms for `fallback` fonts. */
const late = 3500;

// In a whole Chromium, like visitors have: the headless shell rounds the width of each character.
test('shows fonts that arrive late, without a layout shift', { tag: '@whole' }, async ({ context }) => {
  // All pages in parallel, so that the test waits only once.
  test.setTimeout(300_000);
  const visits = [];
  for (const width of [390, 1280]) {
    for (const path of everyPage) {
      const page = await context.newPage();
      await page.setViewportSize({ width, height: 844 });
      await page.addInitScript(addUpShifts);
      const release = await hold(page, '**/*.woff2');
      // The load event would wait for the fonts.
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await drawn(page);
      visits.push({ name: `${path} at ${width} px`, page, release });
    }
  }
  await visits.at(-1)?.page.waitForTimeout(late);
  for (const { name, page, release } of visits) {
    release();
    await page.evaluate(() => document.fonts.ready);
    await drawn(page);
    expect(await renderedFonts(page), name).toEqual(
      expect.arrayContaining(['Martian Mono SemiExpanded', 'Schibsted Grotesk']),
    );
    expect(await page.evaluate(() => window.shift), name).toBeLessThanOrEqual(0.01);
    await page.close();
  }
});

function addUpShifts() {
  window.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.shift += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Waits two frames, so that layout after the last change is finished. */
const drawn = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  );

/** Returns the fonts that headings, paragraphs and terms are rendered in, from the browser's developer tools. */
async function renderedFonts(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const selector = ':is(h1, h2, p, dt, dd)';
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  const results = await Promise.all(nodeIds.map((nodeId) => devtools.send('CSS.getPlatformFontsForNode', { nodeId })));
  return [...new Set(results.flatMap(({ fonts }) => fonts.map(({ familyName }) => familyName)))].sort();
}

declare global {
  interface Window {
    /** Sum of all layout shifts. */
    shift: number;
  }
}
