import type { Site } from '#sections/owner/schema.ts';
import { createPalette, type Palette } from '#ui/palette/palette.ts';
import { ContentFile } from './contentFile.ts';
import { only } from './edition.ts';
import type { ContentFolder } from './folder.ts';
import { readTheme } from './theme.ts';

const siteFile = 'content/site.yaml';

/** Reads the palette of a folder without its other content, as bundlers need it. */
export function readPalette(folder: ContentFolder): Palette {
  const file = folder.has(siteFile) ? new ContentFile(siteFile, 'site', folder.read(siteFile)) : undefined;
  const site = file?.valueIn(only).value as Site | undefined;
  return createPalette(site?.accent, readTheme(folder).values);
}
