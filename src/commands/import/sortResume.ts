/**
 * Sorts a résumé of any format: the names in `resume.ts` show what a list or a field is, and the fields of an entry decide
 * over the name of its list.
 */
import { type Group, isGroup } from '#base/group.ts';
import { personName, texts } from '#base/resume/fields.ts';
import { isPrivate } from '#base/resume/privateFields.ts';
import {
  fieldNamed,
  foldedKey,
  type ListName,
  listNamed,
  type Part,
  type Resume,
  readPart,
  resumeLists,
  valueFields,
} from '#base/resume/resume.ts';
import { isUrl } from '#base/resume/webUrl.ts';
import { uiStringsFor } from '#base/uiStrings.ts';
import { profileUrl } from '#sections/owner/profileUrl.ts';
import type { ParsedResume, ResumePart } from './resumeFile.ts';

/** Returns the name of a field as people write it: `Military service` of `militaryService`. */
function fieldLabel(name: string): string {
  if (/^\p{Lu}[^_]*\s|\s\S/u.test(name)) return name;
  const words = name
    .replace(/^x[-_]/i, '')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .split(/[\s_-]+/)
    .filter(Boolean)
    .map((word, index) => (/\p{Lu}.*\p{Lu}/u.test(word) || !index ? word : word.toLowerCase()));
  return words.join(' ').replace(/^./u, (character) => character.toUpperCase());
}

const isText = (value: unknown) => typeof value === 'string' || typeof value === 'number';
const isShort = (value: unknown) => String(value).length <= 120;
/** Fields that take two values of an entry. */
const canJoin = /^(summary|highlights|keywords|url|profiles|courses)$/;

/** Returns the fields of a group by the names that a part has for them. Of two texts of one field, the second follows the summary. */
function readGroup(part: Part, group: Group, labelOf = fieldLabel): Group {
  const read: Record<string, unknown> = {};
  const extras: string[] = [];
  const named = Object.entries(group).map(([key, value]) => ({ key, value, field: fieldNamed(part, key) }));
  const isOwn = ({ key, field = '' }: (typeof named)[number]) => key === field;
  for (const { key, value, field } of named.toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)))) {
    if (!field || value === undefined || isPrivate(key) !== isPrivate(field)) continue;
    if (field === 'extras') {
      const lines = texts.parse(value);
      if (lines.length) extras.push(`${labelOf(key)}: ${lines.join(', ')}`);
    } else if (read[field] === undefined) read[field] = value;
    else if (canJoin.test(field)) read[field] = [read[field], value].flat();
    // A second name, such as the role beside the title of a talk.
    else if (isText(value) && value !== read[field] && !/date|expires|email|phone|image/i.test(field))
      extras.push(`${labelOf(key)}: ${value}`);
  }
  return { ...read, ...(extras.length && { extras }) };
}

const textField = (list: ListName | 'profiles'): string =>
  list === 'profiles' ? 'network' : resumeLists[list].needs[0];

/** Returns the entries of a list in any form: texts, pairs, groups by their names, or lists in a group. */
function entriesIn(list: ListName | 'profiles', value: unknown): Group[] {
  const [field, valueField] = [textField(list), valueFields[list]];
  const ofText = (text: string): Group => {
    if (list === 'profiles') return { url: text };
    // In a list of pairs, the part before a colon is the name.
    const [, name, pair] = (valueField && /^\**([^:]{1,40}):\**\s+(\S.*)$/s.exec(text)) || [];
    return name && valueField ? { [field]: name, [valueField]: pair } : { [field]: text };
  };
  if (Array.isArray(value))
    return value.flat().flatMap((item) => (isGroup(item) ? [item] : isText(item) ? [ofText(String(item))] : []));
  if (isText(value))
    return list === 'skills' ? [{ keywords: value }] : entriesIn(list, String(value).split('\n').filter(Boolean));
  if (!isGroup(value)) return [];
  const inner = Object.entries(value);
  const lists = inner.filter(([, each]) => Array.isArray(each) && each.some(isGroup));
  if (lists.length) return lists.flatMap(([, each]) => entriesIn(list, each));
  if (inner.some(([name]) => fieldNamed(list, name)) && !inner.every(([, each]) => isGroup(each))) return [value];
  return inner.flatMap(([key, each]): Group[] => {
    // `{ "Acme": { "position": "Baker" } }`: a key is the name of an entry without one, unless it is a number.
    if (isGroup(each)) return [/^\d+$/.test(key) ? each : { name: fieldLabel(key), ...each }];
    // `{ "English": "C2" }`
    return valueField ? [{ [field]: fieldLabel(key), [valueField]: each }] : [];
  });
}

/** Returns the list that an entry is of, by its fields, or else by the name of its list. */
function listOf(entry: Group, named: ListName | undefined): ListName | undefined {
  const keys = Object.keys(entry);
  const needs: readonly string[] = named ? resumeLists[named].needs : [];
  if (named && keys.some((key) => needs.includes(fieldNamed(named, key) ?? ''))) return named;
  const folded = new Set(keys.map(foldedKey));
  const marked = Object.entries(resumeLists).find(
    ([, list]) => 'marks' in list && list.marks.split(' ').some((name) => folded.has(name)),
  );
  return marked?.[0] as ListName | undefined;
}

/** Returns an entry of several roles at one employer as one each. What it says of the employer stays with the first. */
function rolesIn(entry: Group): Group[] {
  const { roles, summary, description, highlights, ...company } = entry;
  const own = Array.isArray(roles) ? roles.filter(isGroup) : [];
  if (!own.length) return [entry];
  return own.map((role, index) => {
    const read = readGroup('work', role);
    const texts = [summary, description, read.summary, read.description].flat().filter(Boolean);
    return index
      ? { ...company, ...read }
      : { ...company, highlights, ...read, summary: texts, description: undefined };
  });
}

type Lists = { [List in ListName]: object[] };

/** Adds a section of one's own; texts that are all short are a list. */
function addSection(lists: Lists, heading: string, texts: readonly string[], entries: readonly Group[]): void {
  const isList = texts.length > 1 && texts.every(isShort);
  const body = isList ? texts.map((text) => text.replace(/^(?!- )/, '- ')).join('\n') : texts.join('\n\n');
  const read = entries.map((entry) => readPart('more', entry));
  if (body || read.length) lists.more.push({ heading, body, entries: read });
}

/** Sorts a part; a value that no list can be is left to the report. */
function addPart(lists: Lists, { name, value, list = listNamed(name) }: ResumePart): void {
  const named = list === 'more' ? undefined : list;
  if (!named && isGroup(value)) {
    for (const [inner, each] of Object.entries(value))
      if (Array.isArray(each)) addPart(lists, { name: inner, value: each });
    return;
  }
  if (!named && !Array.isArray(value)) return;
  // A list under two names has its entries once.
  const earlier = new Set(Object.values(lists).flatMap((all) => all.map((each) => JSON.stringify(each))));
  const all = Array.isArray(value) ? value.flat() : [];
  const areNames = named && (named === 'references' || !all.some((each) => isText(each) && !isShort(each)));
  const body = areNames ? [] : all.filter(isText).map(String);
  const own: Group[] = [];
  for (const entry of entriesIn(named ?? 'more', areNames ? value : all.filter(isGroup))) {
    const kind = listOf(entry, named);
    if (!kind) {
      if (!isPrivate(String(entry.label ?? entry.title ?? entry.name ?? ''))) own.push(readGroup('more', entry));
      continue;
    }
    const group = readGroup(kind, entry);
    const read = (kind === 'work' ? rolesIn(group) : [group]).map((each) => readPart(kind, each));
    lists[kind].push(...read.filter((each) => !earlier.has(JSON.stringify(each))));
  }
  const isOnlyText = (entry: Group) => Object.keys(entry).every((key) => key === 'summary');
  body.push(...own.filter(isOnlyText).flatMap(({ summary }) => texts.parse(summary)));
  const entries = own.filter((entry) => !isOnlyText(entry));
  addSection(lists, fieldLabel(name), body, entries);
}

/** Returns the profiles of a person: in a list, or in fields of their own, such as `github`. */
function profilesIn(person: Group, list: unknown): Group[] {
  const others = Object.entries(person).flatMap(([key, value]): Group[] => {
    if (fieldNamed('basics', key) || typeof value !== 'string' || isPrivate(key)) return [];
    return isUrl(value) || profileUrl(key, value) ? [{ network: fieldLabel(key), url: value }] : [];
  });
  return [...entriesIn('profiles', list).map((each) => readGroup('profiles', each)), ...others];
}

/**
 * Returns a résumé with each value in the field that it belongs to.
 * @param resume without blanks
 * @param language of its text
 */
export function sortResume({ basics, parts }: ParsedResume, language = 'en'): Resume {
  const isOfPerson = ({ name, list, value }: ResumePart) =>
    !list && !listNamed(name) && fieldNamed('basics', name) !== undefined && (isText(value) || Array.isArray(value));
  const top = Object.fromEntries(parts.filter(isOfPerson).map(({ name, value }) => [name, value]));
  const person: Group = { ...top, ...basics };
  const strings = uiStringsFor(language).owner;
  const labels = new Map([
    ['nationality', strings.nationality],
    ['drivinglicense', strings.drivingLicense],
    ['drivinglicence', strings.drivingLicense],
  ]);
  const labelOf = (key: string) => labels.get(foldedKey(key)) ?? fieldLabel(key);
  const read = readGroup('basics', person, labelOf);
  const known = readPart('basics', {
    ...read,
    name: personName(person) ?? read.name,
    profiles: profilesIn(person, read.profiles),
  });
  const lists = Object.fromEntries(Object.keys(resumeLists).map((list) => [list, []])) as unknown as Lists;
  for (const part of parts) if (!isOfPerson(part)) addPart(lists, part);
  const details = known.extras.map((line) => `- ${line}`);
  addSection(lists, strings.details, details, []);
  // Every entry was read by the part of its list.
  return { basics: known, lists: lists as Resume['lists'] };
}
