import { expect, it } from 'vitest';
import { uiLanguages } from '#base/uiStrings/languages.ts';
import { hasRowQueries, rowWidth, withRowWidth } from './headerStyles.ts';

const long = 'Maximilian Alexander von Hohenzollern';
const rem = (name: string, language: string, others: string[] = []) =>
  rowWidth({ name, language, languages: others }, ['home', 'projects', 'experience', 'writing', 'contact']);

it.each(Object.keys(uiLanguages))('shows the row of a short name from 1024 px: %s', (language) => {
  expect(rem('Alex Example', language)).toBe(64);
});

it.each([
  // As measured in Chromium.
  ['de', 1048],
  ['ru', 1047],
  ['ar', 990],
  ['en', 984],
])('closes a long row into the menu where it does not fit, and little earlier: %s', (language, pixels) => {
  expect(16 * rem(long, language)).toBeGreaterThanOrEqual(Math.max(1024, pixels));
  expect(16 * rem(long, language)).toBeLessThan(pixels + 150);
});

it('puts a row that is wider than the page into the menu in all windows', () => {
  expect(rem(long.repeat(2), 'de')).toBeGreaterThan(500);
});

it.each([
  [
    'a { @media print { b: c } @media screen and (--row) { b: var(--row) } }',
    'a { @media print { b: c } @media screen and (width >= 70rem) { b: var(--row) } }',
  ],
  ['@media (--menu) and (height < 28rem) {}', '@media (width < 70rem) and (height < 28rem) {}'],
  ['@media (width < 64rem) { a { b: var(--row) } }', undefined],
])('replaces media queries by name in %s', (css, replaced) => {
  expect(hasRowQueries(css)).toBe(replaced !== undefined);
  expect(withRowWidth(css, 70)).toBe(replaced ?? css);
});
