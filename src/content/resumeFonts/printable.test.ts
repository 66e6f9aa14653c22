import { expect, it } from 'vitest';
import { lackingCharacters } from './faces.ts';
import { printable, without } from './printable.ts';

it.each([
  ['H₂O, CO₂', 'H2O, CO2'],
  ['10⁻⁶, 5 m², x²⁰', '10^−6, 5 m², x^20'],
])('writes %s in characters that the fonts have', async (text, printed) => {
  expect(printable(text)).toBe(printed);
  expect(await lackingCharacters(printable(text))).toEqual(new Set());
});

it('removes diacritics that no font has on a character', async () => {
  const lacking = await lackingCharacters('guaraní (g̃, ẽ)');
  expect([...lacking]).toEqual(['g̃']);
  expect(without(lacking, 'guaraní (g̃, ẽ)')).toBe('guaraní (g, ẽ)');
  expect(without(new Set('⭐'), '⭐')).toBe('?');
});
