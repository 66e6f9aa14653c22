/** Texts of CSL-JSON, and the HTML that citeproc makes of them, as runs with marks and as plain text. */
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { plainScript } from '#base/markdown/formula.ts';
import { referenceWord, writeNumbers } from './referenceWords.ts';
import { signs } from './signs.ts';

type HtmlNode = DefaultTreeAdapterTypes.ChildNode;
const nodesOf = (html: string): HtmlNode[] => parseFragment(html).childNodes;

function textOf(node: HtmlNode): string {
  if ('childNodes' in node) return node.childNodes.map(textOf).join('');
  return 'value' in node ? node.value : '';
}

const tags = ['i', 'b', 'sup', 'sub'] as const;
type Mark = (typeof tags)[number] | 'owner';

/** Text with the same marks. `owner` marks the name of the site's owner among the authors. */
export interface ReferenceRun {
  text: string;
  marks: readonly Mark[];
}

/** What separates the last name from "et al.", by language. Default: a comma. */
const beforeOthers: Readonly<Record<string, string>> = { ar: '، ', ja: '', ko: ' ' };

const othersMark = new RegExp(`(?:,? \\S+)? ${signs.others}\\.?`, 'g');

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

/**
 * Returns citeproc's HTML as runs.
 * @param language of the site
 */
export function readRuns(html: string, language: string): ReferenceRun[] {
  const runs: ReferenceRun[] = [];
  const open: (Mark | undefined)[] = [];
  let lastLetter = '';
  const add = (text: string) => {
    const written = (lastLetter + text)
      .replace(arabicMarks, (mark) => (mark === ',' ? '،' : '؛'))
      .slice(lastLetter.length);
    lastLetter = /.*(\p{L})/su.exec(text)?.[1] ?? lastLetter;
    const run = { text: finish(written, language), marks: open.filter((mark) => mark !== undefined) };
    const last = runs.at(-1);
    if (last && String(last.marks) === String(run.marks)) last.text += run.text;
    else if (run.text) runs.push(run);
  };
  const read = (nodes: readonly HtmlNode[]): void => {
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
  read(nodesOf(html));
  return runs;
}

/** Returns a text of CSL-JSON as HTML. All its tags are of citation-js: `signs.lessThan` replaces each `<` of the owner. */
const asHtml = (text: string): string => text.replaceAll('&', '&amp;');

/** Returns a text of CSL-JSON as runs. */
export const readText = (text: string): ReferenceRun[] => readRuns(asHtml(text), 'en');

const formulaScript = new RegExp(`([${signs.sub}${signs.sup}])([^${signs.scriptEnd}]*)${signs.scriptEnd}`, 'g');

/** Returns a value of CSL-JSON as plain text. Scripts of formulas without Unicode characters become `_` and `^`. */
export function withoutTags(value: string | number): string {
  const text = String(value).replace(formulaScript, (_, sign, script) =>
    plainScript(sign === signs.sup ? 'sup' : 'sub', script),
  );
  return nodesOf(asHtml(text)).map(textOf).join('').replaceAll(signs.lessThan, '<');
}
