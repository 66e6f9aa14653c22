/**
 * Reads BibTeX (https://mirrors.ctan.org/biblio/bibtex/base/btxdoc.pdf), with the place of each part in the file.
 * citation-js reports only the first error, and no places. It reads the values (LaTeX, names, dates): see csl.ts.
 */
import { tidy } from '#base/characters.ts';
import { placesIn } from '#base/lines.ts';
import { mostProblems, type Position, type Problem } from '#base/problems.ts';
import type { Finding } from '#base/problemTexts.ts';
import { type FieldValues, monthAbbreviations } from './dates.ts';
import { bibtexProblem } from './fields.ts';

export interface BibtexField {
  /** As it was written, with braces and LaTeX. Abbreviations are replaced, and spaces are single. */
  value: string;
  place: Position;
  /** The value as written in the file, from its place to its end. */
  source: string;
}

export interface BibtexEntry {
  /** In lowercase, like the names of fields. */
  type: string;
  key: string;
  place: Position;
  /** Offsets of its @, and after its last bracket. */
  from: number;
  to: number;
  fields: Map<string, BibtexField>;
}

/** Returns the values of an entry by the names of its fields. */
export const valuesOf = ({ fields }: Pick<BibtexEntry, 'fields'>): Record<string, string> =>
  Object.fromEntries([...fields].map(([name, { value }]) => [name, value]));

class BibtexError extends Error {
  readonly offset: number;
  readonly finding: Finding;

  constructor(offset: number, finding: Finding) {
    super(finding.kind);
    this.offset = offset;
    this.finding = finding;
  }
}

const ends = { '{': '}', '(': ')', '"': '"' } as const;
type Bracket = keyof typeof ends;

const unclosed = (mark: Bracket, offset: number) =>
  new BibtexError(offset, { kind: 'bibtexOpen', found: mark, allowed: ends[mark] });

/** Maximum number of characters of a value: an abbreviation can repeat others, and double with each. */
const longestValue = 10_000;
const word = /[^\s={}(),"#%'~@\\]+/;

class Reader {
  readonly text: string;
  at = 0;
  readonly problems: Problem[] = [];
  readonly #abbreviations = new Map(monthAbbreviations.map((month) => [month, month]));
  readonly #placeAt: (offset: number) => Position;

  constructor(text: string) {
    this.text = text;
    this.#placeAt = placesIn(text);
  }

  /** Reads the entry that begins at an offset; undefined for comments and abbreviations. */
  entry(from: number): BibtexEntry | undefined {
    this.at = from + 1;
    const type = this.#expect(/[a-z]+/, 'a type (article, book …)').toLowerCase();
    if (type === 'comment') {
      if (this.#take(/\{/)) this.#enclosed('{');
      return undefined;
    }
    const bracket = this.#expect(/[{(]/, '{') as '{' | '(';
    const opened = this.at - 1;
    if (type === 'preamble' || type === 'string') {
      const name = type === 'string' && this.#expect(word, 'a name');
      if (name) this.#expect(/=/, '=');
      const value = this.#value();
      if (name) this.#abbreviations.set(name.toLowerCase(), value);
      if (!this.#take(bracket === '{' ? /\}/ : /\)/)) throw unclosed(bracket, opened);
      return undefined;
    }
    const key = this.#take(/[^\s,{}()"#%'=~<>\\]+(?=\s*[,})])/);
    if (!key) throw new BibtexError(from, { kind: 'bibtexKey', write: `@${type}{sample2026,` });
    const fields = this.#fields(key, bracket, opened);
    const to = this.at;
    // After an extra brace, the rest of the entry would count as a comment.
    if (this.#take(/,|\}|[a-z]+\s*=/)) throw new BibtexError(to, { kind: 'bibtexEnded', found: key });
    return { type, key, place: this.#placeAt(from), from, to, fields };
  }

  report(offset: number, finding: Finding): void {
    this.problems.push(bibtexProblem(this.#placeAt(offset), [], finding));
  }

  #fields(key: string, bracket: '{' | '(', opened: number): Map<string, BibtexField> {
    const fields = new Map<string, BibtexField>();
    let last = { name: key, from: opened, begin: opened, source: '' };
    while (this.#take(/,/)) {
      const from = this.#skip();
      const name = this.#take(word)?.toLowerCase();
      if (!name) break;
      this.#expect(/=/, '=');
      const begin = this.#skip();
      const value = this.#value();
      const source = this.text.slice(begin, this.at).trimEnd();
      // As BibTeX does, it ignores all but the first.
      if (fields.has(name)) this.report(from, { kind: 'bibtexTwice', found: name, allowed: key });
      else fields.set(name, { value: tidy(value), place: this.#placeAt(begin), source });
      last = { name, from, begin, source };
    }
    if (this.#take(bracket === '{' ? /\}/ : /\)/)) return fields;
    // An unclosed value takes in the fields after it.
    if (/^["{]/.test(last.source) && /,\s*[\w-]+\s*=|[,\n]\s*[}"]$/.test(last.source)) {
      throw unclosed(last.source.charAt(0) as Bracket, last.begin);
    }
    if (this.#take(/@|$/) !== undefined) throw unclosed(bracket, opened);
    throw new BibtexError(last.from, { kind: 'bibtexComma', found: last.name, allowed: key });
  }

  #value(): string {
    const from = this.#skip();
    let value = '';
    do {
      const opened = this.#take(/[{"]/) as Bracket | undefined;
      if (opened) value += this.#enclosed(opened);
      else {
        const plain = this.#expect(word, 'a value in braces');
        const text = /^\d+$/.test(plain) ? plain : this.#abbreviations.get(plain.toLowerCase());
        if (text === undefined) throw new BibtexError(this.at - plain.length, { kind: 'bibtexWord', found: plain });
        value += text;
      }
    } while (this.#take(/#/));
    if (value.length > longestValue) throw new BibtexError(from, { kind: 'bibtexLong', allowed: `${longestValue}` });
    return value;
  }

  /** Takes the text up to its end. Braces inside must be in pairs, since BibTeX counts those after a backslash too. */
  #enclosed(bracket: Bracket): string {
    const from = this.at;
    const [end, each] = [ends[bracket], /[{}"]/g];
    let depth = 0;
    each.lastIndex = from;
    for (let found = each.exec(this.text); found; found = each.exec(this.text)) {
      const [character] = found;
      if (character === end && depth === 0) {
        this.at = each.lastIndex;
        return this.text.slice(from, found.index);
      }
      if (character === '{') depth++;
      if (character === '}' && --depth < 0) throw new BibtexError(found.index, { kind: 'bibtexBrace' });
    }
    throw unclosed(bracket, from - 1);
  }

  #skip(): number {
    this.#match(/(?:\s+|%.*)*/y);
    return this.at;
  }

  /** Takes the text after spaces and comments if it has the form. */
  #take(form: RegExp): string | undefined {
    this.#skip();
    return this.#match(new RegExp(form, 'iy'));
  }

  /** @throws BibtexError if the text after spaces and comments doesn't have the form */
  #expect(form: RegExp, allowed: string): string {
    const taken = this.#take(form);
    if (taken === undefined) throw new BibtexError(this.at, { kind: 'bibtexMissing', allowed });
    return taken;
  }

  #match(sticky: RegExp): string | undefined {
    sticky.lastIndex = this.at;
    const [found] = sticky.exec(this.text) ?? [];
    this.at += found?.length ?? 0;
    return found;
  }
}

/** Reads a BibTeX file to its end, even if it has errors. */
export function readBibtex(text: string): { entries: BibtexEntry[]; problems: Problem[] } {
  const reader = new Reader(text);
  const { problems } = reader;
  const entries: BibtexEntry[] = [];
  // Text between entries is a comment, and may contain an email address.
  const anyEntry = /^[ \t]*@|@\s*[a-z]+\s*[{(]/gim;
  // An unclosed entry takes in the next ones, so reading continues at the next line that begins with @.
  const nextLine = /^[ \t]*@/gm;
  for (let found = anyEntry.exec(text); found && problems.length < mostProblems; ) {
    const from = found.index + found[0].indexOf('@');
    let next = anyEntry;
    next.lastIndex = from + 1;
    // A line that begins with % is a comment.
    if (!text.slice(text.lastIndexOf('\n', from) + 1, from).includes('%')) {
      try {
        const entry = reader.entry(from);
        if (entry) entries.push(entry);
        next.lastIndex = reader.at;
      } catch (error) {
        if (!(error instanceof BibtexError)) throw error;
        reader.report(error.offset, error.finding);
        next = nextLine;
        next.lastIndex = from + 1;
      }
    }
    found = next.exec(text);
  }
  return { entries, problems };
}

/** Names of LaTeX's special characters. BibTeX counts braces even after a backslash. */
const special = { '\\': 'backslash', '{': 'braceleft', '}': 'braceright', '~': 'asciitilde', '^': 'asciicircum' };

/** Escapes plain text for LaTeX. Hyphens and quotes are kept apart, since `--` is a dash in LaTeX. */
export function toLatex(text: string): string {
  return text
    .replace(/[\\{}~^]/g, (character) => `\\text${special[character as keyof typeof special]}{}`)
    .replace(/[#$%&_]/g, '\\$&')
    .replace(/([-'`])(?=\1)/g, '$1{}');
}

/** Returns an entry without its empty fields. */
export function writeBibtex(type: string, key: string, fields: FieldValues): string {
  const lines = Object.entries(fields).map(([name, value]) => {
    if (!value) return '';
    const isMonth = name === 'month' && monthAbbreviations.includes(value.toLowerCase());
    return `  ${name} = ${isMonth ? value.toLowerCase() : `{${value}}`},\n`;
  });
  return `@${type}{${key},\n${lines.join('')}}\n`;
}
