import type { Problem } from '#base/problems.ts';
import { describe, type Finding } from '#base/problemTexts.ts';
import { type RefreshResult, type RefreshResults, refreshedFile, refreshedSchema } from '#base/refreshed.ts';
import type { ContentFolder } from './folder.ts';

/** Returns what `npm run refresh` stored; nothing if there is no file, and a problem if it is damaged. */
export function readRefreshed(folder: ContentFolder): { refreshed: RefreshResults; problem?: Problem } {
  if (!folder.has(refreshedFile)) return { refreshed: {} };
  try {
    return { refreshed: refreshedSchema.parse(JSON.parse(folder.read(refreshedFile).toString())) };
  } catch {
    return { refreshed: {}, problem: { file: refreshedFile, ...describe({ kind: 'refreshed' }) } };
  }
}

export function linkWarning({ dead, movedTo }: RefreshResult = {}): Finding | undefined {
  if (dead) return { kind: 'linkDead', found: dead };
  return movedTo ? { kind: 'linkMoved', found: movedTo } : undefined;
}
