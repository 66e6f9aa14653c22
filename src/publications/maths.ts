/**
 * LaTeX as citation-js 0.9 reads it right: it takes all that follows `^` for the script (`n^2)`), knows no fraction and
 * no root, and prints commands that it does not know.
 */
import { faces, haveScripts, isKnown } from './latex.ts';

/** A command that is not known, and where its backslash stands in the value, counted from 0. */
export interface UnknownCommand {
  command: string;
  offset: number;
}

/** Stands before a script that plain text has no letters for. */
export const scriptMark = '\uE004';

const fractions: Readonly<Record<string, string>> = { '1/2': '½', '1/4': '¼', '3/4': '¾' };
const isFraction = (command: string) => /^([dtcs]?frac|nicefrac)$/.test(command);
/** What only says how large something is, or where lines break. */
const silent =
  /^(left|right|[bB]igg?[lrm]?|displaystyle|textstyle|limits|nolimits|protect|relax|allowbreak|nobreak|noindent|lowercase|uppercase|natexlab)$/;
/** Hints for sorting, which nobody is to see. */
const hidden = /^(noopsort|SortNoop|phantom|vspace|hspace|label|footnote|thanks)$/;
const single = /^([^\s{}]|\\[a-z]+ *)$/i;

class Rewriter {
  readonly unknown: UnknownCommand[] = [];
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** Up to the end, or to what ends a group or maths. */
  all(maths: boolean, end?: RegExp): string {
    let written = '';
    while (this.#at < this.#text.length && !(end && this.#see(end) !== undefined)) written += this.#next(maths);
    return written;
  }

  #see(form: RegExp): string | undefined {
    const sticky = new RegExp(form, 'y');
    sticky.lastIndex = this.#at;
    return sticky.exec(this.#text)?.[0];
  }

  #take(form: RegExp): string | undefined {
    const found = this.#see(form);
    this.#at += found?.length ?? 0;
    return found;
  }

  #next(maths: boolean): string {
    const begin = this.#take(/\$\$?|\\\(/);
    if (begin !== undefined) return this.#maths(begin, maths);
    if (this.#see(/\{/)) return maths ? this.#group(true) : `{${this.#group(false)}`.concat(this.#closed());
    if (this.#see(/\\/)) return this.#command(maths);
    const script = maths ? this.#take(/[\^_] */) : undefined;
    if (script) return this.#script(script.startsWith('^') ? '^' : '_');
    return this.#text[this.#at++] ?? '';
  }

  /** What closes a group that was just read: nothing where it is cut off. */
  #closed(): string {
    return this.#text[this.#at - 1] === '}' ? '}' : '';
  }

  #maths(begin: string, inside: boolean): string {
    if (inside) return '$';
    const end = begin === '\\(' ? /\\\)/ : /\$\$?/;
    const written = this.all(true, end);
    return `$${written}${this.#take(end) === undefined ? '' : '$'}`;
  }

  /** What stands between braces, or the next letter or command where there are none. */
  #group(maths: boolean): string {
    if (this.#take(/ *\{/) === undefined) return this.#next(maths);
    const written = this.all(maths, /\}/);
    this.#take(/\}/);
    return written;
  }

  #script(script: '^' | '_'): string {
    const written = this.#group(true).replace(/\s+(?![a-z])/gi, '');
    if (/^(\\(circ|ast|star|prime)|\*|')$/.test(written)) return written === "'" ? '′' : written;
    const mark = haveScripts(script, written) ? '' : scriptMark;
    return `${mark}${script}{${written}}`;
  }

  #command(maths: boolean): string {
    const offset = this.#at;
    const whole = this.#take(/\\([a-zA-Z]+|[^a-zA-Z]?)/) ?? '';
    const command = whole.slice(1);
    const name = command.trim();
    if (isFraction(name)) return this.#fraction(maths);
    if (name === 'sqrt') return this.#root(maths);
    if (name === 'ensuremath') return maths ? this.#group(true) : `$${this.#group(true)}$`;
    if (silent.test(name)) return this.#skip();
    if (hidden.test(name)) {
      this.#group(maths);
      return '';
    }
    if (maths && faces.includes(name)) return this.#group(true);
    if (isKnown(name)) return `${whole}${maths && this.#see(/ *\{/) ? `{${this.#group(true)}}` : ''}`;
    this.unknown.push({ command: whole, offset });
    this.#take(/ *\[[^\]]*\]/);
    const blank = this.#take(/ */) ?? '';
    return this.#see(/\{/) || !maths ? '' : `${name}${blank}`;
  }

  #skip(): '' {
    this.#take(/ */);
    return '';
  }

  #fraction(maths: boolean): string {
    const [above, below] = [this.#group(maths), this.#group(maths)];
    return fractions[`${above}/${below}`] ?? `${bracketed(above)}/${bracketed(below)}`;
  }

  #root(maths: boolean): string {
    const degree = this.#take(/ *\[[^\]]*\]/)?.replace(/[[\] ]/g, '') ?? '';
    const sign = { '': '√', '2': '√', '3': '∛', '4': '∜' }[degree] ?? `$^{${degree}}$√`;
    const of = this.#group(maths);
    return `${maths ? sign.replaceAll('$', '') : sign}${single.test(of) || /^\d+$/.test(of) ? of : `(${of})`}`;
  }
}

const bracketed = (text: string) => (/[-+*/=<>\s]/.test(text.replace(/^-/, '')) ? `(${text})` : text);

/** Rewrites a value; the argument of a command that is not known stays, without the command's name. */
export function rewriteLatex(value: string): { latex: string; unknown: UnknownCommand[] } {
  const rewriter = new Rewriter(value);
  return { latex: rewriter.all(false), unknown: rewriter.unknown };
}
