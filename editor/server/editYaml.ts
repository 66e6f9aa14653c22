/**
 * Writes changed values into YAML, and touches nothing but what changed: comments, order, quotes and blanks stay.
 * The `yaml` package says where everything stands; its own writer would set the whole file anew.
 */
import {
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import type { JsonSchema, Values } from '../api.ts';
import { matchItems } from './matchItems.ts';
import { isBlank, isGroup, isSame, toForm } from './values.ts';
import { fieldLines, flowText, itemLines, scalarText, yamlOptions } from './yamlText.ts';

/** The form cannot write this file without losing something. */
export class Unwritable extends Error {}

interface Splice {
  from: number;
  to: number;
  text: string;
}

/**
 * @param yaml the facts' text
 * @param before the values that the form was opened with
 * @param after the values that the form holds now
 * @throws Unwritable where the text is of a form that cannot be changed in place
 */
export function editYaml(yaml: string, schema: JsonSchema, before: Values, after: Values): string {
  if (isSame(before, after)) return yaml;
  const document = parseDocument(yaml, yamlOptions);
  const editor = new YamlEditor(yaml);
  const { contents } = document;
  if (isMap(contents)) editor.editGroup(contents, schema, before, after, true);
  else if (contents === null || (isScalar(contents) && contents.value === null)) editor.fill(schema, after);
  else throw new Unwritable('the facts are no group of fields');
  const edited = editor.result();
  const reread = parseDocument(edited, yamlOptions);
  if (reread.errors.length || !isSame(toForm(schema, reread.toJS() ?? {}), after)) {
    throw new Unwritable('the text is written in a way that the form cannot change');
  }
  return edited;
}

class YamlEditor {
  readonly #yaml: string;
  readonly #eol: string;
  #splices: Splice[] = [];

  constructor(yaml: string) {
    this.#yaml = yaml;
    this.#eol = yaml.includes('\r\n') ? '\r\n' : '\n';
  }

  /** The whole text, with everything that changed. */
  result(): string {
    return this.#with(this.#splices, 0, this.#yaml.length);
  }

  /** A part of the text, with what changed inside it. */
  #text(from: number, to: number): string {
    return this.#with(
      this.#splices.filter((splice) => isInside(splice, from, to)),
      from,
      to,
    );
  }

  #with(splices: readonly Splice[], from: number, to: number): string {
    let [at, text] = [from, ''];
    for (const splice of splices.toSorted((a, b) => a.from - b.from || a.to - b.to)) {
      if (splice.from < at) throw new Unwritable('two changes meet in one place');
      text += this.#yaml.slice(at, splice.from) + splice.text;
      at = splice.to;
    }
    return text + this.#yaml.slice(at, to);
  }

  /** Fields for a file without any; its comments stay above them. */
  fill(schema: JsonSchema, after: Values): void {
    const used = Object.entries(after).filter(([, value]) => !isBlank(value));
    const lines = used.flatMap(([key, value]) => fieldLines(schema.properties?.[key], key, value, ''));
    this.#insertLines(this.#yaml.length, lines);
  }

  editGroup(group: YAMLMap, schema: JsonSchema | undefined, before: Values, after: Values, isTop = false): void {
    const names = Object.keys(schema?.properties ?? {});
    const added = Object.keys(after).sort((a, b) => names.indexOf(a) - names.indexOf(b));
    for (const key of new Set([...Object.keys(before), ...added])) {
      const [was, is] = [before[key], after[key]];
      if (isSame(was, is)) continue;
      const pair = pairsOf(group).find(({ key: name }) => isScalar(name) && name.value === key);
      const field = schema?.properties?.[key];
      if (pair)
        this.#editField({ group, pair, key, field, was, is, isRequired: schema?.required?.includes(key) ?? false });
      else if (!isBlank(is)) this.#addField(group, schema, key, is, isTop);
    }
  }

  #editField({ group, pair, key, field, was, is, isRequired }: FieldChange): void {
    const { value } = pair;
    const isList = isSeq(value) && Array.isArray(was) && Array.isArray(is) && is.length > 0;
    if (isBlank(is) && !(isRequired && Array.isArray(is))) this.#removeField(group, pair);
    else if (isMap(value) && isGroup(was) && isGroup(is)) this.editGroup(value, field, was, is);
    else if (isList) this.#editList(value, field, was, is);
    else if (isScalar(value) && !isNested(is) && value.source) this.#editScalar(value, group.flow ?? false, field, is);
    else {
      const [from, to] = rangeOf(pair.key);
      const lines = group.flow ? [`${key}: ${flowText(field, is)}`] : fieldLines(field, key, is, this.#indentAt(from));
      // A field left blank ends with its colon.
      const isBare = isScalar(value) && !value.source;
      this.#splice(
        from,
        isBare ? this.#yaml.indexOf(':', to) + 1 : this.#trimmed(from, endOf(pair)),
        lines.join(this.#eol),
      );
    }
  }

  #editScalar(node: Node, inFlow: boolean, schema: JsonSchema | undefined, is: unknown): void {
    const [from, end] = rangeOf(node);
    const to = this.#trimmed(from, end);
    const text = scalarText(schema, is, inFlow, isScalar(node) ? node.type : undefined);
    this.#splice(from, to, /[\s[{,]/.test(this.#yaml[from - 1] ?? ' ') ? text : ` ${text}`);
  }

  #addField(group: YAMLMap, schema: JsonSchema | undefined, key: string, is: unknown, isTop: boolean): void {
    const field = schema?.properties?.[key];
    const items = pairsOf(group);
    if (group.flow) {
      this.#rebuildFlow(group, [...items.map((pair) => this.#pairText(pair)), `${key}: ${flowText(field, is)}`]);
      return;
    }
    const indent = items[0] ? this.#indentAt(rangeOf(items[0].key)[0]) : '';
    const lines = fieldLines(field, key, is, indent).map((line, index) => (index ? line : indent + line));
    const template = isTop ? this.#templateOf(key) : undefined;
    const names = Object.keys(schema?.properties ?? {});
    const place = (pair: FieldPair) => (isScalar(pair.key) ? names.indexOf(String(pair.key.value)) : -1);
    const after = items.findLast((pair) => place(pair) < names.indexOf(key)) ?? items.at(-1);
    if (template) this.#splice(...template, lines.join(this.#eol));
    else this.#insertLines(after ? this.#lineEnd(endOf(after)) : rangeOf(group)[1], lines);
  }

  /** What `npm run new` left for a field: its line, behind a #. */
  #templateOf(key: string): [number, number] | undefined {
    const line = new RegExp(`^# ${key}:( \\[\\]| 1| [a-z]+)?(?=[ \\t\\r]*$)`, 'm').exec(this.#yaml);
    return line ? [line.index, line.index + line[0].length] : undefined;
  }

  #removeField(group: YAMLMap, pair: FieldPair): void {
    const items = pairsOf(group);
    const [from] = rangeOf(pair.key);
    const lineStart = this.#lineStart(from);
    const next = items[items.indexOf(pair) + 1];
    if (group.flow) {
      const rest = items.filter((each) => each !== pair);
      this.#rebuildFlow(
        group,
        rest.map((each) => this.#pairText(each)),
      );
    } else if (!this.#yaml.slice(lineStart, from).trim()) this.#splice(lineStart, this.#lineEnd(endOf(pair)), '');
    // The first field of an item stands behind its dash.
    else if (next) this.#splice(from, rangeOf(next.key)[0], '');
    else this.#splice(from, this.#trimmed(from, endOf(pair)), '{}');
  }

  #pairText(pair: FieldPair): string {
    return this.#text(rangeOf(pair.key)[0], endOf(pair));
  }

  #editList(list: YAMLSeq, schema: JsonSchema | undefined, was: readonly unknown[], is: readonly unknown[]): void {
    const nodes = list.items as Node[];
    if (nodes.length !== was.length) throw new Unwritable('a list is not as it was read');
    const sources = matchItems(was, is);
    for (const [index, source] of sources.entries()) {
      const node = nodes[source];
      if (node && !isSame(was[source], is[index]))
        this.#editItem(node, list.flow ?? false, schema?.items, was[source], is[index]);
    }
    const write = (index: number, indent: string) => itemLines(schema?.items, is[index], indent);
    const isMoved = sources.length !== nodes.length || sources.some((source, index) => source !== index);
    if (isMoved && list.flow) {
      const text = (node: Node | undefined, index: number) =>
        node ? this.#text(...rangeOf(node)) : flowText(schema?.items, is[index]);
      this.#rebuildFlow(
        list,
        sources.map((source, index) => text(nodes[source], index)),
      );
    } else if (isMoved) this.#rebuildBlock(nodes, sources, write);
  }

  #editItem(node: Node, inFlow: boolean, schema: JsonSchema | undefined, was: unknown, is: unknown): void {
    if (isMap(node) && isGroup(was) && isGroup(is)) this.editGroup(node, schema, was, is);
    else if (isScalar(node) && !isNested(is)) this.#editScalar(node, inFlow, schema, is);
    else throw new Unwritable('an item of a list became one of another kind');
  }

  /** Puts a list's lines into another order; comments above an item go with it. */
  #rebuildBlock(
    nodes: readonly Node[],
    sources: readonly number[],
    write: (index: number, indent: string) => string[],
  ): void {
    const [first] = nodes;
    if (!first) throw new Unwritable('an empty list has no lines');
    const start = this.#lineStart(rangeOf(first)[0]);
    const indent = /^[ ]*/.exec(this.#yaml.slice(start))?.[0] ?? '';
    const ends = nodes.map((node) => this.#lineEnd(endOfNode(node)));
    const chunks = sources.map((source, index) => {
      if (source < 0) return `${write(index, indent).join(this.#eol)}${this.#eol}`;
      const chunk = this.#text(source ? (ends[source - 1] ?? start) : start, ends[source] ?? start);
      return chunk.endsWith('\n') ? chunk : chunk + this.#eol;
    });
    const end = ends.at(-1) ?? start;
    const whole = chunks.join('');
    this.#splice(start, end, this.#yaml[end - 1] === '\n' ? whole : whole.slice(0, -this.#eol.length));
  }

  /** Brackets or braces with other contents, as far apart as they were. */
  #rebuildFlow(node: YAMLMap | YAMLSeq, parts: readonly string[]): void {
    const [from, to] = rangeOf(node);
    const inner = this.#yaml.slice(from + 1, to - 1);
    if (/#|\n/.test(inner)) throw new Unwritable('a list in brackets goes over several lines');
    const blank = inner.trim() ? (/^\s*/.exec(inner)?.[0] ?? '') : isMap(node) ? ' ' : '';
    const [open, close] = isMap(node) ? ['{', '}'] : ['[', ']'];
    this.#splice(
      from,
      to,
      parts.length ? `${open}${blank}${parts.map((part) => part.trim()).join(', ')}${blank}${close}` : open + close,
    );
  }

  /** What stands inside is part of the text that takes its place. */
  #splice(from: number, to: number, text: string): void {
    this.#splices = this.#splices.filter((splice) => !isInside(splice, from, to));
    this.#splices.push({ from, to, text });
  }

  #insertLines(at: number, lines: readonly string[]): void {
    const before = at > 0 && this.#yaml[at - 1] !== '\n' ? this.#eol : '';
    this.#splices.push({ from: at, to: at, text: `${before}${lines.join(this.#eol)}${before ? '' : this.#eol}` });
  }

  #lineStart(at: number): number {
    return this.#yaml.lastIndexOf('\n', at - 1) + 1;
  }

  /** Where the next line begins. */
  #lineEnd(at: number): number {
    if (this.#yaml[at - 1] === '\n') return at;
    const end = this.#yaml.indexOf('\n', at);
    return end < 0 ? this.#yaml.length : end + 1;
  }

  #indentAt(at: number): string {
    return ' '.repeat(at - this.#lineStart(at));
  }

  /** A block of text ends with its last line's break, which stays. */
  #trimmed(from: number, to: number): number {
    return from + this.#yaml.slice(from, to).trimEnd().length;
  }
}

/** What is put in where a part begins belongs to the part before it. */
const isInside = (splice: Splice, from: number, to: number) =>
  splice.from >= from && splice.to <= to && !(splice.to === from && from < to);

interface FieldChange {
  group: YAMLMap;
  pair: FieldPair;
  key: string;
  field: JsonSchema | undefined;
  was: unknown;
  is: unknown;
  isRequired: boolean;
}

const isNested = (value: unknown) => Array.isArray(value) || isGroup(value);

type FieldPair = Pair<Node, Node>;

const pairsOf = (group: YAMLMap) => group.items as FieldPair[];

/** Where a node's own text begins and ends. */
function rangeOf(node: Node): [number, number] {
  if (!node.range) throw new Unwritable('a part of the text has no place');
  return [node.range[0], node.range[1]];
}

/** Where a node ends, without comments and blanks after it. */
function endOfNode(node: Node): number {
  if (isCollection(node) && !node.flow) {
    const last = node.items.at(-1);
    if (last) return isSeq(node) ? endOfNode(last as Node) : endOf(last as FieldPair);
  }
  return rangeOf(node)[1];
}

const endOf = ({ key, value }: FieldPair) => (value ? endOfNode(value) : rangeOf(key)[1] + 1);
