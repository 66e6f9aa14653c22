import { expect, it } from 'vitest';
import { accentOf, isTransparent, namedAccents, parseAccent, parseColor } from './accents.ts';
import { createPalette } from './palette.ts';

it.each(['hsl(200° 50% 50%)', 'rgb(228px 87 46)', '9900', 'none'])('reads no color in %j', (text) => {
  expect(parseColor(text)).toBeUndefined();
  expect(isTransparent(text)).toBe(false);
});

it.each([
  ['oklch(0.6 0.2 400)', 'oklch(0.6 0.2 40)'],
  ['oklch(0.6 0.2 -320)', 'oklch(0.6 0.2 40deg)'],
  ['RGB(228 87 46)', '#e4572e'],
  ['color-mix(in srgb, red, blue)', '#800080'],
])('reads %j as %j', (one, other) => {
  expect(createPalette(one).colors).toEqual(createPalette(other).colors);
});

it.each(['rgb(1 2 3 / none)', '#e4572e80', 'transparent', 'light-dark(red, #00f8)'])('finds %j transparent', (text) => {
  expect(isTransparent(text)).toBe(true);
  expect(parseAccent(text)).toBeUndefined();
});

it('accepts one color for both themes', () => {
  expect(parseAccent('light-dark(red, blue)')).toBeUndefined();
});

it('reads a hue with the lightness that shows it best', () => {
  expect(parseAccent('95')).toEqual({ l: expect.closeTo(0.83), c: 0.18, h: 95 });
  expect(parseAccent('300')).toEqual({ l: 0.63, c: 0.18, h: 300 });
});

it('reads the name of an accent as such, not as a color of CSS', () => {
  expect(parseAccent(' TEAL')).not.toEqual(parseColor('teal'));
});

it('gives a name always the same accent, and people all twelve', () => {
  expect([accentOf('Ada Lovelace'), accentOf('架空 さくら')]).toEqual(['teal', 'rose']);
  const people = Array.from({ length: 100 }, (_, index) => accentOf(`Person ${index}`));
  expect(new Set(people)).toEqual(new Set(Object.keys(namedAccents)));
});
