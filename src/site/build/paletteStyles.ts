/** Puts a site's palette into tokens.css, so that pages need no extra styles. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type Rule } from 'postcss';
import { program } from '#base/folders.ts';
import { colorOf, type Palette } from '#ui/palette/palette.ts';
import { mediaOf, themes } from '#ui/palette/tokens.ts';

/** With ink as the accent, a hovered link would not change: it gets the color of secondary text. */
const inkHover = '@layer tokens { a:hover, button:hover { --accent: var(--ink-2); } }';

/** Tokens that are printed in the color of another token, if the palette changes them. */
const inPrint = { accent: 'ink', mark: 'ink', panel: 'page' };

/** Returns tokens.css with a palette's values, on screens of any size. Without an accent or a theme, it is unchanged. */
export function withPalette(css: string, palette: Palette): string {
  const { changed } = palette;
  if (!Object.keys(changed).length) return css;
  const sheet = postcss.parse(css);
  for (const [selector, values] of Object.entries(changed)) {
    const rest = new Map(Object.entries(values));
    let first: Rule | undefined;
    sheet.walkRules((rule) => {
      if (!rule.selector.startsWith(selector)) return;
      if (mediaOf(rule) === 'print') {
        for (const [name, value] of Object.entries(inPrint))
          if (values[name]) rule.append({ prop: `--${name}`, value: `var(--${value})` });
        return;
      }
      first ??= rule;
      rule.walkDecls((declaration) => {
        const name = declaration.prop.slice(2);
        const value = values[name];
        if (value === undefined) return;
        if (rule === first) declaration.value = value;
        else declaration.remove();
        rest.delete(name);
      });
    });
    for (const [name, value] of rest) first?.append({ prop: `--${name}`, value });
  }
  const accent = changed[':root']?.mark ? readFileSync(join(program, 'src/ui/accent.css'), 'utf8') : '';
  const isInk = themes.every((theme) => colorOf(palette, 'accent', theme) === colorOf(palette, 'ink', theme));
  return [sheet.toString(), accent, isInk ? inkHover : ''].join('\n');
}

export const tokensPath = join(program, 'src/ui/tokens.css').replaceAll('\\', '/');
