/** Other names that people give to the fields of JSON Resume. */
import { z } from 'zod';
import type { Names } from '#base/resumeText/fields.ts';
import { jsonResumeLists } from '#sections/index.ts';
import { parts } from './resumeSchema.ts';

const lists: Names = Object.fromEntries(jsonResumeLists.map(({ list, names }) => [list, names ?? '']));

const folded = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Returns the one of some names that another name means, or is in another spelling. */
function meantBy(name: string, names: readonly string[], synonyms: Names): string | undefined {
  return (
    names.find((each) => folded(each) === folded(name)) ??
    Object.entries(synonyms).find(([, others]) => others.split(' ').includes(folded(name)))?.[0]
  );
}

/** Returns the list of a résumé that a name means. */
export const listMeant = (name: string): string | undefined => meantBy(name, Object.keys(lists), lists);

/** Returns the field that a name means in a part of a résumé. */
export function fieldMeant(part: string, name: string): string | undefined {
  const { fields = {}, synonyms = {} } = parts.get(part) ?? {};
  return meantBy(name, Object.keys(fields), synonyms);
}

/** Gives fields their own names, unless a name has another value or the field doesn't take the value. */
function rename(
  group: object,
  meaning: (name: string) => string | undefined,
  takes: (name: string, value: unknown) => boolean,
): Record<string, unknown> {
  const fields = new Map(Object.entries(group));
  for (const [name, value] of Object.entries(group)) {
    const meant = meaning(name);
    if (!meant || meant === name || !takes(meant, value)) continue;
    const other = fields.get(meant);
    if (other !== undefined && JSON.stringify(other) !== JSON.stringify(value)) continue;
    fields.delete(name);
    fields.set(meant, value);
  }
  return Object.fromEntries(fields);
}

/** Gives the fields of a part of a résumé, or of all its entries, the names that JSON Resume has for them. */
function renameFields(part: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((entry) => renameFields(part, entry));
  if (typeof value !== 'object' || value === null) return value;
  const takes = (field: string, inner: unknown) =>
    field === 'profiles'
      ? typeof inner === 'object'
      : z.safeParse(parts.get(part)?.fields[field] ?? z.never(), inner).success;
  const fields = rename(value, (name) => fieldMeant(part, name), takes);
  return part === 'basics' ? { ...fields, profiles: renameFields('profiles', listProfiles(fields.profiles)) } : fields;
}

/** Adds second lists of a kind (`achievements` beside `awards`) to the first, without what that has too. */
function joinLists(resume: object): Record<string, unknown> {
  const lists = new Map(Object.entries(resume));
  for (const [name, value] of Object.entries(resume)) {
    const meant = listMeant(name) ?? name;
    const first = lists.get(meant);
    if (meant === name || !Array.isArray(value) || !Array.isArray(first)) continue;
    const known = first.map((entry) => JSON.stringify(entry));
    lists.set(meant, [...first, ...value.filter((entry) => !known.includes(JSON.stringify(entry)))]);
    lists.delete(name);
  }
  return Object.fromEntries(lists);
}

/** Returns profiles that are written as a group: `{ "github": "https://…" }`. */
function listProfiles(profiles: unknown): unknown {
  if (typeof profiles !== 'object' || profiles === null || Array.isArray(profiles)) return profiles;
  const entries = Object.entries(profiles);
  if (!entries.every(([, value]) => typeof value === 'string')) return profiles;
  return entries.map(([network, value]) => ({ network, [/[/.]/.test(value) ? 'url' : 'username']: value }));
}

/** Gives the lists of a résumé, and all fields, the names that JSON Resume has for them. */
export function renameSynonyms(resume: object): Record<string, unknown> {
  const named = joinLists(rename(resume, listMeant, (_, value) => Array.isArray(value)));
  return Object.fromEntries(
    Object.entries(named).map(([name, value]) => [name, parts.has(name) ? renameFields(name, value) : value]),
  );
}
