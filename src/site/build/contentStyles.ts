/** Adds to styles what depends on content, before they are bundled: a site's palette, and the width of its header's row. */
import type { Plugin } from 'vite';
import { type ContentFolder, withChanges } from '#content/folder.ts';
import { inAllEditions, readContent } from '#content/readContent.ts';
import { publicationsFile } from '#sections/publications/fields.ts';
import type { Palette } from '#ui/palette/palette.ts';
import { hasRowQueries, rowWidthOf, withRowWidth } from './headerStyles.ts';
import { tokensPath, withPalette } from './paletteStyles.ts';

async function read(whole: ContentFolder): Promise<{ palette: Palette; rowWidth: number }> {
  // Publications are in no style, and Vite can't load their reader after it has read its configuration.
  const folder = withChanges(whole, new Map([[publicationsFile, null]]));
  const content = await readContent(folder);
  return { palette: content.palette, rowWidth: rowWidthOf(inAllEditions(content)) };
}

/** Returns Vite's plugin, and a function that forgets the content and returns the paths of styles that depend on it. */
export function contentStyles(open: () => ContentFolder) {
  let decided: ReturnType<typeof read> | undefined;
  const dependent = new Set<string>();
  const transform = async (css: string, id: string): Promise<string | undefined> => {
    const [path = ''] = id.split('?');
    const isTokens = path === tokensPath;
    // A module that exports the URL of styles is no style.
    const isStyle = path.endsWith('.css') && !id.endsWith('?url');
    if (!isTokens && !(isStyle && hasRowQueries(css))) return undefined;
    dependent.add(path);
    decided ??= read(open());
    const { palette, rowWidth } = await decided;
    return isTokens ? withPalette(css, palette) : withRowWidth(css, rowWidth);
  };
  const plugin = { name: 'vitrine:styles', enforce: 'pre', transform } satisfies Plugin;
  const forget = (): ReadonlySet<string> => {
    decided = undefined;
    return dependent;
  };
  return { plugin, forget };
}
