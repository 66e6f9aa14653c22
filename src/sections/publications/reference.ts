/** Formats references in the style of the APA, which is part of citation-js. */
import { type CSL, type CSLName, plugins } from '@citation-js/core';
import '@citation-js/plugin-csl';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { eastAsian } from '#base/characters.ts';
import { footnoteMark } from './authors.ts';
import { isOthers } from './csl.ts';
import { referenceStyle, referenceWord, writeNumbers } from './referenceWords.ts';
import { signs } from './signs.ts';

const tags = ['i', 'b', 'sup', 'sub'] as const;
type Mark = (typeof tags)[number] | 'owner';

/** Text with the same marks. `owner` marks the name of the site's owner among the authors. */
export interface ReferenceRun {
  text: string;
  marks: readonly Mark[];
}

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

/** What separates the last name from "et al.", by language. Default: a comma. */
const beforeOthers: Readonly<Record<string, string>> = { ar: '، ', ja: '', ko: ' ' };

const othersMark = new RegExp(`(?:,? \\S+)? ${signs.others}\\.?`);

/** Commas and semicolons between Arabic words. */
const arabicMarks = /(?<=\p{Script=Arabic}\P{L}*)[,;]/gu;

/** Returns a part of a reference without private characters. */
function finish(text: string, language: string): string {
  return writeNumbers(text, language)
    .replace(othersMark, (beforeOthers[language] ?? ', ') + referenceWord('others', language))
    .replace(` (${signs.undated}).`, '')
    .replaceAll(signs.lessThan, '<');
}

const opening = new Map<string, Mark>([
  [signs.owner, 'owner'],
  [signs.sub, 'sub'],
  [signs.sup, 'sup'],
]);
/** What begins or ends a mark. Initials after the owner's name belong to it. */
const edge = new RegExp(
  `([${signs.owner}${signs.sub}${signs.sup}${signs.scriptEnd}]|${signs.ownerEnd}(?:[,،](?:[\\s-]?\\p{L}\\.)+)?)`,
  'u',
);

/** Parses citeproc's HTML into runs with marks. */
function readRuns(html: string, language: string): ReferenceRun[] {
  const runs: ReferenceRun[] = [];
  const open: (Mark | undefined)[] = [];
  let letter = '';
  const add = (text: string) => {
    const written = (letter + text).replace(arabicMarks, (mark) => (mark === ',' ? '،' : '؛')).slice(letter.length);
    letter = /.*(\p{L})/su.exec(text)?.[1] ?? letter;
    const run = { text: finish(written, language), marks: open.filter((mark) => mark !== undefined) };
    const last = runs.at(-1);
    if (last && String(last.marks) === String(run.marks)) last.text += run.text;
    else if (run.text) runs.push(run);
  };
  const read = (nodes: readonly DefaultTreeAdapterTypes.ChildNode[]): void => {
    for (const node of nodes) {
      if ('childNodes' in node) {
        open.push(tags.find((tag) => tag === node.nodeName));
        read(node.childNodes);
        open.pop();
      }
      for (const token of 'value' in node ? node.value.split(edge) : []) {
        const isEnd = token.startsWith(signs.ownerEnd) || token === signs.scriptEnd;
        const mark = opening.get(token);
        if (mark) open.push(mark);
        else add(isEnd ? token.slice(1) : token);
        if (isEnd) open.pop();
      }
    }
  };
  read(parseFragment(html).childNodes);
  return runs;
}

/** Returns a text of CSL-JSON as runs. */
export const readText = (text: string): ReferenceRun[] => readRuns(text.replaceAll('&', '&amp;'), 'en');

/**
 * Returns HTML in the style of the APA.
 * @param ownerName whose name is marked among the authors
 * @param language of the site
 */
function format(csl: CSL, ownerName: string, language: string): string {
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
  return (entry?.[1] ?? '').trim();
}

/** Removes what matches at an end of runs. */
function trimRuns(runs: readonly ReferenceRun[], end: 0 | -1, pattern: RegExp): readonly ReferenceRun[] {
  const run = runs.at(end);
  if (!run) return [];
  const text = run.text.replace(pattern, '');
  return text ? runs.with(end, { ...run, text }) : trimRuns(end ? runs.slice(0, -1) : runs.slice(1), end, pattern);
}

/** Parts of a reference besides title and date, in the style of the list. */
export interface ReferenceParts {
  names: readonly ReferenceRun[];
  /** Journal or publisher, and the type: `J. of X, 12(3), 1–10.`, `[Master’s thesis]. U.` */
  source: readonly ReferenceRun[];
}

/** Formats a reference, whole and in parts. */
export function formatReference(
  csl: CSL,
  ownerName: string,
  language: string,
): ReferenceParts & { reference: readonly ReferenceRun[] } {
  const parts = format({ ...csl, title: signs.title, issued: undefined, status: undefined }, ownerName, language);
  const [names = '', source = ''] = parts.split(signs.title);
  return {
    reference: readRuns(format(csl, ownerName, language), language),
    // An initial keeps its dot.
    names: trimRuns(readRuns(names, language), -1, /\s+$/),
    source: trimRuns(readRuns(source, language), 0, /^[.,\s]+/),
  };
}
