/** Writes YAML: changes values in a text, and keeps comments, key order and the words of all other values. */

import { type Document, isMap, isScalar, isSeq, type Node, type Pair, parseDocument, Scalar, type YAMLMap } from 'yaml';
import { isGroup } from '#base/group.ts';
import type { JsonSchema } from '#base/jsonSchema.ts';
import { asTyped, withEndings } from '#base/lines.ts';
import { layout, parseOptions } from './toYaml.ts';
import { isBlank, isSame, mapInner, toForm, type Values } from './values.ts';

/** Thrown if the change would lose something. */
export class EditError extends Error {}

type YamlField = Pair<Node, Node | null>;
type YamlGroup = YAMLMap<Node, Node | null>;

/** Items that are longer get a line each. */
const longestItem = 30;
const longestLine = 80;

/** Returns for each item of a changed list its former index, or -1. Edited ones are recognized by their first field. */
export function matchItems(schema: JsonSchema | undefined, was: readonly unknown[], is: readonly unknown[]): number[] {
  const sources = is.map((item, index) => (index < was.length && isSame(was[index], item) ? index : -1));
  const take = (fitting: (item: unknown, old: unknown) => boolean) => {
    for (const [index, item] of is.entries()) {
      if (sources[index] === -1)
        sources[index] = was.findIndex((old, at) => !sources.includes(at) && fitting(item, old));
    }
  };
  take(isSame);
  const names = Object.keys(schema?.properties ?? {});
  take((item, old) => {
    if (!isGroup(item) || !isGroup(old)) return false;
    const name = names.find((each) => !isBlank(item[each]));
    return name !== undefined && isSame(item[name], old[name]);
  });
  // With as many items as before, an item without a match was rewritten in place.
  if (is.length === was.length) take(() => true);
  else if (is.length < was.length) return sources;
  for (const [index, source] of sources.entries()) {
    if (source === -1 && index < was.length && !sources.includes(index)) sources[index] = index;
  }
  return sources;
}

/** Turns a value of the form into what YAML reads: a number, if the field takes one. */
function toData(schema: JsonSchema | undefined, value: unknown): unknown {
  const takesNumber = typeof value === 'string' && [schema?.type].flat().includes('integer');
  if (takesNumber && /^\d/.test(value) && String(Number(value)) === value) return Number(value);
  return mapInner(schema, value, toData);
}

function editorOf(document: Document) {
  function editGroup(group: YamlGroup, schema: JsonSchema | undefined, before: Values, after: Values): void {
    const names = Object.keys(schema?.properties ?? {});
    const added = Object.keys(after).sort((a, b) => names.indexOf(a) - names.indexOf(b));
    for (const key of new Set([...Object.keys(before), ...added])) {
      const [was, is] = [before[key], after[key]];
      if (isSame(was, is)) continue;
      const field = group.items.find((each) => isScalar(each.key) && each.key.value === key);
      const isKept = Array.isArray(is) && schema?.required?.includes(key);
      if (field && isBlank(is) && !isKept) removeField(group, field);
      else if (field) field.value = edit(field.value, schema?.properties?.[key], was, is);
      else if (!isBlank(is)) addField(group, names, key, create(schema?.properties?.[key], is));
    }
  }

  function edit(node: Node | null | undefined, schema: JsonSchema | undefined, was: unknown, is: unknown): Node {
    if (isMap<Node, Node | null>(node) && node.items.length && isGroup(was) && isGroup(is)) {
      editGroup(node, schema, was, is);
      return node;
    }
    if (isSeq<Node>(node) && node.items.length && Array.isArray(was) && Array.isArray(is) && is.length) {
      const { items } = node;
      node.items = matchItems(schema?.items, was, is).map((from, to) => {
        const item = items[from];
        if (!item) return create(schema?.items, is[to]);
        return isSame(was[from], is[to]) ? item : edit(item, schema?.items, was[from], is[to]);
      });
      return node;
    }
    const created = create(schema, is);
    if (!isScalar(node)) return created;
    const { comment, commentBefore, spaceBefore, type } = node;
    const isQuoted = type === Scalar.QUOTE_DOUBLE || type === Scalar.QUOTE_SINGLE;
    const style = isQuoted && isScalar(created) && { type };
    return Object.assign(created, { comment, commentBefore, spaceBefore, ...style });
  }

  function create(schema: JsonSchema | undefined, value: unknown): Node {
    const node = document.createNode(toData(schema, value));
    setFlow(node);
    return node;
  }

  /** Adds a field after those that come before it in the schema. */
  function addField(group: YamlGroup, names: readonly string[], key: string, value: Node): void {
    const field: YamlField = document.createPair(key, value);
    const place = ({ key: each }: YamlField) => (isScalar(each) ? names.indexOf(String(each.value)) : -1);
    const at = group.items.findLastIndex((each) => place(each) < names.indexOf(key)) + 1;
    if (!group.items.length) group.flow = false;
    // A comment at the top is about the whole file.
    if (!at && group.items[0]) moveComment(group.items[0].key, field.key);
    group.items.splice(at, 0, field);
  }

  function removeField(group: YamlGroup, field: YamlField): void {
    const at = group.items.indexOf(field);
    const next = group.items[at + 1];
    const end = group === document.contents ? document : group;
    if (next) moveComment(field.key, next.key);
    else if (field.key.commentBefore) end.comment = joined(field.key.commentBefore, end.comment);
    group.items.splice(at, 1);
  }

  return editGroup;
}

const joined = (...comments: (string | null | undefined)[]) => comments.filter((each) => each != null).join('\n');

function moveComment(from: Node, to: Node): void {
  if (from.commentBefore) to.commentBefore = joined(from.commentBefore, to.commentBefore);
  if (from.spaceBefore) to.spaceBefore = true;
  from.commentBefore = null;
  from.spaceBefore = false;
}

function setFlow(node: unknown): void {
  if (isMap(node)) for (const { value } of node.items) setFlow(value);
  if (!isSeq(node)) return;
  for (const item of node.items) setFlow(item);
  const lengths = node.items.map((item) => (isScalar(item) ? String(item.value).length : Number.POSITIVE_INFINITY));
  const length = lengths.reduce((sum, each) => sum + each + 2, 0);
  node.flow = length <= longestLine && lengths.every((each) => each <= longestItem);
}

/** What follows the name of a field that `npm run new` left commented out, as a pattern. */
const afterPlaceholder = String.raw`( \[\]| \{\}| 1| [a-z]+)?[ \t]*$`;

/**
 * Writes a placeholder into each empty field that gets a value, else the parser takes comments below it for its own. The
 * line that `npm run new` left commented out becomes the field.
 */
function fillBlanks(yaml: string, before: Values, after: Values): string {
  const added = Object.keys(after).filter((key) => isBlank(before[key]) && !isBlank(after[key]));
  return added.reduce((text, key) => {
    const isEmpty = new RegExp(`^${key}:`, 'm').test(text);
    const line = isEmpty ? `${key}:(?=[ \\t]*$(?!\\n[ \\t-]))` : `# ${key}:${afterPlaceholder}`;
    return text.replace(new RegExp(`^${line}`, 'm'), `${key}: 0`);
  }, yaml);
}

/**
 * Changes values in YAML.
 * @param before the values in the text, as `toForm` returns them
 * @throws EditError if the change would lose something
 */
export function editYaml(yaml: string, schema: JsonSchema, before: Values, after: Values): string {
  if (isSame(before, after)) return yaml;
  // A file may begin with a byte order mark, which the parser leaves out.
  if (yaml.startsWith('\ufeff')) return `\ufeff${editYaml(yaml.slice(1), schema, before, after)}`;
  const text = fillBlanks(asTyped(yaml), before, after);
  const document: Document = parseDocument(text, parseOptions);
  const { contents } = document;
  const group = isMap(contents) ? contents : document.createNode({});
  if (!isMap(contents) && document.toJS() !== null) throw new EditError('the front matter is not a group of fields');
  editorOf(document)(group as YamlGroup, schema, before, after);
  document.contents = group;
  // Braces keep their spaces in a text without brackets: only both together have an option.
  const flowCollectionPadding = /\{ /.test(text) && !/\[\S/.test(text);
  let edited: string;
  try {
    edited = document.toString({ ...layout, flowCollectionPadding });
  } catch (error) {
    // Another value refers to one that is gone.
    throw new EditError((error as Error).message);
  }
  const reread = parseDocument(edited, parseOptions);
  if (reread.errors.length || !isSame(toForm(schema, reread.toJS() ?? {}), after))
    throw new EditError("the text is written in a way that the form can't change");
  return withEndings(yaml, edited);
}
