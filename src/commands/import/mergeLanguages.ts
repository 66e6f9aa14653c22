/** Adds texts in a further language to content: from another file, or from fields by language. */
import { cutAtWord } from '#base/characters.ts';
import { inContent } from '#base/contentPath.ts';
import { type Group, isGroup } from '#base/group.ts';
import type { JsonSchema } from '#base/jsonSchema.ts';
import { englishNameOf } from '#base/languageTag.ts';
import { type ContentKind, jsonSchemaOf } from '#content/contentSchemas.ts';
import { kindOf } from '#content/readContent.ts';
import { textKind } from '#content/resolveLanguage.ts';
import { isBlank, isSame, textsIn } from '#content/values.ts';
import type { ImportedFile, ImportedFiles } from '#sections/importResult.ts';
import { entryOf } from '#sections/index.ts';

interface MergeOptions {
  /** The first language of the content, and the one that is added. */
  first: string;
  language: string;
  /** Whether both come from one file, where entries have the same order in each language. */
  isOneFile: boolean;
  report: (note: string) => void;
}

type Fields = Extract<ImportedFile, { fields: Group }>;

/** Returns the dates of an entry, as a text for comparing. */
function datesOf(schema: JsonSchema | undefined, entry: unknown): string {
  const fields = Object.entries(isGroup(entry) ? entry : {});
  const dates = fields.filter(([name, date]) => schema?.properties?.[name]?.precision && !isBlank(date));
  return JSON.stringify(dates.map(([, date]) => String(date)).sort());
}

/** Returns which entries of a second list are those of a first: equal dates, in their order if there are as many. */
function matchByDates(
  schema: JsonSchema | undefined,
  ones: readonly unknown[],
  others: readonly unknown[],
  isOneFile: boolean,
): Map<number, number> {
  if (isOneFile && ones.length === others.length) return new Map(ones.map((_, index) => [index, index]));
  const [first, second] = [ones, others].map((all) =>
    Map.groupBy(all.keys(), (index) => datesOf(schema, all[index])),
  ) as [Map<string, number[]>, Map<string, number[]>];
  return new Map(
    [...first].flatMap(([dates, own]) => {
      const same = second.get(dates) ?? [];
      return same.length === own.length ? own.map((one, at) => [one, same[at] ?? 0] as const) : [];
    }),
  );
}

const nameOf = (entry: unknown) => cutAtWord(textsIn(entry)[0]?.text ?? 'an entry', 60);

class Merger {
  readonly #options: MergeOptions;
  readonly #unmatched: string[] = [];

  constructor(options: MergeOptions) {
    this.#options = options;
  }

  report(): void {
    const { language, report } = this.#options;
    const name = englishNameOf(language);
    if (this.#unmatched.length)
      report(`Left out, since no entry has the same dates (${name}): ${this.#unmatched.join('; ')}`);
  }

  /** Returns a value with the texts of another one in its language. */
  value(schema: JsonSchema | undefined, one: unknown, other: unknown, at: string): unknown {
    const { first, language } = this.#options;
    const kind = schema && textKind(schema);
    if (isBlank(other) || isSame(one, other)) return one;
    if (isBlank(one)) return this.only(schema, other);
    if (kind) return { ...(isGroup(one) ? one : { [first]: one }), [language]: other };
    if (Array.isArray(one) && Array.isArray(other) && schema?.items?.properties)
      return this.list(schema.items, one, other, at);
    if (isGroup(one) && isGroup(other)) return this.fields(schema, one, other, at);
    return one;
  }

  /** Returns a value that the first language lacks. */
  only(schema: JsonSchema | undefined, value: unknown): unknown {
    const kind = schema && textKind(schema);
    if (kind) return kind === 'words' ? { [this.#options.language]: value } : value;
    if (Array.isArray(value)) return value.map((item) => this.only(schema?.items, item));
    return isGroup(value) ? this.fields(schema, {}, value, '') : value;
  }

  fields(schema: JsonSchema | undefined, one: Group, other: Group, at: string): Group {
    const names = Object.keys({ ...one, ...other });
    return Object.fromEntries(
      names.map((name) => [name, this.value(schema?.properties?.[name], one[name], other[name], at)]),
    );
  }

  list(schema: JsonSchema | undefined, ones: readonly unknown[], others: readonly unknown[], at: string): unknown[] {
    const matches = matchByDates(schema, ones, others, this.#options.isOneFile);
    const found = new Set(matches.values());
    for (const [index, other] of others.entries())
      if (!found.has(index)) this.#unmatched.push(`${at}: ${nameOf(other)}`);
    return ones.map((one, index) => this.value(schema, one, others[matches.get(index) ?? -1], at));
  }

  /** Returns files with those of one kind in another language. */
  kind(
    kind: ContentKind,
    files: readonly [string, Fields][],
    added: readonly Fields[],
    isNew: boolean,
  ): [string, ImportedFile][] {
    const { language, isOneFile } = this.#options;
    const schema = jsonSchemaOf(kind);
    const [path = ''] = files.map(([each]) => each);
    const ofKind = entryOf(kind) ? path.replace(/\/.*/, '') : path;
    const matches = entryOf(kind)
      ? matchByDates(
          schema,
          files.map(([, file]) => file.fields),
          added.map(({ fields }) => fields),
          isOneFile || isNew,
        )
      : new Map([[0, 0]]);
    const found = new Set(matches.values());
    for (const [index, { fields }] of added.entries())
      if (!found.has(index)) this.#unmatched.push(`${ofKind}: ${nameOf(fields)}`);
    return files.flatMap(([path, file], index): [string, ImportedFile][] => {
      const other = added[matches.get(index) ?? -1];
      if (!other) return [[path, file]];
      const body = other.body?.trim() && other.body !== file.body ? other.body : undefined;
      const fields = this.fields(schema, file.fields, other.fields, path);
      const own: [string, ImportedFile] = [path, { ...file, fields }];
      return body ? [own, [path.replace(/md$/, `${language}.md`), { text: `${body}\n` }]] : [own];
    });
  }
}

/**
 * Returns content with texts in a further language. An entry gets those of the entry with the same dates; entries without
 * one are reported.
 */
export function addLanguage(files: ImportedFiles, added: ImportedFiles, options: MergeOptions): ImportedFiles {
  const merger = new Merger(options);
  const ofKind = (all: ImportedFiles, kind: ContentKind | undefined) =>
    [...all].filter((each): each is [string, Fields] => 'fields' in each[1] && kindOf(inContent(each[0])) === kind);
  const merged = new Map(files);
  for (const kind of new Set([...added.keys()].flatMap((path) => kindOf(inContent(path)) ?? []))) {
    const [own, others] = [ofKind(files, kind), ofKind(added, kind)];
    const start: [string, Fields][] = others.map(([path, { body }]) => [
      path,
      { fields: {}, ...(body !== undefined && { body: '' }) },
    ]);
    const all = merger.kind(
      kind,
      own.length ? own : start,
      others.map(([, file]) => file),
      !own.length,
    );
    for (const [path, file] of all) merged.set(path, file);
  }
  for (const [path, file] of added) if (!files.has(path) && 'text' in file) merged.set(path, file);
  merger.report();
  return merged;
}
