/** Finds misread Markdown, which is probably not shown as intended: marks that stay text, and text that is left out. */
import type { Root } from 'mdast';
import { type Offsets, offsetsIn } from '../lines.ts';
import type { MarkdownProblem } from './html.ts';
import { type Misreading, misreadingsInNodes } from './nodeMisreadings.ts';
import { nodesIn } from './nodes.ts';

/** Placeholder for a link, code or another parsed part. */
const part = '\ufffc';
const url = `(?:${part}{1,300}|(?:https?:|www\\.|mailto:|\\.{0,2}/|#)[^\\s()]{0,300}|[^\\s()]{1,300}\\.(?:md|pdf|png|jpe?g|svg|webp|gif|html?))`;
const asText = 'is shown as text.';

/** A note without its colon is shown as text, and so are the references to it: one problem. */
type Kind = 'error' | 'note' | 'reference';
type MisreadingRule = readonly [form: RegExp, messageFor: (...found: string[]) => string | undefined, kind?: Kind];

/** Returns a message on a link or image with a link in it, or whose parentheses contain more than a URL or are never closed. */
function brokenLink(_ = '', mark = '', name = '', target = '', end = ''): string | undefined {
  const what = mark ? 'Image' : 'Link';
  if (!end) return `${what} ${asText} Add ) at its end: ${mark}[${name}](${target.trim().split(/\s/)[0]})`;
  const [, url = target, rest = ''] = /^(\S+)\s+((?:=|\{)\S*)$/.exec(target.trim()) ?? [];
  if (rest) return `${what} ${asText} Delete its size: ${mark}[${name}](${url})`;
  const [, path = target, title = ''] = /^(.*?)(\s+["'].*["'])?$/s.exec(target.trim()) ?? [];
  if (!/\s/.test(path))
    return /\]\(|\[\^|<http/.test(name) ? `${what} ${asText} Delete the link or note in its brackets.` : undefined;
  return `${what} ${asText} Write %20 for each space: ${mark}[${name}](${path.replace(/\s/g, '%20')}${title})`;
}

/** Returns the second line of a table, as wide as its first. */
function delimiterRow(head: string): string {
  const cells = head
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/);
  return `|${cells.map(() => ' --- |').join('')}`;
}

/** Patterns of misread Markdown, with their messages. These quote the pattern's groups as the owner wrote them. */
const misreadingRules: readonly MisreadingRule[] = [
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
  [/(?<!\\)(!?)\[([^\]\n]{0,300})\]\(((?:\([^()\n]{0,300}\)|[^)\n]){0,300})(\)?)/gmu, brokenLink],
  [
    new RegExp(`(?<!\\\\)(!?)\\[([^\\]\\n]{1,300})\\]\\s{1,20}\\((${url})\\)`, 'gmu'),
    (_, mark, name, url) => `${mark ? 'Image' : 'Link'} ${asText} Delete the space: ${mark}[${name}](${url})`,
  ],
  [
    new RegExp(`(!?)\\(([^()\\n]{1,300})\\)\\[(${url})\\]`, 'gmu'),
    (_, mark, name, url) => `${mark ? 'Image' : 'Link'} ${asText} Write ${mark}[${name}](${url})`,
  ],
  [
    new RegExp(`(?<!\\\\)\\[(?!\\d*\\])([^\\]\\n]{1,600})\\](\\{?)(${part}{1,300})`, 'gmu'),
    (_, name = '', __, url = '') =>
      /^<?https?:|^www/.test(url) ? `Link ${asText} Write [${name}](${url.replace(/^<|[>}]$/g, '')})` : undefined,
  ],
  [
    new RegExp(`(?<!\\\\)\\[([^\\][()\\n]{1,300})\\((${part}{1,300})\\)?`, 'gmu'),
    (_, name, url) => `Link ${asText} Add ] before its URL: [${name}](${url})`,
  ],
  [
    /^\[\^([^\]\s]{1,300})\] ([^\n]{1,300})/gmu,
    (_, name, text) => `Note ${asText} Add a colon: [^${name}]: ${text}`,
    'note',
  ],
  [
    /(?<!\\)\[\^([^\]\s]{1,300})\](?!:)/gmu,
    (_, name) => `Note ${name} has no text. Write it on a line of its own: [^${name}]: Text`,
    'reference',
  ],
  [
    /(?<!\\)\^\[([^\]\n]{1,300})\]/gmu,
    (_, text) => `Note ${asText} Write [^1] here, and on a line of its own [^1]: ${text}`,
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
        : `Link ${asText} Add its URL on a line of its own: [${label || name}]: https://example.com`,
  ],
  [
    /(?<!\\)\*\*([^*\n]{1,300})\*\*(?=(.?))/gmu,
    // `2 ** 3 ** 4`
    (_, text = '', after) =>
      /^\s+\d/.test(text)
        ? undefined
        : text.trim() === text
          ? `** ${asText} Put a space ${/[\p{L}\p{N}_]/u.test(after ?? '') ? 'after' : 'before'} it: **${text}**`
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
    /^(\|[^\n]{0,300}\|[ \t]*)\n(\|[^\n]{0,300}\|)/gmu,
    (_, head = '', second = '') =>
      /^[\s|:-]*-[\s|:-]*$/.test(second)
        ? `Table ${asText} Write as its second line: ${delimiterRow(head)}, or write \\| for a | in text.`
        : `Table ${asText} Write below its first line: ${delimiterRow(head)}`,
  ],
  [
    /^([^\n|]{1,300}\|[^\n]{0,300})\n(?=[ \t|:]{0,20}[—–-])[ \t|:—–-]{1,300}$/gmu,
    (_, head = '') => `Table ${asText} Write as its second line: ${delimiterRow(head)}`,
  ],
  [
    /^(?:([-+*])(?=[^\s*\d-])|([–—•▪◦‣]))[ \t]*([^\n]{0,300})(?:\n\1\2[^\n]{0,300})+|^[•▪◦‣][ \t]*([^\n]{0,300})/gmu,
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

/** Returns a body of the same length with only its running text, and a placeholder for each other character. */
function runningText(root: Root, body: string, { offsetOf }: Offsets): string {
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
  return text;
}

/** Finds marks that are shown as text. If several forms match, the first counts. */
function misreadingsInText(root: Root, body: string, offsets: Offsets): Misreading[] {
  const text = runningText(root, body, offsets);
  const problems: Misreading[] = [];
  const taken = new Uint8Array(body.length);
  const notes = new Set<string | undefined>();
  for (const [form, messageFor, kind] of misreadingRules) {
    for (const match of text.matchAll(new RegExp(form, `d${form.flags}`))) {
      const { index } = match;
      const end = index + match[0].length;
      if (taken.subarray(index, end).includes(1)) continue;
      // The groups as they were written: links are placeholders in the text.
      const groups = match.indices?.map((span) => span && body.slice(...span).trimEnd()) ?? [];
      const message = messageFor(...(groups as string[]));
      if (!message || (kind === 'reference' && notes.has(groups[1]))) continue;
      if (kind === 'note') notes.add(groups[1]);
      taken.fill(1, index, end);
      problems.push({ ...offsets.placeAt(index), message, severity: kind === 'error' ? 'error' : 'warning' });
    }
  }
  return problems;
}

/**
 * Returns a problem for each place that is probably not shown as intended, the first one there. If marks are never closed, only
 * these, since they include all that follows.
 * @param written what `root` was parsed from
 */
export function misreadingsIn(root: Root, written: string): MarkdownProblem[] {
  // The same length, so that offsets stay valid.
  const body = written.replaceAll('\r', ' ');
  const offsets = offsetsIn(body);
  const problems = [...misreadingsInText(root, body, offsets), ...misreadingsInNodes(root, body, offsets)];
  const open = problems.filter(({ isOpen }) => isOpen).map(({ isOpen: _, ...problem }) => problem);
  if (open.length) return open;
  return [...Map.groupBy(problems, ({ line, column }) => `${line}:${column}`).values()].flatMap(
    ([first]) => first ?? [],
  );
}
