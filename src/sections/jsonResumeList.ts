import type { z } from 'zod';
import { withWebLinks } from '#base/markdown/links.ts';
import type { Markdown } from '#base/markdown/markdown.ts';
import { extension, withoutBlanks } from '#base/resumeText/clean.ts';
import { entriesOf, type Names, type ReadEntry } from '#base/resumeText/fields.ts';
import { withoutHtml } from '#base/resumeText/html.ts';
import { fileNames } from '#base/slug.ts';
import type { Draft } from './draft.ts';
import { type Facts, fileParser, imageFields, listParser, mergeOwn, withOwn } from './ownFields.ts';
import { Reports } from './reports.ts';
import { count, countTaken, entryName, found } from './resumeEntries.ts';
import { isInResume, type JsonResumeList, orNothing } from './section.ts';

interface Context {
  reports: Reports;
  /** The entry's name in reports: `Job 2 (Acme)`. */
  field: string;
  /** Its position among the accepted entries, from 1. */
  position: number;
}

interface AcceptedItem<Fields extends z.ZodRawShape> {
  entry: ReadEntry<Fields>;
  facts: Facts;
}

interface ListFormat<Fields extends z.ZodRawShape, Value extends object> {
  list: string;
  /** What an entry is called in reports: `job`. */
  noun: string;
  isExtension?: boolean;
  names?: string;
  /** The section's files: one with `entries`, or one for each entry. */
  files: { pattern: string; schema: z.ZodType };
  fields: Fields;
  main?: keyof Fields & string;
  /** The fields that an entry is called by in reports, the best first. If omitted, `main`. */
  titleFields?: readonly (keyof Fields & string)[];
  synonyms?: Names & { [Field in keyof Fields]?: string };
  /** See `Part`. */
  rest?: keyof Fields & string;
  pair?: readonly [name: keyof Fields & string, value: keyof Fields & string];
  /** What an entry must have, for the report of one that lacks it: `position or name`. */
  needs: string;
  /** Returns the fields of an entry, with the `body` of a Markdown file; '' or undefined if it lacks what it needs. */
  read(entry: ReadEntry<Fields>, context: Context): object | '' | undefined;
  /**
   * Names the file of an entry, if each has its own: by its title, or by `kind` if that has no letters. Entries of one
   * rank get an `order` if their file names would sort them differently from the résumé.
   */
  file?: { kind: string; title: (facts: Facts) => unknown; rank?: (facts: Facts) => string };
  /** Reports on all entries together. */
  report?(taken: readonly AcceptedItem<Fields>[], reports: Reports): void;
  /** @param image the URL of the entry's image, if it has one */
  write(facts: Value, image?: string): object;
}

/** Returns the positions of files within each rank whose paths would sort them differently, by path. */
function placesIn(
  files: readonly { facts: Facts; path: string }[],
  rank?: (facts: Facts) => string,
): ReadonlyMap<string, number> {
  const ranks = rank ? [...Map.groupBy(files, ({ facts }) => rank(facts)).values()] : [];
  const unsorted = ranks.filter((same) => same.some(({ path }, index) => path < (same[index - 1]?.path ?? '')));
  return new Map(unsorted.flatMap((same) => same.map(({ path }, index) => [path, index + 1] as const)));
}

/** Returns the import and export of a section whose content is one list: see `JsonResumeList`. */
export function jsonResumeList<Fields extends z.ZodRawShape, Value extends object>(
  format: ListFormat<Fields, Value>,
): JsonResumeList<readonly Value[]> {
  const { list, noun, isExtension, names, fields, main, synonyms, rest, pair, files } = format;
  const { titleFields = main ? [main] : [] } = format;
  const { pattern, schema } = files;
  const parse = format.file ? fileParser(schema) : listParser(schema);

  const fileNamer = () => {
    const fileName = fileNames(format.file?.kind ?? list);
    return (facts: Facts) => fileName(String(facts.slug ?? format.file?.title(facts)));
  };
  const keep = (taken: readonly AcceptedItem<Fields>[], draft: Draft): void => {
    if (!format.file) {
      draft.yaml(pattern, { entries: taken.map(({ facts }) => facts) });
      return;
    }
    const fileName = fileNamer();
    const files = taken.map(({ facts }) => ({ facts, path: pattern.replace('*', fileName(facts)) }));
    const places = placesIn(files, format.file.rank);
    for (const { facts, path } of files) {
      const { slug: _, body, ...front } = facts;
      const order = front.order ?? places.get(path);
      draft.markdown(path, { ...front, ...(order !== undefined && { order }) }, String(body ?? ''));
    }
  };

  return {
    list,
    isExtension,
    names,
    fields,
    main,
    synonyms,
    rest,
    pair,
    take(entries: readonly (ReadEntry<Fields> | undefined)[], draft) {
      const taken: AcceptedItem<Fields>[] = [];
      for (const [index, entry] of entries.entries()) {
        if (!entry) continue;
        const field = entryName(noun, index, entry, titleFields);
        const read = format.read(entry, { reports: draft, field, position: taken.length + 1 });
        if (!read) draft.omit(`${field} has no ${format.needs} ${found(entry)}`, entry);
        else taken.push({ entry, facts: mergeOwn(read, entry[extension], parse, field, draft) });
      }
      if (!taken.length) return undefined;
      keep(taken, draft);
      format.report?.(taken, draft);
      return countTaken(taken.length, count(entries), noun);
    },
    write(values, imageOf, language) {
      const all = values.filter(isInResume).map((facts, index) => {
        const written = format.write(facts, imageOf?.(facts));
        const [entry] = entriesOf(fields).parse([withoutBlanks(JSON.parse(JSON.stringify(written)), withoutHtml)]);
        const context = { reports: new Reports(language), field: list, position: index + 1 };
        const read = entry && format.read(entry as ReadEntry<Fields>, context);
        return { facts, written, read: read || undefined, name: fileNamer()({ ...(read || {}) }) };
      });
      // Paths of images mean nothing in another folder.
      const images = imageFields(schema);
      const names = Map.groupBy(all, ({ name }) => name);
      const entries = all.map(({ facts, written, read, name }) => {
        // Of several with one name, each keeps its slug: the numbers that an import adds depend on their order.
        const back = read && 'slug' in facts && names.get(name)?.length === 1 ? { ...read, slug: name } : read;
        const body = 'body' in facts && { body: withWebLinks((facts.body as Markdown).source) };
        const own = Object.entries({ ...facts, ...body }).filter(([field]) => !images.includes(field));
        return withOwn(written, Object.fromEntries(own), back, parse);
      });
      return orNothing(entries);
    },
  };
}
