import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatHex } from 'culori';
import { program } from '#base/folders.ts';

// Read as a file, as Node.js loads no style: the command `resume` has no bundler.
const css = readFileSync(join(program, 'src/ui/tokens.css'), 'utf8');

/** A color token in each theme, as sRGB hex: for what cannot read OKLCH. */
interface Pair {
  light: string;
  dark: string;
}

const pair = /--([\w-]+): light-dark\((oklch\([^)]*\)), (oklch\([^)]*\))\)/g;

function hex(color: string): string {
  const converted = formatHex(color);
  if (!converted) throw new Error(`tokens.css: ${color} is not a color`);
  return converted;
}

/** The color tokens of one rule of tokens.css: `:root`, or a tone such as `.research`. */
function tokens(selector: string): Record<string, Pair> {
  const [, block = ''] = css.split(`${selector} {`);
  const [rule = ''] = block.split('}');
  return Object.fromEntries(
    [...rule.matchAll(pair)].map(([, name, light = '', dark = '']) => [name, { light: hex(light), dark: hex(dark) }]),
  );
}

const root = tokens(':root');

/**
 * A color of tokens.css.
 * @throws if no color has that name
 */
export function color(name: string, theme: keyof Pair, tone?: string): string {
  const value = (tone && tokens(`.${tone}`)[name]) || root[name];
  if (!value) throw new Error(`tokens.css has no color --${name}`);
  return value[theme];
}

/** The page's ground, as the browser's own surfaces take it. */
export const themeColors = { light: color('page', 'light'), dark: color('page', 'dark') } as const;
