import type { Change } from '../api.ts';

/** What is saved of an open file. */
export type Edits = Omit<Change, 'file' | 'version'>;

/** The bytes on disk that a form began from: their version, and their text. */
export interface Base {
  version: string;
  text: string;
}

/**
 * Returns the version for a save. A text that began from another one than the file's has none: the server then answers
 * with both texts, and the owner decides.
 * @param base of the file now
 * @param begun the version or text that was edited, if it is not the form's
 */
export function versionFor(base: Base | undefined, begun: Partial<Base> = {}): string | undefined {
  if (begun.version !== undefined) return begun.version;
  return begun.text === undefined || begun.text === base?.text ? base?.version : '';
}
