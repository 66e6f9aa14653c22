/** Turns a schema's issues into problems of fields: what is wrong, and what to write. */

import { type Document, isScalar } from 'yaml';
import type { z } from 'zod';
import { findingOf, quote } from '#base/explain.ts';
import { type Group, isGroup, valueAt } from '#base/group.ts';
import type { JsonSchema } from '#base/jsonSchema.ts';
import { languageTag, nearestTag } from '#base/languageTag.ts';
import { nearest } from '#base/nearest.ts';
import { mostProblems } from '#base/problems.ts';
import { type Description, describe, type Finding, type ProblemFacts } from '#base/problemTexts.ts';
import { profileUrl } from '#sections/owner/profileUrl.ts';
import { type ContentKind, fieldAt, listOfFile } from './contentSchemas.ts';
import { textKind } from './languageFields.ts';
import { renamedFields } from './renamedFields.ts';
import { suggestDate } from './yamlDates.ts';

type Issue = z.core.$ZodIssue;

export interface FieldProblem extends Description {
  path: PropertyKey[];
  /** Where it is, if that is not the path: an unknown field in the group, or an item of a list. */
  at?: PropertyKey[];
}

interface File {
  kind: ContentKind;
  data?: unknown;
  languages: readonly string[];
}

const fieldsOf = (schema?: JsonSchema): Readonly<Record<string, JsonSchema>> => schema?.properties ?? {};
const shown = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '…');

/** Returns how to write a value, or the first of several, by its schema: as text, or as the fields of a group. */
function writtenAs(schema: JsonSchema | undefined, value: unknown): string {
  const fields = fieldsOf(schema);
  const [main = Object.keys(fields)[0], second] = schema?.required ?? [];
  const text = shown(value).replace(/^\s*[-*•–—]\s*/, '');
  const isSecond = second && /^https?:|[,;]\s/.test(text);
  const first = /[.!?]\s*$/.test(text) ? text : text.replace(/[,;]\s.*/s, '');
  const [name, inner] = isGroup(value) ? (Object.entries(value)[0] ?? []) : isSecond ? ['Example', text] : [first];
  if (!schema?.properties) return inner === undefined ? String(name) : `"${name}: ${shown(inner)}"`;
  if (fields[String(name)]) return `${name}: ${shown(inner)}`;
  return `${main}: ${name}${second ? `, and below it ${second}: ${shown(inner)}` : ''}`;
}

function suggestField(name: string, fields: ReturnType<typeof fieldsOf>): string | undefined {
  const written = name.toLowerCase();
  const names = Object.keys(fields);
  const isOtherName = (each: string) => fields[each]?.otherNames?.toLowerCase().split(' ').includes(written);
  const isBegun = (each: string) => written.length > 2 && each.toLowerCase().startsWith(written);
  return names.find(isOtherName) ?? names.find(isBegun) ?? nearest(name, names);
}

/** Returns the URL of a profile of which only the name is given. */
function suggestProfile(data: unknown, path: readonly PropertyKey[]): ProblemFacts | undefined {
  const [value, name] = [valueAt(data, path), valueAt(data, [...path.slice(0, -1), 'name'])];
  const [, handle] = /^(?:@|in\/)?([\w-]+)$/.exec(shown(value)) ?? [];
  const url = path[0] === 'links' && handle && profileUrl(shown(name), handle);
  return url ? { meant: [url] } : undefined;
}

/** Returns a text that its comma ended: `en: "Engineer, PhD"` for `{ en: Engineer, PhD }`, where PhD is a field. */
function endedByComma(group: Group): { found: string; write: string } | undefined {
  const texts: { name: string; parts: string[] }[] = [];
  for (const [name, value] of Object.entries(group)) {
    if (value === null && texts.length) texts.at(-1)?.parts.push(name);
    else texts.push({ name, parts: [shown(value)] });
  }
  const { name, parts = [] } = texts.find((each) => each.parts.length > 1) ?? {};
  return parts[1] === undefined ? undefined : { found: parts[1], write: `${name}: "${parts.join(', ')}"` };
}

function asText(value: unknown): ProblemFacts | undefined {
  if (typeof value !== 'object') return undefined;
  const group = isGroup(value) ? value : {};
  const cut = endedByComma(group);
  const [[name, text] = [], ...more] = Object.entries(group);
  if (name === undefined || more.length || (text && typeof text === 'object'))
    return cut ? { write: cut.write } : { fix: 'text' };
  const isName = /^(name|title|text|value|item|label)$/.test(name);
  return isName ? { write: shown(text) } : { fix: 'pair', write: writtenAs(undefined, value) };
}

function remedy(
  schema: JsonSchema | undefined,
  expected: string | undefined,
  value: unknown,
  languages: readonly string[],
): ProblemFacts | undefined {
  const keys = isGroup(value) ? Object.keys(value) : [];
  const tags = keys.flatMap((key) => (/^[a-z]{2}([-_][a-z]{4})?([-_][a-z]{2})?$/i.test(key) && languageTag(key)) || []);
  const isByLanguage = tags.length > 0 && tags.length === keys.length && /[a-z]/.test(keys.join(''));
  if (isByLanguage && schema && !schema.properties) {
    if (!textKind(schema)) return { fix: 'once' };
    const listed = tags.join(', ');
    return languages.length ? { fix: 'addLanguage', write: listed } : { fix: 'oneLanguage', write: `[${listed}]` };
  }
  if (expected === 'string') return asText(value);
  if (expected === 'array' && value) return { fix: 'items', write: `- ${writtenAs(schema?.items, value)}` };
  if (expected !== 'object' || !schema?.properties) return undefined;
  const isText = typeof value === 'string' && !/^(yes|no|on|off|true|false|none)$/i.test(value);
  const names = Object.keys(schema.properties).join(', ');
  return isText ? { write: writtenAs(schema, value) } : { fix: 'fields', write: names };
}

/** Returns the problem of a text by language whose key is none of the site's; undefined if another one explains it. */
export function unlistedLanguage(data: unknown, path: readonly PropertyKey[], languages: readonly string[]) {
  const group = valueAt(data, path.slice(0, -1)) as Group;
  const found = String(path.at(-1));
  const cut = endedByComma(group);
  if (group[found] === null) return cut?.found === found ? { kind: 'comma' as const, ...cut } : undefined;
  const tag = languageTag(found);
  const near = tag && nearestTag(tag, languages);
  const advice: ProblemFacts = near && !(near in group) ? { meant: [near] } : { fix: 'addOrDelete' };
  return { kind: 'language' as const, found, allowed: languages.join(', '), ...advice };
}

function unknownFields(
  kind: ContentKind,
  data: unknown,
  path: readonly PropertyKey[],
  keys: readonly string[],
): (Finding & { found: string })[] {
  const schema = fieldAt(kind, path);
  const group = (valueAt(data, path) ?? {}) as Group;
  const known = fieldsOf(schema);
  const free = Object.fromEntries(Object.entries(known).filter(([name]) => !(name in group)));
  const [found = ''] = keys;
  const pair = { [found]: group[found] };
  const isRequired = schema?.required?.includes(suggestField(found, free) ?? '');
  const list = path.length ? undefined : listOfFile(kind);
  const items = list && !isRequired && !group[list] ? known[list]?.items : undefined;
  // A group of skills has a list too.
  if (items && (items.required?.[1] || !Array.isArray(group[found])))
    return [{ kind: 'list', found, allowed: list, write: `- ${writtenAs(items, pair)}` }];
  // `- GitHub: https://…` in a list of names with URLs.
  if (schema?.required?.[1] && Object.keys(group).length === 1 && !suggestField(found, known))
    return [{ kind: 'unknown', found, write: writtenAs(schema, pair) }];
  return keys.slice(0, mostProblems).map((found) => {
    const renamed = renamedFields.find((field) => !path.length && field.kind === kind && field.from === found);
    if (renamed) return { kind: 'renamed', found, allowed: renamed.to };
    const owner = path.length ? undefined : Object.keys(known).find((name) => fieldsOf(known[name])[found]);
    if (owner) return { kind: 'group', found, allowed: owner };
    const meant = items ? list : suggestField(found, free);
    return meant
      ? { kind: 'unknown', found, meant: [meant] }
      : { kind: 'known', found, allowed: Object.keys(known).join(', ') };
  });
}

function fieldProblem({ kind, data, languages }: File, document: Document, issue: Issue): Description {
  const { code, path, message } = issue;
  const [node, value] = [document.getIn(path, true), valueAt(data, path)];
  const stuck = Object.keys(valueAt(data, path.slice(0, -1)) ?? {}).find((key) =>
    key.startsWith(`${String(path.at(-1))}:`),
  );
  if (stuck) return describe({ kind: 'fieldSpace', write: stuck.replace(':', ': ') });
  const schema = fieldAt(kind, path);
  const expected = code === 'invalid_type' ? issue.expected : undefined;
  const advice =
    suggestDate(kind, path, node) ?? remedy(schema, expected, value, languages) ?? suggestProfile(data, path);
  const own = findingOf({ ...issue, input: value } as z.core.$ZodRawIssue);
  const isOwn = own && describe(own).message === message;
  const [, allowed] = /^must be (.*) \(found /.exec(message) ?? [];
  const [, meant] = /Did you mean "([^"]+)"\?$/.exec(message) ?? [];
  const finding: Finding = isOwn ? own : { kind: 'value', allowed };
  // 007 and 3.10, which YAML reads as other numbers.
  const found = (isScalar(node) && typeof node.value === 'number' && node.source) || quote(value);
  return {
    ...describe({
      ...finding,
      ...(finding.kind === 'value' && { found }),
      ...(meant ? { meant: [meant] } : advice),
    }),
    // Fields have messages of their own.
    ...(!isOwn && (meant || !advice) && { message }),
  };
}

export function fieldProblems(file: File, document: Document, issues: readonly Issue[]): FieldProblem[] {
  const { kind, data } = file;
  const list = listOfFile(kind);
  if (Array.isArray(data) && list) return [{ path: [], at: [0], ...describe({ kind: 'listName', allowed: list }) }];
  const unknown = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? unknownFields(kind, data, issue.path, issue.keys).map((finding) => ({ path: issue.path, finding }))
      : [],
  );
  /** Returns whether a missing field is there by another name. */
  const isNamed = (path: readonly PropertyKey[]) =>
    valueAt(data, path) === undefined &&
    unknown.some(({ path: group, finding: { kind, allowed, write, meant } }) => {
      const name = String(path.at(-1));
      if (String(group) !== String(path.slice(0, -1))) return false;
      return kind === 'list' ? allowed === name : Boolean(write || meant?.includes(name));
    });
  /** Where a type is wrong: the field, or the list, in which that is reported once. */
  const wrongTypes = new Set<string>();
  const known = issues.flatMap((issue): FieldProblem[] => {
    const { code, path } = issue;
    const place = String(typeof path.at(-1) === 'number' && code === 'invalid_type' ? path.slice(0, -1) : path);
    if (code === 'unrecognized_keys' || isNamed(path) || wrongTypes.has(place)) return [];
    if (code === 'invalid_type') wrongTypes.add(place);
    return [{ path, ...fieldProblem(file, document, issue) }];
  });
  return [
    ...unknown.map(({ path, finding }) => ({ path, at: [...path, finding.found], ...describe(finding) })),
    ...known,
  ];
}
