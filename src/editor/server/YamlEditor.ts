/** Changes fields and items where they stand in a YAML text. */
import { isMap, isScalar, isSeq, type Node, type YAMLMap, type YAMLSeq } from 'yaml';
import type { JsonSchema, Values } from '../api.ts';
import { matchItems } from './matchItems.ts';
import type { Splices } from './splices.ts';
import { isBlank, isGroup, isSame } from './values.ts';
import { endOf, endOfNode, type FieldPair, pairsOf, rangeOf, Unwritable } from './yamlPlaces.ts';
import { fieldLines, flowText, itemLines, scalarText } from './yamlText.ts';

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

export class YamlEditor {
  readonly #splices: Splices;

  constructor(splices: Splices) {
    this.#splices = splices;
  }

  /** Fields for a file without any; its comments stay above them. */
  fill(schema: JsonSchema, after: Values): void {
    const used = Object.entries(after).filter(([, value]) => !isBlank(value));
    const lines = used.flatMap(([key, value]) => fieldLines(schema.properties?.[key], key, value, ''));
    this.#splices.insertLines(this.#splices.source.length, lines);
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
      const lines = group.flow
        ? [`${key}: ${flowText(field, is)}`]
        : fieldLines(field, key, is, this.#splices.indentAt(from));
      // A field left blank ends with its colon.
      const isBare = isScalar(value) && !value.source;
      this.#splices.put(
        from,
        isBare ? this.#splices.source.indexOf(':', to) + 1 : this.#splices.trimmed(from, endOf(pair)),
        lines.join(this.#splices.eol),
      );
    }
  }

  #editScalar(node: Node, inFlow: boolean, schema: JsonSchema | undefined, is: unknown): void {
    const [from, end] = rangeOf(node);
    const to = this.#splices.trimmed(from, end);
    const text = scalarText(schema, is, inFlow, isScalar(node) ? node.type : undefined);
    this.#splices.put(from, to, /[\s[{,]/.test(this.#splices.source[from - 1] ?? ' ') ? text : ` ${text}`);
  }

  #addField(group: YAMLMap, schema: JsonSchema | undefined, key: string, is: unknown, isTop: boolean): void {
    const field = schema?.properties?.[key];
    const items = pairsOf(group);
    if (group.flow) {
      this.#rebuildFlow(group, [...items.map((pair) => this.#pairText(pair)), `${key}: ${flowText(field, is)}`]);
      return;
    }
    const indent = items[0] ? this.#splices.indentAt(rangeOf(items[0].key)[0]) : '';
    const lines = fieldLines(field, key, is, indent).map((line, index) => (index ? line : indent + line));
    const template = isTop ? this.#templateOf(key) : undefined;
    const names = Object.keys(schema?.properties ?? {});
    const place = (pair: FieldPair) => (isScalar(pair.key) ? names.indexOf(String(pair.key.value)) : -1);
    const after = items.findLast((pair) => place(pair) < names.indexOf(key)) ?? items.at(-1);
    if (template) this.#splices.put(...template, lines.join(this.#splices.eol));
    else this.#splices.insertLines(after ? this.#splices.lineEnd(endOf(after)) : rangeOf(group)[1], lines);
  }

  /** What `npm run new` left for a field: its line, behind a #. */
  #templateOf(key: string): [number, number] | undefined {
    const line = new RegExp(`^# ${key}:( \\[\\]| 1| [a-z]+)?(?=[ \\t\\r]*$)`, 'm').exec(this.#splices.source);
    return line ? [line.index, line.index + line[0].length] : undefined;
  }

  #removeField(group: YAMLMap, pair: FieldPair): void {
    const items = pairsOf(group);
    const [from] = rangeOf(pair.key);
    const lineStart = this.#splices.lineStart(from);
    const next = items[items.indexOf(pair) + 1];
    if (group.flow) {
      const rest = items.filter((each) => each !== pair);
      this.#rebuildFlow(
        group,
        rest.map((each) => this.#pairText(each)),
      );
    } else if (!this.#splices.source.slice(lineStart, from).trim())
      this.#splices.put(lineStart, this.#splices.lineEnd(endOf(pair)), '');
    // The first field of an item stands behind its dash.
    else if (next) this.#splices.put(from, rangeOf(next.key)[0], '');
    else this.#splices.put(from, this.#splices.trimmed(from, endOf(pair)), '{}');
  }

  #pairText(pair: FieldPair): string {
    return this.#splices.text(rangeOf(pair.key)[0], endOf(pair));
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
        node ? this.#splices.text(...rangeOf(node)) : flowText(schema?.items, is[index]);
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
    const start = this.#splices.lineStart(rangeOf(first)[0]);
    const indent = /^[ ]*/.exec(this.#splices.source.slice(start))?.[0] ?? '';
    const ends = nodes.map((node) => this.#splices.lineEnd(endOfNode(node)));
    const chunks = sources.map((source, index) => {
      if (source < 0) return `${write(index, indent).join(this.#splices.eol)}${this.#splices.eol}`;
      const chunk = this.#splices.text(source ? (ends[source - 1] ?? start) : start, ends[source] ?? start);
      return chunk.endsWith('\n') ? chunk : chunk + this.#splices.eol;
    });
    const end = ends.at(-1) ?? start;
    const whole = chunks.join('');
    this.#splices.put(
      start,
      end,
      this.#splices.source[end - 1] === '\n' ? whole : whole.slice(0, -this.#splices.eol.length),
    );
  }

  /** Brackets or braces with other contents, as far apart as they were. */
  #rebuildFlow(node: YAMLMap | YAMLSeq, parts: readonly string[]): void {
    const [from, to] = rangeOf(node);
    const inner = this.#splices.source.slice(from + 1, to - 1);
    if (/#|\n/.test(inner)) throw new Unwritable('a list in brackets goes over several lines');
    const blank = inner.trim() ? (/^\s*/.exec(inner)?.[0] ?? '') : isMap(node) ? ' ' : '';
    const [open, close] = isMap(node) ? ['{', '}'] : ['[', ']'];
    this.#splices.put(
      from,
      to,
      parts.length ? `${open}${blank}${parts.map((part) => part.trim()).join(', ')}${blank}${close}` : open + close,
    );
  }
}
