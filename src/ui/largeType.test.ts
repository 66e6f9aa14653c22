import { expect, it } from 'vitest';
import { isLongTitle, titleSizeOf } from './largeType.ts';

it.each([
  ['Aortic aneurysm detection', false],
  ['A title that has exactly 40 characters!!', false],
  ['A title that has more than 40 characters.', true],
  ['Rechtsschutzversicherungen', true],
  ['Depression-prediction-study', false],
  ['日本語の長い題名でも行はどこでも終わることができる', false],
])('finds whether the title "%s" is long: %s', (title, isLong) => {
  expect(isLongTitle(title)).toBe(isLong);
});

it.each([
  ['Consultancy website', undefined],
  ['Configuration of sensors', 'long'],
  ['A title that has more than 40 characters.', 'long'],
  ['Internationalization', 'longest'],
  ['Depression-prediction study', 'long'],
  [`${'word '.repeat(17)}`, 'longest'],
])('steps down the size of the title "%s" to %s', (title, size) => {
  expect(titleSizeOf(title)).toBe(size);
});
