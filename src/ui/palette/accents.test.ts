import { expect, it } from 'vitest';
import { accentOf, isTransparent, namedAccents, parseAccent, parseColor } from './accents.ts';
import { colorOf, createPalette } from './palette.ts';
import { type Theme, themes } from './tokens.ts';

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

/** Draws a page with a link, a drawing without a category, and the line below the current page. */
function drawPage(name: string, theme: Theme): string {
  const palette = createPalette(name);
  const of = (token: string, tone?: 'neutral') => colorOf(palette, token, theme, tone);
  return `<path fill="${of('page')}" d="M0 0h136v72H0z"/><path fill="${of('mark')}" d="M12 12h32v3H12z"/>
<text fill="${of('accent')}" x="12" y="52" text-decoration="underline">${name}</text>
<path fill="${of('tone-1', 'neutral')}" d="M88 12h36v48H88z"/><path fill="${of('tone-2', 'neutral')}" d="M88 60a18 18 0 0 1 36 0z"/><circle fill="${of('ink')}" cx="106" cy="30" r="9"/>`;
}

it('draws all accents for docs/look.md', async () => {
  const cells = [...Object.keys(namedAccents), 'ink', ''].flatMap((name, index) =>
    name
      ? themes.map((theme, column) => {
          const [x, y] = [(index % 3) * 288 + column * 136, Math.floor(index / 3) * 88];
          return `<g transform="translate(${x} ${y})">${drawPage(name, theme)}</g>`;
        })
      : [],
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 848 424" font-family="system-ui, sans-serif" font-size="14">\n${cells.join('\n')}\n</svg>\n`;
  await expect(svg).toMatchFileSnapshot('../../../docs/images/accents.svg');
});

it('gives a name always the same accent, and people all twelve', () => {
  expect([accentOf('Ada Lovelace'), accentOf('架空 さくら')]).toEqual(['teal', 'rose']);
  const people = Array.from({ length: 100 }, (_, index) => accentOf(`Person ${index}`));
  expect(new Set(people)).toEqual(new Set(Object.keys(namedAccents)));
});
