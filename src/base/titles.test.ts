import { expect, it } from 'vitest';
import { isLongTitle } from './titles.ts';

it.each([
  ['Aortic aneurysm detection', false],
  ['A title that has exactly 40 characters!!', false],
  ['A title that has more than 40 characters.', true],
  ['Rechtsschutzversicherungen', true],
  ['Depression-prediction-study', false],
  ['日本語の長い題名でも行はどこでも終わることができる', false],
])('"%s": %s', (title, isLong) => {
  expect(isLongTitle(title)).toBe(isLong);
});
