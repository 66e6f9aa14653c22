/** Finds Markdown that is probably not shown as intended: marks that stay text, and text that is left out. */
import type { Heading, Nodes, Root } from 'mdast';
import type { Place } from '../problems.ts';
import { formulaError } from './formula.ts';
import type { MarkdownProblem } from './html.ts';
import { nodesIn, placeOf } from './nodes.ts';

/** Placeholder for a link, code or another parsed part. */
const part = '\ufffc';
const address = `(?:${part}{1,300}|(?:https?:|www\\.|mailto:|\\.{0,2}/|#)[^\\s()]{0,300}|[^\\s()]{1,300}\\.(?:md|pdf|png|jpe?g|svg|webp|gif|html?))`;
const asText = 'is shown as text.';

/** A note without its colon is left in the text as its text, and so are those that refer to it: one problem. */
type Kind = 'error' | 'note' | 'reference';
type Slip = readonly [form: RegExp, messageFor: (...found: string[]) => string | undefined, kind?: Kind];
/** Unclosed marks include all that follows, so problems after them are not reported. */
type Slipped = MarkdownProblem & { isOpen?: true };

/** A link or image in parentheses that holds what no address may hold. */
function brokenLink(_ = '', mark = '', name = '', target = '', end = ''): string {
  const what = mark ? 'Image' : 'Link';
  if (!end) return `${what} ${asText} Add ) at its end: ${mark}[${name}](${target.trim().split(/\s/)[0]})`;
  const [, url = target, rest = ''] = /^(\S+)\s+((?:=|\{)\S*)$/.exec(target.trim()) ?? [];
  if (rest) return `${what} ${asText} Delete its size: ${mark}[${name}](${url})`;
  const [, path = target, title = ''] = /^(.*?)(\s+["'].*["'])?$/s.exec(target.trim()) ?? [];
  return `${what} ${asText} Write %20 for each space: ${mark}[${name}](${path.replace(/\s/g, '%20')}${title})`;
}

/** The second line of a table, as wide as its first. */
function delimiterRow(head: string): string {
  const cells = head
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|');
  return `|${cells.map(() => ' --- |').join('')}`;
}

/** By their form in text; what a form holds is as the owner wrote it. */
const slips: readonly Slip[] = [
  [
    /^<{7} .*/gmu,
    () => 'Merge conflict of Git. Keep one version, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.',
    'error',
  ],
  [
    /^(#(?=\p{L})|#{2,6}(?=[^\s#]))([^\n]{0,300})/gmu,
    (_, marks, text) => `Heading has no space after its #, so it ${asText} Write ${marks} ${text}`,
  ],
  [/^#{7,}[ \t]/gmu, () => `Heading has more than six #, so it ${asText} Delete some.`],
  [/(?<!\\)(!?)\[([^\]\n]{0,300})\]\(([^)\n]{0,300})(\)?)/gmu, brokenLink],
  [
    new RegExp(`(?<!\\\\)(!?)\\[([^\\]\\n]{1,300})\\]\\s{1,20}\\((${address})\\)`, 'gmu'),
    (_, mark, name, url) => `${mark ? 'Image' : 'Link'} ${asText} Delete the space: ${mark}[${name}](${url})`,
  ],
  [
    new RegExp(`(!?)\\(([^()\\n]{1,300})\\)\\[(${address})\\]`, 'gmu'),
    (_, mark, name, url) => `${mark ? 'Image' : 'Link'} ${asText} Write ${mark}[${name}](${url})`,
  ],
  [
    new RegExp(`(?<!\\\\)\\[(?!\\d*\\])([^\\]\\n]{1,600})\\](\\{?)(${part}{1,300})`, 'gmu'),
    (_, name = '', __, url = '') =>
      /^<?https?:|^www/.test(url) ? `Link ${asText} Write [${name}](${url.replace(/^<|[>}]$/g, '')})` : undefined,
  ],
  [
    new RegExp(`(?<!\\\\)\\[([^\\][()\\n]{1,300})\\((${part}{1,300})\\)?`, 'gmu'),
    (_, name, url) => `Link ${asText} Add ] before its address: [${name}](${url})`,
  ],
  [
    /^\[\^([^\]\s]{1,300})\] ([^\n]{1,300})/gmu,
    (_, name, text) => `Note ${asText} Add a colon: [^${name}]: ${text}`,
    'note',
  ],
  [
    /(?<!\\)\[\^([^\]\s]{1,300})\](?!:)/gmu,
    (_, name) => `Note ${name} has no text. Write it in a line of its own: [^${name}]: Text`,
    'reference',
  ],
  [
    /(?<!\\)\^\[([^\]\n]{1,300})\]/gmu,
    (_, text) => `Note ${asText} Write [^1] here, and in a line of its own [^1]: ${text}`,
  ],
  [
    /(?<!\\)!?\[\[([^\]\n]{1,300})\]\]/gmu,
    (_, name) => `Link ${asText} Write [${name}](/projects/name), or ![alt text](image.png) for an image.`,
  ],
  [
    /(?<![\\\w\])])\[([^\][\n^]{1,300})\]\[([^\][\n]{0,300})\]/gmu,
    (_, name = '', label = '') =>
      /^\d+$/.test(name + label)
        ? undefined
        : `Link ${asText} Add its address in a line of its own: [${label || name}]: https://example.com`,
  ],
  [
    /(?<!\\)\*\*([^*\n]{1,300})\*\*(?=(.?))/gmu,
    // `2 ** 3 ** 4`
    (_, text = '', after) =>
      /^\s+\d/.test(text)
        ? undefined
        : text.trim() === text
          ? `** ${asText} Put a space ${/\w/.test(after ?? '') ? 'after' : 'before'} it: **${text}**`
          : `** ${asText} Delete the spaces inside: **${text.trim()}**`,
  ],
  [/(?<![\\\w*])\*\*(?=[\p{L}\p{N}])([^*\n]{0,300})$/gmu, () => `** ${asText} Add ** where the bold text ends.`],
  [/(?<![=\\])==(?=[^\s=])([^=\n]{1,300})==/gmu, (_, text) => `== ${asText} Write <mark>${text}</mark>`],
  [/(?<!\\)`/gmu, () => `\` ${asText} Add \` where the code ends, or write \\\`.`],
  [
    /^['‘’´]{3,}\w*$(?:[^\0]{0,300}?^['‘’´]{3,}$)?/gmu,
    (_) => `Code begins and ends with a line of three backticks: \`\`\``,
  ],
  [
    /^(\|[^\n]{0,300}\|[ \t]*)\n\|[^\n]{0,300}\|/gmu,
    (_, head = '') => `Table ${asText} Write below its first line: ${delimiterRow(head)}`,
  ],
  [
    /^([^\n|]{1,300}\|[^\n]{0,300})\n(?=[ \t|:]{0,20}[—–-])[ \t|:—–-]{1,300}$/gmu,
    (_, head = '') => `Table ${asText} Write as its second line: ${delimiterRow(head)}`,
  ],
  [
    /^(?:([-+*])(?=[^\s*\d-])|([–—•▪◦‣]))[ \t]*([^\n]{0,300})(?:\n(?:\1|\2)[^\n]{0,300})+|^[•▪◦‣][ \t]*([^\n]{0,300})/gmu,
    (_, __, ___, text, only) => `List ${asText} Begin each item with a dash and a space: - ${text ?? only}`,
  ],
  [
    /^(\d+[.)])(\p{L}[^\n]{0,300})\n\d+[.)]\p{L}/gmu,
    (_, number, text) => `List ${asText} Write a space after each number: ${number} ${text}`,
  ],
  [
    new RegExp(
      `^:::[^\\n]{0,300}(?:[^\\0]{0,300}?^:::$)?|\\{\\{[<%][^\\n]{0,300}?[>%]\\}\\}|\\{%[^\\n]{0,300}?%\\}|^\\[\\[?TOC\\]\\]?$|(?<=${part})\\{[^}\\n]{1,300}\\}|^import [^\\n]{1,300} from (['"])[^'"\\n]{1,300}\\1;?$|^export (?:const|default|function) [^\\n]{1,300}|[ \\t]\\{[#.][\\w-]+\\}[ \\t]*$`,
      'gmu',
    ),
    (whole = '') => `${whole.trim().split('\n')[0]} is syntax of another program and ${asText} Delete it.`,
  ],
  [/(?<![\w:]):[a-z][a-z_]{2,}:(?![\w:])/gmu, (whole) => `${whole} ${asText} Write the emoji itself.`],
  [
    /\\\(([^\n]{1,300}?)\\\)|\\\[([^\n]{1,300}?)\\\]/gmu,
    // `\(x\)` alone may be escaped parentheses.
    (_, inline, display = '') =>
      /[\\^_{]/.test(inline ?? display)
        ? `Formula ${asText} Write ${inline === undefined ? `$$${display}$$` : `$${inline}$`}`
        : undefined,
  ],
];

/** A body whose characters are those of running text, with a sign for each of what is something else. */
function textOf(root: Root, body: string) {
  const starts = [0, ...Array.from(body.matchAll(/\n/g), ({ index }) => index + 1)];
  const offsetOf = ({ line, column }: { line: number; column: number }) =>
    (starts[line - 1] ?? body.length) + column - 1;
  const placeAt = (offset: number) => {
    let [line, after] = [1, starts.length + 1];
    while (after - line > 1) {
      const middle = (line + after) >> 1;
      if ((starts[middle - 1] ?? 0) <= offset) line = middle;
      else after = middle;
    }
    return { line, column: offset - (starts[line - 1] ?? 0) + 1 };
  };
  const pieces: { from: number; to: number; isText: boolean }[] = [];
  let after = 0;
  for (const node of nodesIn(root)) {
    if (!node.position) continue;
    const [from, to] = [offsetOf(node.position.start), offsetOf(node.position.end)];
    const isPart =
      'url' in node ||
      ['inlineCode', 'inlineMath', 'footnoteReference', 'linkReference', 'imageReference'].includes(node.type);
    if (from < after || (node.type !== 'text' && !isPart)) continue;
    pieces.push({ from, to, isText: !isPart });
    after = to;
  }
  let text = '';
  for (const { from, to, isText } of pieces) {
    text += body.slice(text.length, from).replace(/[^\n]/g, '\0');
    text += isText ? body.slice(from, to) : body.slice(from, to).replace(/[^\n]/g, part);
  }
  return { text, placeAt, offsetOf };
}

/** What is wrong with a block of code: it is never closed, or takes in the next one. */
function codeProblem(source: string): Pick<Slipped, 'message' | 'severity' | 'isOpen'> | undefined {
  const lines = source.replace(/\n$/, '').split('\n');
  const [, , fence] = /^([\s>]*)(`{3,}|~{3,})/.exec(lines[0] ?? '') ?? [];
  if (!fence) {
    const isProse = /^\p{Lu}[^{}();=<>]* [^{}();=<>]*[.!?]$/u.test(source.trim());
    const message = 'Text is shown as code, as it is indented. Delete the spaces before it.';
    return isProse ? { message, severity: 'warning' } : undefined;
  }
  const inner = lines.findIndex(
    (line, index) => index > 0 && line.trim().startsWith(fence) && /^[`~]+\s*[^\s`~]/.test(line.trim()),
  );
  if (inner > 0) {
    const next = lines[inner]?.trim();
    return {
      message: `Code is not closed before "${next}", which is code as well. Write ${fence} alone in a line where it ends.`,
      severity: 'warning',
      isOpen: true,
    };
  }
  const isClosed =
    lines.length > 1 && new RegExp(`^[\\s>]*${fence[0]}{${fence.length},}\\s*$`).test(lines.at(-1) ?? '');
  if (isClosed) return undefined;
  return {
    message: `Code is never closed, so all that follows is code. Add a line of ${fence} where it ends.`,
    severity: 'error',
    isOpen: true,
  };
}

/** Returns what is wrong with headings: their levels, and text above --- that becomes one. */
function headingProblems(headings: readonly Heading[], body: string[]): MarkdownProblem[] {
  let above = 1;
  let isMixed = headings.some(({ depth }) => depth === 1) && headings.some(({ depth }) => depth === 2);
  return headings.flatMap((node): MarkdownProblem[] => {
    const place = placeOf(node);
    const level = Math.max(node.depth, 2);
    const warn = (message: string) => [{ ...place, message, severity: 'warning' as const }];
    const lines = body.slice(place.line - 1, node.position?.end.line);
    const isUnderlined = /^[\s>]*-+\s*$/.test(lines.at(-1) ?? '') && lines.length > 1;
    const skipped = level > above + 1;
    const best = '#'.repeat(above + 1);
    above = level;
    if (!node.children.length) return warn('Heading is empty. Write its text, or delete it.');
    if (isUnderlined && (lines.length > 2 || /^[\s>]*---\s*$/.test(lines.at(-1) ?? ''))) {
      return warn(
        'Text is a heading, as --- is directly below it. Put an empty line between them, or write ## before it.',
      );
    }
    if (isMixed && node.depth === 1) {
      isMixed = false;
      return warn(
        'Heading is shown as large as those with ##, since # is the page title. Write ##, and one # more for those below it.',
      );
    }
    return skipped ? warn(`Heading skips a level. Write ${best}`) : [];
  });
}

/** Returns notes and addresses of links that nothing refers to, or that are there twice: they are not shown. */
function unusedDefinitions(nodes: readonly Nodes[]): MarkdownProblem[] {
  const used = new Set(
    nodes.flatMap((node) => {
      if (node.type === 'footnoteReference') return [`true${node.identifier}`];
      return node.type === 'linkReference' || node.type === 'imageReference' ? [`false${node.identifier}`] : [];
    }),
  );
  const seen = new Set<string>();
  return nodes.flatMap((node): MarkdownProblem[] => {
    if (node.type !== 'footnoteDefinition' && node.type !== 'definition') return [];
    const isNote = node.type === 'footnoteDefinition';
    const label = node.label ?? node.identifier;
    const name = isNote ? `[^${label}]` : `[${label}]`;
    const key = `${isNote}${node.identifier}`;
    const isTwice = seen.has(key);
    seen.add(key);
    // `[//]: # (a comment)`
    if (!isTwice && (used.has(key) || (!isNote && 'url' in node && node.url === '#'))) return [];
    const message = isTwice
      ? `${name} is defined twice, and the second is left out. Give it another name.`
      : `${name} is left out, since nothing refers to it. Write ${name} where it belongs, or delete it.`;
    return [{ ...placeOf(node), message, severity: 'warning' }];
  });
}

/**
 * Returns what is not shown as it was probably meant.
 * @param written what `root` was parsed from
 */
export function slipsIn(root: Root, written: string): MarkdownProblem[] {
  // As long as before, so that places stay.
  const body = written.replaceAll('\r', ' ');
  const { text, placeAt, offsetOf } = textOf(root, body);
  const nodes = nodesIn(root);
  const problems: Slipped[] = [];
  const taken = new Uint8Array(body.length);
  const notes = new Set<string | undefined>();
  for (const [form, messageFor, kind] of slips) {
    for (const match of text.matchAll(form)) {
      const { index } = match;
      const end = index + match[0].length;
      if (taken.subarray(index, end).includes(1)) continue;
      // What the form holds, as it was written: links are signs in the text.
      const groups = match.map((group) => {
        const from = group === undefined ? -1 : text.indexOf(group, index);
        return group === undefined ? group : body.slice(from, from + group.length).trimEnd();
      });
      const message = messageFor(...(groups as string[]));
      if (!message || (kind === 'reference' && notes.has(groups[1]))) continue;
      if (kind === 'note') notes.add(groups[1]);
      taken.fill(1, index, end);
      problems.push({ ...placeAt(index), message, severity: kind === 'error' ? 'error' : 'warning' });
    }
  }
  const lines = body.split('\n');
  problems.push(
    ...headingProblems(
      nodes.filter((node) => node.type === 'heading'),
      lines,
    ),
    ...unusedDefinitions(nodes),
  );
  for (const node of nodes) {
    if (!node.position) continue;
    const { line, column } = placeOf(node);
    const source = body.slice(offsetOf(node.position.start), offsetOf(node.position.end)).trimEnd();
    const add = (problem: Omit<Slipped, 'line' | 'column'>, at = { line, column }) =>
      problems.push({ ...at, ...problem });
    const warn = (message: string, at?: Place) => add({ message, severity: 'warning' }, at);
    if (node.type === 'code') {
      const problem = codeProblem(source);
      if (problem) add(problem);
    } else if (node.type === 'math' && !/\$\$$/.test(source.slice(2))) {
      const message = 'Formula is never closed, so all that follows is one. Add a line of $$ where it ends.';
      add({ message, severity: 'error', isOpen: true });
    } else if (node.type === 'math' || node.type === 'inlineMath') {
      const reason = formulaError(node.value, node.type === 'math');
      if (reason) warn(`Formula can't be read (${reason}). Fix it, or write \\$ for a dollar sign.`);
    } else if (node.type === 'table') {
      const [head, ...rows] = node.children;
      for (const row of rows) {
        const extra = head && row.children[head.children.length];
        const message = `Cell is left out: the first row has only ${head?.children.length}. Add one there, or write \\| for a | in a text.`;
        if (extra) warn(message, placeOf(extra));
      }
    }
  }
  const open = problems.filter(({ isOpen }) => isOpen).map(({ isOpen: _, ...problem }) => problem);
  if (open.length) return open;
  // Of each place the first.
  return [...Map.groupBy(problems, ({ line, column }) => `${line}:${column}`).values()].flatMap(
    ([first]) => first ?? [],
  );
}

/** Returns Markdown in a field, which is plain text: it is shown as it is written. */
export const markdownInField = (text: string): string | undefined =>
  /(?<![\w*])\*\*[^*\s](?:[^*]*[^*\s])?\*\*(?![\w*])|(?<!\\)\[[^\]\n]{1,300}\]\((?:https?:|mailto:|\/|#)[^)\s]{0,999}\)/.exec(
    text,
  )?.[0];
