/** An entry as in a list of references, in the style of the APA, which citation-js brings. */
import { type CSL, type CSLName, plugins } from '@citation-js/core';
import '@citation-js/plugin-csl';
import { eastAsian } from '#base/characters.ts';
import { footnoteMark } from './authors.ts';
import { isOthers, lessThan } from './csl.ts';
import { scriptEnd, scriptStart } from './math.ts';
import { referenceStyle, referenceWord, writeNumbers } from './referenceWords.ts';

const tags = ['i', 'b', 'sup', 'sub'] as const;

/** Text of one kind. `owner` is the name of the site's owner among the authors. */
export interface Run {
  text: string;
  marks: readonly ((typeof tags)[number] | 'owner')[];
}

/** Private characters around the owner's family name, and for BibTeX's "and others". */
const owner = '\uE001';
const ownerEnd = '\uE002';
const others = '\uE003';
/** In place of a date that is not known: the style would say "n.d.". */
const undated = '\uE004';
/** In place of the title. */
const entitled = '\uE008';

/** A name without its footnote: `Einstein*`, `Einstein<sup>1</sup>`. */
const comparable = (name = '') =>
  name
    .replace(/<sup>[^<]*<\/sup>|\uE006[^\uE007]*\uE007/g, '')
    .replace(footnoteMark, '')
    .trim()
    .normalize()
    .toLowerCase();

/** A name that begins with the family name, with no space behind it: 山田太郎, 김민준. */
export const isFamilyFirst = ({ given = '', family = '' }: CSLName): boolean =>
  eastAsian.test(family) && eastAsian.test(given) && !/\p{Script=Latin}/u.test(family + given);

/** Whether a name is that of the owner: all of it, or the same family name with the same first name or its initial. */
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

/** Returns the tags that citeproc reads and writes as marks; initials that follow the owner's name belong to it. */
export function readRuns(html: string, language = 'en'): Run[] {
  const runs: Run[] = [];
  const open: (Run['marks'][number] | undefined)[] = [];
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

/** What is between the last name and "et al.", where it isn't a comma. */
const beforeOthers: Readonly<Record<string, string>> = { ar: '، ', ja: '', ko: ' ' };

/** Commas and semicolons between Arabic words, but for the end of an entity. */
const arabicMarks = /(?<=\p{Script=Arabic}(?:<[^>]*>|[^\p{L}<])*)(?<!&#\d+)[,;]/gu;

/** citeproc escapes `&`, `<` and `>` by their numbers. */
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
  // Addresses and the note are below the reference.
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
  names: readonly Run[];
  /** Where it appeared, and what kind of text it is: `J. of X, 12(3), 1–10.`, `[Master’s thesis]. U.` */
  source: readonly Run[];
}

/** Formats a reference, whole and in parts. */
export function formatReference(
  csl: CSL,
  ownerName: string,
  language: string,
): ReferenceParts & { reference: readonly Run[] } {
  const parts = format({ ...csl, title: entitled, issued: undefined, status: undefined }, ownerName, language);
  const [names = '', source = ''] = parts.split(entitled);
  return {
    reference: readRuns(format(csl, ownerName, language), language),
    // An initial keeps its dot.
    names: readRuns(names.replace(/(<[^>]*>|\s)+$/, ''), language),
    source: readRuns(source.replace(/^(<\/[^>]*>|[.,\s])+/, ''), language),
  };
}
