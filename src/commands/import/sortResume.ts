/**
 * Sorts a résumé of any format: the names in `keys.ts` show what a list or a field is, and the fields of an entry decide
 * over the name of its list.
 */
import { z } from 'zod';
import { type Group, isGroup } from '#base/group.ts';
import { personName, texts } from '#base/resume/fields.ts';
import {
  type FieldList,
  fieldNamed,
  foldedKey,
  type ListName,
  listKeys,
  listNamed,
  marks,
  needs,
  textFields,
} from '#base/resume/keys.ts';
import { isPrivate } from '#base/resume/privateFields.ts';
import { type Resume, shapes } from '#base/resume/resume.ts';
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
    .filter(Boolean);
  const [first = '', ...rest] = words.map((word, index) =>
    /\p{Lu}.*\p{Lu}/u.test(word) || !index ? word : word.toLowerCase(),
  );
  return [first.replace(/^./u, (character) => character.toUpperCase()), ...rest].join(' ');
}

const isText = (value: unknown) => typeof value === 'string' || typeof value === 'number';
const isShort = (value: unknown) => String(value).length <= 120;

/** Returns the fields of a group by the names that a list has for them. Of two texts of one field, the second follows the summary. */
function readGroup(list: FieldList, group: Group, labelOf = fieldLabel): Group {
  const read: Record<string, unknown> = {};
  const extras: string[] = [];
  const named = Object.entries(group).map(([key, value]) => ({ key, value, field: fieldNamed(list, key) }));
  const isOwn = ({ key, field = '' }: (typeof named)[number]) => key === field;
  for (const { key, value, field } of named.toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)))) {
    if (!field || value === undefined || isPrivate(key) !== isPrivate(field)) continue;
    if (field === 'extras') {
      const lines = texts.parse(value);
      if (lines.length) extras.push(`${labelOf(key)}: ${lines.join(', ')}`);
    } else if (read[field] === undefined) read[field] = value;
    else if (/^(summary|highlights|keywords|url|profiles|courses)$/.test(field))
      read[field] = [read[field], value].flat();
    // A second name, such as the role beside the title of a talk.
    else if (isText(value) && value !== read[field] && !/date|expires|email|phone|image/i.test(field))
      extras.push(`${labelOf(key)}: ${value}`);
  }
  return { ...read, ...(extras.length && { extras }) };
}

/** Returns an entry from plain text. In a list of pairs, the part before a colon is its name. */
function entryOfText(list: FieldList, text: string): Group {
  if (list === 'profiles') return { url: text };
  const [field, valueField] = textFields[list];
  const [, name, value] = (valueField && /^([^:]{1,40}):\**\s+(\S.*)$/s.exec(text)) || [];
  return name && valueField ? { [field]: name.replace(/^\*+/, ''), [valueField]: value } : { [field]: text };
}

/** Returns the entries of a list in any form: texts, pairs, groups by their names, or lists in a group. */
function entriesIn(list: FieldList, value: unknown): Group[] {
  const [field, valueField] = textFields[list];
  if (Array.isArray(value))
    return value
      .flat()
      .flatMap((item): Group[] => (isGroup(item) ? [item] : isText(item) ? [entryOfText(list, String(item))] : []));
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
  if (named && keys.some((key) => needs[named].includes(fieldNamed(named, key) ?? ''))) return named;
  const folded = new Set(keys.map(foldedKey));
  return marks.find(([, names]) => names.split(' ').some((name) => folded.has(name)))?.[0];
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

class Sorter {
  readonly lists: Record<string, object[]> = Object.fromEntries(Object.keys(listKeys).map((list) => [list, []]));
  /** Entries of earlier parts: a list under two names has them once. */
  #earlier = new Set<string>();

  #add(list: ListName, entry: Group): void {
    const shape: z.ZodType<object> = z.object(shapes[list]);
    const read = shape.parse(entry);
    if (!this.#earlier.has(JSON.stringify(read))) this.lists[list]?.push(read);
  }

  addSection(heading: string, body: readonly string[], entries: readonly Group[]): void {
    const isBullet = body.length > 1 && body.every((text) => isShort(text) && !/^- /.test(text));
    const text = body.map((each) => (isBullet ? `- ${each}` : each)).join(isBullet ? '\n' : '\n\n');
    if (text || entries.length) this.#add('more', { heading, body: text, entries });
  }

  /** Sorts a part; a value that no list can be is left to the report. */
  add({ name, value, list = listNamed(name) }: ResumePart): void {
    const isNamed = list !== undefined && list !== 'more';
    this.#earlier = new Set(Object.values(this.lists).flatMap((all) => all.map((each) => JSON.stringify(each))));
    if (!isNamed && isGroup(value)) {
      for (const [inner, each] of Object.entries(value))
        if (Array.isArray(each)) this.add({ name: inner, value: each });
      return;
    }
    if (!isNamed && !Array.isArray(value)) return;
    const all = Array.isArray(value) ? value.flat() : [];
    const areNames = isNamed && (list === 'references' || !all.some((each) => isText(each) && !isShort(each)));
    const body = areNames ? [] : all.filter(isText).map(String);
    const own: Group[] = [];
    for (const entry of entriesIn(isNamed ? list : 'more', areNames ? value : all.filter(isGroup))) {
      const kind = listOf(entry, isNamed ? list : undefined);
      if (kind)
        for (const each of kind === 'work' ? rolesIn(readGroup(kind, entry)) : [readGroup(kind, entry)])
          this.#add(kind, each);
      else if (isGroup(entry) && !isPrivate(String(entry.label ?? entry.title ?? entry.name ?? '')))
        own.push(readGroup('more', entry));
    }
    const isOnlyText = (entry: Group) => Object.keys(entry).every((key) => key === 'summary');
    body.push(...own.filter(isOnlyText).flatMap(({ summary }) => texts.parse(summary)));
    this.addSection(
      fieldLabel(name),
      body,
      own.filter((entry) => !isOnlyText(entry)),
    );
  }
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
  const labelOf = (key: string) =>
    foldedKey(key) === 'nationality' ? uiStringsFor(language).owner.nationality : fieldLabel(key);
  const read = readGroup('basics', person, labelOf);
  const known = z
    .object(shapes.basics)
    .parse({ ...read, name: personName(person) ?? read.name, profiles: profilesIn(person, read.profiles) });
  const sorter = new Sorter();
  for (const part of parts) if (!isOfPerson(part)) sorter.add(part);
  sorter.addSection(
    uiStringsFor(language).owner.details,
    known.extras.map((line) => `- ${line}`),
    [],
  );
  // Every entry was parsed with the shape of its list.
  return { basics: known, lists: sorter.lists as Resume['lists'] };
}
