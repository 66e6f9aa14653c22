/** The palette of a site, for the colors of pages, cards, icons and documents. */
import culori from 'culori/require';
import { type Lch, parseAccent, parseColor } from './accents.ts';
import { accentTokens, inThemes, neutralTokens, type Pair } from './accentTokens.ts';
import { readTokens, type Theme, type TokenValues, type Tone, themes } from './tokens.ts';

export interface Palette {
  changed: TokenValues;
  /** Color tokens as sRGB in hex, by theme and selector. */
  colors: Readonly<Record<Theme, TokenValues>>;
  note?: string;
}

function merge(...all: readonly TokenValues[]): TokenValues {
  const selectors = new Set(all.flatMap(Object.keys));
  return Object.fromEntries(
    [...selectors].map((selector) => [selector, Object.assign({}, ...all.map((each) => each[selector]))]),
  );
}

/** Maximum depth of references, for tokens that refer to themselves. */
const deepest = 8;

export function resolve(value: string, root: TokenValues[string]): string {
  let resolved = value;
  for (let chain = 0; chain < deepest; chain++)
    resolved = resolved.replace(
      /\bvar\(\s*--([\w-]+)\s*\)/gi,
      (token, name) => (Object.hasOwn(root, name) && root[name]) || token,
    );
  return resolved;
}

/** Returns a value's color in a theme as hex; undefined if it has none. `root` has the values of `var(--x)`. */
function hexOf(value: string, theme: Theme, root: TokenValues[string]): string | undefined {
  const color = parseColor(resolve(value, root), theme);
  return color && culori.formatHex({ mode: 'oklch', ...color });
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

/** Returns the accent that a theme sets, directly or by a color that the accent refers to; undefined if unchanged. */
function ownAccent(before: Palette['colors'], after: Palette['colors']): Pair<Lch> | 'ink' | undefined {
  if (themes.every((each) => before[each][':root']?.accent === after[each][':root']?.accent)) return undefined;
  const { light, dark } = inThemes((each) => {
    const { accent = '', ink } = after[each][':root'] ?? {};
    return accent === ink ? 'ink' : (parseAccent(accent) ?? 'ink');
  });
  return light === 'ink' || dark === 'ink' ? 'ink' : { light, dark };
}

/** Returns the palette of an accent and a theme, which takes precedence. An invalid accent is ignored. */
export function createPalette(accent?: string, theme: TokenValues = {}): Palette {
  const tokens = readTokens();
  const personal = { ':root': { mark: tokens['.personal']?.['tone-2'] ?? '' } };
  const colorsWith = (...values: TokenValues[]) => colorsOf(merge(personal, tokens, ...values));
  const wish = accent === undefined ? undefined : parseAccent(accent);
  const neutral = wish ? neutralTokens(wish, tokens) : {};
  const accentOn = (chosen: Pair<Lch> | 'ink', values: TokenValues = {}) =>
    accentTokens(chosen, colorsWith(neutral, values), tokens);
  const { tokens: derived, note } = wish
    ? accentOn(wish === 'ink' ? wish : inThemes(() => wish))
    : { tokens: {}, note: undefined };
  const own = theme[':root'] && ownAccent(colorsWith(neutral, derived), colorsWith(neutral, derived, theme));
  const { ':root': root, ...drawn } = own ? accentOn(own, theme).tokens : {};
  let changed = merge(neutral, derived, root ? { ':root': { mark: root.mark ?? '' }, ...drawn } : {}, theme);
  // In tokens.css, what has no category has the color of Personal, the default accent. The filter's `all` can't be
  // another accent, which would look like a category.
  const category = 'var(--accent)';
  if (changed[':root']?.mark)
    changed = merge({ ':root': { category: 'var(--ink)' } }, changed, {
      '.own': { category },
      '.neutral': { category },
    });
  return {
    changed,
    colors: colorsWith(changed),
    // Omitted if the theme overrides the accent.
    note: note && !own ? `accent ${JSON.stringify(accent)} ${note}` : undefined,
  };
}

export function colorOf({ colors }: Palette, name: string, theme: Theme = 'light', tone?: Tone): string {
  const color = (tone && colors[theme][`.${tone}`]?.[name]) ?? colors[theme][':root']?.[name];
  if (!color) throw new Error(`tokens.css has no color --${name}`);
  return color;
}
