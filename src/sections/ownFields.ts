/** Fields that JSON Resume lacks are exported under `x-vitrine`, so that an import restores them. */
import { z } from 'zod';
import { type Group, isGroup } from '#base/group.ts';
import { sentenceOf } from '#base/problems.ts';
import { extension, withoutBlanks } from '#base/resumeText/clean.ts';
import type { Reports } from './reports.ts';

export type Facts = Group;
/** Validates fields as content does. Without data if they have issues. */
export type ParseFacts = (facts: Facts) => { data?: Facts; issues: z.core.$ZodIssue[] };

function parse(schema: z.ZodType, facts: unknown): { data?: unknown; issues: z.core.$ZodIssue[] } {
  const { data, error } = schema.safeParse(facts, { reportInput: true });
  return { data, issues: error?.issues ?? [] };
}

const fileParts = z.object({ slug: z.string().optional(), body: z.string().optional() });

/** Reads the facts of a Markdown file, with its `slug` and `body`. */
export const fileParser =
  (schema: z.ZodType): ParseFacts =>
  ({ slug, body, ...facts }) => {
    const [parts, own] = [parse(fileParts, { slug, body }), parse(schema, facts)];
    const issues = [...parts.issues, ...own.issues];
    return { data: issues.length ? undefined : { ...(own.data as Facts), ...(parts.data as Facts) }, issues };
  };

/** Reads the facts of an entry of the list in a file. */
export const listParser =
  (schema: z.ZodType, list = 'entries'): ParseFacts =>
  (facts) => {
    const { data, issues } = parse(schema, { [list]: [facts] });
    return {
      data: (data as Record<string, Facts[]> | undefined)?.[list]?.[0],
      // Without the list and 0, with which the path begins.
      issues: issues.map((issue) => ({ ...issue, path: issue.path.slice(2) })),
    };
  };

interface FieldSchema {
  properties?: Record<string, FieldSchema>;
  items?: FieldSchema;
  sharpWidth?: number;
  isAltText?: boolean;
}

/** Returns the names of fields with images or their alt texts. */
export function imageFields(schema: z.ZodType): string[] {
  const namesIn = ({ properties = {}, items }: FieldSchema): string[] => [
    ...(items ? namesIn(items) : []),
    ...Object.entries(properties).flatMap(([name, field]) =>
      field.sharpWidth || field.isAltText ? [name] : namesIn(field),
    ),
  ];
  return namesIn(z.toJSONSchema(schema, { io: 'input' }) as FieldSchema);
}

/**
 * Returns what was read of an entry, with the entry's `x-vitrine` over it; `null` there removes a field. If content can't
 * hold the result, that is reported, and nothing of `x-vitrine` is taken.
 */
export function mergeOwn(read: object, own: unknown, parseFacts: ParseFacts, field: string, reports: Reports): Facts {
  if (own === undefined) return { ...read };
  const merged = { ...read, ...(isGroup(own) ? own : { [extension]: own }) };
  const facts = Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== null && value !== undefined));
  const { issues } = parseFacts(facts);
  if (!issues.length) return facts;
  reports.omit(`${field}, ${extension}: ${issues.map(sentenceOf).join(', ')}`);
  return { ...read };
}

/** A value as JSON without empty values, for comparing. */
const comparable = (value: unknown) => JSON.stringify(withoutBlanks(value));

/**
 * Returns an entry with the owner's facts that don't come back from it under `x-vitrine`.
 * @param back facts as the import reads them from the entry
 */
export function withOwn(entry: object, facts: object, back: object | undefined, parseFacts: ParseFacts): object {
  const known = (all: object): Facts => {
    const unknown = parseFacts({ ...all }).issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys' ? issue.keys : [],
    );
    return Object.fromEntries(Object.entries(all).filter(([name]) => !unknown.includes(name)));
  };
  const [before, after] = [known(facts), known((back && parseFacts({ ...back }).data) ?? {})];
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = names.filter((name) => comparable(before[name]) !== comparable(after[name]));
  const own = changed.map((name) => [name, before[name] ?? null]);
  return own.length ? { ...entry, [extension]: Object.fromEntries(own) } : entry;
}
