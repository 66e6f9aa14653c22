import type { Position } from '#base/problems.ts';

/** A résumé's file as it was read. */
export interface ResumeFile {
  /** Its data. Its fields show which format it has. */
  data: unknown;
  /** The résumé, if the kind of file has only one format. */
  resume?: ParsedResume;
  /** Whether it has comments or trailing commas, which JSON doesn't allow. */
  relaxed?: boolean;
  /** Files in it that were not read. */
  unread?: readonly string[];
  /** Returns the place of a field, or of its nearest parent. */
  position(path: readonly PropertyKey[]): Position | undefined;
}

/** A field of a résumé beside its basics. */
export interface ResumePart {
  name: string;
  value: unknown;
  /** The list of JSON Resume that it is. */
  list?: string;
}

/** A résumé of any format, with its lists recognized. */
export interface ParsedResume {
  /** The fields of its person. */
  basics: unknown;
  /** In the order of the file. */
  parts: readonly ResumePart[];
  /** Its own URL. */
  canonical?: string;
  /** Texts by language, if a site in several languages exported it. */
  translations?: unknown;
}

/** Returns lists by their names as parts. */
export const partsOf = (lists: Readonly<Record<string, unknown>>): ResumePart[] =>
  Object.entries(lists).map(([list, value]) => ({ name: list, value, list }));

/** A file that can't be read: what is wrong, and where. */
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
