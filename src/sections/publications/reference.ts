/** Formats references in the style of the APA, which is part of citation-js. */
import { type CSL, type CSLName, plugins } from '@citation-js/core';
import '@citation-js/plugin-csl';
import { eastAsian } from '#base/characters.ts';
import { footnoteMark } from './authors.ts';
import { isOthers } from './csl.ts';
import { referenceStyle } from './referenceWords.ts';
import { type ReferenceRun, readRuns, readText } from './runs.ts';
import { signs } from './signs.ts';

/** Returns a name without its footnote mark, for comparing: `einstein` for `Einstein*` or `Einstein<sup>1</sup>`. */
const comparable = (name = '') =>
  readText(name)
    .flatMap(({ text, marks }) => (marks.includes('sup') ? [] : text))
    .join('')
    .replace(footnoteMark, '')
    .trim()
    .normalize()
    .toLowerCase();

/** Returns whether a name begins with the family name, without a space after it: 山田太郎, 김민준. */
export const isFamilyFirst = ({ given = '', family = '' }: CSLName): boolean =>
  eastAsian.test(family) && eastAsian.test(given) && !/\p{Script=Latin}/u.test(family + given);

/** Returns whether a name is the owner's: it is the same, or has the same family name and first name or initial. */
export function isOwner(csl: CSLName, name: string): boolean {
  const { given, family } = csl;
  if (given === undefined) return comparable(family) === comparable(name);
  if (isFamilyFirst(csl)) return comparable(`${family}${given}`) === comparable(name).replace(/\s/g, '');
  const [first = ''] = comparable(given).split(/[\s.]/);
  const whole = comparable(name);
  if (!first || !whole.endsWith(` ${comparable(family)}`)) return false;
  return first.length > 1 ? whole.startsWith(`${first} `) : whole.startsWith(first);
}

function markName(name: CSLName, ownerName: string): CSLName {
  if (isOthers(name)) return { family: signs.others };
  if (!isOwner(name, ownerName)) return name;
  const family = `${signs.owner}${name.family}`;
  if (isFamilyFirst(name)) return { ...name, family, given: `${name.given}${signs.ownerEnd}` };
  return { ...name, family: `${family}${signs.ownerEnd}` };
}

type Runs = readonly ReferenceRun[];

/**
 * Returns a reference in the style of the APA.
 * @param ownerName whose name is marked among the authors
 * @param language of the site
 */
function format(csl: CSL, ownerName: string, language: string): Runs {
  // URLs and the note are below the reference.
  const { DOI: _doi, URL: _url, accessed: _accessed, note: _note, author, editor, ...rest } = csl;
  const isDated = csl.issued ?? csl.status;
  const item = {
    ...rest,
    ...(!isDated && { issued: { literal: signs.undated } }),
    ...(author && { author: author.map((name) => markName(name, ownerName)) }),
    ...(editor && { editor: editor.map((name) => (isOthers(name) ? markName(name, '') : name)) }),
  };
  const [entry] = plugins.output.format('bibliography', [item], {
    ...referenceStyle(language),
    format: 'html',
    asEntryArray: true,
  });
  return readRuns((entry?.[1] ?? '').trim(), language);
}

/** Returns what is before a sign, and what is after it. */
function splitRuns(runs: Runs, sign: string): [before: Runs, after: Runs] {
  const at = runs.findIndex(({ text }) => text.includes(sign));
  const run = runs[at];
  if (!run) return [runs, []];
  const [before = '', after = ''] = run.text.split(sign);
  return [
    [...runs.slice(0, at), { ...run, text: before }],
    [{ ...run, text: after }, ...runs.slice(at + 1)],
  ];
}

/** Removes what matches at an end of runs. */
function trimRuns(runs: Runs, end: 0 | -1, pattern: RegExp): Runs {
  const run = runs.at(end);
  if (!run) return [];
  const text = run.text.replace(pattern, '');
  return text ? runs.with(end, { ...run, text }) : trimRuns(end ? runs.slice(0, -1) : runs.slice(1), end, pattern);
}

/** Parts of a reference besides title and date, in the style of the list. */
export interface ReferenceParts {
  names: Runs;
  /** Journal or publisher, and the type: `J. of X, 12(3), 1–10.`, `[Master’s thesis]. U.` */
  source: Runs;
}

/** Formats a reference, whole and in parts. */
export function formatReference(csl: CSL, ownerName: string, language: string): ReferenceParts & { reference: Runs } {
  const parts = format({ ...csl, title: signs.title, issued: undefined, status: undefined }, ownerName, language);
  const [names, source] = splitRuns(parts, signs.title);
  return {
    reference: format(csl, ownerName, language),
    // An initial keeps its dot.
    names: trimRuns(names, -1, /\s+$/),
    source: trimRuns(source, 0, /^[.,\s]+/),
  };
}
