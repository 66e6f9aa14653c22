import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Refreshed, type RefreshedEntry, refreshedFile, refreshedSchema } from '#base/refreshed.ts';
import type { Problem } from './check/checkContent.ts';

/** What `npm run refresh` has stored; without it, nothing. A problem when the file is damaged. */
export function readRefreshed(root: string): { refreshed: Refreshed; problem?: Problem } {
  const file = join(root, refreshedFile);
  if (!existsSync(file)) return { refreshed: {} };
  try {
    return { refreshed: refreshedSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) };
  } catch {
    const message = 'is damaged: put back what was committed, or delete it, and run `npm run refresh`';
    return { refreshed: {}, problem: { file: refreshedFile, message } };
  }
}

/** What is wrong with a link, as far as is known. */
export function linkFault({ dead, movedTo }: RefreshedEntry = {}): string | undefined {
  if (dead) return `leads nowhere, as of the last \`npm run refresh\`: ${dead}`;
  return movedTo && `has moved to ${movedTo}`;
}
