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

interface MergeOptions {
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

const filesOf = (files: ImportedFiles, kind: ContentKind | undefined) =>
  [...files].filter((each): each is [string, Fields] => 'fields' in each[1] && kindOf(inContent(each[0])) === kind);

/**
 * Returns content with texts in a further language. An entry gets those of the entry with the same dates; entries without
 * one are reported.
 */
export function addLanguage(files: ImportedFiles, added: ImportedFiles, options: MergeOptions): ImportedFiles {
  const { first, language, isOneFile, report } = options;
  const unmatched: string[] = [];

  /** Returns for each entry that of the other language: by equal dates, in their order if there are as many. */
  function matches<Entry>(
    schema: JsonSchema | undefined,
    ones: readonly unknown[],
    others: readonly Entry[],
    at: string,
    fieldsOf: (entry: Entry) => unknown,
  ): (Entry | undefined)[] {
    const left = new Set(others);
    const byDates = (all: readonly unknown[]) => Map.groupBy(all.keys(), (index) => datesOf(schema, all[index]));
    const [own, theirs] = [byDates(ones), byDates(others.map(fieldsOf))];
    const found = ones.map((one, index) => {
      const dates = datesOf(schema, one);
      const [mine = [], same = []] = [own.get(dates), theirs.get(dates)];
      const isInOrder = isOneFile && ones.length === others.length;
      const match = isInOrder
        ? others[index]
        : mine.length === same.length
          ? others[same[mine.indexOf(index)] ?? -1]
          : undefined;
      if (match) left.delete(match);
      return match;
    });
    for (const entry of left)
      unmatched.push(`${at}: ${cutAtWord(textsIn(fieldsOf(entry))[0]?.text ?? 'an entry', 60)}`);
    return found;
  }

  /** Returns a value with the texts of another one in its language. */
  function merge(schema: JsonSchema | undefined, one: unknown, other: unknown, at: string): unknown {
    const kind = schema && textKind(schema);
    if (isBlank(other) || isSame(one, other)) return one;
    if (kind === 'words' && isBlank(one)) return { [language]: other };
    if (kind) return isBlank(one) ? other : { ...(isGroup(one) ? one : { [first]: one }), [language]: other };
    if (Array.isArray(other) && schema?.items?.properties) {
      const { items } = schema;
      if (isBlank(one)) return other.map((each) => merge(items, undefined, each, at));
      const ones = one as unknown[];
      const found = matches(items, ones, other, at, (each) => each);
      return ones.map((each, index) => merge(items, each, found[index], at));
    }
    if (!isGroup(other)) return isBlank(one) ? other : one;
    return mergeFields(schema, isGroup(one) ? one : {}, other, at);
  }

  function mergeFields(schema: JsonSchema | undefined, one: Group, other: Group, at: string): Group {
    const names = Object.keys({ ...one, ...other });
    return Object.fromEntries(
      names.map((name) => [name, merge(schema?.properties?.[name], one[name], other[name], at)]),
    );
  }

  const merged = new Map(files);
  for (const [path, file] of added) if (!merged.has(path) && 'text' in file) merged.set(path, file);
  for (const kind of new Set([...added.keys()].flatMap((path) => kindOf(inContent(path)) ?? []))) {
    const schema = jsonSchemaOf(kind);
    const [known, others] = [filesOf(files, kind), filesOf(added, kind)];
    const empty = ({ body }: Fields): Fields => ({ fields: {}, ...(body !== undefined && { body: '' }) });
    const start = known.length ? known : others.map(([path, file]): [string, Fields] => [path, empty(file)]);
    const [[path = ''] = []] = start;
    const isFolder = path.includes('/');
    const found =
      isFolder && known.length
        ? matches(
            schema,
            known.map(([, { fields }]) => fields),
            others,
            path.replace(/\/.*/, ''),
            ([, { fields }]) => fields,
          )
        : others;
    for (const [index, [path, file]] of start.entries()) {
      const [, other] = found[index] ?? [];
      if (!other) continue;
      const { body = '' } = other;
      merged.set(path, { ...file, fields: mergeFields(schema, file.fields, other.fields, path) });
      if (body.trim() && body !== file.body) merged.set(path.replace(/md$/, `${language}.md`), { text: `${body}\n` });
    }
  }
  if (unmatched.length)
    report(`Left out, since no entry has the same dates (${englishNameOf(language)}): ${unmatched.join('; ')}`);
  return merged;
}
