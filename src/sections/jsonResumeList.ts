import type { z } from 'zod';
import { englishCount } from '#base/counter.ts';
import { type Group, orNothing } from '#base/group.ts';
import { type JsonSchema, toJsonSchema } from '#base/jsonSchema.ts';
import { hasField, type ListName, type Resume, resumeLists } from '#base/resume/resume.ts';
import { fileNames } from '#base/slug.ts';
import { EntryReader } from './entryReader.ts';
import type { ImportResult } from './importResult.ts';
import { isInResume } from './resumeSection.ts';

/** Imports and exports a section's list in a JSON Resume. */
export interface JsonResumeList<Value> {
  list: ListName;
  /** Adds content made from the entries to the result. Returns what was taken, undefined if nothing was. */
  take(
    entries: readonly object[],
    result: ImportResult,
    imageOf?: (entry: object) => string | undefined,
  ): string | undefined;
  /** Returns the entries; undefined if there are none, or if JSON Resume has no such list. */
  write(value: Value, imageOf?: (entry: object) => string | undefined): readonly object[] | undefined;
}

/** A field of content, and those of the résumé: it is written to `key`, or read from `instead` if that is empty. */
interface Field {
  name: string;
  key: string;
  instead: readonly string[];
  /** They follow in the same line. */
  others: readonly string[];
  schema: JsonSchema;
}

/** The résumé's names for fields of every list. */
const periodKeys: Readonly<Record<string, string>> = { start: 'startDate', end: 'endDate' };

/** Reads a field as its schema says. The summary has all that found no room in other fields, so it is read after them. */
function readField({ name, key, instead, others, schema }: Field, entry: EntryReader, hasItems: boolean): unknown {
  const { maxLength = Number.POSITIVE_INFINITY } = schema;
  if (name === 'start' || name === 'end' || name === 'current') return entry.period()[name];
  if (key === 'highlights') return entry.items();
  if (key === 'summary') return entry.line(entry.summary(!hasItems), maxLength);
  if (schema.items) return entry.words(key);
  if (schema.isPaper || schema.format === 'uri') return entry.url(key);
  if (schema.precision) return entry.month(key);
  const texts = [entry.text(key, ...instead), ...others.map((other) => entry.text(other))];
  return entry.line(entry.result.join(...texts), maxLength);
}

interface ListFormat<List extends ListName, Value extends object> {
  list: List;
  noun: string;
  /** The section's files: one with `entries`, or one for each entry. */
  files: { pattern: string; schema: z.ZodType; fallbackName?: string };
  /**
   * The résumé's fields for those of content, if they have other names: the one it is written to, after spaces those that
   * are read if it is empty, after commas those that follow in the same line.
   */
  from?: Readonly<Record<string, string>>;
  /** Returns an entry as `from` describes it, or undefined to leave it to the report. */
  prepare?(entry: Resume['lists'][List][number], result: ImportResult): Group | undefined;
  /** Returns the whole of an entry's content instead, with the `body` of a Markdown file. */
  read?(entry: Resume['lists'][List][number], context: { reader: EntryReader; image?: string }): Group | undefined;
  titleOf?(fields: Group): unknown;
  /** Returns what pages sort files by before their `order`, which several of one rank get. */
  rankOf?(fields: Group): string;
  /** Returns an entry of the résumé; `false` if JSON Resume has no such list. Default: by the fields. */
  write?: false | ((fields: Value, image?: string) => object);
}

export function jsonResumeList<List extends ListName, Value extends object>({
  list,
  noun,
  files: { pattern, schema, fallbackName = noun },
  from = {},
  prepare,
  read,
  titleOf = ({ title }) => title,
  rankOf,
  write,
}: ListFormat<List, Value>): JsonResumeList<readonly Value[]> {
  const isFolder = pattern.includes('*');
  const needs = list === 'more' ? ['heading'] : resumeLists[list].needs;

  /** Returns the fields of content that the résumé has too. */
  function fieldsOfList(): Field[] {
    const { properties: whole = {} } = toJsonSchema(schema);
    const properties = isFolder ? whole : whole.entries?.items?.properties;
    return Object.entries(properties ?? {}).flatMap(([name, schema]) => {
      const [names = '', ...others] = (from[name] ?? periodKeys[name] ?? name).split(', ');
      const [key = '', ...instead] = names.split(' ');
      return hasField(list, key) || name === 'current' ? { name, key, instead, others, schema } : [];
    });
  }

  function readEntry(reader: EntryReader): Group {
    const fields = fieldsOfList();
    const hasItems = fields.some(({ key }) => key === 'highlights');
    const isLast = ({ key }: Field) => key === 'summary';
    const inTurn = [...fields.filter((field) => !isLast(field)), ...fields.filter(isLast)];
    const values = new Map(inTurn.map((field) => [field.name, readField(field, reader, hasItems)]));
    return Object.fromEntries(fields.map(({ name }) => [name, values.get(name)]));
  }

  /** Returns fields without those that content rejects: one of them would stop the whole import. */
  function withoutInvalid({ body, ...fields }: Group): Group {
    const whole = isFolder ? fields : { entries: [fields] };
    const { issues = [] } = schema.safeParse(whole).error ?? {};
    const invalid = issues.map(({ path }) => path[isFolder ? 0 : 2]);
    return { ...Object.fromEntries(Object.entries(fields).filter(([name]) => !invalid.includes(name))), body };
  }

  function keep(all: readonly Group[], result: ImportResult): void {
    if (!isFolder) {
      const entries = all.map(({ body: _, ...fields }) => fields);
      result.files.set(pattern, { fields: { entries } });
      return;
    }
    const fileName = fileNames(fallbackName);
    const files = all.map((fields) => ({
      fields,
      path: pattern.replace('*', fileName(String(titleOf(fields) ?? ''))),
    }));
    for (const same of Map.groupBy(files, ({ fields }) => rankOf?.(fields)).values())
      for (const [index, { fields, path }] of same.entries()) {
        const { body = '', ...front } = fields;
        result.markdown(path, { ...front, ...(same.length > 1 && { order: index + 1 }) }, String(body));
      }
  }

  return {
    list,
    take(entries: readonly Resume['lists'][List][number][], result, imageOf) {
      const taken: Group[] = [];
      for (const entry of entries) {
        const names: Group = { ...entry };
        const values = prepare ? prepare(entry, result) : names;
        const reader = new EntryReader(values ?? {}, result);
        const isNamed = values && needs.some((name) => [values[name]].flat().length && values[name]);
        const image = imageOf?.(entry);
        const fields = read ? read(entry, { reader, ...(image && { image }) }) : isNamed && readEntry(reader);
        if (fields) taken.push(withoutInvalid(fields));
      }
      if (!taken.length) return undefined;
      keep(taken, result);
      return (taken.length === entries.length ? '' : `${taken.length} of `) + englishCount(entries.length, noun);
    },
    write: (values, imageOf) =>
      orNothing(
        values
          .filter((fields) => write !== false && isInResume(fields))
          .map((fields) => {
            if (write) return write(fields, imageOf?.(fields));
            const entry = new Map(Object.entries(fields));
            const written = fieldsOfList().filter(({ name }) => name !== 'current');
            return Object.fromEntries(
              written.map(({ name, key }) => {
                const value: unknown = entry.get(name);
                return [key, Array.isArray(value) ? orNothing(value) : value];
              }),
            );
          }),
      ),
  };
}
