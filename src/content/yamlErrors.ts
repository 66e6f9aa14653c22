/** Explains what is wrong with a file's YAML, and what it reads differently than its owner meant. */
import { type Document, isCollection, isScalar, visit, type YAMLParseError } from 'yaml';
import { mostProblems } from '#base/problems.ts';
import { describe, type ProblemFacts, type ProblemKind } from '#base/problemTexts.ts';

/** The offset is counted from 0. */
export interface YamlProblem extends ProblemFacts {
  kind: ProblemKind;
  message: string;
  offset: number;
  /** Whether a value is lost, and no other error would report it. */
  isLost?: boolean;
}

const report = (offset: number, kind: ProblemKind, facts?: ProblemFacts): YamlProblem => ({
  offset,
  ...describe(kind, facts),
});

const bullet = '[*•·▪‣–—]';
const field = '["\']?[\\w-]+["\']?';
/** Whitespace that YAML doesn't read as a space. */
const blank = '\\u00a0\\u1680\\u2000-\\u200b\\u202f\\u2060\\u3000';
const strayBlank = new RegExp(`^ *(?:- *)?(?=[\\t${blank}]\\s*[^\\s#])|^ *(?:- )?${field}:(?=[${blank}])`);
const nextField = new RegExp(`^${field}:`, 'm');

/** What is wrong with a line that YAML can't read, and what to write. The first form that matches counts. */
const misreadLines: readonly [kind: ProblemKind, form: RegExp, write: string][] = [
  ['mergeConflict', /^<{7} .*$/, ''],
  ['item', new RegExp(`^\\s*(?:${bullet}\\s*|-(?=[^\\s-]))(\\S.*)$`), '- $1'],
  ['colonSpace', new RegExp(`^\\s*((?:- )?${field}):([^\\s/].*)$`), '$1: $2'],
];

/** What is wrong by the parser's own code (https://eemeli.org/yaml/#errors), if the line doesn't show it. */
const kindsByCode: Partial<Record<YAMLParseError['code'], ProblemKind>> = {
  BAD_INDENT: 'indentation',
  MISSING_CHAR: 'noField',
  MULTILINE_IMPLICIT_KEY: 'noField',
  DUPLICATE_KEY: 'twice',
};

/** After these, the parser reads all else wrong, until the next field of the file. */
const misleading: readonly ProblemKind[] = ['tab', 'item', 'indentation', 'noField', 'unclosed'];

/** These make the parser find errors everywhere, so nothing else is reported. */
const confusing: readonly ProblemKind[] = ['tab', 'mergeConflict'];

/** Returns the line of an offset, and where it begins and ends. */
function lineAt(yaml: string, offset: number): { start: number; end: number; line: string } {
  const start = yaml.lastIndexOf('\n', offset - 1) + 1;
  const next = yaml.indexOf('\n', offset);
  const line = yaml.slice(start, next < 0 ? undefined : next).trimEnd();
  return { start, end: start + line.length, line };
}

const indentOf = (line: string) => line.search(/\S/);

/**
 * Returns what comes before the value of a line, and the value: of `  - title: Cards`, `- title:` and `Cards`. Names of
 * fields begin with a lowercase letter: `Result:` in an item of a list is text.
 */
function headAndValue(line: string): [head: string, value: string] {
  const [, dash = '', name = '', value = ''] =
    /^\s*((?:-\s+)*)(["']?[\w-]+["']?\s*:(?:\s+|$))?(.*?)\s*$/.exec(line) ?? [];
  return dash && /^[A-Z]/.test(name) ? [dash.trim(), name + value] : [(dash + name).trim(), value];
}

/** Returns what to write in place of a line: its value in the quotes that it doesn't contain. */
function quoted(line: string): string {
  const [head, value] = headAndValue(line);
  // `"My "best" gauge"` has quotes around it, `"Best" and "worst"` hasn't.
  const isPart = /^(["'])[^"']*[^"'\s]\1\s/.test(value);
  const text = (!isPart && /^(?:"(?=.*"$)|'(?=.*'$)|[“„](?=.*[”“]$))(.*).$/.exec(value)?.[1]) || value;
  return `${head ? `${head} ` : ''}${/["\\]/.test(text) ? `'${text.replaceAll("'", "''")}'` : `"${text}"`}`;
}

/** Returns the item of a list or group in brackets that a line has at a column; the line as a whole where there are none. */
function itemAt(line: string, column: number): { from: number; item: string } {
  const items = /(?:[^\s,[\]{}:]+:\s+)?(?:(["']).*?\1(?=\s*(?:[,\]}]|$))|[^\s,[\]{}][^,[\]{}]*)/g;
  const open = line.length > 2000 ? -1 : line.search(/(?<=^\s*(?:- )*(?:[\w-]+:\s+)?)[[{]/);
  if (open < 0) return { from: 0, item: line };
  items.lastIndex = open;
  for (const { index, 0: item } of line.matchAll(items)) {
    if (index <= column && column <= index + item.length) return { from: index, item: item.trim() };
  }
  return { from: 0, item: line };
}

/** Returns the beginning of a quotation or list that is not closed; the parser reports where it stops. */
function opening(document: Document, end: number): number | undefined {
  let found: number | undefined;
  visit(document, {
    Node(_, node) {
      const isOpen = isScalar(node) ? node.type?.startsWith('QUOTE_') : isCollection(node) && node.flow;
      if (isOpen && node.range && node.range[0] < end && node.range[1] >= end) found = node.range[0];
    },
  });
  return found;
}

/** Returns a comment that cuts off items of a list in brackets; undefined if there is none. */
function commentInList(yaml: string, from: number, to: number): YamlProblem | undefined {
  const plain = yaml.slice(from, to).replace(/"[^"\n]*"|'[^'\n]*'/g, (quoted) => ' '.repeat(quoted.length));
  const offset = from + plain.search(/(?<=[[{,][ \t]*|[ \t])#(?=[\p{L}\p{N},\]}])/u);
  if (offset < from) return undefined;
  const { start, line } = lineAt(yaml, offset);
  return report(offset, 'comment', { write: quoted(itemAt(line, offset - start).item) });
}

/** Returns the wrong whitespace in a line, or in the one below, which the parser may take for a part of it. */
function strayIn(yaml: string, { start, end, line }: ReturnType<typeof lineAt>): YamlProblem | undefined {
  const next = lineAt(yaml, Math.min(end + 1, yaml.length));
  const [at, text] = strayBlank.test(line) ? [start, line] : [next.start, next.line];
  const [before] = strayBlank.exec(text) ?? [];
  if (before === undefined) return undefined;
  const sign = text.charAt(before.length);
  return report(at + before.length, 'tab', { found: sign === '\t' ? 'a tab' : 'a no-break space' });
}

/** Returns an error in a file's YAML, explained for its owner, and where it is. */
function explainYamlError(document: Document, { code, message, pos: [at] }: YAMLParseError, yaml: string): YamlProblem {
  const [, quote, bracket = quote] = /closing (['"])quote|end with a (\S)/.exec(message) ?? [];
  if (bracket) {
    const offset = opening(document, at) ?? at;
    const cut = quote ? undefined : commentInList(yaml, offset, lineAt(yaml, offset).end);
    return cut ?? report(offset, 'unclosed', { found: yaml.charAt(offset), allowed: bracket });
  }
  const place = lineAt(yaml, at);
  const { start, end, line } = place;
  const stray = strayIn(yaml, place);
  if (stray) return stray;
  if (code === 'DUPLICATE_KEY') return report(at, 'twice');
  const [misread, form, write] = misreadLines.find(([, each]) => each.test(line)) ?? [];
  if (misread && form) return report(start + indentOf(line), misread, { write: line.replace(form, write ?? '') });
  const { from, item } = itemAt(line, at - start);
  const [, value] = headAndValue(item);
  const ofValue = (kind: ProblemKind, found?: string) =>
    report(start + from + item.length - value.length, kind, { found, write: quoted(item) });
  if (/^["'].*[^,]$/.test(value)) return ofValue('quote');
  if (!/^(\[.*\]|\{.*\})$/.test(value)) {
    const [mark] = /^(?:[@`%&*!,>|{}[\]]|[-?](?=\s|$))/.exec(value) ?? [];
    if (mark) return ofValue('reserved', mark);
    if (/:\s/.test(value)) return ofValue('colon');
  }
  const head = yaml.search(/^[ \t]*[^\s#]/m);
  if (code === 'UNEXPECTED_TOKEN' && /^\w/.test(line) && /\s/.test(yaml.charAt(head)))
    return report(head, 'indentation');
  // If the line itself is right, the next one is indented too far.
  const next = lineAt(yaml, Math.min(end + 1, yaml.length));
  const isKey = code.includes('IMPLICIT_KEY');
  if (isKey && indentOf(next.line) > indentOf(line)) return report(next.start, 'indentation');
  const isStart = !yaml.slice(start, at).trim();
  const isMisplaced = isKey || message.includes('block sequence') || (code === 'MISSING_CHAR' && isStart);
  if (isMisplaced && headAndValue(line)[0]) return report(at, 'indentation');
  const kind = kindsByCode[code];
  // The parser's message without its place, which is reported anyway.
  return kind ? report(at, kind) : report(at, 'yaml', { found: message.split('\n')[0] });
}

/**
 * Returns the errors in a file's YAML, only the first of a line: the others follow from it.
 * @param yaml the text that the document was read from
 */
export function yamlErrors(document: Document, yaml: string): YamlProblem[] {
  const lines = new Set<number>();
  let lost = 0;
  const found = document.errors.slice(0, mostProblems).flatMap((error) => {
    const problem = explainYamlError(document, error, yaml);
    const { start, end } = lineAt(yaml, problem.offset);
    if (lines.has(start) || (lost && !nextField.test(yaml.slice(lost, start + 1)))) return [];
    lines.add(start);
    lost = misleading.includes(problem.kind) ? end : 0;
    return [problem];
  });
  const alone = found.filter(({ kind }) => confusing.includes(kind));
  return alone.length ? alone : found;
}

/** A part of a text that YAML takes for a comment, though it may be none: `#1`, `#rivers`, `# 2`. */
const comment = /^[ \t]+#(?=[\p{L}\p{N}]| \d)/u;

/** Returns what YAML reads without an error, but differently than its owner meant. */
export function yamlWarnings(document: Document, yaml: string): YamlProblem[] {
  const found: YamlProblem[] = [];
  const aliases = new Set<string>();
  visit(document, { Alias: (_, { source }) => void aliases.add(source) });
  visit(document, {
    Collection(_, { flow, range }) {
      const cut = flow && range ? commentInList(yaml, range[0], range[1]) : undefined;
      if (cut) found.push(cut);
    },
    Scalar(_, { value, type, range, anchor, tag }) {
      if (type !== 'PLAIN' || !range) return;
      const [from, to] = range;
      const { line, end } = lineAt(yaml, to);
      const source = yaml.slice(from, to);
      const add = (...problem: Parameters<typeof report>) => found.push(report(...problem));
      const isFirst = !yaml.slice(lineAt(yaml, from).start, from).trim();
      const item = new RegExp(`${isFirst ? '(?:^|\\n)' : '\\n'}[ \\t]*(?:-|${bullet})\\s*(?=[^\\s-])`).exec(source);
      const stray = new RegExp(`^(?:-|${field}:)?(?=[${blank}])`, 'm').exec(source);
      const isNamed = tag?.startsWith('!') && !tag.startsWith('tag:');
      if (stray) {
        found.push({
          ...report(from + stray.index + stray[0].length, 'tab', { found: 'a no-break space' }),
          isLost: true,
        });
      } else if (typeof value === 'string' && comment.test(yaml.slice(to, end))) {
        add(yaml.indexOf('#', to), 'comment', { write: quoted(line) });
      } else if (value === null && from === to && comment.test(yaml.slice(to - 1, end))) {
        const [before, color] = /^.*:[ \t]+(?=(#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?!\S)))/i.exec(line) ?? [];
        const write = quoted(color ? before + color : line);
        found.push({ ...report(to, 'comment', { write }), isLost: Boolean(color) });
      } else if ((anchor && !aliases.has(anchor)) || isNamed) {
        add(end - headAndValue(line)[1].length, 'reserved', { found: isNamed ? '!' : '&', write: quoted(line) });
      } else if (item) {
        const offset = from + item.index + indentOf(item[0]);
        const text = lineAt(yaml, offset)
          .line.trim()
          .replace(/^\S\s*/, '');
        add(offset, 'item', { write: `- ${text}` });
      } else if (/^“[^“”]*”$|^„[^„“”]*[“”]$/.test(source)) {
        add(from, 'quotationMarks', { found: source, write: `"${source.slice(1, -1)}"` });
      }
    },
  });
  return found.slice(0, mostProblems);
}
