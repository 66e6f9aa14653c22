import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { folders } from '#base/urls.ts';

/**
 * Removes raster images in `/_astro/` that no page, style or script of the built site refers to: Astro also copies the
 * originals, which no page loads.
 */
export function removeUnusedImages(dist: URL): void {
  const folder = fileURLToPath(dist);
  const named = new Set<string>();
  for (const file of globSync('**/*.{html,css,js}', { cwd: folder })) {
    // The lookbehind avoids quadratic time on long words: a match starts only at the beginning of a word.
    const names = /(?<![\w.-])[\w.-]+\.(avif|gif|jpe?g|png|webp)/gi;
    for (const [name] of readFileSync(join(folder, file), 'utf8').matchAll(names)) named.add(name);
  }
  const hashed = join(folder, folders.hashed);
  for (const name of globSync('*', { cwd: hashed })) {
    if (/\.(avif|gif|jpe?g|png|webp)$/i.test(name) && !named.has(name)) rmSync(join(hashed, name));
  }
}
