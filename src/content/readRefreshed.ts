import type { Problem } from '#base/problems.ts';
import { type RefreshResult, type RefreshResults, refreshedFile, refreshedSchema } from '#base/refreshed.ts';
import type { ContentFolder } from './folder.ts';

/** Returns what `npm run refresh` stored; nothing if there is no file, and a problem if it is damaged. */
export function readRefreshed(folder: ContentFolder): { refreshed: RefreshResults; problem?: Problem } {
  if (!folder.has(refreshedFile)) return { refreshed: {} };
  try {
    return { refreshed: refreshedSchema.parse(JSON.parse(folder.read(refreshedFile).toString())) };
  } catch {
    const message = 'is damaged. Restore or delete it, and run `npm run refresh`.';
    return { refreshed: {}, problem: { file: refreshedFile, message, severity: 'error' } };
  }
}

/** Returns what is wrong with a link, according to the last refresh. */
export function linkWarning({ dead, movedTo }: RefreshResult = {}): string | undefined {
  if (dead) return `is a broken link, as of the last \`npm run refresh\`: ${dead}`;
  return movedTo && `has moved to ${movedTo}`;
}
