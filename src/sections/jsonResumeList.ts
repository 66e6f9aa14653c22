import type { z } from 'zod';
import { englishCount } from '#base/counter.ts';
import { type Group, orNothing } from '#base/group.ts';
import { type ListName, type Resume, resumeLists } from '#base/resume/resume.ts';
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

/** How a field of content is read from a résumé, and the field that it is written to; undefined if there is none. */
interface Field {
  key?: string;
  read(entry: EntryReader): unknown;
}

/** Returns a line of text, from the first filled of some fields; `others` follow in the same line. */
export const line = (keys: string, max: number, ...others: readonly string[]): Field => {
  const names = keys.split(' ');
  const texts = (entry: EntryReader) => [entry.text(...names), ...others.map((each) => entry.text(each))];
  return { key: names[0], read: (entry) => entry.line(entry.result.join(...texts(entry)), max) };
};
export const month = (key: string): Field => ({ key, read: (entry) => entry.month(key) });
export const url = (key = 'url'): Field => ({ key, read: (entry) => entry.url(key) });
export const words = (key: string): Field => ({ key, read: (entry) => entry.words(key) });
export const period: Readonly<Record<'start' | 'end', Field>> = {
  start: { key: 'startDate', read: (entry) => entry.period().start },
  end: { key: 'endDate', read: (entry) => entry.period().end },
};
export const current: Field = { read: (entry) => entry.period().current };
/** A text with all that found no room in fields before it. */
export const summary: Field = { key: 'summary', read: (entry) => entry.summary() };
/** The same without its list, and the list with the highlights. */
export const lead: Field = { key: 'summary', read: (entry) => entry.summary(false) };
export const items: Field = { key: 'highlights', read: (entry) => entry.items() };
export const own = ({ read }: Field): Field => ({ read });

interface Context {
  reader: EntryReader;
  position: number;
  image?: string;
}

interface ListFormat<List extends ListName, Value extends object> {
  list: List;
  noun: string;
  /** The section's files: one with `entries`, or one for each entry. */
  files: { pattern: string; schema: z.ZodType; fallbackName?: string };
  fields?: Readonly<Record<string, Field>>;
  /** Sorts the entries of one file, like the page. */
  compare?(a: Group, b: Group): number;
  /** Returns an entry as `fields` read it, or undefined to leave it to the report. */
  prepare?(entry: Resume['lists'][List][number], result: ImportResult): Group | undefined;
  /** Returns the whole of an entry's content instead, with the `body` of a Markdown file. */
  read?(entry: Resume['lists'][List][number], context: Context): Group | undefined;
  titleOf?(fields: Group): unknown;
  /** Returns what pages sort files by. Those of one rank get an `order` if their names would sort them otherwise. */
  rankOf?(fields: Group): string;
  /** Returns an entry of the résumé; `false` if JSON Resume has no such list. Default: by `fields`. */
  write?: false | ((fields: Value, image?: string) => object);
}

/** Returns the positions of files within each rank whose paths would sort them differently, by path. */
function placesIn(
  files: readonly { fields: Group; path: string }[],
  rankOf: (fields: Group) => string,
): ReadonlyMap<string, number> {
  const ranks = [...Map.groupBy(files, ({ fields }) => rankOf(fields)).values()];
  const unsorted = ranks.filter((same) => same.some(({ path }, index) => path < (same[index - 1]?.path ?? '')));
  return new Map(unsorted.flatMap((same) => same.map(({ path }, index) => [path, index + 1] as const)));
}

export function jsonResumeList<List extends ListName, Value extends object>({
  list,
  noun,
  files: { pattern, schema, fallbackName = noun },
  fields: formats = {},
  compare = () => 0,
  prepare,
  read,
  titleOf = ({ title }) => title,
  rankOf,
  write,
}: ListFormat<List, Value>): JsonResumeList<readonly Value[]> {
  const isFolder = pattern.includes('*');
  const needs = list === 'more' ? ['heading'] : resumeLists[list].needs;

  /** Returns fields without those that content rejects: one of them would stop the whole import. */
  function withoutInvalid({ body, ...fields }: Group): Group {
    const whole = isFolder ? fields : { entries: [fields] };
    const { issues = [] } = schema.safeParse(whole).error ?? {};
    const invalid = issues.map(({ path }) => path[isFolder ? 0 : 2]);
    return { ...Object.fromEntries(Object.entries(fields).filter(([name]) => !invalid.includes(name))), body };
  }

  function keep(all: readonly Group[], result: ImportResult): void {
    if (!isFolder) {
      const entries = all.map(({ body: _, ...fields }) => fields).toSorted(compare);
      result.files.set(pattern, { fields: { entries } });
      return;
    }
    const fileName = fileNames(fallbackName);
    const files = all.map((fields) => ({
      fields,
      path: pattern.replace('*', fileName(String(titleOf(fields) ?? ''))),
    }));
    const places = rankOf && placesIn(files, rankOf);
    for (const { fields, path } of files) {
      const { body = '', order = places?.get(path), ...front } = fields;
      result.markdown(path, { ...front, ...(order !== undefined && { order }) }, String(body));
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
        const fields = read
          ? read(entry, { reader, position: taken.length + 1, ...(image && { image }) })
          : isNamed && Object.fromEntries(Object.entries(formats).map(([name, field]) => [name, field.read(reader)]));
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
            const written = Object.entries(formats).flatMap(([name, { key }]) => {
              const value = Object.entries(fields).find(([each]) => each === name)?.[1];
              return key ? [[key, Array.isArray(value) ? orNothing(value) : value]] : [];
            });
            return Object.fromEntries(written);
          }),
      ),
  };
}
