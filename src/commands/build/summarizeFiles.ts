import { statSync } from 'node:fs';
import { join } from 'node:path';
import { englishCount } from '#base/counter.ts';
import { filesIn } from '#base/folders.ts';

const kinds: readonly (readonly [kind: string, files: RegExp])[] = [
  ['page', /\.html$/],
  ['image', /\.(png|jpe?g|webp|avif|gif|svg|ico)$/],
  ['script', /\.js$/],
  ['font', /\.woff2$/],
  ['other file', /./],
];

/** Returns `13 pages, 29 images, and 12 other files (1.1 MB)`; compressed copies of files are not counted. */
export function summarizeFiles(folder: string): string {
  const files = filesIn(folder).filter((file) => !/\.(br|gz)$/.test(file));
  const byKind = Map.groupBy(files, (file) => kinds.find(([, pattern]) => pattern.test(file))?.[0]);
  const counts = kinds.flatMap(([kind]) => {
    const count = byKind.get(kind)?.length;
    return count ? englishCount(count, kind) : [];
  });
  const bytes = files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
  // Never print 0.0 MB for a small site.
  const megabytes = Math.max(bytes / 1e6, 0.1).toFixed(1);
  return `${new Intl.ListFormat('en-US').format(counts)} (${megabytes} MB)`;
}
