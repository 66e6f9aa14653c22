import type { Group } from '#base/group.ts';
import type { Position } from '#base/problems.ts';
import type { ListName } from '#base/resume/resume.ts';

export interface ResumeFile {
  data: unknown;
  unread?: readonly string[];
}

export interface ResumePart {
  name: string;
  value: unknown;
  /** The list that it is. If omitted, the names and the fields of its entries show it. */
  list?: ListName;
}

/** A résumé of any format: each has a file that maps it to this. */
export interface ParsedResume {
  basics: Group;
  parts: readonly ResumePart[];
}

export const partsOf = (lists: Readonly<Record<string, unknown>>): ResumePart[] =>
  Object.entries(lists).map(([name, value]) => ({ name, value }));

/** A file that can't be imported: what is wrong, and where. */
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
