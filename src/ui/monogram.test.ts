import { expect, it } from 'vitest';
import { drawInitials, drawMonogram } from './monogram.ts';

it.each([
  ['Élan', 'Elan'],
  ['  quay', 'Quay'],
  ['«Mercy»', 'Mercy'],
])('draws %s as %s', (name, same) => {
  expect(drawMonogram(name).markup).toBe(drawMonogram(same).markup);
});

it('sets a digit or another script on a block', () => {
  expect(drawMonogram('7 Seas').markup).toContain('>7</text>');
  expect(drawMonogram('Ирина').markup).toContain('>И</text>');
  expect(drawMonogram('<b>').markup).not.toContain('<b>');
});

it('draws the initials of the first and the last name', () => {
  expect(drawInitials('Ada King Lovelace').markup).toBe(drawInitials('Anna Lee').markup);
  expect(drawInitials('Ada').markup).toBe(drawMonogram('Ada').markup);
});
