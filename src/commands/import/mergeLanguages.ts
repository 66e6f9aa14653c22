/** Adds texts in a further language to content: from another file, or from fields by language. */
import { cutAtWord } from '#base/characters.ts';
import { inContent } from '#base/contentPath.ts';
import { type Group, isGroup } from '#base/group.ts';
import type { JsonSchema } from '#base/jsonSchema.ts';
import { englishNameOf } from '#base/languageTag.ts';
import { type ContentKind, jsonSchemaOf } from '#content/contentSchemas.ts';
import { textKind } from '#content/languageFields.ts';
import { kindOf } from '#content/readContent.ts';
import { isBlank, isSame, textsIn } from '#content/values.ts';
import type { ImportedFile, ImportedFiles } from '#sections/importResult.ts';

interface MergeOptions {
  first: string;
  language: string;
  report: (note: string) => void;
}

type Fields = Extract<ImportedFile, { fields: Group }>;

function datesOf(schema: JsonSchema | undefined, entry: Group): string {
  const dates = Object.entries(entry).filter(([name, date]) => schema?.properties?.[name]?.precision && !isBlank(date));
  return JSON.stringify(dates.map(([, date]) => String(date)).sort());
}

/**
 * Returns content with texts in a further language. An entry gets those of the entry with the same dates, in their order
 * if there are as many; entries without one are reported.
 */
export function addLanguage(
  files: ImportedFiles,
  added: ImportedFiles,
  { first, language, report }: MergeOptions,
): ImportedFiles {
  const unmatched: string[] = [];

  function match(schema: JsonSchema | undefined, ones: readonly Group[], others: readonly Group[], at: string) {
    const byDates = (all: readonly Group[]) => Map.groupBy(all, (entry) => datesOf(schema, entry));
    const [own, theirs] = [byDates(ones), byDates(others)];
    const matched = new Map<Group, Group>();
    for (const [dates, same] of own)
      for (const [index, one] of same.entries()) {
        const all = theirs.get(dates) ?? [];
        const other = all[index];
        if (other && all.length === same.length) matched.set(one, other);
      }
    const found = new Set(matched.values());
    for (const entry of others)
      if (!found.has(entry)) unmatched.push(`${at}: ${cutAtWord(textsIn(entry)[0]?.text ?? 'an entry', 60)}`);
    return matched;
  }

  function merge(schema: JsonSchema | undefined, one: unknown, other: unknown, at: string): unknown {
    const kind = schema && textKind(schema);
    if (isBlank(other) || isSame(one, other)) return one;
    if (kind === 'words' && isBlank(one)) return { [language]: other };
    if (kind) return isBlank(one) ? other : { ...(isGroup(one) ? one : { [first]: one }), [language]: other };
    if (Array.isArray(other) && schema?.items?.properties) {
      const { items } = schema;
      if (isBlank(one)) return other.map((each) => merge(items, undefined, each, at));
      const ones = one as Group[];
      const matched = match(items, ones, other, at);
      return ones.map((each) => merge(items, each, matched.get(each), at));
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

  /** Merges the files of a kind: entries, or the only one. What only the other language has is in that language. */
  function mergeKind(kind: ContentKind): void {
    const filesOf = (all: ImportedFiles) =>
      [...all].filter((each): each is [string, Fields] => 'fields' in each[1] && kindOf(inContent(each[0])) === kind);
    const [known, others] = [filesOf(files), filesOf(added)];
    const schema = jsonSchemaOf(kind);
    const [path = ''] = known[0] ?? [];
    const fields = (all: readonly [string, Fields][]) => all.map(([, file]) => file.fields);
    const isFolder = path.includes('/');
    const matched = isFolder ? match(schema, fields(known), fields(others), path.replace(/\/.*/, '')) : undefined;
    const start = known.length
      ? known
      : others.map(([each, { body }]): [string, Fields] => [
          each,
          { fields: {}, ...(body !== undefined && { body: '' }) },
        ]);
    for (const [index, [each, file]] of start.entries()) {
      const [, other] = matched
        ? (others.find((pair) => pair[1].fields === matched.get(file.fields)) ?? [])
        : (others[index] ?? []);
      if (!other) continue;
      const { body = '' } = other;
      merged.set(each, { ...file, fields: mergeFields(schema, file.fields, other.fields, each) });
      if (body.trim() && body !== file.body) merged.set(each.replace(/md$/, `${language}.md`), { text: `${body}\n` });
    }
  }

  const merged = new Map(files);
  for (const [path, file] of added) if (!merged.has(path) && 'text' in file) merged.set(path, file);
  for (const kind of new Set([...added.keys()].flatMap((path) => kindOf(inContent(path)) ?? []))) mergeKind(kind);
  if (unmatched.length)
    report(`Left out, since no entry has the same dates (${englishNameOf(language)}): ${unmatched.join('; ')}`);
  return merged;
}
