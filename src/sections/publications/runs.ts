/** Texts with signs, as runs with marks and as plain text. */
import { plainScript } from '#base/markdown/formula.ts';
import { privateCharacters, signs } from './signs.ts';

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

const formulaScript = new RegExp(`([${signs.sub}${signs.sup}])([^${signs.end}]*)${signs.end}`, 'g');

/** Returns a value of CSL-JSON as plain text. Scripts of formulas without Unicode characters become `_` and `^`. */
export const plainText = (value: string | number): string =>
  String(value)
    .replace(formulaScript, (_, sign, script) => plainScript(sign === signs.sup ? 'sup' : 'sub', script))
    .replaceAll(signs.lessThan, '<')
    .replace(privateCharacters, '');
