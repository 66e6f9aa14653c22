import type { z } from 'zod';
import { englishCount } from '#base/counter.ts';
import { type Group, orNothing } from '#base/group.ts';
import { place } from '#base/place.ts';
import { sentenceOf } from '#base/problems.ts';
import type { placeParts } from '#base/resume/fields.ts';
import { type ListName, needs } from '#base/resume/keys.ts';
import type { EntryOf } from '#base/resume/resume.ts';
import { paragraphs } from '#base/resumeText/text.ts';
import { fileNames } from '#base/slug.ts';
import type { ImportResult } from './importResult.ts';
import { entryName, monthFrom, partList, period, summaryParagraph, wordsFrom } from './resumeEntries.ts';
import { isInResume } from './resumeSection.ts';

/** Imports and exports a section's list in a JSON Resume. */
export interface JsonResumeList<Value> {
  list: ListName;
  /** What an entry is called in reports: `job`. */
  noun: string;
  /**
   * Adds content made from the entries to the result. Returns what was taken, undefined if nothing was.
   * @param imageOf returns the path of an entry's image from `content/`, if it was read
   */
  take(
    entries: readonly object[],
    result: ImportResult,
    imageOf?: (entry: object) => string | undefined,
  ): string | undefined;
  /**
   * Returns the entries; undefined if there are none, or if JSON Resume has no such list.
   * @param imageOf returns the URL of the image of an entry that has one
   */
  write(value: Value, imageOf?: (entry: object) => string | undefined): readonly object[] | undefined;
}

/** How a field of content is made from a field of the résumé, and written back. */
export interface FieldFormat {
  /** The field of the résumé; of several, the first that is filled. */
  from: string | readonly string[];
  as: 'line' | 'month' | 'url' | 'words' | 'items' | 'summary' | 'start' | 'end' | 'current';
  /** Characters of a line. */
  max?: number;
  /** Fields that follow in the same line. */
  with?: readonly string[];
  /** JSON Resume has no such field. */
  isOwn?: true;
}

/** Returns a line of text. */
export const line = (from: FieldFormat['from'], max: number, ...others: readonly string[]): FieldFormat => ({
  from,
  as: 'line',
  max,
  with: others,
});
export const month = (from: string): FieldFormat => ({ from, as: 'month' });
export const url = (from = 'url'): FieldFormat => ({ from, as: 'url' });
/** The two dates of a period. */
export const ends = { start: { from: 'startDate', as: 'start' }, end: { from: 'endDate', as: 'end' } } as const;
export const summary: FieldFormat = { from: 'summary', as: 'summary' };
export const items: FieldFormat = { from: 'highlights', as: 'items' };
export const words = (from: string): FieldFormat => ({ from, as: 'words' });
/** Marks a field that is not exported. */
export const own = (field: FieldFormat): FieldFormat => ({ ...field, isOwn: true });

interface Context {
  result: ImportResult;
  /** The entry's name in reports: `Job 2 (Acme)`. */
  field: string;
  /** Its position among the accepted entries, from 1. */
  position: number;
  /** The path of its image from `content/`, if it was read. */
  image?: string;
}

interface ListFormat<List extends ListName, Value extends object>
  extends Omit<JsonResumeList<never>, 'list' | 'take' | 'write'> {
  list: List;
  /** The section's files: one with `entries`, or one for each entry. */
  files: { pattern: string; schema: z.ZodType; fallbackName?: string };
  fields?: Readonly<Record<string, FieldFormat>>;
  /** Returns an entry as `fields` read it, or undefined to leave it to the report. */
  prepare?(entry: EntryOf<List>, context: Context): Group | undefined;
  /** Returns the whole of an entry's content instead, with the `body` of a Markdown file. */
  read?(entry: EntryOf<List>, context: Context): Group | undefined;
  /**
   * How the file of an entry is named, if each has its own. Default: by its `title`. Entries of one rank get an `order` if
   * their file names would sort them differently from the résumé.
   */
  file?: { title?: (fields: Group) => unknown; rank?: (fields: Group) => string };
  /** Returns an entry of the résumé; `false` if JSON Resume has no such list. Default: by `fields`. */
  write?: false | ((fields: Value, image?: string) => object);
}

const asText = (value: unknown, language: string) =>
  typeof value === 'object' ? place(value as z.output<typeof placeParts>, language) : (value as string | undefined);

/** Returns the content of an entry by the formats of its fields. */
function readFields(
  formats: Readonly<Record<string, FieldFormat>>,
  entry: Group,
  { field, result }: Pick<Context, 'field' | 'result'>,
): Group {
  const all = Object.values(formats);
  const has = (kind: FieldFormat['as']) => all.some(({ as }) => as === kind);
  // What is too long for its field continues in the summary.
  const beyond: string[] | undefined = has('summary') ? [] : undefined;
  const { text, items: listed } = has('items')
    ? partList(entry.summary as string | undefined)
    : { text: entry.summary as string | undefined, items: [] };
  const dates = has('start') ? period(field, entry, result) : undefined;
  const taken = new Set<string>();
  const read = ({ from, as, max = 0, with: others = [] }: FieldFormat): unknown => {
    const name = [from].flat().find((each) => entry[each] !== undefined && !taken.has(each));
    const value = name && entry[name];
    if (Array.isArray(from) && name) taken.add(name);
    const at = `${field}, ${name ?? [from].flat()[0]}`;
    switch (as) {
      case 'line': {
        const parts = [value, ...others.map((each) => entry[each])].map((each) => asText(each, result.language));
        return result.line(at, result.join(...parts), max, beyond);
      }
      case 'month':
        return monthFrom(at, value as string | undefined, result);
      case 'url':
        return result.url(at, value as string | undefined);
      case 'words':
        return wordsFrom((value ?? []) as string[], beyond ?? []);
      case 'items':
        return orNothing([...listed, ...((value ?? []) as string[]).flatMap(paragraphs)]);
      case 'summary':
        return undefined;
      default:
        return dates?.[as];
    }
  };
  const fields = Object.fromEntries(Object.entries(formats).map(([name, format]) => [name, read(format)]));
  const summary = summaryParagraph([text, ...((entry.extras ?? []) as string[])].filter(Boolean).join('\n\n'), beyond);
  for (const [name, { as }] of Object.entries(formats)) if (as === 'summary') fields[name] = summary;
  return fields;
}

/** Returns the positions of files within each rank whose paths would sort them differently, by path. */
function placesIn(
  files: readonly { fields: Group; path: string }[],
  rank?: (fields: Group) => string,
): ReadonlyMap<string, number> {
  const ranks = rank ? [...Map.groupBy(files, ({ fields }) => rank(fields)).values()] : [];
  const unsorted = ranks.filter((same) => same.some(({ path }, index) => path < (same[index - 1]?.path ?? '')));
  return new Map(unsorted.flatMap((same) => same.map(({ path }, index) => [path, index + 1] as const)));
}

/** Returns the import and export of a section whose content is one list: see `FieldFormat`. */
export function jsonResumeList<List extends ListName, Value extends object>(
  format: ListFormat<List, Value>,
): JsonResumeList<readonly Value[]> {
  const { list, noun, files, file = {}, fields: formats = {}, prepare, read, write } = format;
  const isFolder = files.pattern.includes('*');
  const { title: titleOf = ({ title }: Group) => title } = file;

  /** Returns fields without those that content rejects, and reports these: one of them would stop the whole import. */
  function withoutInvalid({ body, ...fields }: Group, at: string, result: ImportResult): Group {
    const whole = isFolder ? fields : { entries: [fields] };
    const { issues = [] } = files.schema.safeParse(whole, { reportInput: true }).error ?? {};
    const found = issues.map((issue) => ({ ...issue, path: issue.path.slice(isFolder ? 0 : 2) }));
    for (const issue of found) result.report(`${at}, ${sentenceOf(issue).replace(/\.$/, '')}. It was left out.`);
    const invalid = found.map(({ path }) => path[0]);
    return { ...Object.fromEntries(Object.entries(fields).filter(([name]) => !invalid.includes(name))), body };
  }

  function keep(all: readonly Group[], result: ImportResult): void {
    if (!isFolder) {
      result.yaml(files.pattern, { entries: all.map(({ body: _, ...fields }) => fields) });
      return;
    }
    const fileName = fileNames(files.fallbackName ?? noun);
    const named = all.map((fields) => ({
      fields,
      path: files.pattern.replace('*', fileName(String(titleOf(fields) ?? ''))),
    }));
    const places = placesIn(named, file.rank);
    for (const { fields, path } of named) {
      const { body = '', ...front } = fields;
      const order = front.order ?? places.get(path);
      result.markdown(path, { ...front, ...(order !== undefined && { order }) }, String(body));
    }
  }

  const writeFields = (fields: Group): Group =>
    Object.fromEntries(
      Object.entries(formats).flatMap(([name, { from, as, isOwn }]) => {
        const value = fields[name];
        const key = [from].flat()[0] ?? name;
        return isOwn || as === 'current' ? [] : [[key, Array.isArray(value) ? orNothing(value) : value]];
      }),
    );

  return {
    list,
    noun,
    take(entries: readonly EntryOf<List>[], result, imageOf) {
      const taken: Group[] = [];
      for (const [index, entry] of entries.entries()) {
        const names: Group = entry;
        const field = entryName(
          noun,
          index,
          needs[list].map((name) => names[name]),
        );
        const context = { result, field, position: taken.length + 1, image: imageOf?.(entry) };
        const prepared = prepare ? prepare(entry, context) : names;
        const isNamed = prepared && needs[list].some((name) => [prepared[name]].flat().length && prepared[name]);
        const fields = read ? read(entry, context) : isNamed && readFields(formats, prepared, context);
        if (fields) taken.push(withoutInvalid(fields, field, result));
      }
      if (!taken.length) return undefined;
      keep(taken, result);
      return (taken.length === entries.length ? '' : `${taken.length} of `) + englishCount(entries.length, noun);
    },
    write: (values, imageOf) =>
      orNothing(
        values
          .filter((fields) => write !== false && isInResume(fields))
          .map((fields) =>
            write ? write(fields, imageOf?.(fields)) : writeFields(Object.fromEntries(Object.entries(fields))),
          ),
      ),
  };
}
