/**
 * JSON Resume as it is found: 1.0.0 (https://jsonresume.org/schema) with the liberties that people take. Sections say
 * which fields and names they understand; all else stays and is reported.
 */
import { z } from 'zod';
import { extension } from '#base/resumeText/clean.ts';
import { entriesOf, type Names } from '#base/resumeText/fields.ts';
import { renamedFields } from '#content/renamedFields.ts';
import { isGroup } from '#content/values.ts';
import { jsonResumeLists, sections } from '#sections/index.ts';
import { basics } from '#sections/owner/jsonResume.ts';

export const resumeSchema = z.looseObject({
  basics: z.looseObject(basics.fields),
  ...Object.fromEntries(jsonResumeLists.map(({ list, fields, main }) => [list, entriesOf(fields, main).default([])])),
});

export type Resume = z.infer<typeof resumeSchema>;

interface Part {
  fields: z.ZodRawShape;
  synonyms?: Names;
}

/** What is understood of each part of a résumé, by its name. */
export const parts: ReadonlyMap<string, Part> = new Map<string, Part>([
  ['basics', basics],
  ['profiles', basics.profiles],
  ...jsonResumeLists.map((part) => [part.list, part] as const),
]);

/** Whether content has a place for a field. */
export const isPlaced = (part: string, field: string): boolean =>
  field === extension || Object.hasOwn(parts.get(part)?.fields ?? {}, field);

/** Returns a résumé with the lists under `x-vitrine` at the top level, unless there are such. */
export function withExtensions(resume: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { [extension]: own, ...rest } = resume;
  if (typeof own !== 'object' || own === null) return { ...resume };
  const names = jsonResumeLists.filter(({ isExtension }) => isExtension).map(({ list }) => list);
  const [moved, left] = [true, false].map((moves) =>
    Object.fromEntries(
      Object.entries(own).filter(([name]) => moves === (names.includes(name) && rest[name] === undefined)),
    ),
  );
  return { ...rest, ...moved, ...(Object.keys(left ?? {}).length && { [extension]: left }) };
}

/** The kind of content that a part of a résumé becomes. */
const kindOf = (part: string): string | undefined =>
  part === 'basics'
    ? 'site'
    : Object.entries(sections).find(([, section]) => 'jsonResume' in section && section.jsonResume.list === part)?.[0];

/** Returns a résumé whose `x-vitrine`, where an earlier version wrote it, names fields as this version does. */
export function withRenamedFields(resume: Readonly<Record<string, unknown>>, renamed = renamedFields): object {
  const rename = (part: string, entry: unknown): unknown => {
    if (Array.isArray(entry)) return entry.map((each) => rename(part, each));
    const own = isGroup(entry) && entry[extension];
    if (!isGroup(entry) || !isGroup(own)) return entry;
    // An entry has the fields of a whole file, or of an item in the list that the file is.
    const fields = renamed.filter(({ kind, group = '' }) => kind === kindOf(part) && /^(\w+\.\*)?$/.test(group));
    const to = (name: string) => fields.find((field) => field.from === name && !(field.to in own))?.to ?? name;
    return { ...entry, [extension]: Object.fromEntries(Object.entries(own).map(([name, value]) => [to(name), value])) };
  };
  return Object.fromEntries(Object.entries(resume).map(([part, entry]) => [part, rename(part, entry)]));
}
