import type { z } from 'zod';
import { type Group, orNothing } from '#base/group.ts';
import { withWebLinks } from '#base/markdown/links.ts';
import type { Markdown } from '#base/markdown/markdown.ts';
import { sentenceOf } from '#base/problems.ts';
import { extension } from '#base/resume/clean.ts';
import type { Names, ReadEntry, ResumeGroup } from '#base/resume/fields.ts';
import { fileNames } from '#base/slug.ts';
import {
  type ExtensionFields,
  fieldsOfEntry,
  fieldsOfFile,
  mergeExtension,
  readBack,
  withExtension,
} from './extensionFields.ts';
import type { ImportResult } from './importResult.ts';
import { Reports } from './reports.ts';
import { count, countTaken, entryName, found } from './resumeEntries.ts';
import { isInResume } from './resumeSection.ts';

/**
 * Imports and exports a section's list in a JSON Resume. `jsonResumeList` creates it for a section whose content is one
 * list, in a file with `entries` or in a file for each entry:
 *
 * ```ts
 * export const awardsJsonResume = jsonResumeList({
 *   list: 'awards',
 *   noun: 'award',
 *   names: 'honors prizes',
 *   files: awardsFiles,
 *   fields: { title: optionalText, date: optionalText, awarder: optionalText, summary: optionalText },
 *   main: 'title',
 *   synonyms: { title: 'name award', date: 'year', awarder: 'issuer organization' },
 *   needs: 'title',
 *   read: ({ title, date, awarder, summary }, { reports, field }) =>
 *     title && {
 *       title: reports.line(`${field}, title`, title, room.item),
 *       issuer: reports.line(`${field}, awarder`, awarder, room.item),
 *       date: monthFrom(`${field}, date`, date, reports),
 *       summary: summaryParagraph(summary),
 *     },
 *   write: ({ title, issuer, date, summary }: Award) => ({ title, date, awarder: issuer, summary }),
 * });
 * ```
 *
 * Fields that `write` and `read` lose or change are exported under `x-vitrine` of the entry, and imported from there.
 */
export interface JsonResumeList<Value> extends ResumeGroup {
  /** The name of the list: `work`. */
  list: string;
  /** What an entry is called in reports: `job`. */
  noun: string;
  /** JSON Resume has no such list: it is written under `x-vitrine`, and read from there or from the top level. */
  isExtension?: boolean;
  /** Other names that people give to the list. */
  names?: string;
  /**
   * Parts of words, in many languages, by which a heading means the list. Lists are tried by rank, lowest first: "Teaching
   * experience" means teaching.
   */
  headings?: { rank: number; words: RegExp };
  /** An entry can be a name alone, so texts under such a heading are entries. */
  areNames?: true;
  /**
   * Adds content made from the entries to the result. Returns what was taken, undefined if nothing was.
   * @param imageOf returns the path of an entry's image from `content/`, if it was read
   */
  take(
    entries: readonly (object | undefined)[],
    result: ImportResult,
    imageOf?: (entry: object) => string | undefined,
  ): string | undefined;
  /**
   * Returns the entries; undefined if there are none.
   * @param imageOf returns the URL of the image of an entry that has one
   * @param language of the content
   */
  write(
    value: Value,
    imageOf?: (entry: object) => string | undefined,
    language?: string,
  ): readonly object[] | undefined;
}

interface Context {
  reports: Reports;
  /** The entry's name in reports: `Job 2 (Acme)`. */
  field: string;
  /** Its position among the accepted entries, from 1. */
  position: number;
  /** The path of its image from `content/`, if it was read. */
  image?: string;
}

interface AcceptedItem<Fields extends z.ZodRawShape> {
  entry: ReadEntry<Fields>;
  fields: Group;
}

interface ListFormat<Fields extends z.ZodRawShape, Value extends object>
  extends Omit<JsonResumeList<never>, keyof ResumeGroup | 'take' | 'write'> {
  /** The section's files: one with `entries`, or one for each entry. */
  files: { pattern: string; schema: z.ZodType; fallbackName?: string };
  fields: Fields;
  main?: keyof Fields & string;
  /** The fields that an entry is called by in reports, the best first. If omitted, `main`. */
  nameFields?: readonly (keyof Fields & string)[];
  synonyms?: Names & { [Field in keyof Fields]?: string };
  rest?: keyof Fields & string;
  pair?: readonly [name: keyof Fields & string, value: keyof Fields & string];
  /** What an entry must have, for the report of one that lacks it: `position or name`. */
  needs: string;
  /** Returns the fields of an entry, with the `body` of a Markdown file; '' or undefined if it lacks what it needs. */
  read(entry: ReadEntry<Fields>, context: Context): object | '' | undefined;
  /**
   * How the file of an entry is named, if each has its own: by a title, or by `fallbackName` if that has no letters.
   * Default: by its `title`. Entries of one rank get an `order` if their file names would sort them differently from the
   * résumé.
   */
  file?: { title?: (fields: Group) => unknown; rank?: (fields: Group) => string };
  /** Reports on all entries together. */
  report?(taken: readonly AcceptedItem<Fields>[], reports: Reports): void;
  /** @param image the URL of the entry's image, if it has one */
  write(fields: Value, image?: string): object;
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

/**
 * Returns the fields of an entry without those that content rejects, such as an end before its start, and reports these:
 * one of them would stop the whole import.
 */
function withoutInvalid(fields: Group, own: ExtensionFields, field: string, reports: Reports): Group {
  const { issues } = own.parse(fields);
  for (const issue of issues) reports.report(`${field}, ${sentenceOf(issue).replace(/\.$/, '')}. It was left out.`);
  const invalid = issues.map(({ path }) => path[0]);
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !invalid.includes(name)));
}

/** Returns the import and export of a section whose content is one list: see `JsonResumeList`. */
export function jsonResumeList<Fields extends z.ZodRawShape, Value extends object>(
  format: ListFormat<Fields, Value>,
): JsonResumeList<readonly Value[]> {
  const { files, file = {}, needs, read, report, nameFields, write, ...part } = format;
  const { list, noun, main } = part;
  const hasFilePerEntry = files.pattern.includes('*');
  const { title: titleOf = ({ title }: Group) => title } = file;
  const fileTitle = (fields: Group) => String(titleOf(fields) ?? '');
  const newFileNames = () => fileNames(files.fallbackName ?? noun);
  const own = hasFilePerEntry ? fieldsOfFile(files.schema) : fieldsOfEntry(files.schema);

  function keep(all: readonly Group[], result: ImportResult): void {
    if (!hasFilePerEntry) {
      result.yaml(files.pattern, { entries: all });
      return;
    }
    const fileName = newFileNames();
    const named = all.map((fields) => {
      const name = fileName(String(fields.slug ?? fileTitle(fields)));
      return { fields, path: files.pattern.replace('*', name) };
    });
    const places = placesIn(named, file.rank);
    for (const { fields, path } of named) {
      const { slug: _, body = '', ...front } = fields;
      const order = front.order ?? places.get(path);
      result.markdown(path, { ...front, ...(order !== undefined && { order }) }, String(body));
    }
  }

  return {
    ...part,
    take(entries: readonly (ReadEntry<Fields> | undefined)[], result, imageOf) {
      const taken: AcceptedItem<Fields>[] = [];
      for (const [index, entry] of entries.entries()) {
        if (!entry) continue;
        const field = entryName(noun, index, entry, nameFields ?? (main ? [main] : []));
        const fields = read(entry, { reports: result, field, position: taken.length + 1, image: imageOf?.(entry) });
        if (!fields) result.omit(`${field} has no ${needs} ${found(entry)}`, entry);
        else {
          const merged = mergeExtension(fields, entry[extension], own, field, result);
          taken.push({ entry, fields: withoutInvalid(merged, own, field, result) });
        }
      }
      if (!taken.length) return undefined;
      keep(
        taken.map(({ fields }) => fields),
        result,
      );
      report?.(taken, result);
      return countTaken(taken.length, count(entries), noun);
    },
    write(values, imageOf, language) {
      const all = values.filter(isInResume).map((fields, index) => {
        const entry = write(fields, imageOf?.(fields));
        const context = { reports: new Reports(language), field: list, position: index + 1 };
        // What an import would lose or change is defined by the import itself, so its reports are of no use here.
        const back = readBack(entry, part.fields, (entry) => read(entry, context));
        const slug = back && hasFilePerEntry && newFileNames()(fileTitle({ ...back }));
        return { fields, entry, back, slug };
      });
      // Of several with one name, each keeps its slug: the numbers that an import adds depend on their order.
      const bySlug = Map.groupBy(all, ({ slug }) => slug);
      const entries = all.map(({ fields, entry, back, slug }) => {
        const body = 'body' in fields && { body: withWebLinks(fields.body as Markdown) };
        const named = slug && bySlug.get(slug)?.length === 1 && { slug };
        return withExtension(entry, { ...fields, ...body }, back && { ...back, ...named }, own);
      });
      return orNothing(entries);
    },
  };
}
