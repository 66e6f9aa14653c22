/** Formats references in the style of the APA, which is part of citation-js. */
import { type CSL, type CSLName, plugins } from '@citation-js/core';
import '@citation-js/plugin-csl';
import { eastAsian } from '#base/characters.ts';
import { footnoteMark } from './authors.ts';
import { isOthers, lessThan } from './csl.ts';
import { scriptEnd, scriptStart } from './math.ts';
import { referenceStyle, referenceWord, writeNumbers } from './referenceWords.ts';

const tags = ['i', 'b', 'sup', 'sub'] as const;

/** Text with the same marks. `owner` marks the name of the site's owner among the authors. */
export interface ReferenceRun {
  text: string;
  marks: readonly ((typeof tags)[number] | 'owner')[];
}

/** Private characters around the owner's family name, and for BibTeX's "and others". */
const owner = '\uE001';
const ownerEnd = '\uE002';
const others = '\uE003';
/** In place of an unknown date, for which the style would write "n.d.". */
const undated = '\uE004';
/** In place of the title. */
const entitled = '\uE008';

/** Returns a name without its footnote mark, for comparing: `einstein` for `Einstein*` or `Einstein<sup>1</sup>`. */
const comparable = (name = '') =>
  name
    .replace(/<sup>[^<]*<\/sup>|\uE006[^\uE007]*\uE007/g, '')
    .replace(footnoteMark, '')
    .trim()
    .normalize()
    .toLowerCase();

/** Whether a name begins with the family name, without a space after it: 山田太郎, 김민준. */
export const isFamilyFirst = ({ given = '', family = '' }: CSLName): boolean =>
  eastAsian.test(family) && eastAsian.test(given) && !/\p{Script=Latin}/u.test(family + given);

/** Whether a name is the owner's: it is the same, or has the same family name and first name or initial. */
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
  if (isOthers(name)) return { family: others };
  if (!isOwner(name, ownerName)) return name;
  if (isFamilyFirst(name)) return { ...name, family: `${owner}${name.family}`, given: `${name.given}${ownerEnd}` };
  return { ...name, family: `${owner}${name.family}${ownerEnd}` };
}

/** Parses citeproc's HTML into runs with marks. Initials after the owner's name belong to it. */
export function readRuns(html: string, language = 'en'): ReferenceRun[] {
  const runs: ReferenceRun[] = [];
  const open: (ReferenceRun['marks'][number] | undefined)[] = [];
  const add = (text: string) => {
    const marks = open.filter((mark) => mark !== undefined);
    const last = runs.at(-1);
    if (last && String(last.marks) === String(marks)) last.text += text;
    else if (text) runs.push({ text, marks });
  };
  for (const token of html.split(/(<[^>]*>|[\uE001\uE005-\uE007]|\uE002(?:[,،](?:[\s-]?\p{L}\.)+)?)/u)) {
    if (token === owner) open.push('owner');
    else if (token === scriptStart.sub) open.push('sub');
    else if (token === scriptStart.sup) open.push('sup');
    else if (token === scriptEnd) open.pop();
    else if (token.startsWith(ownerEnd)) {
      add(token.slice(1));
      open.pop();
    } else if (token.startsWith('</')) open.pop();
    else if (token.startsWith('<')) open.push(tags.find((tag) => token === `<${tag}>`));
    else add(readText(token, language));
  }
  return runs;
}

/** What separates the last name from "et al.", by language. Default: a comma. */
const beforeOthers: Readonly<Record<string, string>> = { ar: '، ', ja: '', ko: ' ' };

/** Commas and semicolons between Arabic words, but for the end of an entity. */
const arabicMarks = /(?<=\p{Script=Arabic}(?:<[^>]*>|[^\p{L}<])*)(?<!&#\d+)[,;]/gu;

/** Returns the plain text of HTML. citeproc escapes `&`, `<` and `>` by their numbers. */
function readText(text: string, language: string): string {
  return writeNumbers(text, language)
    .replace(/(?:,? \S+)? \uE003\.?/, (beforeOthers[language] ?? ', ') + referenceWord('others', language))
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replaceAll(lessThan, '<');
}

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
    ...(!isDated && { issued: { literal: undated } }),
    ...(author && { author: author.map((name) => markName(name, ownerName)) }),
    ...(editor && { editor: editor.map((name) => (isOthers(name) ? markName(name, '') : name)) }),
  };
  const [entry] = plugins.output.format('bibliography', [item], {
    ...referenceStyle(language),
    format: 'html',
    asEntryArray: true,
  });
  return (entry?.[1] ?? '')
    .replace(` (${undated}).`, '')
    .replace(/^\s*<div[^>]*>|<\/div>\s*$/g, '')
    .replace(arabicMarks, (mark) => (mark === ',' ? '،' : '؛'));
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
  const parts = format({ ...csl, title: entitled, issued: undefined, status: undefined }, ownerName, language);
  const [names = '', source = ''] = parts.split(entitled);
  return {
    reference: readRuns(format(csl, ownerName, language), language),
    // An initial keeps its dot.
    names: readRuns(names.replace(/(<[^>]*>|\s)+$/, ''), language),
    source: readRuns(source.replace(/^(<\/[^>]*>|[.,\s])+/, ''), language),
  };
}
