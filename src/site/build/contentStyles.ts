/** Puts into styles what content decides, before they are bundled: a site's palette, and the width of its header's row. */
import type { Plugin } from 'vite';
import { root } from '#base/folders.ts';
import { openFolder, withChanges } from '#content/folder.ts';
import { editionsOf, readContent } from '#content/readContent.ts';
import { publicationsFile } from '#sections/publications/schema.ts';
import type { Palette } from '#ui/palette/palette.ts';
import { hasRowQueries, rowWidthOf, withRowWidth } from './headerStyles.ts';
import { tokensPath, withPalette } from './paletteStyles.ts';

async function read(): Promise<{ palette: Palette; rowWidth: number }> {
  // Publications are in no style, and Vite can't load their reader after it has read its configuration.
  const folder = withChanges(openFolder(root), new Map([[publicationsFile, null]]));
  const [first, ...others] = editionsOf(folder);
  const content = await readContent(folder, first);
  const further = await Promise.all(others.map((edition) => readContent(folder, edition)));
  return { palette: content.palette, rowWidth: rowWidthOf([content, ...further]) };
}

let decided: ReturnType<typeof read> | undefined;
/** Paths of the styles that depend on content. */
const dependent = new Set<string>();

/** Reads content again for the next style, since it has changed. Returns the paths of the styles that depend on it. */
export function forgetContent(): ReadonlySet<string> {
  decided = undefined;
  return dependent;
}

export const contentStyles: Plugin = {
  name: 'vitrine:styles',
  enforce: 'pre',
  async transform(code, id) {
    const [path = ''] = id.split('?');
    const isTokens = path === tokensPath;
    if (!isTokens && !(path.endsWith('.css') && hasRowQueries(code))) return undefined;
    dependent.add(path);
    decided ??= read();
    const { palette, rowWidth } = await decided;
    return isTokens ? withPalette(code, palette) : withRowWidth(code, rowWidth);
  },
};
