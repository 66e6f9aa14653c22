/** Puts a site's palette into tokens.css before it is bundled, so that pages need no extra styles. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type Rule } from 'postcss';
import type { Plugin } from 'vite';
import { program, root } from '#base/folders.ts';
import { ContentFile } from '#content/contentFile.ts';
import { type ContentFolder, openFolder } from '#content/folder.ts';
import { readTheme } from '#content/theme.ts';
import { siteFile } from '#sections/contentFiles.ts';
import { colorOf, createPalette, type Palette } from '#ui/palette/palette.ts';
import { mediaOf, themes } from '#ui/palette/tokens.ts';

/** Reads the palette of a folder, in any edition, without its other content. */
export function readPalette(folder: ContentFolder): Palette {
  const { data } = folder.has(siteFile) ? new ContentFile(siteFile, 'site', folder.read(siteFile)) : {};
  const accent = data?.accent ?? undefined;
  return createPalette(accent === undefined ? undefined : String(accent), readTheme(folder).values);
}

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

/** Returns the ID of a file of the program in Vite. */
export const moduleId = (file: string) => join(program, file).replaceAll('\\', '/');
export const tokensPath = moduleId('src/ui/tokens.css');
const headerPath = moduleId('src/site/layout/Header.module.css');
export const paintedPaths: readonly string[] = [tokensPath, headerPath];

export const paletteStyles: Plugin = {
  name: 'vitrine:palette',
  enforce: 'pre',
  transform: (code, id) => {
    const [path = ''] = id.split('?');
    if (!paintedPaths.includes(path)) return undefined;
    const palette = readPalette(openFolder(root));
    if (path === tokensPath) return withPalette(code, palette);
    // The line below the current page. A separate rule would add more bytes to each page.
    return palette.changed[':root']?.mark ? code.replaceAll('currentColor', 'var(--mark)') : undefined;
  },
};
