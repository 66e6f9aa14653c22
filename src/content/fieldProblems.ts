/** Turns a schema's issues into problems of fields: what is wrong, and what to write. */

import { type Document, isScalar } from 'yaml';
import type { z } from 'zod';
import { findingOf, quote } from '#base/explain.ts';
import { isGroup, valueAt } from '#base/group.ts';
import type { JsonSchema } from '#base/jsonSchema.ts';
import { languageTag } from '#base/languageTag.ts';
import { nearest } from '#base/nearest.ts';
import { mostProblems } from '#base/problems.ts';
import { type Description, describe, type Finding, type ProblemFacts, withAdvice } from '#base/problemTexts.ts';
import { profileUrl } from '#sections/owner/profileUrl.ts';
import { type ContentKind, fieldAt, listOfFile } from './contentSchemas.ts';
import { renamedIn } from './renamedFields.ts';
import { textKind } from './resolveLanguage.ts';
import { suggestDate } from './yamlDates.ts';

type Issue = z.core.$ZodIssue;

export interface FieldProblem extends Description {
  path: PropertyKey[];
  /** The name of an unknown field in the group at the path. The problem is reported at that name. */
  key?: string;
  /** Where it is, if that is not the path. */
  at?: PropertyKey[];
}

interface File {
  kind: ContentKind;
  data?: unknown;
  /** The languages of a site that lists them. */
  languages: readonly string[];
}

type Fields = Readonly<Record<string, JsonSchema>>;

const fieldsOf = (schema?: JsonSchema): Fields => schema?.properties ?? {};
const mainOf = (schema?: JsonSchema) => schema?.required?.[0] ?? Object.keys(fieldsOf(schema))[0] ?? '';
const shown = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '…');

const allowedIn = (schema?: JsonSchema) => schema?.patternErrorMessage?.replace(/^must be /, '');

function itemOf(schema: JsonSchema, [name, value]: [string, unknown]): string {
  const second = schema.required?.[1];
  if (fieldsOf(schema)[name]) return `- ${name}: ${shown(value)}`;
  return `- ${mainOf(schema)}: ${name}${second ? `, and below it ${second}: ${shown(value)}` : ''}`;
}

function suggestField(name: string, fields: Fields): string | undefined {
  const written = name.toLowerCase();
  const names = Object.keys(fields);
  const isOtherName = (each: string) => fields[each]?.otherNames?.toLowerCase().split(' ').includes(written);
  const isBegun = (each: string) => written.length > 2 && each.toLowerCase().startsWith(written);
  return names.find(isOtherName) ?? names.find(isBegun) ?? nearest(name, names);
}

/** Returns the URL of a profile of which only the name is given. */
function suggestProfile(data: unknown, path: readonly PropertyKey[]): ProblemFacts | undefined {
  const [value, name] = [valueAt(data, path), valueAt(data, [...path.slice(0, -1), 'name'])];
  if (path[0] !== 'links' || typeof value !== 'string' || typeof name !== 'string') return undefined;
  const [, handle] = /^(?:@|in\/)?([\w-]+)$/.exec(value) ?? [];
  const url = handle && profileUrl(name, handle);
  return url ? { meant: [url] } : undefined;
}

function asList(item: JsonSchema | undefined, value: unknown): ProblemFacts | undefined {
  if (typeof value === 'string' && item?.properties) {
    const second = item.required?.[1];
    const [first = '', ...more] = value.split(/\s*[,;]\s+/);
    if (more.length && !second) return { fix: 'itemsBelow', write: `- ${mainOf(item)}: ${first}` };
    return { fix: 'itemBelow', write: second ? itemOf(item, ['Example', value]) : `- ${mainOf(item)}: ${value}` };
  }
  if (typeof value === 'string') {
    if (/^\s*[-*•–—]/.test(value)) return { fix: 'dashes' };
    return { fix: value.length > 60 || /[.!?]\s*$/.test(value) ? 'dash' : 'brackets' };
  }
  const [first] = isGroup(value) ? Object.entries(value) : [];
  if (!first || !isGroup(value)) return undefined;
  const [name, text] = first;
  const whole = /^\d+$/.test(name) ? shown(text) : text === null ? name : `"${name}: ${shown(text)}"`;
  if (!item?.properties) return { fix: 'items', write: `- ${whole}` };
  const isItem = Object.keys(value).every((key) => fieldsOf(item)[key]);
  return { fix: isItem ? 'firstFields' : 'items', write: itemOf(item, first) };
}

function asGroup(schema: JsonSchema, value: unknown): ProblemFacts {
  const isText = typeof value === 'string' && !/^(yes|no|on|off|true|false|none)$/i.test(value);
  if (isText && /^https?:/.test(value) && fieldsOf(schema).url)
    return { write: `name: Example, and below it url: ${value}` };
  if (isText) return { write: `${mainOf(schema)}: ${value}` };
  return { fix: 'fields', write: Object.keys(fieldsOf(schema)).join(', ') };
}

function asText(value: unknown): ProblemFacts | undefined {
  if (Array.isArray(value)) return { fix: value.length === 1 ? 'noBrackets' : 'text' };
  if (!isGroup(value)) return undefined;
  const [pair, ...more] = Object.entries(value);
  if (!pair || more.length) return { fix: 'text' };
  const [name, text] = pair;
  if (text !== null && typeof text === 'object') return { fix: 'noList' };
  if (/^(name|title|text|value|item|label)$/.test(name)) return { fix: 'without', write: `${name}: ${shown(text)}` };
  return { fix: 'pair', write: `"${name}: ${shown(text)}"` };
}

function remedy(
  schema: JsonSchema | undefined,
  expected: string | undefined,
  value: unknown,
  languages: readonly string[],
): ProblemFacts | undefined {
  const keys = isGroup(value) ? Object.keys(value) : [];
  const tags = keys.flatMap((key) => (/^[a-z]{2}([-_][a-z]{4})?([-_][a-z]{2})?$/i.test(key) && languageTag(key)) || []);
  const isByLanguage = keys.length > 0 && tags.length === keys.length && /[a-z]/.test(keys.join(''));
  if (isByLanguage && schema && !schema.properties) {
    if (!textKind(schema)) return { fix: 'once' };
    const listed = tags.join(', ');
    return languages.length ? { fix: 'addLanguage', write: listed } : { fix: 'oneLanguage', write: `[${listed}]` };
  }
  if (expected === 'array') return asList(schema?.items, value);
  if (expected === 'object' && schema?.properties) return asGroup(schema, value);
  return expected === 'string' ? asText(value) : undefined;
}

function unknownFields(kind: ContentKind, data: unknown, path: PropertyKey[], keys: readonly string[]): FieldProblem[] {
  const schema = fieldAt(kind, path);
  const group = valueAt(data, path);
  const known = fieldsOf(schema);
  const free = Object.fromEntries(Object.entries(known).filter(([name]) => !isGroup(group) || !(name in group)));
  const report = (key: string, finding: Finding): FieldProblem => ({
    path,
    key,
    ...describe({ found: key, ...finding }),
  });
  const list = path.length ? undefined : listOfFile(kind);
  const first = keys[0] ?? '';
  const value = valueAt(group, [first]);
  const isRequired = schema?.required?.includes(suggestField(first, free) ?? '');
  const items = list && !isRequired && !valueAt(data, [list]) ? known[list]?.items : undefined;
  // A group of skills has a list too.
  const hasList = items?.required?.some((name) => fieldsOf(items)[name]?.items);
  if (list && items && (hasList || !Array.isArray(value) || keys.every((key) => fieldsOf(items)[key])))
    return [report(first, { kind: 'list', allowed: list, write: itemOf(items, [first, value]) })];
  // `- GitHub: https://…` in a list of names with URLs.
  const isPair =
    keys.length === 1 && isGroup(group) && Object.keys(group).length === 1 && schema?.required?.length === 2;
  if (schema && isPair && !suggestField(first, known))
    return [report(first, { kind: 'unknown', write: itemOf(schema, [first, value]).slice(2) })];
  return keys.slice(0, mostProblems).map((key) => {
    const to = renamedIn(kind, path).find(({ from }) => from === key)?.to;
    if (to) return report(key, { kind: 'renamed', allowed: to });
    const owner = path.length ? undefined : Object.keys(known).find((name) => fieldsOf(known[name])[key]);
    if (owner) return report(key, { kind: 'group', allowed: owner });
    const meant = list && items ? list : suggestField(key, free);
    return report(
      key,
      meant ? { kind: 'unknown', meant: [meant] } : { kind: 'known', allowed: Object.keys(known).join(', ') },
    );
  });
}

function isNamedOtherwise(kind: ContentKind, data: unknown, path: PropertyKey[], issues: readonly Issue[]): boolean {
  const [group, name] = [path.slice(0, -1), String(path.at(-1))];
  const keys = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' && String(issue.path) === String(group) ? issue.keys : [],
  );
  if (!keys.length || valueAt(data, path) !== undefined) return false;
  const isList = !group.length && listOfFile(kind) === name;
  const isPair = keys.length === 1 && Object.keys(valueAt(data, group) ?? {}).length === 1;
  return isList || isPair || keys.some((key) => suggestField(key, fieldsOf(fieldAt(kind, group))) === name);
}

/** Returns the problems of a file's fields: each once, with what to write. */
export function fieldProblems(
  { kind, data, languages }: File,
  document: Document,
  issues: readonly Issue[],
): FieldProblem[] {
  const list = listOfFile(kind);
  if (Array.isArray(data) && list) return [{ path: [], at: [0], ...describe({ kind: 'listName', allowed: list }) }];
  const wrongTypes = new Set(issues.flatMap(({ code, path }) => (code === 'invalid_type' ? String(path) : [])));
  /** How often items of a list have the same problem, which is reported once. */
  const counts = new Map<string, number>();
  const problems = issues.flatMap((issue): (FieldProblem & { of?: string })[] => {
    const { code, path, message } = issue;
    if (code === 'unrecognized_keys') return unknownFields(kind, data, path, issue.keys);
    // The length of a value that isn't text, and a field that has another name.
    if (/^too_/.test(code) && wrongTypes.has(String(path))) return [];
    if (isNamedOtherwise(kind, data, path, issues)) return [];
    const [node, value] = [document.getIn(path, true), valueAt(data, path)];
    const stuck = Object.keys(valueAt(data, path.slice(0, -1)) ?? {}).find((key) =>
      key.startsWith(`${String(path.at(-1))}:`),
    );
    if (stuck) return [{ path, ...describe({ kind: 'fieldSpace', write: stuck.replace(':', ': ') }) }];
    const schema = fieldAt(kind, path);
    const expected = code === 'invalid_type' ? issue.expected : undefined;
    const advice =
      suggestDate(kind, path, node) ?? remedy(schema, expected, value, languages) ?? suggestProfile(data, path);
    const own = findingOf({ ...issue, input: value } as z.core.$ZodRawIssue);
    const finding: Finding =
      own && describe(own).message === message ? own : { kind: 'value', allowed: allowedIn(schema) };
    const of = advice && typeof path.at(-1) === 'number' && expected ? `${path.slice(0, -1)} ${expected}` : undefined;
    if (of) counts.set(of, (counts.get(of) ?? -1) + 1);
    if (of && counts.get(of)) return [];
    // 007 and 3.10, which YAML reads as other numbers.
    const found = (isScalar(node) && typeof node.value === 'number' && node.source) || quote(value);
    const written = message.replace(`found ${quote(value)})`, () => `found ${found})`);
    const [, meant] = /Did you mean "([^"]+)"\?$/.exec(message) ?? [];
    const facts = meant ? { meant: [meant] } : advice;
    const text = advice && !meant ? withAdvice(written, advice) : written;
    const quoted = finding.kind === 'value' && { found };
    return [{ path, ...finding, ...quoted, ...facts, message: text, severity: 'error', of }];
  });
  return problems.map(({ of = '', ...problem }) => {
    const more = counts.get(of);
    return more ? { ...problem, message: `${problem.message} (and ${more} more in the list)` } : problem;
  });
}
