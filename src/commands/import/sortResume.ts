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
} from '#base/resume/resume.ts';
import { isUrl } from '#base/resume/webUrl.ts';
import { uiStringsFor } from '#base/uiStrings.ts';
import { factIn } from '#sections/owner/jsonResume.ts';
import { networkNamed, profileUrl } from '#sections/owner/profileUrl.ts';
import { mostFacts } from '#sections/owner/schema.ts';
import type { ParsedResume, ResumePart } from './resumeFile.ts';

/** Returns the name of a field as people write it: `Military service` of `militaryService`. */
function fieldLabel(name: string): string {
  if (/\s/.test(name)) return name;
  const words = name.replace(/^x[-_]/i, '').split(/[_-]+|(?<=\p{Ll})(?=\p{Lu}\p{Ll})/u);
  const [first = '', ...others] = words.filter(Boolean);
  return [first.replace(/^./u, (letter) => letter.toUpperCase()), ...others.map((word) => word.toLowerCase())].join(
    ' ',
  );
}

const isText = (value: unknown) => typeof value === 'string' || typeof value === 'number';
/** Fields that take two values of an entry. */
const canJoin = /^(summary|highlights|keywords|url|profiles|courses)$/;

/** Returns the fields of a group by the names that a part has for them. Of two texts of one field, the second follows the summary. */
function readGroup(part: Part, group: Group): Group {
  const read: Record<string, unknown> = {};
  const extras: string[] = [];
  const named = Object.entries(group).map(([key, value]) => ({ key, value, field: fieldNamed(part, key) }));
  const isOwn = ({ key, field = '' }: (typeof named)[number]) => key === field;
  for (const { key, value, field } of named.toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)))) {
    if (!field || value === undefined || isPrivate(key) !== isPrivate(field)) continue;
    if (field === 'extras') {
      const lines = texts.parse(value);
      if (lines.length) extras.push(`${fieldLabel(key)}: ${lines.join(', ')}`);
    } else if (read[field] === undefined) read[field] = value;
    else if (canJoin.test(field)) read[field] = [read[field], value].flat();
    // A second name, such as the role beside the title of a talk.
    else if (isText(value) && value !== read[field] && !/date|expires|email|phone|image/i.test(field))
      extras.push(`${fieldLabel(key)}: ${value}`);
  }
  return { ...read, ...(extras.length && { extras }) };
}

/** Returns the entries of a list: groups, or texts, each in the field that it means. */
function entriesIn(list: ListName | 'profiles', value: unknown): Group[] {
  if (isText(value))
    return list === 'skills' ? [{ keywords: value }] : entriesIn(list, String(value).split('\n').filter(Boolean));
  const items = Array.isArray(value) ? value.flat() : [value];
  const field = list === 'profiles' ? 'url' : String(resumeLists[list].needs[0]);
  return items.flatMap((item) => (isGroup(item) ? [item] : isText(item) ? [{ [field]: String(item) }] : []));
}

/** Returns the list that an entry is of, by its fields, or else by the name of its list. */
function listOf(entry: Group, named: ListName | undefined): ListName | undefined {
  const keys = Object.keys(entry);
  if (named && keys.some((key) => resumeLists[named].needs.includes(fieldNamed(named, key) ?? ''))) return named;
  const folded = new Set(keys.map(foldedKey));
  const marked = Object.entries(resumeLists).find(([, { marks }]) => marks.some((name) => folded.has(name)));
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

function addSection(lists: Lists, heading: string, entries: readonly Group[]): void {
  const isOnlyText = (entry: Group) => Object.keys(entry).every((key) => key === 'summary');
  const lines = entries.filter(isOnlyText).flatMap(({ summary }) => texts.parse(summary));
  const isList = lines.length > 1 && lines.every((line) => line.length <= 120);
  const body = isList ? lines.map((line) => line.replace(/^(?!- )/, '- ')).join('\n') : lines.join('\n\n');
  const read = entries.filter((entry) => !isOnlyText(entry)).map((entry) => readPart('more', entry));
  if (body || read.length) lists.more.push({ heading, body, entries: read });
}

/** Sorts a part; a value that no list can be is left to the report. */
function addPart(lists: Lists, { name, value, list = listNamed(name) }: ResumePart): void {
  const named = list === 'more' ? undefined : list;
  if (!named && !Array.isArray(value)) return;
  const own: Group[] = [];
  for (const entry of entriesIn(named ?? 'more', value)) {
    const kind = listOf(entry, named);
    if (kind) {
      const group = readGroup(kind, entry);
      const entries = kind === 'work' ? rolesIn(group) : [group];
      lists[kind].push(...entries.map((each) => readPart(kind, each)));
    } else if (!isPrivate(String(entry.label ?? entry.title ?? entry.name ?? ''))) own.push(readGroup('more', entry));
  }
  addSection(lists, fieldLabel(name), own);
}

/** Returns the profiles of a person: in a list, or in fields of their own, such as `github`. */
function profilesIn(person: Group, list: unknown): Group[] {
  const fields = Object.entries({ ...person, ...(isGroup(list) && list) });
  const own = fields.flatMap(([key, value]): Group[] => {
    if (fieldNamed('basics', key) || typeof value !== 'string' || isPrivate(key)) return [];
    return isUrl(value) || profileUrl(key, value)
      ? [{ network: networkNamed(key) ?? fieldLabel(key), url: value }]
      : [];
  });
  const listed = Array.isArray(list) ? entriesIn('profiles', list) : [];
  return [...listed.map((each) => readGroup('profiles', each)), ...own];
}

/** Returns a résumé with each value in the field that it belongs to. */
export function sortResume({ basics, parts }: ParsedResume, language = 'en'): Resume {
  const isOfPerson = ({ name, list, value }: ResumePart) =>
    !list && !listNamed(name) && fieldNamed('basics', name) !== undefined && (isText(value) || Array.isArray(value));
  const top = Object.fromEntries(parts.filter(isOfPerson).map(({ name, value }) => [name, value]));
  const person: Group = { ...top, ...basics };
  const strings = uiStringsFor(language).owner;
  const read = readGroup('basics', person);
  const known = readPart('basics', {
    ...read,
    name: personName(person) ?? read.name,
    profiles: profilesIn(person, read.profiles),
  });
  const lists = Object.fromEntries(Object.keys(resumeLists).map((list) => [list, []])) as unknown as Lists;
  for (const part of parts) if (!isOfPerson(part)) addPart(lists, part);
  const extras = known.extras.filter(factIn).slice(0, mostFacts);
  const details = known.extras.filter((line) => !extras.includes(line)).map((line) => ({ summary: `- ${line}` }));
  addSection(lists, strings.details, details);
  // Every entry was read by the part of its list.
  return { basics: { ...known, extras }, lists: lists as Resume['lists'] };
}
