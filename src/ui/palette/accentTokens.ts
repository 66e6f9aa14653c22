/** Derives all tokens that depend on the accent, so that every pair of colors keeps its contrast. */
import culori from 'culori/require';
import { type Lch, parseColor } from './accents.ts';
import { type Theme, type TokenValues, themes } from './tokens.ts';

const { wcagContrast: contrast } = culori;
const difference = culori.differenceCiede2000();

/** Lightness and chroma of text, and of the two tones of a drawing: the limits of each theme. */
const text = {
  light: { l: [0.36, 0.5], c: 0.18, contrast: 7.2, step: -0.002 },
  dark: { l: [0.6, 0.88], c: 0.17, contrast: 8.4, step: 0.002 },
} as const;
const ground = { light: { l: 0.925, c: 0.038 }, dark: { l: 0.285, c: 0.055 } } as const;
const mass = { light: { l: [0.6, 0.645], c: 0.165 }, dark: { l: [0.56, 0.6], c: 0.15 } } as const;

/** Neutral tokens take the accent's hue; a light theme is tinted further. */
const tint: Readonly<Record<Theme, Readonly<Record<string, number>>>> = {
  light: { page: 1.6, panel: 1.6, rule: 1.3, ink: 1, 'ink-2': 1, edge: 1 },
  dark: { page: 1, panel: 1, rule: 1, ink: 1, 'ink-2': 1, edge: 1 },
};
/** Between these hues a dark background looks muddy. */
const muddyHues = { from: 95, to: 160, tint: 0.7, tokens: ['page', 'panel', 'rule'] };
/** The hue from which neutral tokens of tokens.css are counted. */
const neutralHue = 262;

/** Minimum difference (CIEDE2000) of an accent from each category's color, unless it is the same. */
const farEnough = 10;
const farthestMove = 40;
const categories = {
  blue: { tone: '.personal', name: 'Personal' },
  purple: { tone: '.research', name: 'Research' },
  green: { tone: '.freelance', name: 'Freelance' },
} as const;
type CategoryColor = keyof typeof categories;
const categoryColors = Object.keys(categories) as CategoryColor[];

interface Colors {
  accent: string;
  'tone-1': string;
  'tone-2': string;
}
export type Pair<Value> = Record<Theme, Value>;

export const inThemes = <Value>(make: (theme: Theme) => Value): Pair<Value> => ({
  light: make('light'),
  dark: make('dark'),
});
const clamp = (value: number, [low, high]: readonly [number, number]) => Math.min(high, Math.max(low, value));
const pairOf = (make: (theme: Theme) => string) => `light-dark(${make('light')}, ${make('dark')})`;

/** Returns a color as hex, with at most a share of the chroma that screens show. */
function hex({ l, c, h }: Lch, share = 1): string {
  const shown = culori.clampChroma({ mode: 'oklch', l, c: c / share, h }, 'oklch');
  return culori.formatHex({ ...shown, c: share * shown.c });
}

/** Returns the degrees by which the hue of dark yellow moves toward orange: most at 92, none below 60 and above 112. */
const bend = (hue: number) => 24 * Math.max(0, hue <= 92 ? (hue - 60) / 32 : (112 - hue) / 20);

function tokenOf(tokens: TokenValues, name: string, theme: Theme, selector = ':root'): Lch {
  const color = parseColor(tokens[selector]?.[name] ?? '', theme);
  if (!color) throw new Error(`tokens.css has no color --${name}`);
  return color;
}

export function neutralTokens(wish: Lch | 'ink', tokens: TokenValues): TokenValues {
  const hue = wish === 'ink' ? undefined : wish.h;
  const isMuddy = hue !== undefined && hue > muddyHues.from && hue < muddyHues.to;
  const tinted = (color: Lch, by: number) =>
    hue === undefined
      ? hex({ ...color, c: 0 })
      : hex({ ...color, c: color.c * by, h: (color.h - neutralHue + hue + 360) % 360 });
  const root = Object.keys(tint.light).map((name) => [
    name,
    pairOf((theme) => {
      const isDulled = isMuddy && theme === 'dark' && muddyHues.tokens.includes(name);
      return tinted(tokenOf(tokens, name, theme), isDulled ? muddyHues.tint : (tint[theme][name] ?? 1));
    }),
  ]);
  const tone1 = pairOf((theme) => tinted(tokenOf(tokens, 'tone-1', theme, '.neutral'), 1));
  return { ':root': Object.fromEntries(root), '.neutral': { 'tone-1': tone1 } };
}

function colorsOn({ page = '', panel = '', ink = '' }: Record<string, string>, { l, c, h }: Lch, theme: Theme): Colors {
  const words = text[theme];
  const hue = theme === 'dark' ? h : h - bend(h);
  let accent = '';
  for (let light = clamp(l, words.l); light > 0 && light < 1; light += words.step) {
    accent = hex({ l: light, c: Math.min(c, words.c), h: hue }, 0.96);
    if (contrast(accent, page) >= words.contrast && contrast(accent, panel) >= words.contrast) break;
  }
  const drawn = h - bend(h) / 2;
  const tone1 = hex({ ...ground[theme], c: ground[theme].c * clamp(c / 0.15, [0.25, 1]), h: drawn }, 0.92);
  let tone2 = '';
  for (let light = clamp(l, mass[theme].l); light > 0; light -= 0.002) {
    tone2 = hex({ l: light, c: Math.min(c, mass[theme].c), h: drawn }, 0.96);
    if (contrast(tone2, page) >= 3.1 && contrast(tone2, tone1) >= 2.6 && contrast(tone2, ink) >= 3.05) break;
  }
  return { accent, 'tone-1': tone1, 'tone-2': tone2 };
}

/** Colors that must differ from a category's: of text, and of the mass of drawings. */
const compared = ['accent', 'tone-2'] as const;
type ComparedColors = Pair<Pick<Colors, (typeof compared)[number]>>;
const differences = (one: ComparedColors, other: ComparedColors) =>
  themes.flatMap((theme) => compared.map((name) => difference(one[theme][name], other[theme][name])));
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

interface Result {
  tokens: TokenValues;
  /** How it differs from the owner's choice, as the end of a sentence. */
  note?: string;
}

/** Returns the accent's tokens. If it is close to a category's color, its hue moves, or it becomes that color. */
export function accentTokens(wish: Pair<Lch> | 'ink', colors: Pair<TokenValues>, tokens: TokenValues): Result {
  const gray = { 'tone-1': pairOf((theme) => colors[theme]['.neutral']?.['tone-1'] ?? ''), 'tone-2': 'var(--edge)' };
  if (wish === 'ink')
    return { tokens: { ':root': { accent: 'var(--ink)', mark: 'var(--edge)' }, '.own': gray, '.neutral': gray } };
  const colorsAt = (by: number) =>
    inThemes((theme) => {
      const { h, ...color } = wish[theme];
      return colorsOn(colors[theme][':root'] ?? {}, { ...color, h: (h + by + 360) % 360 }, theme);
    });
  const ofCategory = (color: CategoryColor): ComparedColors =>
    inThemes((theme) => ({
      accent: hex(tokenOf(tokens, color, theme)),
      'tone-2': hex(tokenOf(tokens, 'tone-2', theme, categories[color].tone)),
    }));
  const taken = categoryColors.map((color) => ({ color, colors: ofCategory(color) }));
  const distance = (one: ComparedColors, other: ComparedColors) => Math.min(...differences(one, other));
  const isFree = (one: ComparedColors) => taken.every((other) => distance(one, other.colors) >= farEnough);
  const own = (chosen: Pair<Colors>, note?: string): Result => {
    const of = (name: keyof Colors) => pairOf((theme) => chosen[theme][name]);
    const drawn = { 'tone-1': of('tone-1'), 'tone-2': of('tone-2') };
    const root = { accent: of('accent'), mark: of('tone-2') };
    return { tokens: { ':root': root, '.own': drawn, '.neutral': drawn }, note };
  };
  // 0, 1, -1, 2, -2 …
  const moves = Array.from({ length: 2 * farthestMove + 1 }, (_, index) => (index % 2 || -1) * Math.ceil(index / 2));
  const by = moves.find((each) => isFree(colorsAt(each)));
  const wished = colorsAt(0);
  const [nearest] = taken.toSorted((a, b) => distance(wished, a.colors) - distance(wished, b.colors));
  if (by === 0 || !nearest) return own(wished);
  const { color } = nearest;
  const { tone, name } = categories[color];
  const close = `is too close to the ${color} of the category ${name}, so`;
  const far = (one: ComparedColors) => sum(differences(wished, one));
  const moved = by && colorsAt(by);
  if (moved && far(moved) <= far(nearest.colors)) return own(moved, `${close} its hue moves by ${by}°.`);
  const { 'tone-1': tone1 = '', 'tone-2': mark = '' } = tokens[tone] ?? {};
  const root = { accent: `var(--${color})`, mark };
  return {
    tokens: { ':root': root, '.own': { 'tone-1': tone1, 'tone-2': mark }, '.neutral': gray },
    note: `${close} it becomes that ${color}.`,
  };
}
