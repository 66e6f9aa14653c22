import { type Offsets, offsetsIn } from '#base/lines.ts';
import type { Position } from '#base/problems.ts';

/** Thrown if an entry is invalid. */
export class BibtexError extends Error {
  /** In the file, from 0. */
  readonly offset: number;

  constructor(offset: number, message: string) {
    super(message);
    this.offset = offset;
  }
}

/** Returns the error of a bracket or quotation mark at an offset that is not closed. */
export function unclosed(text: string, offset: number): BibtexError {
  const mark = text.charAt(offset);
  const end = { '{': '}', '(': ')' }[mark] ?? mark;
  return new BibtexError(offset, `this ${mark} is never closed. Add the missing ${end}.`);
}

/** Maximum depth of nested braces. A field has about five. */
const deepest = 30;

/** Reads a text from its beginning. Offsets are counted from 0. */
export class Scanner {
  readonly text: string;
  at = 0;

  constructor(text: string) {
    this.text = text;
  }

  /** The first `%` of the line that begins at an offset. */
  #comment = { start: -1, at: 0 };
  #offsets?: Offsets;

  place(offset: number): Position {
    this.#offsets ??= offsetsIn(this.text);
    return this.#offsets.placeAt(offset);
  }

  /** Skips spaces and comments. Returns the offset after them. */
  skip(): number {
    this.#match(/(?:\s+|%.*)*/y);
    return this.at;
  }

  /** Takes the text after spaces and comments if it has the form. */
  take(form: RegExp): string | undefined {
    this.skip();
    return this.#match(new RegExp(form, 'iy'));
  }

  /**
   * Takes the text after spaces and comments.
   * @throws BibtexError with the message if the text doesn't have the form
   */
  expect(form: RegExp, message: string): string {
    const taken = this.take(form);
    if (taken === undefined) throw new BibtexError(this.at, message);
    return taken;
  }

  /** Goes to the next `@` that the form finds from an offset, or to the end; returns whether there is one. */
  seek(form: RegExp, from = this.at): boolean {
    const search = new RegExp(form, 'gim');
    search.lastIndex = from;
    const found = search.exec(this.text);
    this.at = found ? found.index + found[0].indexOf('@') : this.text.length;
    return found !== null;
  }

  /** Returns whether a `%` before an offset makes the rest of its line a comment. */
  isCommented(offset: number): boolean {
    const { column } = this.place(offset);
    const start = offset - column + 1;
    if (this.#comment.start !== start) {
      const { index = -1 } = /%|\n|$/.exec(this.text.slice(start)) ?? {};
      this.#comment = { start, at: this.text[start + index] === '%' ? start + index : Number.POSITIVE_INFINITY };
    }
    return this.#comment.at < offset;
  }

  /** Takes the text up to its end. Braces inside must be in pairs, since BibTeX counts those after a backslash too. */
  enclosed(end: '}' | ')' | '"'): string {
    const from = this.at;
    for (let depth = 0; this.at < this.text.length; this.at++) {
      const character = this.text[this.at];
      if (character === end && depth === 0) return this.text.slice(from, this.at++);
      if (character === '{' && ++depth > deepest) {
        throw new BibtexError(this.at, `Braces are nested more than ${deepest} deep here. Delete those without a use.`);
      }
      if (character === '}' && --depth < 0) throw new BibtexError(this.at, 'value has one } too many. Delete it.');
    }
    throw unclosed(this.text, from - 1);
  }

  #match(sticky: RegExp): string | undefined {
    sticky.lastIndex = this.at;
    const [found] = sticky.exec(this.text) ?? [];
    this.at += found?.length ?? 0;
    return found;
  }
}
