import { expect, it } from 'vitest';
import { withCopy, withEntry, withoutEntry } from './bibliography.ts';

const text = '% Mine.\n@misc{a, title = {A}}\n\n@misc{b, title = {B}}\n% The end.\n';

it.each([
  ['two', '@misc{a, title = {A}}\n@misc{c, title = {C}}'],
  ['none', 'A'],
])('replaces an entry by one, and rejects %s', (_, entry) => {
  expect(withEntry(text, 'a', '@book{a, title = {C}}')).toBe(
    text.replace('@misc{a, title = {A}}', '@book{a, title = {C}}'),
  );
  expect(() => withEntry(text, 'a', entry)).toThrow('must have exactly one entry');
});

it('removes an entry with the empty lines after it', () => {
  expect(withoutEntry(text, 'a')).toBe('% Mine.\n@misc{b, title = {B}}\n% The end.\n');
});

it('copies an entry below it, under a key that no entry has in any case', () => {
  const twice = withCopy(text.replace('{b,', '{A-Copy,'), 'a');
  expect(twice.key).toBe('a-copy-2');
  expect(twice.text).toContain('@misc{a, title = {A}}\n\n@misc{a-copy-2, title = {A}}\n\n@misc{A-Copy,');
});
