import { siteFile } from '#sections/contentFiles.ts';
import { createPalette, type Palette } from '#ui/palette/palette.ts';
import { ContentFile } from './contentFile.ts';
import type { ContentFolder } from './folder.ts';
import { readTheme } from './theme.ts';

/** Reads the palette of a folder, in any edition, without its other content. */
export function readPalette(folder: ContentFolder): Palette {
  const { data } = folder.has(siteFile) ? new ContentFile(siteFile, 'site', folder.read(siteFile)) : {};
  const accent = data?.accent ?? undefined;
  return createPalette(accent === undefined ? undefined : String(accent), readTheme(folder).values);
}
