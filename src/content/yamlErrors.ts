/** Explains what is wrong with a file's YAML, and what it reads differently than its owner meant. */
import { type Document, isCollection, isScalar, visit, type YAMLParseError } from 'yaml';
import { mostProblems } from '#base/problems.ts';

/** The offset is counted from 0. */
export interface YamlProblem {
  offset: number;
  message: string;
  /** What follows can't be read either, until the next field of the file. */
  isFirst?: boolean;
  /** Whether a value is lost, and no other error would report it. */
  isLost?: boolean;
}

const indented = 'Line is indented differently from the lines around it. Indent fields of one group alike.';
const mergeConflict =
  'Merge conflict of Git. Keep one version, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.';
const bullet = '[*•·▪‣–—]';
const field = '["\']?[\\w-]+["\']?';

/** Lines that YAML can't read or misreads, and what to write. The first form that matches counts. */
const misreadLines: readonly [form: RegExp, message: string][] = [
  [/^\s*\/\/ ?(.*)$/, 'Comment begins with //. Write # $1'],
  [new RegExp(`^\\s*${bullet}\\s*(\\S.*)$`), 'Item of a list must begin with a dash and a space. Write - $1'],
  [/^\s*-([^\s-].*)$/, 'Space is missing after the dash. Write - $1'],
  [new RegExp(`^\\s*((?:- )?${field}:\\s*(["']).*\\2),$`), 'Line ends with a comma. Delete it: $1'],
  [new RegExp(`^\\s*((?:- )?${field})\\s*=\\s*(\\S.*)$`), 'Field is followed by = instead of a colon. Write $1: $2'],
  [new RegExp(`^\\s*((?:- )?${field}):([^\\s/].*)$`), 'Space is missing after the colon. Write $1: $2'],
  [new RegExp(`^\\s*((?:- )?${field}:) (https?:)\\s+(//.*)$`), 'URL has a space in it. Write $1 $2$3'],
  [new RegExp(`^\\s*((?:- )?${field}:) \\[[^\\]]*\\]\\((https?:[^\\s)]+)\\)$`), 'URL must be alone. Write $1 $2'],
];

function lineProblem(line: string): string | undefined {
  const misread = misreadLines.find(([form]) => form.test(line));
  return misread && line.replace(...misread);
}

/** Returns what comes before the value of a line, and the value: of `  - title: Cards`, `- title:` and `Cards`. */
function headAndValue(line: string): [head: string, value: string] {
  const [, head = '', value = ''] = /^\s*((?:-\s+)*(?:[\w-]+\s*:(?:\s+|$))?)(.*?)\s*$/.exec(line) ?? [];
  return [head.trim(), value];
}

/** Returns what to write in place of a line: its value in the quotes that it doesn't contain. */
function quoted(line: string): string {
  const [head, value] = headAndValue(line);
  // `"My "best" gauge"` has quotes around it, `"Best" and "worst"` hasn't.
  const isPart = /^(["'])[^"']*[^"'\s]\1\s/.test(value);
  const text = (!isPart && /^(?:"(?=.*"$)|'(?=.*'$)|[“„](?=.*[”“]$))(.*).$/.exec(value)?.[1]) || value;
  return `Write ${head ? `${head} ` : ''}${/["\\]/.test(text) ? `'${text.replaceAll("'", "''")}'` : `"${text}"`}`;
}

/** Returns what is wrong with the value of a line that YAML can't read; undefined if something else is wrong. */
function valueError(line: string): string | undefined {
  const [, value] = headAndValue(line);
  if (/^["']/.test(value)) return `Value in quotes has a quotation mark inside, or continues after it. ${quoted(line)}`;
  if (/^\[.*,\s*,.*\]$/.test(value)) return 'List has two commas in a row. Delete one.';
  if (/^(\[.*\]|\{.*\})$/.test(value)) return undefined;
  const [mark] = /^(?:[@`%&*!,>|{}[\]]|[-?](?=\s|$))/.exec(value) ?? [];
  if (mark) return `Value begins with ${mark}, which YAML reserves. ${quoted(line)}`;
  return /:\s/.test(value) ? `Value contains a colon and a space. ${quoted(line)}` : undefined;
}

/** What to do about other errors, by the parser's own code (https://eemeli.org/yaml/#errors). */
const noField =
  'Line is not a field. Write its name, a colon, a space and its value. If it continues the value above, indent it by two spaces.';
const advice: Partial<Record<YAMLParseError['code'], string>> = {
  BAD_ALIAS: 'Value begins with *, which YAML reserves. Put the whole value in quotes.',
  BAD_INDENT: indented,
  MISSING_CHAR: noField,
  MULTILINE_IMPLICIT_KEY: noField,
  MULTIPLE_DOCS: 'Extra ---. Keep one line of --- before the fields and one after them.',
  UNEXPECTED_TOKEN: 'Value has ended before this. Check the indentation of the line, and its commas and brackets.',
};

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

/** The line that was returned last: many values can be on one, which is searched once. */
let last = { yaml: '', start: 0, next: 0 };

/** Returns the line of an offset, and where it begins and ends. */
function lineAt(yaml: string, offset: number) {
  if (last.yaml !== yaml || offset < last.start || offset > last.next || !last.next) {
    const start = yaml.lastIndexOf('\n', offset - 1) + 1;
    const end = yaml.indexOf('\n', offset);
    last = { yaml, start, next: end < 0 ? yaml.length : end };
  }
  const { start, next } = last;
  const line = yaml.slice(start, next).trimEnd();
  return { start, end: start + line.length, line };
}

/** A part of a text that YAML takes for a comment, though it may be none: `#1`, `#rivers`, `# 2`. */
const comment = /^[ \t]+#(?=[\p{L}\p{N}]| \d)/u;
const cutOff = 'Text after # is a comment, so it is left out.';

/** Maximum number of characters of a line that a person wrote. */
const longestLine = 2000;

/** Returns a comment that cuts off items of a list in brackets, which begins at the offset; undefined if there is none. */
function commentInList(yaml: string, from: number, to: number): YamlProblem | undefined {
  const plain = yaml.slice(from, to).replace(/"[^"\n]*"|'[^'\n]*'/g, (quoted) => ' '.repeat(quoted.length));
  const offset = from + plain.search(/(?<=[[{,][ \t]*|[ \t])#(?=[\p{L}\p{N}])/u);
  if (offset < from) return undefined;
  const { start, line } = lineAt(yaml, offset);
  return { offset, message: `${cutOff} ${quoted(itemAt(line, offset - start).item)}` };
}

/** Returns the item of a list or group in brackets that a line has at a column; the line as a whole where there are none. */
function itemAt(line: string, column: number): { from: number; item: string } {
  if (line.length > longestLine) return { from: 0, item: line };
  const items = /(?:[^\s,[\]{}:]+:\s+)?(?:(["']).*?\1(?=\s*(?:[,\]}]|$))|[^\s,[\]{}][^,[\]{}]*)/g;
  const open = line.search(/(?<=^\s*(?:- )*(?:[\w-]+:\s+)?)[[{]/);
  if (open < 0) return { from: 0, item: line };
  items.lastIndex = open;
  for (const { index, 0: item } of line.matchAll(items)) {
    if (index <= column && column <= index + item.length) return { from: index, item: item.trim() };
  }
  return { from: 0, item: line };
}

/** Returns why a quotation that begins at the offset has no end. */
function explainOpenQuote(yaml: string, offset: number, mark: string): YamlProblem {
  const [, ...below] = yaml.slice(offset).split('\n');
  const next = below.findIndex((each) => new RegExp(`^\\s*(?:- )?${field}:\\s`).test(each));
  if (below.slice(0, next < 0 ? undefined : next).some((each) => each.trimEnd().endsWith(mark)))
    return { offset, message: 'Quoted text continues below. Put two spaces before each of its lines.', isFirst: true };
  const [, value] = headAndValue(lineAt(yaml, offset).line);
  const or = /^'\d[^']*$/.test(value) ? `, or write "${value}"` : '';
  return { offset, message: `Value begins with ${mark}. Add ${mark} at its end${or || '.'}` };
}

/** Returns why a list or group that begins at the offset has no end. */
const explainOpenBracket = (yaml: string, offset: number, bracket: string): YamlProblem =>
  commentInList(yaml, offset, lineAt(yaml, offset).end) ?? {
    offset,
    message: `List or group is not closed. Add ${bracket} at its end.`,
  };

/** Returns an error in a file's YAML, explained for its owner, and where it is. */
function explainYamlError(document: Document, { code, message, pos: [at] }: YAMLParseError, yaml: string): YamlProblem {
  if (code === 'RESOURCE_EXHAUSTION') return { offset: at, message };
  const { start, end, line } = lineAt(yaml, at);
  if (message.includes('closing') && message.includes('quote'))
    return explainOpenQuote(yaml, opening(document, at) ?? at, message.includes("'quote") ? "'" : '"');
  const bracket = /end with a (\S)/.exec(message)?.[1];
  if (bracket) return explainOpenBracket(yaml, opening(document, at) ?? at, bracket);
  const above = lineAt(yaml, start - 1).line;
  const [, mark] = /:\s+([|>])[-+\d]*$/.exec(start ? above : '') ?? [];
  if (mark)
    return {
      offset: at,
      message: `Text after ${mark} must be indented. Put two spaces before each of its lines.`,
      isFirst: true,
    };
  const head = yaml.search(/^[ \t]*[^\s#]/m);
  if (code === 'UNEXPECTED_TOKEN' && /^\w/.test(line) && /\s/.test(yaml.charAt(head))) {
    return { offset: head, message: indented, isFirst: true };
  }
  if (code === 'DUPLICATE_KEY') {
    const isItem = /^\s/.test(line) && /^\s*- /m.test(yaml.slice(0, at));
    const item = isItem ? ', or begin each item of its list with a dash' : '';
    return { offset: at, message: `Field is set twice. Keep one${item}.`, isFirst: isItem };
  }
  if (code === 'BAD_DQ_ESCAPE') {
    const [head, value] = headAndValue(line);
    return {
      offset: at,
      message: `Backslash has no meaning here in double quotes. Write ${head} '${value.slice(1, -1)}'`,
    };
  }
  const misread = lineProblem(line);
  if (misread) return { offset: start + line.search(/\S/), message: misread, isFirst: /^\s*-/.test(line) };
  const { from, item } = itemAt(line, at - start);
  const ofValue = valueError(item);
  if (ofValue) return { offset: start + from + item.length - headAndValue(item)[1].length, message: ofValue };
  // If the line itself is right, the next one is indented too far.
  const next = lineAt(yaml, Math.min(end + 1, yaml.length));
  if (/IMPLICIT_KEY/.test(code) && next.line.search(/\S/) > line.search(/\S/)) {
    return { offset: next.start, message: indented, isFirst: true };
  }
  const isStart = !yaml.slice(start, at).trim();
  if (/block sequence|IMPLICIT_KEY/.test(message + code) || (code === 'MISSING_CHAR' && isStart)) {
    if (headAndValue(line)[0]) return { offset: at, message: indented, isFirst: true };
  }
  // The parser's message without its place, which is reported anyway.
  const reason = message.split('\n')[0]?.replace(/ at line \d+.*$/, '') ?? code;
  const explained = advice[code] ?? `Not valid YAML: ${reason}`;
  return { offset: at, message: explained, isFirst: explained === noField || explained === indented };
}

/** Whitespace other than spaces and tabs. */
const whitespace = '[\\u00a0\\u1680\\u2000-\\u200b\\u202f\\u2060\\u3000\\ufeff]';
/** One that indents a line, or comes after its dash or colon; a tab may come after a colon. */
const strayWhitespace = new RegExp(
  `(?<=^ *(?:- *)?)(?:\\t|${whitespace})(?=[\\s]*[^\\s#])|(?<=^ *(?:- )?${field}:)${whitespace}`,
  'gm',
);
const blankNames: Record<string, string> = { '\t': 'a tab', '\u00a0': 'a no-break space' };

/** Reports whitespace that YAML doesn't read as spaces, except in a value in quotes or after | or >. */
function whitespaceProblems(document: Document, yaml: string): YamlProblem[] {
  const isBroken = document.errors.length > 0;
  const texts: [from: number, to: number][] = [];
  visit(document, {
    Scalar: (_, { type, range }) => {
      if (!range || (type === 'PLAIN' && isBroken)) return;
      // The first line of a text without quotes may be a field with wrong whitespace.
      texts.push([type === 'PLAIN' ? lineAt(yaml, range[0]).end : range[0], range[1]]);
    },
  });
  const reported = new Set(document.errors.map(({ pos: [at] }) => at));
  // Texts never overlap, and come in their order.
  let next = 0;
  const isInText = (index: number) => {
    while ((texts[next]?.[1] ?? index) < index) next++;
    return (texts[next]?.[0] ?? index) < index && index < (texts[next]?.[1] ?? index);
  };
  const found = [...yaml.matchAll(strayWhitespace)].filter(
    ({ 0: sign, index }) =>
      (sign !== '\t' || isBroken) &&
      // A byte order mark.
      (sign !== '\ufeff' || index > 0) &&
      (reported.has(index) || !isInText(index)),
  );
  const first = Map.groupBy(found, ({ index }) => lineAt(yaml, index).start);
  return [...first.values()].flatMap(([match]) => {
    if (!match) return [];
    const { index, 0: sign } = match;
    const name = blankNames[sign] ?? `U+${sign.charCodeAt(0).toString(16).toUpperCase()}`;
    const before = yaml.slice(lineAt(yaml, index).start, index).trim().at(-1);
    if (!before) return [{ offset: index, message: `Line is indented with ${name}. Use spaces.` }];
    return [{ offset: index, message: `${before === '-' ? 'Dash' : 'Colon'} is followed by ${name}. Use a space.` }];
  });
}

const nextField = new RegExp(`^${field}:`, 'm');

/**
 * Returns the errors in a file's YAML, only the first of a line: the others follow from it. Wrong whitespace makes the
 * parser find errors everywhere, so then nothing else is reported.
 * @param yaml the text that the document was read from
 */
export function yamlErrors(document: Document, yaml: string): YamlProblem[] {
  const conflicts = [...yaml.matchAll(/^<{7} .*/gm)].map(({ index }) => ({ offset: index, message: mergeConflict }));
  if (conflicts.length) return conflicts;
  const stray = whitespaceProblems(document, yaml);
  if (stray.length) return stray;
  const lines = new Set<number>();
  // After wrong indentation or dashes, everything is wrong until the next field of the file.
  let lost = 0;
  return document.errors.flatMap((error) => {
    const problem = explainYamlError(document, error, yaml);
    const { start, end } = lineAt(yaml, problem.offset);
    const between = yaml.slice(lost, start + 1);
    if (lines.has(start) || (lost && !nextField.test(between))) return [];
    lines.add(start);
    lost = problem.isFirst ? end : 0;
    return [problem];
  });
}

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
      const add = (offset: number, message: string) => found.push({ offset, message });
      const isFirst = !yaml.slice(lineAt(yaml, from).start, from).trim();
      const item = new RegExp(`${isFirst ? '(?:^|\\n)' : '\\n'}[ \\t]*(?:-|${bullet})\\s*(?=[^\\s-])`).exec(source);
      if (typeof value === 'string' && comment.test(yaml.slice(to, end))) {
        add(yaml.indexOf('#', to), `${cutOff} ${quoted(line)}`);
      } else if (value === null && from === to && comment.test(yaml.slice(to - 1, end))) {
        const [before, color] = /^.*:[ \t]+(?=(#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?!\S)))/i.exec(line) ?? [];
        const message = `Value begins with #, so it is a comment. ${quoted(color ? before + color : line)}`;
        found.push({ offset: to, message, isLost: Boolean(color) });
      } else if (anchor && !aliases.has(anchor))
        add(end - headAndValue(line)[1].length, `Value begins with &, which YAML reserves. ${quoted(line)}`);
      else if (tag?.startsWith('!') && !tag.startsWith('tag:'))
        add(end - headAndValue(line)[1].length, `Value begins with !, which YAML reserves. ${quoted(line)}`);
      else if (item) {
        const offset = from + item.index + item[0].search(/\S/);
        const text = lineAt(yaml, offset)
          .line.trim()
          .replace(/^\S\s*/, '');
        add(offset, `Line is read as text, not as an item of a list. Write - ${text}, indented like the other items.`);
      } else if (/^“[^“”]*”$|^„[^„“”]*[“”]$/.test(source)) {
        add(from, `${source} is shown with its quotation marks. Write "${source.slice(1, -1)}"`);
      }
    },
  });
  return found.slice(0, mostProblems);
}
