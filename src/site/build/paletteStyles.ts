/** Puts a site's palette into tokens.css, before it is bundled: no page needs a style more. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';
import type { Plugin } from 'vite';
import { program, root } from '#base/folders.ts';
import { openFolder } from '#content/folder.ts';
import { readPalette } from '#content/readPalette.ts';
import type { Palette } from '#ui/palette/palette.ts';
import { isMediaRule } from '#ui/palette/tokens.ts';

/** Returns tokens.css with a palette's values. Without an accent or a theme, it is as it was. */
export function withPalette(css: string, { changed }: Pick<Palette, 'changed'>): string {
  if (!Object.keys(changed).length) return css;
  const sheet = postcss.parse(css);
  const rest = new Map(Object.entries(changed));
  sheet.walkRules((rule) => {
    const values = rest.get(rule.selector);
    if (!values || isMediaRule(rule)) return;
    rest.delete(rule.selector);
    for (const [name, value] of Object.entries(values)) {
      const prop = `--${name}`;
      const [declared] = rule.nodes.filter((node) => node.type === 'decl' && node.prop === prop);
      if (declared) declared.replaceWith({ prop, value });
      else rule.append({ prop, value });
    }
  });
  const added = [...rest].map(([selector, values]) => {
    const declarations = Object.entries(values).map(([name, value]) => `--${name}: ${value};`);
    return `@layer tokens { ${selector} { ${declarations.join(' ')} } }`;
  });
  const accent = changed[':root']?.mark ? readFileSync(join(program, 'src/ui/accent.css'), 'utf8') : '';
  return [sheet.toString(), ...added, accent].join('\n');
}

export const tokensPath = join(program, 'src/ui/tokens.css').replaceAll('\\', '/');

export const paletteStyles: Plugin = {
  name: 'vitrine:palette',
  enforce: 'pre',
  transform: (code, id) =>
    id.split('?')[0] === tokensPath ? withPalette(code, readPalette(openFolder(root))) : undefined,
};
