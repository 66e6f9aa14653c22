import { expect, it } from 'vitest';
import { languages } from '#base/uiStrings/languages.ts';
import { rowWidth } from './headerStyles.ts';

const long = 'Maximilian Alexander von Hohenzollern';
const rem = (name: string, language: string, others: string[] = []) =>
  rowWidth({ name, language, languages: others }, true);

it.each(Object.keys(languages))('shows the row of a short name from 1024 px: %s', (language) => {
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
  expect(16 * rem(long, language)).toBeLessThan(pixels + 110);
});

it('adds room for the link to another language, and for the arrow of a list', () => {
  const [one, two, three] = [[], ['de', 'en'], ['de', 'en', 'fr']].map((languages) => rem(long, 'de', languages));
  expect([one, two, three].toSorted()).toEqual([one, two, three]);
  expect(new Set([one, two, three]).size).toBe(3);
});

it('puts a row that is wider than the page into the menu in all windows', () => {
  expect(rem(long.repeat(2), 'de')).toBeGreaterThan(500);
});
