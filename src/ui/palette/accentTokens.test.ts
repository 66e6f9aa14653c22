import culori from 'culori/require';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastsOf } from './contrast.ts';
import { colorOf, createPalette, type Palette } from './palette.ts';
import { themes } from './tokens.ts';

const names = ['page', 'panel', 'ink', 'ink-2', 'rule', 'edge', 'accent', 'mark', 'tone-1', 'tone-2'] as const;

/** The colors of each accent in a theme, in the order of the names. */
const designed = [
  'tomato light fdf9f8 f7eeee 241714 534440 ddd1cf 8a7975 912a08 dc5f3c fddfd6 dc5f3c',
  'tomato dark 140e0c 1f1715 f4efee c7bbb8 3b302e 867673 fc9a7e c9593a 411f16 c9593a',
  'violet light f9fafd eff0f7 1a1924 474653 d3d3dd 7c7b8a 5c2593 9e72d9 e8e9ef 7c7b8a',
  'violet dark 0f0f14 191820 eff0f4 bdbdc7 32323b 7a7986 cfb7f5 885fbd 222229 7a7986',
  'emerald light f8fbf8 ecf3ed 121e17 3e4b43 ced7d1 738178 045131 31a26c e6ebe7 738178',
  'emerald dark 0b110d 141b17 edf1ee b7c1ba 2c3530 717e76 83e2b1 2d8b61 1d2520 717e76',
  'ink light fafafa f1f1f1 1b1b1b 484848 d4d4d4 7d7d7d 1b1b1b 7d7d7d e9e9e9 7d7d7d',
  'ink dark 0f0f0f 191919 f0f0f0 bebebe 333333 7a7a7a f0f0f0 7a7a7a 232323 7a7a7a',
];

/** Returns the tones of drawings without a category. */
const toneOf = (name: string) => (name.startsWith('tone') ? 'neutral' : undefined);

it.each(designed)('derives the designed colors: %s', (row) => {
  const [accent = '', theme, ...colors] = row.split(' ');
  const palette = createPalette(accent);
  const derived = names.map((name) =>
    colorOf(
      palette,
      name,
      themes.find((each) => each === theme),
      toneOf(name),
    ),
  );
  expect(derived).toEqual(colors.map((color) => `#${color}`));
});

const difference = culori.differenceCiede2000();
const categories = { blue: 'personal', purple: 'research', green: 'freelance' } as const;

/** Returns the lowest difference of text and drawings from a category, except for equal colors. */
function leastDifference(palette: Palette): number {
  const differences = themes.flatMap((theme) =>
    Object.entries(categories).flatMap(([color, tone]) => [
      difference(colorOf(palette, 'accent', theme), colorOf(palette, color, theme)),
      difference(colorOf(palette, 'mark', theme), colorOf(palette, 'tone-2', theme, tone)),
    ]),
  );
  return Math.min(...differences.filter((each) => each > 0));
}

/** Returns the rules that a palette breaks. */
function problemsOf(palette: Palette): string[] {
  const least = { text: { light: 7.2, dark: 8 }, part: { light: 3.05, dark: 3.05 } };
  const pale = contrastsOf(palette).filter(({ kind, theme, ratio }) => ratio < least[kind][theme]);
  const onPaper = culori.wcagContrast(colorOf(palette, 'accent'), 'white');
  return [
    ...pale.map(({ theme, token, ground, ratio }) => `${theme}: ${token} on ${ground} ${ratio}`),
    ...(onPaper < 7.2 ? [`accent on paper ${onPaper}`] : []),
    ...(leastDifference(palette) < 10 ? [`from a category ${leastDifference(palette)}`] : []),
  ];
}

describe('every pair of colors holds', () => {
  it('without an accent', () => {
    expect(problemsOf(createPalette())).toEqual([]);
  });

  it('for any color', () => {
    const color = fc.tuple(
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 0.4, noNaN: true }),
      fc.integer({ min: 0, max: 360 }),
    );
    fc.assert(
      fc.property(color, ([l, c, h]) => {
        expect(problemsOf(createPalette(`oklch(${l.toFixed(3)} ${c.toFixed(3)} ${h})`))).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });
});

it.each([
  ['153', 'green'],
  ['283', 'blue'],
  ['313', 'purple'],
])('gives the hue %s, too close to a category, its %s', (hue, color) => {
  const palette = createPalette(hue);
  for (const theme of themes) expect(colorOf(palette, 'accent', theme)).toBe(colorOf(palette, color, theme));
  expect(palette.note).toContain(`becomes that ${color}`);
});
