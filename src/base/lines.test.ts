import { expect, it } from 'vitest';
import { withEndings } from './lines.ts';

it.each([
  ['a\r\nb\r\nc', 'a\nx\nb\nc', 'a\r\nx\r\nb\r\nc'],
  ['a\nb\r\nc\r\n', 'a\nb\nd\n', 'a\nb\r\nd\r\n'],
  ['a\rb', 'a\nb', 'a\rb'],
])('keeps the line endings of %j, and gives new lines the usual one', (original, typed, edited) => {
  expect(withEndings(original, typed)).toBe(edited);
});
