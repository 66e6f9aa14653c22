/** Formats references in the style of the APA, which is part of citation-js. */
import { type CSLName, type CSL as CslEntry, plugins } from '@citation-js/core';
import '@citation-js/plugin-csl';
import CSL from 'citeproc';
import { footnoteMark } from './authors.ts';
import { isOthers } from './csl.ts';
import { referenceStyle, referenceWord, writeNumbers } from './referenceWords.ts';
import { type ReferenceRun, readRuns, signs } from './runs.ts';

/** Returns a name without its footnote mark, for comparing: `einstein` for `Einstein*` or `Einstein<sup>1</sup>`. */
const comparable = (name = '') =>
  readRuns(name)
    .flatMap(({ text, marks }) => (marks.includes('sup') ? [] : text))
    .join('')
    .replace(footnoteMark, '')
    .trim()
    .normalize()
    .toLowerCase();

/** Returns whether a name is the owner's: it is the same, or has the same family name and first name or initial. */
export function isOwner({ given, family }: CSLName, name: string): boolean {
  if (given === undefined) return comparable(family).replace(/\s/g, '') === comparable(name).replace(/\s/g, '');
  const [first = ''] = comparable(given).split(/[\s.]/);
  const whole = comparable(name);
  if (!first || !whole.endsWith(` ${comparable(family)}`)) return false;
  return first.length > 1 ? whole.startsWith(`${first} `) : whole.startsWith(first);
}

function markName(name: CSLName, ownerName: string): CSLName {
  if (isOthers(name)) return { family: signs.others };
  return isOwner(name, ownerName) ? { ...name, family: signs.owner + name.family + signs.ownerEnd } : name;
}

/** What separates the last name from "et al.", by language. Default: a comma. */
const beforeOthers: Readonly<Record<string, string>> = { ar: '، ', ja: '', ko: ' ' };
const { title, date, ownerEnd, end, others } = signs;
const othersMark = new RegExp(`(?:,? \\S+)? ${others}\\.?`, 'g');
/** Commas and semicolons between Arabic words. */
const arabicMarks = /(?<=\p{Script=Arabic}\P{L}*)[,;]/gu;
/** Initials after the owner's name belong to it. */
const ownersInitials = new RegExp(`${ownerEnd}((?:[,،](?:[\\s-]?\\p{L}\\.)+)?)`, 'gu');
/** A period after a title that ends a sentence itself. */
const doublePeriod = new RegExp(`([.?!…][${end}]?${title}[${end}]?)\\.`);

const format = 'signs';

/** Formats a reference with signs. URLs and the note are below the reference. */
function write(csl: CslEntry, ownerName: string, language: string): string {
  const { DOI: _doi, URL: _url, accessed: _accessed, note: _note, author, editor, ...rest } = csl;
  CSL.Output.Formats[format] ??= {
    ...CSL.Output.Formats.text,
    '@font-style/italic': `${signs.italics}%%STRING%%${end}`,
    '@font-weight/bold': `${signs.bold}%%STRING%%${end}`,
    '@vertical-align/sup': `${signs.superscript}%%STRING%%${end}`,
    '@vertical-align/sub': `${signs.subscript}%%STRING%%${end}`,
  };
  const item = {
    ...rest,
    title: title + csl.title + title,
    ...(author && { author: author.map((name) => markName(name, ownerName)) }),
    ...(editor && { editor: editor.map((name) => (isOthers(name) ? markName(name, '') : name)) }),
  };
  const [entry] = plugins.output.format('bibliography', [item], {
    ...referenceStyle(language),
    format,
    asEntryArray: true,
  });
  const text = (entry?.[1] ?? '')
    .trim()
    .replace(arabicMarks, (mark: string) => (mark === ',' ? '،' : '؛'))
    .replace(othersMark, (beforeOthers[language] ?? ', ') + referenceWord('others', language))
    .replace(ownersInitials, `$1${end}`)
    .replace(doublePeriod, '$1');
  return writeNumbers(text, language);
}

type Runs = readonly ReferenceRun[];

/** A reference, and its parts besides title and date: names, and journal or publisher with the type. */
export interface ReferenceParts {
  reference: Runs;
  names: Runs;
  /** `J. of X, 12(3), 1–10.`, `[Master’s thesis]. U.` */
  source: Runs;
}

export function formatReference(csl: CslEntry, ownerName: string, language: string): ReferenceParts {
  const whole = write(csl, ownerName, language);
  const undated = whole.replace(new RegExp(` ${date}[^${date}]*${date}\\.?`), '');
  const [names = '', , rest = ''] = undated.split(title);
  // The style leaves out the state of some types beside a date.
  const state = csl.issued && csl.status;
  const hasState = !state || rest.toLowerCase().includes(state.toLowerCase());
  const source = hasState ? rest : `${rest} (${state})`;
  return {
    reference: readRuns((csl.issued ?? csl.status) ? whole : undated),
    // An initial keeps its dot.
    names: readRuns(names).length ? readRuns(names.replace(/[\s\uE000-\uF8FF]+$/u, '')) : [],
    source: readRuns(source.replace(new RegExp(`^[.,\\s${end}]+`), '')),
  };
}
