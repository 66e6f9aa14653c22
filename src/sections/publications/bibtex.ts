/**
 * Reads BibTeX (https://mirrors.ctan.org/biblio/bibtex/base/btxdoc.pdf), with the place of each part in the file.
 * citation-js reports only the first error, and no places. It reads the values (LaTeX, names, dates): see csl.ts.
 */
import { tidy } from '#base/characters.ts';
import { mostProblems, type Position, type Problem } from '#base/problems.ts';
import { monthAbbreviations } from './dates.ts';
import { BibtexError, Scanner, unclosed } from './scanner.ts';
import { bibtexProblem } from './schema.ts';

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
  fields: Map<string, BibtexField>;
}

/** Maximum number of characters that all uses of abbreviations expand to. One can repeat another, and so on. */
const mostAbbreviated = 1_000_000;

/** Texts by their short names, which `@string` gives. */
class Abbreviations {
  readonly #texts = new Map(monthAbbreviations.map((month) => [month, month]));
  #used = 0;

  set(name: string, text: string): void {
    this.#texts.set(name.toLowerCase(), text);
  }

  /**
   * Returns the text of a short name, if it has one.
   * @throws BibtexError if all uses together are too long
   */
  get(name: string, offset: number): string | undefined {
    const text = this.#texts.get(name.toLowerCase());
    this.#used += text?.length ?? 0;
    if (this.#used > mostAbbreviated)
      throw new BibtexError(offset, `"${name}" makes the abbreviations too long. Write the value out in braces.`);
    return text;
  }
}

/** A name, an abbreviation or a number. */
const word = /[^\s={}(),"#%'~@\\]+/;

/** Reads a BibTeX file to its end, even if it has errors. */
export function readBibtex(text: string): { entries: BibtexEntry[]; problems: Problem[] } {
  const scanner = new Scanner(text);
  const abbreviations = new Abbreviations();
  const entries: BibtexEntry[] = [];
  const problems: Problem[] = [];

  // Text between entries is a comment, and may contain an email address. A line that begins with % is one too.
  while (problems.length < mostProblems && scanner.seek(/^[ \t]*@|@\s*[a-z]+\s*[{(]/)) {
    const start = scanner.at++;
    if (scanner.isCommented(start)) continue;
    try {
      const entry = readEntry(scanner, start, abbreviations);
      if (entry) entries.push(entry);
    } catch (error) {
      if (!(error instanceof BibtexError)) throw error;
      problems.push(bibtexProblem(scanner.place(error.offset), [], error.message));
      // An unclosed entry takes in the next ones, so reading continues at the next line that begins with @.
      scanner.seek(/^[ \t]*@/, start + 1);
    }
  }
  return { entries, problems };
}

/** @returns undefined for comments and abbreviations */
function readEntry(scanner: Scanner, start: number, abbreviations: Abbreviations): BibtexEntry | undefined {
  const type = scanner.expect(/[a-z]+/, '@ must be followed by a type. Example: @article').toLowerCase();
  if (type === 'comment') {
    if (scanner.take(/\{/)) scanner.enclosed('}');
    return undefined;
  }
  const bracket = scanner.expect(/[{(]/, `@${type} must be followed by {.`);
  const opened = scanner.at - 1;
  const end = bracket === '{' ? /\}/ : /\)/;
  if (type === 'preamble' || type === 'string') {
    const name = type === 'string' && scanner.expect(word, '@string must begin with a name.');
    if (name) scanner.expect(/=/, `${name} must be followed by =.`);
    const value = readValue(scanner, abbreviations);
    if (name) abbreviations.set(name, value);
    if (scanner.take(end) === undefined) throw unclosed(scanner.text, opened);
    return undefined;
  }
  const key = scanner.take(/[^\s,{}()"#%'=~<>\\]+(?=\s*[,})])/) ?? throwMissingKey(scanner, type, start, opened);
  const fields = readFields(scanner, { key, opened, end, abbreviations });
  // After an extra brace, the rest of the entry would count as a comment.
  const rest = scanner.at;
  if (scanner.take(/,|\}|[a-z]+\s*=/)) {
    throw new BibtexError(rest, `${key} has ended before this. Delete the extra } above.`);
  }
  return { type, key, place: scanner.place(start), fields };
}

/** @throws BibtexError with what an entry has instead of a key */
function throwMissingKey({ text }: Scanner, type: string, start: number, opened: number): never {
  const [line = ''] = text.slice(opened + 1).split('\n');
  const [, words = '', end = ''] = /^\s*([^,={}"]*?)\s*(,|$)/.exec(line) ?? [];
  const key = words.replace(/[^\w:./-]+/g, '') || 'sample2026';
  const isOne = words !== '' && words === key;
  const what =
    isOne && !end ? `key ${words} must be followed by a comma` : words ? `key can't be "${words}"` : 'entry has no key';
  throw new BibtexError(start, `${what}. Write @${type}{${key},`);
}

interface EntryStart {
  key: string;
  /** The offset of the bracket that opens the entry. */
  opened: number;
  end: RegExp;
  abbreviations: Abbreviations;
}

function readFields(scanner: Scanner, { key, opened, end, abbreviations }: EntryStart): Map<string, BibtexField> {
  const fields = new Map<string, BibtexField>();
  let last = { name: key, start: opened, begin: opened, source: '' };
  while (scanner.take(/,/)) {
    const from = scanner.skip();
    const name = scanner.take(word)?.toLowerCase();
    if (!name) break;
    scanner.expect(/=/, `${name} must be followed by =.`);
    const begin = scanner.skip();
    const value = readValue(scanner, abbreviations);
    if (fields.has(name)) throw new BibtexError(from, `${key} has the field ${name} twice. Keep one.`);
    const source = scanner.text.slice(begin, scanner.at).trimEnd();
    fields.set(name, { value: tidy(value), place: scanner.place(begin), source });
    last = { name, start: from, begin, source };
  }
  if (scanner.take(end)) return fields;
  // An unclosed value takes in the fields after it.
  if (/^["{]/.test(last.source) && /,\s*[\w-]+\s*=|[,\n]\s*[}"]$/.test(last.source)) {
    throw unclosed(scanner.text, last.begin);
  }
  if (scanner.take(/@|$/) !== undefined) throw unclosed(scanner.text, opened);
  throw new BibtexError(last.start, `${last.name} must be followed by a comma, or by a } that ends ${key}.`);
}

/** Reads a value, whose parts are joined by #. */
function readValue(scanner: Scanner, abbreviations: Abbreviations): string {
  const parts: string[] = [];
  do {
    const opened = scanner.take(/[{"]/);
    if (opened) parts.push(scanner.enclosed(opened === '{' ? '}' : '"'));
    else {
      const plain = scanner.expect(word, 'value is missing. Write it in braces.');
      const offset = scanner.at - plain.length;
      const value = /^\d+$/.test(plain) ? plain : abbreviations.get(plain, offset);
      if (value !== undefined) parts.push(value);
      else throw new BibtexError(offset, `"${plain}" must be in braces, or defined by @string.`);
    }
  } while (scanner.take(/#/));
  return parts.join('');
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

/** Returns a single entry as BibTeX. */
export function writeBibtex(type: string, key: string, fields: Readonly<Record<string, string>>): string {
  const lines = Object.entries(fields).map(([name, value]) => {
    const isMonth = name === 'month' && monthAbbreviations.includes(value.toLowerCase());
    return `  ${name} = ${isMonth ? value.toLowerCase() : `{${value}}`},\n`;
  });
  return `@${type}{${key},\n${lines.join('')}}\n`;
}

/** Returns the text that "Cite" copies: the reference as a comment, which must not contain @, and the entry. */
export const writeCitation = (reference: string, bibtex: string): string =>
  reference.includes('@') ? bibtex : `% ${reference}\n${bibtex}`;
