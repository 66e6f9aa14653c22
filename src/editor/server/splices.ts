/** A text, and what is to be put in its places: the rest keeps its bytes. */
import { eolOf } from './lines.ts';
import { Unwritable } from './yamlPlaces.ts';

interface Splice {
  from: number;
  to: number;
  text: string;
}

/** What is put in where a part begins belongs to the part before it. */
const isInside = (splice: Splice, from: number, to: number) =>
  splice.from >= from && splice.to <= to && !(splice.to === from && from < to);

/** Places are offsets into the text as it was. */
export class Splices {
  readonly source: string;
  /** How its lines end. */
  readonly eol: string;
  #splices: Splice[] = [];

  constructor(source: string) {
    this.source = source;
    this.eol = eolOf(source);
  }

  /**
   * A part of the text, with what changed inside it.
   * @throws Unwritable where two changes meet in one place
   */
  text(from = 0, to = this.source.length): string {
    const isWhole = from === 0 && to === this.source.length;
    const inside = this.#splices.filter((splice) => isWhole || isInside(splice, from, to));
    let [at, text] = [from, ''];
    for (const splice of inside.toSorted((a, b) => a.from - b.from || a.to - b.to)) {
      if (splice.from < at) throw new Unwritable('two changes meet in one place');
      text += this.source.slice(at, splice.from) + splice.text;
      at = splice.to;
    }
    return text + this.source.slice(at, to);
  }

  /** Puts a text in a place; what was put inside it before is taken for part of that text. */
  put(from: number, to: number, text: string): void {
    this.#splices = this.#splices.filter((splice) => !isInside(splice, from, to));
    this.#splices.push({ from, to, text });
  }

  /** Puts lines in where a line begins, or the text ends. */
  insertLines(at: number, lines: readonly string[]): void {
    const before = at > 0 && this.source[at - 1] !== '\n' ? this.eol : '';
    this.#splices.push({ from: at, to: at, text: `${before}${lines.join(this.eol)}${before ? '' : this.eol}` });
  }

  lineStart(at: number): number {
    return this.source.lastIndexOf('\n', at - 1) + 1;
  }

  /** Where the next line begins. */
  lineEnd(at: number): number {
    if (this.source[at - 1] === '\n') return at;
    const end = this.source.indexOf('\n', at);
    return end < 0 ? this.source.length : end + 1;
  }

  indentAt(at: number): string {
    return ' '.repeat(at - this.lineStart(at));
  }

  /** A block of text ends with its last line's break, which stays. */
  trimmed(from: number, to: number): number {
    // Other spaces, such as a no-break one, belong to a text.
    return from + this.source.slice(from, to).replace(/[ \t\r\n]+$/, '').length;
  }
}
