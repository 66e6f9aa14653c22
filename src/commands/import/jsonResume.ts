/** JSON Resume (https://jsonresume.org/schema), as people write it and as the site exports it. */
import { isGroup } from '#base/group.ts';
import { extension } from '#base/resume/clean.ts';
import { type RenamedField, renamedFields } from '#content/renamedFields.ts';
import { sections } from '#sections/index.ts';
import { listCalled, partsNamed } from './headings.ts';
import type { ParsedResume } from './resumeFile.ts';

/** Returns the kind of content that a list becomes. */
const kindOfList = (list: string | undefined): string | undefined =>
  Object.entries(sections).find(([, section]) => 'jsonResume' in section && section.jsonResume.list === list)?.[0];

/** Returns an entry of a kind, or a list of them, with the fields under `x-vitrine` renamed as in this version. */
function withRenamedFields(entry: unknown, kind: string | undefined, renamed: readonly RenamedField[]): unknown {
  if (Array.isArray(entry)) return entry.map((each) => withRenamedFields(each, kind, renamed));
  const own = isGroup(entry) && entry[extension];
  if (!isGroup(entry) || !isGroup(own)) return entry;
  // An entry has the fields of a whole file, or of an item in the list that the file is.
  const fields = renamed.filter((field) => field.kind === kind && /^(\w+\.\*)?$/.test(field.group ?? ''));
  const to = (name: string) => fields.find((field) => field.from === name && !(field.to in own))?.to ?? name;
  return { ...entry, [extension]: Object.fromEntries(Object.entries(own).map(([name, value]) => [to(name), value])) };
}

/**
 * Reads a JSON Resume; undefined for data without basics. Lists under `x-vitrine` are parts like others, unless there are
 * lists of these names.
 * @param renamed fields under `x-vitrine` that had another name in an earlier version
 */
export function fromJsonResume(data: unknown, renamed = renamedFields): ParsedResume | undefined {
  if (!isGroup(data) || !Object.hasOwn(data, 'basics')) return undefined;
  const { $schema: _, basics, meta, [extension]: own, ...fields } = data;
  const { translations, ...extensions } = isGroup(own) ? own : {};
  const { lists = [], rest = [] } = Object.groupBy(Object.entries(extensions), ([name]) =>
    listCalled(name) && fields[name] === undefined ? 'lists' : 'rest',
  );
  const added = lists.map(([name, value]) => ({ name, value, list: name }));
  const unknown = isGroup(own) ? (rest.length ? Object.fromEntries(rest) : undefined) : (own ?? undefined);
  const { canonical } = isGroup(meta) ? meta : {};
  return {
    basics: withRenamedFields(basics, 'site', renamed),
    parts: [
      ...[...partsNamed(fields), ...added].map(({ name, value, list }) => ({
        name,
        value: withRenamedFields(value, kindOfList(list), renamed),
        ...(list && { list }),
      })),
      ...(unknown === undefined ? [] : [{ name: extension, value: unknown }]),
    ],
    ...(typeof canonical === 'string' && { canonical }),
    ...(translations !== undefined && { translations }),
  };
}
