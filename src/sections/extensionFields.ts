/** Fields that JSON Resume lacks are exported under `x-vitrine`, so that an import restores them. */
import { z } from 'zod';
import { type Group, isGroup } from '#base/group.ts';
import { type JsonSchema, toJsonSchema } from '#base/jsonSchema.ts';
import { sentenceOf } from '#base/problems.ts';
import { extension, withoutBlanks } from '#base/resume/clean.ts';
import type { ReadEntry } from '#base/resume/fields.ts';
import { withoutHtml } from '#base/resumeText/html.ts';
import type { Reports } from './reports.ts';

/** The fields of an entry in content, and thus under `x-vitrine`. */
export interface ExtensionFields {
  /** Returns the names of the fields that are exported. */
  names(): readonly string[];
  /** Validates fields as content does. If they have issues, `data` is omitted. */
  parse(fields: Group): { data?: Group; issues: z.core.$ZodIssue[] };
}

function parse(schema: z.ZodType, fields: unknown): { data?: unknown; issues: z.core.$ZodIssue[] } {
  const { data, error } = schema.safeParse(fields, { reportInput: true });
  return { data, issues: error?.issues ?? [] };
}

/** Returns the fields of a group without images and their alt texts: their paths mean nothing in another folder. */
const namesIn = (properties: JsonSchema['properties'] = {}): string[] =>
  Object.keys(properties).filter((name) => !properties[name]?.sharpWidth && !properties[name]?.isAltText);

const fileParts = z.object({ slug: z.string().optional(), body: z.string().optional() });

/** Returns the fields of a Markdown file, with its `slug` and `body`. */
export const fieldsOfFile = (schema: z.ZodType): ExtensionFields => ({
  names: () => [...namesIn(toJsonSchema(schema).properties), 'slug', 'body'],
  parse({ slug, body, ...fields }) {
    const [parts, own] = [parse(fileParts, { slug, body }), parse(schema, fields)];
    const issues = [...parts.issues, ...own.issues];
    return { data: issues.length ? undefined : { ...(own.data as Group), ...(parts.data as Group) }, issues };
  },
});

/** Returns the fields of an entry of the list in a file. */
export const fieldsOfEntry = (schema: z.ZodType, list = 'entries'): ExtensionFields => ({
  names: () => namesIn(toJsonSchema(schema).properties?.[list]?.items?.properties),
  parse(fields) {
    const { data, issues } = parse(schema, { [list]: [fields] });
    return {
      data: (data as Record<string, Group[]> | undefined)?.[list]?.[0],
      // Without the list and 0, with which the path begins.
      issues: issues.map((issue) => ({ ...issue, path: issue.path.slice(2) })),
    };
  },
});

/**
 * Returns the imported fields of an entry, overridden by those under its `x-vitrine`; `null` there removes a field. If the
 * result is not valid as content, reports that and ignores `x-vitrine`.
 */
export function mergeExtension(
  read: object,
  own: unknown,
  fields: ExtensionFields,
  field: string,
  reports: Reports,
): Group {
  if (own === undefined) return { ...read };
  const merged = { ...read, ...(isGroup(own) ? own : { [extension]: own }) };
  const result = Object.fromEntries(
    Object.entries(merged).filter(([, value]) => value !== null && value !== undefined),
  );
  const { issues } = fields.parse(result);
  if (!issues.length) return result;
  reports.omit(`${field}, ${extension}: ${issues.map(sentenceOf).join(', ')}`);
  return { ...read };
}

/**
 * Returns what an import makes of an exported entry; undefined if it would leave it out.
 * @param fields of the entry
 * @param read as the section reads entries
 */
export function readBack<Shape extends z.ZodRawShape>(
  entry: object,
  fields: Shape,
  read: (entry: ReadEntry<Shape>) => object | '' | undefined,
): object | undefined {
  const { data } = z.looseObject(fields).safeParse(withoutBlanks(JSON.parse(JSON.stringify(entry)), withoutHtml));
  return (data && read(data as ReadEntry<Shape>)) || undefined;
}

/** Returns whether two values are the same to an import. */
const isSameToImport = (one: unknown, other: unknown) =>
  JSON.stringify(withoutBlanks(one)) === JSON.stringify(withoutBlanks(other));

/**
 * Returns an exported entry, with those fields under `x-vitrine` that an import would otherwise lose or change. No others,
 * since an import takes `x-vitrine` over the entry, whose fields may have been edited since. Which fields come back
 * depends on their values, not only on their names: an import cuts long texts, for example. So the entry is read back.
 * @param back what an import makes of the entry: see `readBack`
 */
export function withExtension(
  entry: object,
  written: object,
  back: object | undefined,
  fields: ExtensionFields,
): object {
  const [before, after]: [Group, Group] = [{ ...written }, (back && fields.parse({ ...back }).data) ?? {}];
  const names = fields.names();
  const exported = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((name) => names.includes(name));
  const own = exported.flatMap((name) =>
    isSameToImport(before[name], after[name]) ? [] : [[name, before[name] ?? null] as const],
  );
  return own.length ? { ...entry, [extension]: Object.fromEntries(own) } : entry;
}
