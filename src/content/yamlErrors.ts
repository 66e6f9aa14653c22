/** What is wrong with a file's YAML, and what it reads differently than its owner meant. */
import {
  type Document,
  isAlias,
  isCollection,
  isNode,
  isScalar,
  type LineCounter,
  parseDocument,
  visit,
  type YAMLParseError,
} from 'yaml';
import { mostProblems } from '#base/problems.ts';
import type { Finding, ProblemKind } from '#base/problemTexts.ts';
import { parseOptions } from './toYaml.ts';

/** Nodes around a value, two for each group: content has about ten. */
const deepest = 100;

/** Parses YAML without throwing; undefined if it is nested too deep for what reads it, which is recursive. */
export function yamlDocument(yaml: string, lineCounter: LineCounter, options = parseOptions): Document | undefined {
  try {
    const document = parseDocument(yaml, { ...options, prettyErrors: false, lineCounter });
    visit(document, (_, node, path) => {
      const isInside = isAlias(node) && path.some((each) => isNode(each) && each.anchor === node.source);
      if (isInside || path.length > deepest) throw new RangeError();
    });
    return document;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

export interface YamlFinding extends Finding {
  /** Counted from 0. */
  offset: number;
  /** Whether a value is lost, and no other error would report it. */
  isLost?: boolean;
}

const field = '["\']?[\\w-]+["\']?';
/** A tab that indents a line, or follows the dash of an item. */
const strayTab = /^ *(?:- *)?(?=\t\s*[^\s#])/;

/** What is wrong with a line that YAML can't read, and what to write. The first form that matches counts. */
const misreadLines: readonly [kind: ProblemKind, form: RegExp, write: string][] = [
  ['item', /^\s*-(?=[^\s-])(\S.*)$/, '- $1'],
  ['colonSpace', new RegExp(`^\\s*((?:- )?${field}):([^\\s/].*)$`), '$1: $2'],
];

/** After these, the parser reads all else wrong. */
const misleading: readonly ProblemKind[] = ['item', 'indentation', 'unclosed', 'yaml'];

function lineAt(yaml: string, offset: number) {
  const start = yaml.lastIndexOf('\n', offset - 1) + 1;
  const next = yaml.indexOf('\n', offset);
  const line = yaml.slice(start, next < 0 ? undefined : next).trimEnd();
  return { start, end: start + line.length, line };
}

const indentOf = (line: string) => line.search(/\S/);

/** Splits `  - title: Cards` into `- title:` and `Cards`. Fields are in lower case: `Result:` in an item is text. */
function headAndValue(line: string): [head: string, value: string] {
  const [, dash = '', name = '', value = ''] =
    /^\s*((?:-\s+)*)(["']?[\w-]+["']?\s*:(?:\s+|$))?(.*?)\s*$/.exec(line) ?? [];
  return dash && /^[A-Z]/.test(name) ? [dash.trim(), name + value] : [(dash + name).trim(), value];
}

/** Returns how to write a line: its value in the quotes that it doesn't contain. In brackets, each item needs its own. */
function quoted(line: string): Pick<Finding, 'write' | 'fix'> {
  const [head, value] = headAndValue(line);
  if (/^[[{]/.test(value)) return { fix: 'quotes' };
  // `"My "best" gauge"` has quotes around it, `"Best" and "worst"` hasn't.
  const isPart = /^(["'])[^"']*[^"'\s]\1\s/.test(value);
  const text = (!isPart && /^(?:"(?=.*"$)|'(?=.*'$)|[“„](?=.*[”“]$))(.*).$/.exec(value)?.[1]) || value;
  const write = /["\\]/.test(text) ? `'${text.replaceAll("'", "''")}'` : `"${text}"`;
  return { write: `${head ? `${head} ` : ''}${write}` };
}

/** Returns where a quotation or list that is not closed begins; the parser reports where it stops. */
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

/** Finds a tab in a line, or in the one below, which the parser may take for a part of it. */
function tabIn(yaml: string, { start, end, line }: ReturnType<typeof lineAt>): YamlFinding | undefined {
  const next = lineAt(yaml, Math.min(end + 1, yaml.length));
  const [at, text] = strayTab.test(line) ? [start, line] : [next.start, next.line];
  const [before] = strayTab.exec(text) ?? [];
  return before === undefined ? undefined : { offset: at + before.length, kind: 'tab' };
}

function explainYamlError(document: Document, { code, message, pos: [at] }: YAMLParseError, yaml: string): YamlFinding {
  const [, quote, allowed = quote] = /closing (['"])quote|end with a (\S)/.exec(message) ?? [];
  if (allowed) {
    const offset = opening(document, at) ?? at;
    return { offset, kind: 'unclosed', found: yaml.charAt(offset), allowed };
  }
  const place = lineAt(yaml, at);
  const { start, end, line } = place;
  const tab = tabIn(yaml, place);
  if (tab) return tab;
  if (code === 'DUPLICATE_KEY') return { offset: at, kind: 'twice' };
  const [misread, form, write = ''] = misreadLines.find(([, each]) => each.test(line)) ?? [];
  if (misread && form) return { offset: start + indentOf(line), kind: misread, write: line.replace(form, write) };
  const [head, value] = headAndValue(line);
  const offset = end - value.length;
  if (/^["'].*[^,]$/.test(value)) return { offset, kind: 'quote', ...quoted(line) };
  if (/^[^[{@`%&*!,>|\]}].*:\s/.test(value)) return { offset, kind: 'colon', ...quoted(line) };
  const first = yaml.search(/^[ \t]*[^\s#]/m);
  if (code === 'UNEXPECTED_TOKEN' && /^\w/.test(line) && /\s/.test(yaml.charAt(first)))
    return { offset: first, kind: 'indentation' };
  // If the line itself is right, the next one is indented too far.
  const next = lineAt(yaml, Math.min(end + 1, yaml.length));
  const isKey = code.includes('IMPLICIT_KEY');
  if (isKey && indentOf(next.line) > indentOf(line)) return { offset: next.start, kind: 'indentation' };
  if (head && (isKey || code === 'BAD_INDENT' || message.includes('block sequence')))
    return { offset: at, kind: 'indentation' };
  return {
    offset: at,
    kind: 'yaml',
    found: message.split('\n')[0],
    ...(message.includes('reserved character') && { fix: 'quotes' }),
  };
}

/** Returns the errors in a file's YAML: the first of each line, and none that only follow from another. */
export function yamlErrors(document: Document, yaml: string): YamlFinding[] {
  const all = document.errors.slice(0, mostProblems).map((error) => explainYamlError(document, error, yaml));
  const byLine = Map.groupBy(all, ({ offset }) => lineAt(yaml, offset).start);
  const found = [...byLine.values()].flatMap(([first]) => first ?? []);
  const alone = found.find(({ kind }) => kind === 'tab');
  if (alone) return [alone];
  const last = found.findIndex(({ kind }) => misleading.includes(kind));
  return last < 0 ? found : found.slice(0, last + 1);
}

/** A part of a text that YAML takes for a comment, though it may be none: `#1`, `#rivers`, `# 2`. */
const comment = /^[ \t]+#(?=[\p{L}\p{N}]| \d)/u;

const color = /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?!\S)/i;

function misreadScalar(yaml: string, value: unknown, from: number, to: number): YamlFinding | undefined {
  const { line, end } = lineAt(yaml, to);
  const source = yaml.slice(from, to);
  if (typeof value === 'string' && comment.test(yaml.slice(to, end)))
    return { offset: yaml.indexOf('#', to), kind: 'comment', ...quoted(line) };
  if (value === null && from === to && comment.test(yaml.slice(to - 1, end)))
    return { offset: to, kind: 'comment', ...quoted(line), isLost: color.test(line) };
  const isFirst = !yaml.slice(lineAt(yaml, from).start, from).trim();
  const item = new RegExp(`${isFirst ? '(?:^|\\n)' : '\\n'}[ \\t]*-\\s*(?=[^\\s-])`).exec(source);
  if (item) {
    const offset = from + item.index + indentOf(item[0]);
    return { offset, kind: 'item', write: lineAt(yaml, offset).line.replace(/^\s*\S\s*/, '- ') };
  }
  if (!/^“[^“”]*”$|^„[^„“”]*[“”]$/.test(source)) return undefined;
  return { offset: from, kind: 'quotationMarks', found: source, write: `"${source.slice(1, -1)}"` };
}

/** Returns what YAML reads without an error, but differently than its owner meant. */
export function yamlWarnings(document: Document, yaml: string): YamlFinding[] {
  const found: YamlFinding[] = [];
  visit(document, {
    Scalar: (_, { value, type, range }) => {
      const misread = type === 'PLAIN' && range && misreadScalar(yaml, value, range[0], range[1]);
      if (misread) found.push(misread);
    },
  });
  return found.slice(0, mostProblems);
}
