/**
 * JSON Resume as it is found: 1.0.0 (https://jsonresume.org/schema) with the liberties that people take. Sections say
 * which fields and names they understand; all else stays and is reported.
 */
import { z } from 'zod';
import { extension } from '#base/resumeText/clean.ts';
import { entriesOf, type Names } from '#base/resumeText/fields.ts';
import { jsonResumeLists } from '#sections/index.ts';
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
