/** Merges content of one person in several languages: from several files, or from fields by language. */
import { cutAtWord, folded } from '#base/characters.ts';
import { inContent } from '#base/contentPath.ts';
import { type Group, isGroup } from '#base/group.ts';
import type { JsonSchema } from '#base/jsonSchema.ts';
import { bareUrl } from '#base/urls.ts';
import { type ContentKind, jsonSchemaOf, listOfEntries } from '#content/contentSchemas.ts';
import { kindOf } from '#content/readContent.ts';
import { contentFiles } from '#sections/contentFiles.ts';
import { type ImportedFile, type ImportedFiles, type ImportResult, translationFiles } from '#sections/importResult.ts';
import { entryOf } from '#sections/index.ts';
import { type BibtexEntry, readBibtex, writeBibtex } from '#sections/publications/bibtex.ts';
import { freeKey } from '#sections/publications/keys.ts';
import { bibliography } from '#sections/publications/schema.ts';
import { LanguageMerger, type MergeOptions } from './languageMerger.ts';
import { type Matches, matchEntries } from './matchEntries.ts';

/** Content in one language. */
interface LanguageResult {
  result: ImportResult;
  /** As a tag; undefined for English. */
  language?: string;
  /** Texts that are missing in its language, and were taken from another one. */
  missing: ReadonlySet<string>;
}

/** The content of a kind: a list of entries, in files of their own or in one with further fields. */
interface KindContent {
  /** The files of entries that have their own. */
  paths: readonly string[];
  entries: readonly unknown[];
  rest: Group;
}

function contentOf(kind: ContentKind, files: ImportedFiles): KindContent {
  const all = [...files].flatMap(([path, file]): [string, Group][] =>
    kindOf(inContent(path)) === kind && 'fields' in file ? [[path, withBody(file)]] : [],
  );
  if (entryOf(kind)) return { paths: all.map(([path]) => path), entries: all.map(([, entry]) => entry), rest: {} };
  const [[, file] = []] = all;
  const { [listOfEntries(kind) ?? '']: entries, ...rest } = file ?? {};
  return { paths: [], entries: Array.isArray(entries) ? entries : [], rest };
}

/** Returns the fields of a file, with the text below them as `body`. */
const withBody = ({ fields, body }: Extract<ImportedFile, { fields: Group }>): Group =>
  body === undefined ? fields : { ...fields, body };

/** Returns files made of an entry: its own, and one for each translation of its text. */
function filesFor(path: string, entry: unknown, first: string): [string, ImportedFile][] {
  const { body, ...fields } = entry as Group;
  const { [first]: own = '', ...others } = isGroup(body) ? body : { [first]: body };
  return [[path, path.endsWith('.md') ? { fields, body: String(own) } : { fields }], ...translationFiles(path, others)];
}

const isInOrder = ({ sure }: Matches) => {
  const found = [...sure].toSorted(([one], [other]) => one - other).map(([, index]) => index);
  return found.every((index, at) => index >= Math.max(...found.slice(0, at)));
};

/** Returns the text of a bibliography, which is empty if there is none. */
export function bibliographyIn(files: ImportedFiles): string {
  const file = files.get(bibliography);
  return file && 'text' in file ? file.text : '';
}

/**
 * Merges two bibliographies. If a publication is in both, the first one's entry is kept.
 * @param isOneFile whether both come from one file, where publications have the same order in each language
 */
function mergeBibliographies(
  one: string,
  other: string,
  { onlyFirst, onlyHere, differences }: LanguageMerger,
  isOneFile: boolean,
): string {
  const [ones, others] = [readBibtex(one).entries, readBibtex(other).entries];
  const isOrdered = isOneFile && ones.length === others.length;
  const compared = ({ fields }: BibtexEntry, name: string) => folded(fields.get(name)?.value ?? '');
  const isSamePaper = (a: BibtexEntry, b: BibtexEntry) =>
    ['title', 'doi', 'url', 'eprint'].some((name) => compared(a, name) && compared(a, name) === compared(b, name));
  const paperName = ({ fields }: BibtexEntry) =>
    `${bibliography}, "${cutAtWord(fields.get('title')?.value ?? '', 60)}"`;
  for (const [index, each] of ones.entries()) {
    const same = isOrdered ? others[index] : others.find((paper) => isSamePaper(each, paper));
    if (!same) onlyFirst.add(paperName(each));
    for (const [name, { value }] of same?.fields ?? []) {
      const own = each.fields.get(name)?.value ?? 'none';
      if (folded(bareUrl(own)) !== folded(bareUrl(value)))
        differences.add(`${paperName(each)}, ${name} (${own} and ${value})`);
    }
  }
  const added = isOrdered ? [] : others.filter((paper) => !ones.some((each) => isSamePaper(each, paper)));
  const keys = ones.map(({ key }) => key);
  const texts = added.map((paper) => {
    const key = freeKey(keys, (number) => (number > 1 ? `${paper.key}-${number}` : paper.key));
    keys.push(key);
    onlyHere.add(paperName(paper));
    return writeBibtex(
      paper.type,
      key,
      Object.fromEntries([...paper.fields].map(([name, { value }]) => [name, value])),
    );
  });
  return [one, ...texts].filter(Boolean).join('\n');
}

/** Returns the content of two languages as that of one site, and its merger. */
function addLanguage(
  files: ImportedFiles,
  added: ImportedFiles,
  options: Omit<MergeOptions, 'isOrdered'>,
): { files: ImportedFiles; merger: LanguageMerger } {
  const found = [...files.keys(), ...added.keys()].flatMap((path) => kindOf(inContent(path)) ?? []);
  const kinds = [...new Set(found)].map((kind) => {
    const { properties, ...schema }: JsonSchema = jsonSchemaOf(kind);
    const whole: JsonSchema = { ...schema, properties: { ...properties, body: { texts: 'words' } } };
    const list = listOfEntries(kind);
    const items = list ? properties?.[list]?.items : whole;
    return { kind, whole, list, items, one: contentOf(kind, files), other: contentOf(kind, added) };
  });
  const isOrdered =
    options.isOneFile ||
    kinds.every(({ items, one, other }) => isInOrder(matchEntries(items, one.entries, other.entries)));
  const merger = new LanguageMerger({ ...options, isOrdered });
  const merged = new Map(files);
  const put = (path: string, entry: unknown) => {
    for (const file of filesFor(path, entry, options.first)) merged.set(...file);
  };
  for (const { kind, whole, list, items, one, other } of kinds) {
    const isFolder = entryOf(kind) !== undefined;
    const { pattern } = contentFiles[kind];
    const place = isFolder ? pattern.replace(/\/.*/, '') : pattern;
    const all = merger.list(items, one.entries, other.entries, place, (item, same, index) =>
      merger.entry(items, item, same, one.paths[index] ?? place),
    );
    if (!isFolder) {
      const rest = merger.entry(whole, one.rest, other.rest, place) as Group;
      put(place, { ...rest, ...(list && { [list]: all.map(({ value }) => value) }) });
      continue;
    }
    for (const [index, { value, one: own = -1, other: further = -1 }] of all.entries()) {
      let path = one.paths[own] ?? other.paths[further] ?? '';
      while (own < 0 && merged.has(path)) path = path.replace(/\.md$/, '-2.md');
      const entry = value as Group;
      put(path, Object.hasOwn(entry, 'order') ? { ...entry, order: index + 1 } : entry);
    }
  }
  const bib = mergeBibliographies(bibliographyIn(files), bibliographyIn(added), merger, options.isOneFile);
  if (bib) merged.set(bibliography, { text: bib });
  return { files: merged, merger };
}

/**
 * Returns a person's content in several languages as that of one site. Reports entries without a match to the first
 * result.
 * @param isOneFile whether all come from one file, where entries have the same order in each language
 */
export function mergeLanguages(
  [{ result, language: first = 'en', missing: missingInFirst }, ...others]: readonly [
    LanguageResult,
    ...LanguageResult[],
  ],
  isOneFile: boolean,
): ImportedFiles {
  return others.reduce((files, { result: added, language = 'en', missing }) => {
    const merged = addLanguage(files, added.files, {
      first,
      language,
      missing: missingInFirst.union(missing),
      isOneFile,
    });
    for (const report of merged.merger.reports(!files.size)) result.report(report);
    return merged.files;
  }, result.files);
}
