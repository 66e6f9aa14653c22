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

it('makes a slug of each key, once', () => {
  expect(slugsOf([{ key: 'Müster:2026' }, { key: 'müster2026' }, { key: '*' }])).toEqual([
    'müster2026',
    'müster2026-1',
    'publication',
  ]);
});
