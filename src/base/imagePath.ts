import { posix } from 'node:path';
import { attempt } from './attempt.ts';

/**
 * Returns the path of an image that a content file names, from the repository's root: `content/projects/cover.svg`.
 * @param named as the owner wrote it, relative to `from`; in Markdown, spaces are written as `%20`
 * @param from the content file, from the repository's root
 */
export function imagePath(named: string, from: string): string {
  // A name with a literal percent sign stays as it is.
  const file = attempt(() => decodeURI(named)) ?? named;
  return posix.join(posix.dirname(from), file);
}
