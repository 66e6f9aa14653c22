import { uiStringsFor } from '#base/uiStrings.ts';
import { sectionOf } from '#sections/index.ts';
import type { FileKind } from '../api.ts';

/** Returns what the form calls a kind: its plural, or as its section calls itself on the site. */
export function titleOfKind(kind: FileKind): string {
  const { entry, fileTitle, contents } = sectionOf(kind);
  return entry?.plural ?? fileTitle ?? contents?.name(uiStringsFor()) ?? kind.charAt(0).toUpperCase() + kind.slice(1);
}
