/** Forced colors, like Windows' contrast themes: lines replace meaning by color. */
import type { Page } from '@playwright/test';
import culori from 'culori/require';
import { alive, expect, test } from './test.ts';

test.use({ contextOptions: { forcedColors: 'active' } });

/** Returns computed styles of each element. */
const stylesOf = (page: Page, selector: string, properties: readonly string[]) =>
  page
    .locator(selector)
    .evaluateAll(
      (elements, names) =>
        elements.map((element) => names.map((name) => getComputedStyle(element).getPropertyValue(name))),
      properties,
    );

/** Expects a contrast of each color with the visitor's background. */
async function expectSeen(page: Page, colors: string[], least = 3) {
  expect(colors.length).toBeGreaterThan(0);
  const [[ground = ''] = []] = await stylesOf(page, 'body', ['background-color']);
  for (const color of colors) expect(culori.wcagContrast(color, ground), color).toBeGreaterThanOrEqual(least);
}

test('works of the showcase have lines between them', async ({ page }) => {
  await page.goto('/');
  const [[lines = ''] = []] = await stylesOf(page, 'ol[data-places]', ['background-color']);
  await expectSeen(page, [lines]);
  const grounds = await stylesOf(page, 'ol[data-places] > li', ['background-color']);
  expect(grounds).toHaveLength(8);
  expect(grounds.flat()).not.toContain(lines);
});

test('the filter has lines, and shows which of its buttons is pressed', async ({ page }) => {
  await page.goto('/projects');
  await alive(page);
  const [[lines = ''] = []] = await stylesOf(page, '[role=group]', ['background-color']);
  const pressed = await stylesOf(page, '[role=group] [aria-pressed=true]', ['background-color']);
  const others = await stylesOf(page, '[role=group] [aria-pressed=false]:not([data-filter*=technology])', [
    'background-color',
  ]);
  expect(others).toHaveLength(3);
  await expectSeen(page, [lines, ...pressed.flat()]);
  for (const [ground] of others) expect([lines, ...pressed.flat()]).not.toContain(ground);
});

test('the menu underlines the page that is open, and no other', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 800 });
  await page.goto('/projects');
  await alive(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  const line = ['border-block-end-style', 'border-block-end-width', 'border-block-end-color'];
  const [[style, thick = '', color = ''] = []] = await stylesOf(page, 'header [aria-current]', line);
  expect(style).toBe('solid');
  expect(Number.parseFloat(thick)).toBeGreaterThanOrEqual(1);
  await expectSeen(page, [color]);
  const others = await stylesOf(page, 'header nav a:not([aria-current])', line);
  expect(others.map(([, each]) => each)).toEqual(Array(4).fill('0px'));
});

test('focused elements have an outline', async ({ page }) => {
  await page.goto('/contact');
  await alive(page);
  const ring = ['outline-style', 'outline-width', 'outline-color'];
  for (let stop = 0; stop < 14; stop++) {
    await page.keyboard.press('Tab');
    const [[style, width = '', color = ''] = []] = await stylesOf(page, ':focus-visible', ring);
    expect(style, `stop ${stop}`).toBe('solid');
    expect(Number.parseFloat(width)).toBeGreaterThanOrEqual(2);
    await expectSeen(page, [color]);
  }
});
