/** Sorts the fields about the owner of a résumé. */
import { type Group, isGroup } from '#base/group.ts';
import { splitName } from '#base/resume/fields.ts';
import { fieldLines, linkLabel } from '#base/resume/inWords.ts';
import { readUrl } from '#base/resume/webUrl.ts';
import { basics } from '#sections/owner/jsonResume.ts';
import { profileUrl } from '#sections/owner/profileUrl.ts';
import type { Reports } from '#sections/reports.ts';
import { isOfFile } from './programData.ts';
import { entriesAsFields } from './sortEntry.ts';
import { type Field, forPeople, matchFields, sortFields, withDefaults } from './sortFields.ts';

interface BasicsField extends Field {
  /** The profiles in it; undefined if it has none. */
  profiles?: Field[][];
}

/** Returns a field with several email addresses, phone numbers or websites as one with the first, and further fields. */
function withOne(field: Field): Field[] {
  const { value } = field;
  if (!/^(email|phone|url)$/.test(field.field ?? '') || !Array.isArray(value)) return [field];
  const [first, ...others] = value.filter((each) => each !== undefined);
  const further = {
    name: `further ${field.field}`,
    value: others,
    ...(field.field === 'url' && { field: 'profiles' }),
  };
  return [{ ...field, value: first }, ...(others.length ? [further] : [])];
}

function withProfiles(field: Field): BasicsField {
  if (field.field !== 'profiles') return field;
  const profiles = entriesAsFields(basics.profiles, field.value, matchFields);
  return { ...field, profiles: profiles?.filter((profile) => profile !== undefined) };
}

/** Returns the basics of a résumé, with those at its top level, unless they have the name of a list. */
export function basicsIn<Top extends Field>(own: unknown, top: readonly Top[]): { person: BasicsField[]; rest: Top[] } {
  const inside = matchFields(basics, isGroup(own) ? own : {})
    .flatMap(withOne)
    .map(withProfiles);
  const outside = top
    .filter(({ name }) => !inside.some((field) => field.name === name))
    .map(withProfiles)
    .filter(({ field, value, profiles }) => profiles ?? (field !== undefined && typeof value === 'string'));
  const taken = outside.map(({ name }) => name);
  return { person: [...outside, ...inside], rest: top.filter(({ name }) => !taken.includes(name)) };
}

/** Returns a profile as a link, or as text if it has no URL. */
function sortProfile(profile: readonly Field[], reports: Reports): { link?: Group; details: string[] } {
  const { known, others } = sortFields(basics.profiles, profile);
  const { network, username, url } = known as { network?: string; username?: string; url?: string };
  const beside = Object.entries(forPeople(others, 'basics.profiles[]', reports) as Group);
  const lines = beside.flatMap(([name, value]) => fieldLines(name, value));
  const details = lines.map((line) => [network, line].filter(Boolean).join(', '));
  // `{ "github": "nemo" }`
  const name = url && !/[/.:]/.test(url) ? url : username;
  const found = url && url !== name ? url : network && name && profileUrl(network, name);
  if (!found && network && name) {
    // The number of a messenger is a phone number.
    if (!/^\+[\d ()./-]+$/.test(name)) return { details: [`${network}: ${name}`, ...details] };
    reports.omitPrivate(network, name);
    return { details };
  }
  return { link: { ...known, url: found || url }, details };
}

/** Returns the basics, and lines of text from fields that have no place. */
export function sortBasics(fields: readonly BasicsField[], reports: Reports): { known: Group; details: string[] } {
  const { name, others: unnamed } = splitName(Object.fromEntries(fields.map(({ name, value }) => [name, value])));
  const profiles = fields.flatMap((field) => field.profiles ?? []);
  const single: Field[] = [
    { name: 'name', value: name, field: 'name' },
    ...fields.filter((field) => !field.profiles && Object.hasOwn(unnamed, field.name)),
  ];
  const { known, others } = sortFields(basics, single);
  const details: string[] = [];
  for (const [name, inner] of Object.entries(forPeople(others, 'basics', reports) as Group)) {
    const isUrl = typeof inner === 'string' && /^(https?:|www\.)/i.test(inner) && readUrl(inner);
    const url = isUrl ? inner : typeof inner === 'string' && profileUrl(name, inner);
    if (isOfFile(name)) reports.omitProgramData(name);
    else if (url) profiles.push(matchFields(basics.profiles, { network: linkLabel(name), url }));
    else if (single.some((field) => field.name === name && field.field === 'summary'))
      known.summary = [known.summary, ...fieldLines('', inner)].join('\n\n');
    else details.push(...fieldLines(name, inner));
  }
  const sorted = profiles.map((profile) => sortProfile(profile, reports));
  return {
    known: withDefaults(basics, { ...known, profiles: sorted.flatMap(({ link }) => link ?? []) }),
    details: [...details, ...sorted.flatMap((profile) => profile.details)],
  };
}
