/** The one palette of a site: what pages, cards, icons and documents take their colors from. */
import culori from 'culori/require';
import { parseAccent, parseColor } from './accents.ts';
import { accentTokens } from './accentTokens.ts';
import { readTokens, type Theme, type TokenValues, type Tone, valueIn } from './tokens.ts';

export interface Palette {
  /** Tokens that differ from tokens.css. */
  changed: TokenValues;
  /** Color tokens as sRGB in hex, by theme and selector. */
  colors: Readonly<Record<Theme, TokenValues>>;
  /** How the accent differs from the owner's wish, as a sentence. */
  note?: string;
}

/** Returns tokens with those of others in their places. */
function merge(...all: readonly TokenValues[]): TokenValues {
  const selectors = new Set(all.flatMap(Object.keys));
  return Object.fromEntries(
    [...selectors].map((selector) => [selector, Object.assign({}, ...all.map((each) => each[selector]))]),
  );
}

/** Longest chain of tokens that refer to each other. */
const longestChain = 8;

/** Returns a value's color in a theme as hex; undefined if it has none. @param root where `var(--x)` is looked up */
export function hexOf(value: string, theme: Theme, root: TokenValues[string], chain = 0): string | undefined {
  const shown = valueIn(value, theme);
  const [, name] = /^var\(--([\w-]+)\)$/.exec(shown) ?? [];
  if (!name) return parseColor(shown) && culori.formatHex(shown);
  const referred = root[name];
  return referred === undefined || chain > longestChain ? undefined : hexOf(referred, theme, root, chain + 1);
}

function colorsOf(values: TokenValues): Palette['colors'] {
  const root = values[':root'] ?? {};
  const inTheme = (theme: Theme) =>
    Object.fromEntries(
      Object.entries(values).map(([selector, tokens]) => {
        const colors = Object.entries(tokens).map(([name, value]) => [
          name,
          hexOf(value, theme, { ...root, ...tokens }) ?? '',
        ]);
        return [selector, Object.fromEntries(colors.filter(([, color]) => color))];
      }),
    );
  return { light: inTheme('light'), dark: inTheme('dark') };
}

/**
 * Makes a palette.
 * @param accent as the owner wrote it; what is no accent counts as none
 * @param theme values of the owner's own, which win
 */
export function createPalette(accent?: string, theme: TokenValues = {}): Palette {
  const tokens = readTokens();
  const wish = accent === undefined ? undefined : parseAccent(accent);
  const { tokens: derived, note } = wish ? accentTokens(wish, tokens) : { tokens: {}, note: undefined };
  const own = theme[':root'] ?? {};
  // Marks follow an accent of the owner's own.
  const marks: TokenValues = own.accent && !own.mark ? { ':root': { mark: own.accent } } : {};
  const changed = merge(derived, marks, theme);
  const personal = { ':root': { mark: tokens['.personal']?.['tone-2'] ?? '' } };
  return {
    changed,
    colors: colorsOf(merge(personal, tokens, changed)),
    note: note && `accent ${JSON.stringify(accent)} ${note}`,
  };
}

/**
 * Returns a color of a palette as hex.
 * @throws if no token has that name
 */
export function colorOf({ colors }: Palette, name: string, theme: Theme = 'light', tone?: Tone): string {
  const color = (tone && colors[theme][`.${tone}`]?.[name]) ?? colors[theme][':root']?.[name];
  if (!color) throw new Error(`tokens.css has no color --${name}`);
  return color;
}
