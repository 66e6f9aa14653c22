import { expect, it } from 'vitest';
import { keyOf, slugsOf } from './keys.ts';

it.each([
  ['Ada Müster', [], 'muster2026diameter'],
  ['Ada Müster', ['muster2026diameter'], 'muster2026diameter2'],
  ['Ada Müster', ['muster2026diameter', 'muster2026diameter2'], 'muster2026diameter3'],
  ['', [], 'publication2026diameter'],
])('makes a key of %j with %j taken: %s', (author, taken, key) => {
  expect(keyOf(author, '2026', 'On a Diameter', taken)).toBe(key);
});

it('makes a unique slug of each key, of at most 60 characters', () => {
  const keys = ['DBLP:conf/x', 'dblpconfx', '../up', '+++', '---', 'publication', 'ä'.repeat(200)];
  expect(slugsOf(keys.map((key) => ({ key })))).toEqual([
    'dblpconfx',
    'dblpconfx-1',
    'up',
    'publication',
    'publication-1',
    'publication-2',
    'ä'.repeat(60),
  ]);
});
