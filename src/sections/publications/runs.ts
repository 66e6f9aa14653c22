import { plainScript } from '#base/markdown/formula.ts';

/**
 * Private characters that mark places in text on its way through citation-js and citeproc, which keep them. Those that
 * the owner typed are removed before. None is in a finished reference.
 */
export const signs = {
  /** Before italics and others, which `end` ends: of LaTeX, and `sub` and `sup` of formulas. */
  italics: '\uE000',
  bold: '\uE001',
  subscript: '\uE002',
  superscript: '\uE003',
  sub: '\uE004',
  sup: '\uE005',
  /** Before the family name of the site's owner. */
  owner: '\uE006',
  ownerEnd: '\uE007',
  end: '\uE008',
  /** A `<` that the owner typed, which citeproc could read as a tag. */
  lessThan: '\uE009',
  /** In place of BibTeX's "and others". */
  others: '\uE00A',
  /** U+202F, which citation-js would treat as a normal space. */
  thinSpace: '\uE00B',
  /** Before the marks of a name, which `end` ends, and after a family name that has marks. */
  nameMark: '\uE010',
  nameEnd: '\uE011',
  /** Before and after the title, and the date. */
  title: '\uE00E',
  date: '\uE00F',
} as const;

export const privateCharacters = /[\uE000-\uF8FF]/g;

type Mark = 'i' | 'b' | 'sup' | 'sub' | 'owner';

/** Text with the same marks. `owner` marks the name of the site's owner among the authors. */
export interface ReferenceRun {
  text: string;
  marks: readonly Mark[];
}

const marks = new Map<string, Mark>([
  [signs.italics, 'i'],
  [signs.bold, 'b'],
  [signs.subscript, 'sub'],
  [signs.superscript, 'sup'],
  [signs.sub, 'sub'],
  [signs.sup, 'sup'],
  [signs.nameMark, 'sup'],
  [signs.owner, 'owner'],
]);

/** Returns a text as runs. Other signs than those of marks are left out. */
export function readRuns(text: string): ReferenceRun[] {
  const runs: ReferenceRun[] = [];
  const open: Mark[] = [];
  for (const token of text.replaceAll(signs.lessThan, '<').split(/([\uE000-\uF8FF])/)) {
    const mark = marks.get(token);
    const last = runs.at(-1);
    const now = [...new Set(open)];
    if (mark) open.push(mark);
    else if (token === signs.end) open.pop();
    else if (token === '' || /^[\uE000-\uF8FF]$/.test(token)) continue;
    else if (last && String(last.marks) === String(now)) last.text += token;
    else runs.push({ text: token, marks: now });
  }
  return runs;
}

export const textOf = (runs: readonly ReferenceRun[]): string => runs.map(({ text }) => text).join('');

const formulaScript = new RegExp(`([${signs.sub}${signs.sup}])([^${signs.end}]*)${signs.end}`, 'g');

/** Returns a value of CSL-JSON as plain text. Scripts of formulas without Unicode characters become `_` and `^`. */
export const plainText = (value: string | number): string =>
  String(value)
    .replace(formulaScript, (_, sign, script) => plainScript(sign === signs.sup ? 'sup' : 'sub', script))
    .replaceAll(signs.lessThan, '<')
    .replace(privateCharacters, '');
