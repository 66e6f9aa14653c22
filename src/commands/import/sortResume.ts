/**
 * Sorts a résumé in one pass: each field goes to the section that takes it, unknown text goes with its entry or into a
 * custom section, and the rest is reported.
 */
import { z } from 'zod';
import { type Group, isGroup } from '#base/group.ts';
import { fieldName } from '#base/problems.ts';
import { readAddress } from '#base/resumeText/addresses.ts';
import { extension } from '#base/resumeText/clean.ts';
import { type Entry, fieldMeant, meantBy, type Part } from '#base/resumeText/fields.ts';
import { withoutPrivate } from '#base/resumeText/privateFields.ts';
import { isOfFile, isProgramData, withoutProgramData } from '#base/resumeText/programData.ts';
import { item, markdownLink, oneLine } from '#base/resumeText/text.ts';
import { type Draft, lengthOfTexts } from '#sections/draft.ts';
import { jsonResumeLists } from '#sections/index.ts';
import { labelOf, linesOf, linksOf, unsaying } from '#sections/more/inWords.ts';
import { moreEntryPart } from '#sections/more/readEntry.ts';
import { basics } from '#sections/owner/jsonResume.ts';
import { type JsonResumeList, sentences } from '#sections/section.ts';
import { languagesOf } from './languages.ts';
import { profileAddress } from './profileAddress.ts';

type Path = readonly PropertyKey[];

/** A résumé, sorted by section. */
export interface Resume {
  basics: Entry<typeof basics.fields>;
  /** Entries by the name of their list; blank ones are undefined. */
  lists: ReadonlyMap<string, readonly (Group | undefined)[]>;
}

/** A field that has its text in several languages, of which one must be chosen. */
export class SeveralLanguages extends Error {
  readonly path: Path;
  readonly languages: readonly string[];

  constructor(path: Path, languages: readonly string[]) {
    super(`${fieldName(path)} has several languages`);
    this.path = path;
    this.languages = languages;
  }
}

/** Fields that are an address. */
const ofAddress = /^(url|links|code|demo|video|slides|image)$/;
/** Fields of a group that only describe its link: its kind and its label. */
const ofLink = /^(type|kind|label|name|title|text|platform|network|provider|branch|directory)$/i;
/** Fields with several links. */
const ofLinks = /^(external|project|relevant|related)?_?(links?|urls?)$/i;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Returns a value without what is private or for programs, which is reported. */
function forPeople(value: unknown, path: string, draft: Draft): unknown {
  const left = new Set<string>();
  const open = withoutPrivate(value, path, left);
  const lost = lengthOfTexts(value) - lengthOfTexts(open);
  for (const [index, field] of [...left].entries()) draft.omitPrivate(field, index ? undefined : lost);
  return withoutProgramData(open, (name) => draft.omitProgramData(name));
}

/** Returns the text that a group stands for in a field of texts: its name, its address, its date or period. */
function textOf(value: unknown, field: string): unknown {
  if (!isGroup(value)) return value;
  const { year, month, start, end, startDate = start, endDate = end, url, href = url, name, title = name } = value;
  if (ofAddress.test(field)) return href;
  if (year !== undefined) return [year, month && String(month).padStart(2, '0')].filter(Boolean).join('-');
  if (startDate !== undefined || endDate !== undefined)
    return [startDate, endDate].map((date) => textOf(date, field) ?? '').join(' – ');
  return title ?? value.label ?? value.text ?? value.description ?? value.value;
}

/** Reads the value of a field, also where it holds groups instead of texts; undefined if the field can't take it. */
function readValue(
  schema: z.core.$ZodType,
  value: unknown,
  field: string,
): { data: unknown; more?: unknown } | undefined {
  const whole = z.safeParse(schema, value);
  if (whole.success) return { data: whole.data };
  // Groups become bullets only as a whole list.
  if (field === 'highlights' && Array.isArray(value) && value.some(isGroup)) return undefined;
  const text = Array.isArray(value) ? value.map((item) => textOf(item, field)) : textOf(value, field);
  const named = z.safeParse(schema, text);
  if (text === undefined || !named.success || named.data === undefined) return undefined;
  // The group has more than a name.
  const isLink = ofAddress.test(field);
  const beside = (item: unknown) =>
    Object.entries(isGroup(item) ? item : {}).filter(
      ([name, inner]) => inner !== text && !(isLink && ofLink.test(name)),
    );
  if (/url|date/i.test(field) || ![value].flat().some((item) => beside(item).length > Number(Array.isArray(value))))
    return { data: named.data };
  return { data: named.data, more: Array.isArray(value) ? value.filter(isGroup) : Object.fromEntries(beside(value)) };
}

interface Sorted {
  /** Values by the names that their part has for the fields. */
  known: Record<string, unknown>;
  /** Fields that the part doesn't know, and those that another has the place of. */
  others: Record<string, unknown>;
}

/**
 * Gives each field of an entry to the field of its part that it means; the part's own name comes before others.
 * @throws SeveralLanguages
 */
function sortFields(part: Part, entry: Group, path: Path): Sorted {
  const known: Record<string, unknown> = {};
  const others: Record<string, unknown> = {};
  const fields = Object.entries(entry).map(([name, value]) => ({ name, value, field: fieldMeant(part, name) }));
  const taken = new Map<string, unknown>();
  for (const { name, value, field } of fields.toSorted(
    (a, b) => Number(b.name === b.field) - Number(a.name === a.field),
  )) {
    const schema = field === undefined ? undefined : part.fields[field];
    if (value === undefined || (field && isSame(taken.get(field), value))) continue;
    if (name === extension) known[name] = value;
    else if (!field || !schema || taken.has(field)) others[name] = value;
    else {
      const read = readValue(schema, value, field);
      const languages = languagesOf(value);
      if (!read && languages.length) throw new SeveralLanguages([...path, name], languages);
      const rest = read ? read.more : value;
      if (rest !== undefined) others[name] = rest;
      if (read?.data === undefined) continue;
      known[field] = read.data;
      taken.set(field, value);
    }
  }
  const inOrder = Object.keys(entry).filter((name) => Object.hasOwn(others, name));
  return { known, others: Object.fromEntries(inOrder.map((name) => [name, others[name]])) };
}

/** Returns all fields of a part: some are a list where nothing is said. */
function withDefaults(part: Part, known: Group): Group {
  const missing = Object.entries(part.fields).filter(([name]) => !Object.hasOwn(known, name));
  return {
    ...Object.fromEntries(missing.map(([name, schema]) => [name, z.safeParse(schema, undefined).data])),
    ...known,
  };
}

/** Returns the address that a field is or has, and what else it says. */
function splitAddress(value: unknown): { url?: string; rest?: unknown } {
  const { website, url = website, href = url, ...rest } = isGroup(value) ? value : { url: value };
  return typeof href === 'string' && /^https?:/i.test(href) && readAddress(href)
    ? { url: href, rest }
    : { rest: value };
}

/**
 * Returns an entry with a field for each of its links that has a name: `{ "links": { "github": "…" } }`. One that has
 * none
 * stays, and so does one whose name the entry has as well.
 */
function withNamedLinks(entry: Group): Group {
  const fields: Record<string, unknown> = { ...entry };
  for (const [list, links] of Object.entries(entry)) {
    if (!ofLinks.test(list) || typeof links !== 'object' || (isGroup(links) && (links.url ?? links.href))) continue;
    const left = Object.entries(links as Group).filter(([key, link]) => {
      const { type, name = type, title = name, label = title } = isGroup(link) ? link : {};
      const said = Array.isArray(links) ? label : key;
      const { url } = splitAddress(link);
      const isNamed = url && typeof said === 'string' && !readAddress(said) && !Object.hasOwn(fields, said);
      if (isNamed) fields[said] = url;
      return !isNamed;
    });
    delete fields[list];
    const [[, only] = []] = left;
    if (left.length === 1 && Array.isArray(links) && !('url' in fields)) fields.url = only;
    else if (left.length) fields[list] = Array.isArray(links) ? left.map(([, link]) => link) : Object.fromEntries(left);
  }
  return fields;
}

const isKeywords = (name: string, value: unknown): value is string[] =>
  /^(keywords|tags)$/i.test(name) && Array.isArray(value) && value.every((word) => typeof word === 'string');

const isAddress = (value: unknown) => typeof value === 'string' && readAddress(value) !== undefined;

const isList = (value: unknown) =>
  Array.isArray(value)
    ? !linksOf(value) && !value.every(isAddress)
    : typeof value === 'string' && value.split('\n').some((line) => item.test(line));

/** Returns an entry as its section takes it, with what the section does not know as text, bullets or address. */
function sortEntry(part: Part, entry: Group, path: Path, at: string, draft: Draft): Group {
  const { known, others } = sortFields(part, withNamedLinks(entry), path);
  const { rest = 'summary', main } = part;
  // The section reports an entry that lacks all.
  if (!Object.keys(known).length && main !== rest) return { ...withDefaults(part, known), ...others };
  const lines: string[] = [];
  const bullets: string[] = [];
  for (const [name, value] of Object.entries(forPeople(others, at, draft) as Group)) {
    // For an entry with a period, `url` is the organization's.
    const isOwn = 'url' in part.fields && !('startDate' in part.fields) && known.url === undefined;
    const { url, rest: said } = isOwn ? splitAddress(value) : { rest: value };
    if (url) known.url = url;
    // Its name says what is there.
    if (url && !Object.hasOwn(entry, name)) lines.push(labelOf(name));
    // What it is about becomes text, not a bullet.
    if (isKeywords(name, said)) lines.push(said.join(', '));
    else (isList(said) && 'highlights' in part.fields ? bullets : lines).push(...linesOf(name, said));
  }
  if (bullets.length) known.highlights = [...((known.highlights as string[] | undefined) ?? []), ...bullets];
  if (lines.length) known[rest] = [known[rest], ...lines.map((line) => sentences(line))].filter(Boolean).join('\n');
  return withDefaults(part, known);
}

/** Whether a value is a list of groups: `{ "sets": […] }`, `{ "history": […] }`. */
const isGroups = (value: unknown): value is unknown[] => Array.isArray(value) && value.some(isGroup);

/**
 * Returns an entry that is only text: the part before a colon is its name where entries are pairs, a link its address.
 */
function entryOf({ fields, main = '', pair }: Part, text: unknown): Group {
  const [, name, value] = (pair && /^([^:]{1,40}):\**\s+(\S.*)$/s.exec(String(text))) || [];
  if (pair && name && value)
    return { [pair[0]]: oneLine(name).replace(/^\*+/, ''), [pair[1]]: value.replace(/\.$/, '') };
  const links = [...String(text).matchAll(markdownLink)];
  const [[link, , label = '', url] = []] = links;
  return links.length === 1 && link && 'url' in fields
    ? { [main]: String(text).replace(link, label), url }
    : { [main]: text };
}

/** Returns the entries that the value of a list has, each as a group; undefined if it is none. */
function entriesOf(part: Part, value: unknown): (Group | undefined)[] | undefined {
  const { fields, main, pair } = part;
  const isText = (item: unknown) => typeof item === 'string' || typeof item === 'number';
  if (Array.isArray(value)) {
    return value.flat().map((item) => (isGroup(item) ? item : main && isText(item) ? entryOf(part, item) : undefined));
  }
  if (typeof value === 'string') {
    if ('keywords' in fields && pair) return [{ keywords: value }];
    return main && !('startDate' in fields) ? value.split('\n').map((line) => ({ [main]: line })) : undefined;
  }
  const inner = isGroup(value) ? Object.entries(value).filter(([name]) => name !== extension) : [];
  const lists = inner.filter(([, each]) => isGroups(each));
  if (lists.length) return lists.flatMap(([, list]) => entriesOf(part, list) ?? []);
  // `{ "English": "C2" }`, `{ "github": { … } }`
  const isOwn = inner.some(([name]) => Object.hasOwn(fields, name));
  const areTexts = (each: unknown) => isText(each) || (Array.isArray(each) && each.every(isText));
  if (pair && inner.length && !isOwn && inner.every(([, each]) => areTexts(each) || isGroup(each))) {
    return inner.map(([name, each]) => ({
      ...(!unsaying.test(name) && { [pair[0]]: /^\p{Lu}/u.test(name) ? name : labelOf(name) }),
      ...(isGroup(each) ? each : { [pair[1]]: each }),
    }));
  }
  if (inner.length && inner.every(([, each]) => isGroup(each))) return inner.map(([, each]) => each as Group);
  return inner.some(([name]) => fieldMeant(part, name)) ? [value as Group] : undefined;
}

/** Returns what a group says in the place of a list, beside the lists in it. */
function besideEntries(value: unknown): Group | undefined {
  if (!isGroup(value) || !Object.values(value).some(isGroups)) return undefined;
  return Object.fromEntries(Object.entries(value).filter(([, each]) => !isGroups(each)));
}

const bulletList = (lines: readonly string[]) =>
  lines.map((line) => `- ${line.replace(/^```|^~~~/, '\\$&')}`).join('\n') || undefined;

/** Returns the sections of the owner's own that a value makes: lists of groups in it are sections of their own. */
function ownSections(name: string, value: unknown): Group[] {
  const heading = labelOf(name);
  if (typeof value === 'string') return [{ heading, body: value }];
  if (Array.isArray(value)) {
    if (!value.some(isGroup)) return [{ heading, body: bulletList(linesOf('', value)) }];
    return [{ heading, entries: value.filter((entry) => entry !== undefined) }];
  }
  if (!isGroup(value)) return [];
  const isSection = (inner: unknown) => Array.isArray(inner) && inner.some(isGroup);
  const fields = Object.entries(value);
  const told = fields.filter(([, inner]) => !isSection(inner)).flatMap(([field, inner]) => linesOf(field, inner));
  return [
    { heading, body: bulletList(told) },
    ...fields.filter(([, inner]) => isSection(inner)).flatMap(([field, inner]) => ownSections(field, inner)),
  ];
}

/** Whether a list is one of sections, as the site writes them. */
const areSections = (value: unknown) =>
  Array.isArray(value) && value.every((each) => isGroup(each) && 'heading' in each);

/** Returns a section of the owner's own with its entries sorted. */
function sortSection(section: Group, path: Path, draft: Draft): Group {
  const { entries } = section;
  if (!Array.isArray(entries)) return section;
  const at = String(section.heading);
  const sorted = (entriesOf(moreEntryPart, entries) ?? []).map((entry, index) =>
    isGroup(entry) ? sortEntry(moreEntryPart, entry, [...path, 'entries', index], at, draft) : undefined,
  );
  return { ...section, entries: sorted };
}

/** Returns somebody's name, which may be there in parts. */
export function nameIn({ name, firstName, lastName, givenName = firstName, familyName = lastName }: Group): unknown {
  return name ?? ([givenName, familyName].filter(Boolean).join(' ') || undefined);
}

/** Returns a profile as a link, or in words if nothing says where it is. */
function sortProfile(profile: Group, index: number, draft: Draft): { link?: Group; details: string[] } {
  const { known, others } = sortFields(basics.profiles, profile, ['basics', 'profiles', index]);
  const { network, username, url } = known as { network?: string; username?: string; url?: string };
  const beside = Object.entries(forPeople(others, 'basics.profiles[]', draft) as Group);
  const lines = beside.flatMap(([name, value]) => linesOf(name, value));
  const details = lines.map((line) => [network, line].filter(Boolean).join(', '));
  // `{ "github": "nemo" }`
  const name = url && !/[/.:]/.test(url) ? url : username;
  const address = url && url !== name ? url : network && name && profileAddress(network, name);
  if (!address && network && name) return { details: [`${network}: ${name}`, ...details] };
  return { link: { ...known, url: address || url }, details };
}

/** Returns the basics, and in lines what they say beyond what has a place. */
function sortBasics(value: Group, draft: Draft): { known: Group; details: string[] } {
  const { firstName: _first, lastName: _last, givenName: _given, familyName: _family, ...said } = value;
  const areProfiles = ([name, list]: [string, unknown]) =>
    fieldMeant(basics, name) === 'profiles' && entriesOf(basics.profiles, list) !== undefined;
  const fields = Object.entries({ ...said, name: nameIn(value) });
  const { known, others } = sortFields(basics, Object.fromEntries(fields.filter((field) => !areProfiles(field))), [
    'basics',
  ]);
  const profiles = fields.filter(areProfiles).flatMap(([, list]) => entriesOf(basics.profiles, list) ?? []);
  const details: string[] = [];
  for (const [name, inner] of Object.entries(forPeople(others, 'basics', draft) as Group)) {
    const isUrl = typeof inner === 'string' && /^(https?:|www\.)/i.test(inner) && readAddress(inner);
    const url = isUrl ? inner : typeof inner === 'string' && profileAddress(name, inner);
    if (isOfFile(name)) draft.omitProgramData(name);
    else if (url) profiles.push({ network: labelOf(name), url });
    else if (fieldMeant(basics, name) === 'summary')
      known.summary = [known.summary, ...linesOf('', inner)].join('\n\n');
    else details.push(...linesOf(name, inner));
  }
  const sorted = profiles.flatMap((profile, index) => (isGroup(profile) ? [sortProfile(profile, index, draft)] : []));
  return {
    known: withDefaults(basics, { ...known, profiles: sorted.flatMap(({ link }) => link ?? []) }),
    details: [...details, ...sorted.flatMap((profile) => profile.details)],
  };
}

/** Returns a résumé with the lists under `x-vitrine` at the top level, unless there are such. */
export function withExtensions(resume: Group): Group {
  const { [extension]: own, ...fields } = resume;
  if (!isGroup(own)) return resume;
  const [moved, left] = [true, false].map((moves) =>
    Object.fromEntries(
      Object.entries(own).filter(([name]) => moves === (lists.has(name) && fields[name] === undefined)),
    ),
  );
  return { ...fields, ...moved, ...(Object.keys(left ?? {}).length && { [extension]: left }) };
}

const lists: ReadonlyMap<string, JsonResumeList<never>> = new Map(
  jsonResumeLists.map((section) => [section.list, section]),
);
const listNames = Object.fromEntries(jsonResumeLists.map(({ list, names = '' }) => [list, names]));
/** Returns the basics, with what of them is at the top level. */
function basicsIn(resume: Group): { basics: Group; rest: Group } {
  const isTop = ([name, value]: readonly [string, unknown]) => {
    const field = fieldMeant(basics, name);
    const isLinks = field === 'profiles' && entriesOf(basics.profiles, value) !== undefined;
    return (
      !meantBy(name, [...lists.keys()], listNames) && (isLinks || (field !== undefined && typeof value === 'string'))
    );
  };
  const fields = Object.entries(resume);
  const own = isGroup(resume.basics) ? resume.basics : {};
  return {
    basics: { ...Object.fromEntries(fields.filter(isTop).filter(([name]) => !Object.hasOwn(own, name))), ...own },
    rest: Object.fromEntries(fields.filter((field) => !isTop(field) || Object.hasOwn(own, field[0]))),
  };
}

/** Fields about the file, not the person; the language is read earlier. */
const notContent = ['$schema', 'meta', 'basics'];

/**
 * @param resume without blanks
 * @throws SeveralLanguages
 */
export function sortResume(resume: Group, draft: Draft): Resume {
  const { basics: person, rest } = basicsIn(resume);
  const { known, details } = sortBasics(person, draft);
  const sorted = new Map<string, (Group | undefined)[]>();
  const seen = new Map<string, string[]>();
  const own: Group[] = [];
  const fields = Object.entries(rest)
    .filter(([name, value]) => !notContent.includes(name) && value !== undefined)
    .map(([name, value]) => ({ name, value, list: meantBy(name, [...lists.keys()], listNames) ?? '' }));
  // Further lists of a kind follow the first, without what that has too.
  for (const { name, value, list } of fields.toSorted(
    (a, b) => Number(b.name === b.list) - Number(a.name === a.list),
  )) {
    const part = name === 'more' && !areSections(value) ? undefined : lists.get(list);
    const entries = part && entriesOf(part, value);
    if (part && entries) {
      const known = seen.get(list) ?? [];
      const added = entries.map((entry, index) => {
        if (!isGroup(entry) || known.includes(JSON.stringify(entry))) return undefined;
        const path = [name, index];
        const at = `${list}[${(sorted.get(list)?.length ?? 0) + index + 1}]`;
        return list === 'more' ? sortSection(entry, path, draft) : sortEntry(part, entry, path, at, draft);
      });
      seen.set(list, [...known, ...entries.map((entry) => JSON.stringify(entry))]);
      sorted.set(list, [...(sorted.get(list) ?? []), ...added]);
      const beside = besideEntries(value);
      if (beside) own.push(...ownSections(name, forPeople(beside, name, draft)));
    } else if (languagesOf(value).length && part) throw new SeveralLanguages([name], languagesOf(value));
    else if (isOfFile(name) || isProgramData(name, value)) draft.omitProgramData(name);
    else if (typeof value === 'number' || name === extension)
      draft.omit(name === extension ? name : `${labelOf(name)}: ${String(value)}`, value);
    else
      own.push(
        ...ownSections(name, forPeople(value, name, draft)).map((section) => sortSection(section, [name], draft)),
      );
  }
  if (details.length) own.push({ heading: 'Personal details', body: bulletList(details) });
  const told = own.filter(({ body, entries }) => body || (Array.isArray(entries) && entries.length));
  sorted.set('more', [...(sorted.get('more') ?? []), ...told]);
  // Every field was parsed with its schema.
  return { basics: known as Resume['basics'], lists: sorted };
}
