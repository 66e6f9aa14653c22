import { expect, it } from 'vitest';
import { accentNames } from './accents.ts';
import { colorOf, createPalette, type Palette } from './palette.ts';
import { themes } from './tokens.ts';

it('ignores an invalid accent', () => {
  expect(createPalette('blurple')).toEqual(createPalette());
});

it('resolves references to tokens', () => {
  const palette = createPalette(undefined, { ':root': { accent: 'var(--purple)', ink: 'light-dark(black, #EEE)' } });
  expect(colorOf(palette, 'accent')).toBe(colorOf(palette, 'purple'));
  expect(colorOf(palette, 'category', 'dark', 'freelance')).toBe(colorOf(palette, 'green', 'dark'));
  expect(themes.map((theme) => colorOf(palette, 'ink', theme))).toEqual(['#000000', '#eeeeee']);
});

it('leaves blue to the category Personal if there is an accent', () => {
  for (const accent of accentNames)
    expect(colorOf(createPalette(accent), 'category'), accent).toBe(colorOf(createPalette(accent), 'ink'));
  expect(colorOf(createPalette(), 'category')).toBe(colorOf(createPalette(), 'blue'));
});

it.each(['own', 'neutral'] as const)('draws what has no category (%s) in the accent', (tone) => {
  for (const palette of [createPalette('teal'), createPalette(undefined, { ':root': { accent: '#800000' } })])
    expect(colorOf(palette, 'category', 'dark', tone)).toBe(colorOf(palette, 'accent', 'dark'));
});

it('gives a theme precedence over the accent, with a mark for its own accent', () => {
  const palette = createPalette('teal', { ':root': { accent: '#800000' }, '.neutral': { 'tone-1': 'pink' } });
  expect(colorOf(palette, 'accent', 'dark')).toBe('#800000');
  expect(colorOf(palette, 'mark')).toBe(colorOf(createPalette('#800000'), 'mark'));
  expect(colorOf(palette, 'tone-1', 'light', 'neutral')).toBe('#ffc0cb');
  expect(colorOf(palette, 'page')).toBe(colorOf(createPalette('teal'), 'page'));
});

/** Returns the colors of the mark, and of drawings without a category, in both themes. */
const drawnIn = (palette: Palette) =>
  themes.flatMap((theme) => [
    colorOf(palette, 'mark', theme),
    ...(['own', 'neutral'] as const).flatMap((tone) =>
      ['tone-1', 'tone-2'].map((name) => colorOf(palette, name, theme, tone)),
    ),
  ]);

it.each([
  ['#800000', { accent: '#800000' }],
  ['#800000', { blue: '#800000' }],
  ['#7a8b1f', { accent: 'var(--ink-2)', 'ink-2': '#7a8b1f' }],
])('draws in %s what has no category if a theme sets %j', (accent, root) => {
  expect(drawnIn(createPalette(undefined, { ':root': root }))).toEqual(drawnIn(createPalette(accent)));
  expect(drawnIn(createPalette('teal', { ':root': { accent, ...root } }))).toEqual(drawnIn(createPalette(accent)));
});

it('draws in a category’s tones if a theme sets its color as the accent', () => {
  const palette = createPalette('teal', { ':root': { accent: 'var(--purple)' } });
  for (const name of ['tone-1', 'tone-2'])
    expect(colorOf(palette, name, 'dark', 'own')).toBe(colorOf(palette, name, 'dark', 'research'));
  expect(colorOf(palette, 'mark')).toBe(colorOf(palette, 'tone-2', 'light', 'research'));
});

it('draws in gray if a theme sets ink as the accent, of any hue', () => {
  const palette = createPalette('teal', { ':root': { accent: 'var(--ink)', ink: 'light-dark(#123, #def)' } });
  expect(colorOf(palette, 'mark')).toBe(colorOf(palette, 'edge'));
  expect(colorOf(palette, 'tone-2', 'light', 'own')).toBe(colorOf(palette, 'edge'));
});

it.each(['black', 'white', '#808080', 'oklch(0.6 0.019 40)'])('takes the gray %s as ink', (gray) => {
  expect(createPalette(gray)).toEqual(createPalette('ink'));
});

it('reports in a sentence how an accent was changed', () => {
  expect(createPalette('violet').note).toBe(
    'accent "violet" is too close to the purple of the category Research, so it becomes that purple.',
  );
  expect(createPalette('violet', { ':root': { page: '#fff' } }).note).toContain('"violet" is too close');
  expect(createPalette('violet', { ':root': { accent: '#800000' } }).note).toBeUndefined();
});
