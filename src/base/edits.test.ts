import { expect, it } from 'vitest';
import { applyEdits } from './edits.ts';

it('replaces, inserts and deletes parts of a text, in any order', () => {
  const edits = [
    { start: 4, end: 5, text: '' },
    { start: 0, end: 1, text: 'AA' },
    { start: 2, end: 2, text: '-' },
  ];
  expect(applyEdits('abcdef', edits)).toBe('AAb-cdf');
  expect(applyEdits('abcdef', [])).toBe('abcdef');
});
