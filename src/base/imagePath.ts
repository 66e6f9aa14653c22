import { posix } from 'node:path';
import { attempt } from './attempt.ts';

/** Returns the path from the root of an image that the content file `from` names; Markdown writes spaces as `%20`. */
export function imagePath(named: string, from: string): string {
  // A name with a literal percent sign stays as it is.
  const file = attempt(() => decodeURI(named)) ?? named;
  return posix.join(posix.dirname(from), file);
}
