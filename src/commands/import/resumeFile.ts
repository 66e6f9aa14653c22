import type { Position } from '#base/problems.ts';

/** A résumé's file as it was read. */
export interface ResumeFile {
  /** Its data as JSON Resume. */
  data: unknown;
  /** Whether it has comments or trailing commas, which JSON doesn't allow. */
  relaxed?: boolean;
  /** Files in it that were not read. */
  unread?: readonly string[];
  /** Returns the place of a field, or of its nearest parent. */
  position(path: readonly PropertyKey[]): Position | undefined;
}

/** Nesting depth that is read; a résumé has about five levels. Recursive functions would run out of memory. */
export const deepest = 100;

/** A file that cannot be read: what is wrong, and where. */
export class SourceError extends Error {
  readonly position?: Position;

  constructor(message: string, position?: Position) {
    super(message);
    this.position = position;
  }
}

/** Returns the text of a file in UTF-8, or in UTF-16 with its mark, as Windows writes it. */
export function decode(bytes: Uint8Array): string {
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new SourceError('is not text in UTF-8: save it as UTF-8');
  }
}
