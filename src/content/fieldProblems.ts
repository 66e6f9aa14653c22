/** Turns a schema's issues into messages for owners: what is wrong, and what to write. */

import type { Document } from 'yaml';
import { suggestField, unknownField } from '#base/explain.ts';
import { isGroup, valueAt } from '#base/group.ts';
import type { JsonSchema } from '#base/jsonSchema.ts';
import { languageTag } from '#base/languageTag.ts';
import { mostProblems } from '#base/problems.ts';
import { profileUrl } from '#sections/owner/profileUrl.ts';
import { type ContentKind, fieldAt, jsonSchemaOf, listOfFile } from './contentSchemas.ts';
import { renamedIn } from './renamedFields.ts';
import { textKind } from './resolveLanguage.ts';
import { quoteAsWritten, suggestDate } from './yamlDates.ts';

interface Issue {
  code: string;
  path: PropertyKey[];
  message: string;
  keys?: string[];
  expected?: string;
}

export interface FieldProblem {
  path: PropertyKey[];
  /** The name of an unknown field in the group at the path. The problem is reported at that name. */
  key?: string;
  /** Where it is, if that is not the path. */
  at?: PropertyKey[];
  message: string;
}

const fieldNames = (schema?: JsonSchema) => Object.keys(schema?.properties ?? {});
/** Returns the main field of a group: the first required one, or the first. */
const mainOf = (schema?: JsonSchema) => schema?.required?.[0] ?? fieldNames(schema)[0] ?? '';

/** Returns a value as it is written after a field. */
const shown = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '…');

/** Returns how to write an item of a list, if only a name and its value are there. */
function itemOf(schema: JsonSchema | undefined, [name, value]: [string, unknown]): string {
  const [main, second] = schema?.required ?? [];
  return second ? `- ${main}: ${name}, and below it ${second}: ${shown(value)}` : `- ${mainOf(schema)}: ${name}`;
}

/** Returns the URL of a profile of which only the name is given. */
function suggestProfile(data: unknown, path: readonly PropertyKey[]): string {
  const [value, name] = [valueAt(data, path), valueAt(data, [...path.slice(0, -1), 'name'])];
  if (path[0] !== 'links' || typeof value !== 'string' || typeof name !== 'string') return '';
  const [, handle] = /^(?:@|in\/)?([\w-]+)$/.exec(value) ?? [];
  const url = handle && profileUrl(name, handle);
  return url ? `. Did you mean "${url}"?` : '';
}

/** Returns how to write a text as a list. */
function asList(text: string): string {
  if (/^[-*•–—]/.test(text))
    return '. Write each entry on a line of its own, after a dash and a space, without | or >.';
  return text.length > 60 || /[.!?]$/.test(text)
    ? '. Write it on a line below, after a dash and a space.'
    : '. Put it in [ ].';
}

/** Returns what to write instead of a value of the wrong type: a list, a group or a text. */
function remedy(
  schema: JsonSchema | undefined,
  expected: string | undefined,
  value: unknown,
  languages: readonly string[],
): string {
  const item = schema?.items;
  const keys = isGroup(value) ? Object.keys(value) : [];
  const tags = keys.flatMap((key) => (/^[a-z]{2}([-_][a-z]{4})?([-_][a-z]{2})?$/i.test(key) && languageTag(key)) || []);
  const isByLanguage = keys.length > 0 && tags.length === keys.length && /[a-z]/.test(keys.join(''));
  if (isByLanguage && schema && !schema.properties) {
    if (!textKind(schema)) return '. It is the same in all languages, so write it once.';
    const listed = `in site.yaml: languages: [${tags.join(', ')}]`;
    return languages.length
      ? `. It is in none of the site's languages (${languages.join(', ')}). Add ${tags.join(', ')} to languages in content/site.yaml.`
      : `. Write one ${expected === 'array' ? 'list' : 'text'}. For several languages, list them ${listed}`;
  }
  if (expected === 'array' && item?.properties && typeof value === 'string') {
    const [main = mainOf(item), second] = item.required ?? [];
    const [first, ...more] = value.split(/\s*[,;]\s+/);
    if (more.length && !second) return `. Write each entry below, after a dash: - ${main}: ${first}`;
    return `. Write it below, after a dash: - ${main}: ${second ? `Example, and below it ${second}: ` : ''}${value}`;
  }
  if (expected === 'array' && typeof value === 'string') return asList(value.trim());
  if (expected === 'array' && isGroup(value)) {
    const [first] = Object.entries(value);
    if (!first) return '';
    const [name, text] = first;
    const whole = /^\d+$/.test(name) ? shown(text) : text === null ? name : `"${name}: ${shown(text)}"`;
    if (!item?.properties) return `. Write each entry after a dash: - ${whole}`;
    const isItem = Object.keys(value).every((name) => fieldNames(item).includes(name));
    return isItem
      ? `. Write a dash before the first field of each entry: - ${first[0]}: ${shown(first[1])}`
      : `. Write each entry after a dash: ${itemOf(item, first)}`;
  }
  if (expected === 'object' && schema?.properties && typeof value === 'string') {
    const isUrl = /^https?:/.test(value) && schema.properties.url;
    if (isUrl) return `. Write name: Example, and below it url: ${value}`;
    if (!/^(yes|no|on|off|true|false|none)$/i.test(value)) return `. Write ${mainOf(schema)}: ${value}`;
  }
  if (expected === 'object' && schema?.properties)
    return `. Write its fields below it (${fieldNames(schema).join(', ')}), or delete it.`;
  if (expected !== 'string') return '';
  if (Array.isArray(value)) return value.length === 1 ? `. Write it without [ ] and dash.` : '. Write one text.';
  const [pair, ...more] = isGroup(value) ? Object.entries(value) : [];
  if (!pair || more.length) return isGroup(value) ? '. Write one text.' : '';
  if (pair[1] !== null && typeof pair[1] === 'object') return '. Write one text, without a list in it.';
  if (/^(name|title|text|value|item|label)$/.test(pair[0])) return `. Write it without ${pair[0]}: ${shown(pair[1])}`;
  return `. A colon and a space make it a field: put it in quotes: "${pair[0]}: ${shown(pair[1])}"`;
}

/** Returns the message about a field that was renamed; undefined if it never was a field. */
function renamedField(kind: ContentKind, path: readonly PropertyKey[], key: string): string | undefined {
  const to = renamedIn(kind, path).find(({ from }) => from === key)?.to;
  return to && `has the old field "${key}", now "${to}". Run npm run migrate. If both are there, delete one.`;
}

/** Returns the group of the file that has the field. */
function groupWith(kind: ContentKind, key: string): string | undefined {
  const { properties = {} } = jsonSchemaOf(kind);
  return Object.keys(properties).find((name) => properties[name]?.properties?.[key]);
}

/** Returns the problems of unknown fields in a group. */
function unknownFields(kind: ContentKind, data: unknown, { path, keys = [] }: Issue): FieldProblem[] {
  const schema = fieldAt(kind, path);
  const group = valueAt(data, path);
  const known = schema?.properties ?? {};
  const free = Object.fromEntries(Object.entries(known).filter(([name]) => !isGroup(group) || !(name in group)));
  const list = path.length ? undefined : listOfFile(kind);
  const first = keys[0] ?? '';
  const isRequired = schema?.required?.includes(suggestField(first, free) ?? '');
  const items = list && !isRequired && !valueAt(data, [list]) ? schema?.properties?.[list]?.items : undefined;
  if (list && items && keys.every((key) => fieldNames(items).includes(key))) {
    return [
      { path, key: first, message: `${list} is missing. Write ${list}: on a line above, and a dash before ${first}:` },
    ];
  }
  if (list && items && !Array.isArray(valueAt(data, [first]))) {
    return [
      {
        path,
        key: first,
        message: `${list} is missing. Write ${list}: on a line above, and below it ${itemOf(items, [first, '…'])}`,
      },
    ];
  }
  // An item that needs a list, as a group of skills does.
  const inner = items?.required?.find((name) => items.properties?.[name]?.items);
  if (list && inner) {
    return [
      {
        path,
        key: first,
        message: `${list} is missing. Write ${list}: on a line above, and below it - ${mainOf(items)}: ${first}, and ${inner}:`,
      },
    ];
  }
  // `- GitHub: https://…` in a list of names with URLs.
  const isPair =
    keys.length === 1 && isGroup(group) && Object.keys(group).length === 1 && schema?.required?.length === 2;
  if (isPair && !suggestField(first, known)) {
    return [
      {
        path,
        key: first,
        message: `has an unknown field "${first}". Write ${itemOf(schema, [first, valueAt(group, [first])]).slice(2)}`,
      },
    ];
  }
  return keys.slice(0, mostProblems).map((key) => {
    const owner = path.length ? undefined : groupWith(kind, key);
    const nested = owner && `has a field "${key}" that belongs to ${owner}. Indent it by two spaces below ${owner}:`;
    const only = list && items ? `has an unknown field "${key}". Did you mean "${list}"?` : undefined;
    return { path, key, message: renamedField(kind, path, key) ?? nested ?? only ?? unknownField(key, known, free) };
  });
}

/** Returns whether a field is missing because it has an unknown name, or a colon without its space. */
function isNamedOtherwise(kind: ContentKind, data: unknown, { path }: Issue, unknown: readonly Issue[]): boolean {
  const [group, name] = [path.slice(0, -1), String(path.at(-1))];
  const inGroup = unknown.find((issue) => String(issue.path) === String(group));
  if (!inGroup || valueAt(data, path) !== undefined) return false;
  const known = fieldAt(kind, group)?.properties ?? {};
  const isList = !group.length && listOfFile(kind) === name;
  const isPair = inGroup.keys?.length === 1 && Object.keys(valueAt(data, group) ?? {}).length === 1;
  return isList || isPair || (inGroup.keys ?? []).some((key) => suggestField(key, known) === name);
}

interface File {
  kind: ContentKind;
  data?: unknown;
  /** The languages of a site that lists them. */
  languages: readonly string[];
}

/** Returns the problems of a file's fields: each once, with what to write. */
export function fieldProblems(
  { kind, data, languages }: File,
  document: Document,
  issues: readonly Issue[],
): FieldProblem[] {
  const list = listOfFile(kind);
  if (Array.isArray(data) && list) {
    return [
      {
        path: [],
        at: [0],
        message: `List has no name. Write ${list}: on a line above it, and indent it by two spaces.`,
      },
    ];
  }
  const unknown = issues.filter(({ code }) => code === 'unrecognized_keys');
  const otherKind = new Set(issues.flatMap(({ code, path }) => (code === 'invalid_type' ? String(path) : [])));
  // Skip length errors of values that aren't text.
  const isFollowing = ({ code, path }: Issue) => /^too_/.test(code) && otherKind.has(String(path));
  const problems = issues.flatMap((issue): (FieldProblem & { of?: string })[] => {
    if (issue.code === 'unrecognized_keys') return unknownFields(kind, data, issue);
    const { path, expected } = issue;
    if (isFollowing(issue) || isNamedOtherwise(kind, data, issue, unknown)) return [];
    const node = document.getIn(path, true);
    const stuck = Object.keys(valueAt(data, path.slice(0, -1)) ?? {}).find((key) =>
      key.startsWith(`${String(path.at(-1))}:`),
    );
    if (stuck) return [{ path, message: `has no space after its colon. Write ${stuck.replace(':', ': ')}` }];
    const advice =
      suggestDate(kind, path, node) ||
      remedy(fieldAt(kind, path), expected, valueAt(data, path), languages) ||
      suggestProfile(data, path);
    const message = quoteAsWritten(issue.message, node) + (/Did you mean/.test(issue.message) ? '' : advice);
    // The same problem in several items of a list is reported once.
    const of = advice && typeof path.at(-1) === 'number' && expected ? `${path.slice(0, -1)} ${expected}` : undefined;
    return [{ path, message, of }];
  });
  return problems
    .filter(({ of }, index) => !of || problems.findIndex((other) => other.of === of) === index)
    .map(({ of, ...problem }) => {
      const more = of ? problems.filter((other) => other.of === of).length - 1 : 0;
      return more ? { ...problem, message: `${problem.message} (and ${more} more in the list)` } : problem;
    });
}
