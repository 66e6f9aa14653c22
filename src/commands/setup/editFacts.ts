/** Changes single facts of a YAML file; every other byte of it stays: comments, order, quotes, blank lines. */
import { isDeepStrictEqual } from 'node:util';
import { isMap, isNode, isPair, isScalar, type ParsedNode, parseDocument, stringify, type YAMLMap } from 'yaml';

/** In which a new fact finds its place: after the nearest one before it that is there. */
const order = ['name', 'role', 'tagline', 'location', 'email', 'phone', 'url', 'links', 'form'];

/**
 * @param text the file
 * @param facts what top-level fields shall be; undefined takes one out
 * @returns the text with what differs changed
 */
export function editFacts(text: string, facts: Readonly<Record<string, unknown>>): string {
  return Object.entries(facts).reduce((changed, [field, value]) => editFact(changed, field, value), text);
}

function editFact(text: string, field: string, value: unknown): string {
  const document = parseDocument(text);
  const current: unknown = document.toJS()?.[field] ?? undefined;
  if (isDeepStrictEqual(current, value)) return text;
  const { contents } = document;
  if (isMap<ParsedNode, ParsedNode | null>(contents) && !contents.flow) return splice(text, contents, field, value);
  // Nothing but comments, or all facts in one line of braces.
  if (!contents) return `${text}${text && !text.endsWith('\n') ? '\n' : ''}${written(field, value)}\n`;
  if (value === undefined) document.delete(field);
  else document.set(field, value);
  return document.toString({ lineWidth: 0 });
}

function splice(text: string, map: YAMLMap<ParsedNode, ParsedNode | null>, field: string, value: unknown): string {
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const fact = value === undefined ? '' : written(field, value).replaceAll('\n', eol);
  const find = (name?: string) => map.items.find(({ key }) => isScalar(key) && key.value === name);
  const lineEnd = (at: number) => (text.includes('\n', at) ? text.indexOf('\n', at) + 1 : text.length);

  const pair = find(field);
  if (pair) {
    const [start, end] = [pair.key.range[0], endOf(pair, text)];
    return fact
      ? text.slice(0, start) + fact + text.slice(end)
      : text.slice(0, text.lastIndexOf('\n', start) + 1) + text.slice(lineEnd(end));
  }
  const before = order.slice(0, order.indexOf(field)).findLast((name) => find(name));
  const previous = find(before);
  const at = previous ? lineEnd(endOf(previous, text)) : (map.items[0]?.key.range[0] ?? text.length);
  const gap = at > 0 && text[at - 1] !== '\n' ? eol : '';
  return text.slice(0, at) + gap + fact + eol + text.slice(at);
}

/** Without YAML's blanks and breaks at its end: other spaces, such as a no-break one, belong to a text. */
const withoutEnd = (text: string) => text.replace(/[ \t\r\n]+$/, '');

/** Where a fact ends: at its last letter, before what is said after it. */
function endOf(node: unknown, text: string): number {
  if (isPair(node)) return isNode(node.value) ? endOf(node.value, text) : endOf(node.key, text);
  if (isMap(node) || (isNode(node) && 'items' in node)) {
    const { flow, items } = node as { flow?: boolean; items: unknown[] };
    if (!flow && items.length) return endOf(items.at(-1), text);
  }
  if (!isNode(node) || !node.range) return 0;
  return withoutEnd(text.slice(0, node.range[1])).length;
}

/** YAML that reads the same by the rules of 1.1 and 1.2. */
function written(field: string, value: unknown): string {
  return withoutEnd(stringify({ [field]: value }, { lineWidth: 0, compat: 'yaml-1.1', keepUndefined: false }));
}
