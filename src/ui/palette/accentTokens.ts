/** Derives all tokens that depend on the accent, so that every pair of colors keeps its contrast. */
import culori from 'culori/require';
import { type Lch, parseColor } from './accents.ts';
import type { Theme, TokenValues } from './tokens.ts';

const { wcagContrast: contrast } = culori;
const isShown = culori.inGamut('rgb');

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

function largestChroma(l: number, h: number): number {
  let [low, high] = [0, 0.4];
  for (let round = 0; round < 24; round++) {
    const c = (low + high) / 2;
    if (isShown({ mode: 'oklch', l, c, h })) low = c;
    else high = c;
  }
  return low;
}

/** Returns a color as hex, with at most a share of the chroma that screens show. */
function hex({ l, c, h }: Lch, share = 1): string {
  const isInside = isShown({ mode: 'oklch', l, c: c / share, h });
  return culori.formatHex({ mode: 'oklch', l, c: isInside ? c : share * largestChroma(l, h), h });
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

/** Returns the accent's tokens, in the colors of a palette without it. */
export function accentTokens(wish: Pair<Lch> | 'ink', colors: Pair<TokenValues>): TokenValues {
  if (wish === 'ink') {
    const gray = { 'tone-1': pairOf((theme) => colors[theme]['.neutral']?.['tone-1'] ?? ''), 'tone-2': 'var(--edge)' };
    return { ':root': { accent: 'var(--ink)', mark: 'var(--edge)' }, '.own': gray, '.neutral': gray };
  }
  const own = inThemes((theme) => colorsOn(colors[theme][':root'] ?? {}, wish[theme], theme));
  const of = (name: keyof Colors) => pairOf((theme) => own[theme][name]);
  const drawn = { 'tone-1': of('tone-1'), 'tone-2': of('tone-2') };
  return { ':root': { accent: of('accent'), mark: of('tone-2') }, '.own': drawn, '.neutral': drawn };
}
