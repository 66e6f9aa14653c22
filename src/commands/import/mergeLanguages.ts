/** Merges content of one person in several languages: from several files, or from fields by language. */

import { folded } from '#base/characters.ts';
import { type Group, isGroup } from '#base/group.ts';
import type { JsonSchema } from '#base/jsonSchema.ts';
import { englishNameOf } from '#base/languageTag.ts';
import { cut } from '#base/resumeText/text.ts';
import { jsonSchemaOf, listOfFile } from '#content/contentSchemas.ts';
import { kindOf } from '#content/readContent.ts';
import { textKind } from '#content/resolveLanguage.ts';
import { isBlank, isSame, textsIn } from '#content/values.ts';
import { contentFiles } from '#sections/contentFiles.ts';
import type { Draft } from '#sections/draft.ts';
import { entryOf } from '#sections/index.ts';
import { type BibtexEntry, readBibtex, writeBibtex } from '#sections/publications/bibtex.ts';
import { bibliography } from '#sections/publications/schema.ts';
import { datesByField, type Matches, matchEntries, plainUrl } from './matchEntries.ts';

/** Content in one language. */
interface LanguageDraft {
  draft: Draft;
  /** As a tag; undefined for English. */
  language?: string;
  /** Texts that are missing in its language, and were taken from another one. */
  missing: ReadonlySet<string>;
}

/** The files of a kind as entries: their fields, and the text below them. */
type Entries = Map<string, Group>;

/** Returns the name of an entry in reports. */
const quotedEntry = (entry: unknown) => {
  const [first] = textsIn(entry);
  return first ? `"${cut(first.text, 60)}"` : 'an entry';
};

const withBody = ({ properties, ...schema }: JsonSchema): JsonSchema => ({
  ...schema,
  properties: { ...properties, body: { texts: 'words' } },
});

const isInOrder = ({ sure }: Matches) => {
  const found = [...sure].toSorted(([one], [other]) => one - other).map(([, index]) => index);
  return found.every((index, at) => index >= Math.max(...found.slice(0, at)));
};

/** Returns the last day of an entry, for comparison; undefined if it has no date. */
function lastDay(schema: JsonSchema | undefined, entry: unknown): string | undefined {
  const dates = datesByField(schema, entry);
  return dates.get('end') ?? (dates.has('start') ? '9999' : [...dates.values()][0]);
}

/** An entry of a merged list. */
interface Placed {
  value: unknown;
  place: number;
  /** Its index in the first list, or else in the second one. */
  one?: number;
  other?: number;
}

/** Adds a language to content. */
class Merger {
  readonly #first: string;
  readonly #language: string;
  readonly #missing: ReadonlySet<string>;
  readonly #isOneFile: boolean;
  /** Whether entries without a match may be matched by their order. */
  readonly #isOrdered: boolean;
  /** Number of texts that got another language. */
  #added = 0;
  readonly onlyFirst = new Set<string>();
  readonly onlyHere = new Set<string>();
  readonly byOrder = new Set<string>();
  readonly differences = new Set<string>();

  constructor(first: string, { language = 'en', missing }: LanguageDraft, isOneFile: boolean, isOrdered: boolean) {
    this.#first = first;
    this.#language = language;
    this.#missing = missing;
    this.#isOneFile = isOneFile;
    this.#isOrdered = isOrdered;
  }

  /**
   * Merges two forms of an entry. Equal texts are given in both languages too; from one file only if other texts of the
   * entry differ, since texts without a language may be in any.
   */
  entry(schema: JsonSchema | undefined, one: unknown, other: unknown, at: string): unknown {
    const before = this.#added;
    const merged = this.#merge(schema, one, other, at, !this.#isOneFile);
    return this.#isOneFile && this.#added > before ? this.#merge(schema, one, other, at, true) : merged;
  }

  #merge(schema: JsonSchema | undefined, one: unknown, other: unknown, at: string, says: boolean): unknown {
    const texts = schema && textKind(schema);
    if (isBlank(other)) return one;
    if (isBlank(one)) return this.only(schema, other);
    if (texts) return this.#text(texts, one, other, says);
    if (Array.isArray(one) && Array.isArray(other) && schema?.items?.properties) {
      const merge = (item: unknown, same: unknown) => this.#merge(schema.items, item, same, at, says);
      return this.list(schema.items, one, other, at, merge).map(({ value }) => value);
    }
    if (isGroup(one) && isGroup(other)) {
      const fields = Object.keys({ ...one, ...other }).map((name) => [
        name,
        this.#merge(schema?.properties?.[name], one[name], other[name], [at, name].filter(Boolean).join(', '), says),
      ]);
      return Object.fromEntries(fields);
    }
    const [said, also] = [String(one), String(other)];
    // A month is more exact than its year.
    if (schema?.precision && also.startsWith(said)) return other;
    if (plainUrl(said) !== plainUrl(also) && !(schema?.precision && said.startsWith(also)) && !at.endsWith(', order'))
      this.differences.add(`${at} (${said} and ${also})`);
    return one;
  }

  #text(texts: string, one: unknown, other: unknown, says: boolean): unknown {
    const inFirst = isGroup(one) ? one[this.#first] : one;
    const inAnyOrder = (value: unknown) =>
      Array.isArray(value) && texts === 'names' ? value.map(String).sort() : value;
    if (isSame(inAnyOrder(inFirst), inAnyOrder(other))) {
      const lacks = [other].flat().every((text) => [...this.#missing].some((each) => each.includes(String(text))));
      if (!says || texts === 'names' || lacks) return one;
    } else this.#added++;
    return { ...(isGroup(one) ? one : { [this.#first]: one }), [this.#language]: other };
  }

  /** Returns a value that the first language lacks. */
  only(schema: JsonSchema | undefined, value: unknown): unknown {
    if (schema && textKind(schema) === 'words' && !isBlank(value)) {
      this.#added++;
      return { [this.#language]: value };
    }
    if (Array.isArray(value)) return value.map((item) => this.only(schema?.items, item));
    if (!isGroup(value) || schema?.texts) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, this.only(schema?.properties?.[name], inner)]),
    );
  }

  /** Merges two lists. Entries that only the second one has are placed by their dates, or after those before them. */
  list(
    schema: JsonSchema | undefined,
    ones: readonly unknown[],
    others: readonly unknown[],
    at: string,
    merge: (one: unknown, other: unknown, index: number) => unknown,
  ): Placed[] {
    const { sure, byOrder } = matchEntries(schema, ones, others);
    const matches = new Map([...sure, ...(this.#isOrdered ? byOrder : [])]);
    const places = new Map([...matches].map(([one, other]) => [other, one]));
    const placed = ones.map((one, index): Placed => {
      const other = matches.get(index);
      if (other === undefined) this.onlyFirst.add(`${at}, ${quotedEntry(one)}`);
      else if (!sure.has(index)) this.byOrder.add(`${at}, ${quotedEntry(one)} and ${quotedEntry(others[other])}`);
      return { place: index, one: index, value: other === undefined ? one : merge(one, others[other], index) };
    });
    const days = ones.map((one) => lastDay(schema, one) ?? '');
    const isByDate = days.every((day, index) => day && day <= (days[index - 1] ?? day));
    let before = -1;
    const added = others.flatMap((other, index): Placed[] => {
      const there = places.get(index);
      before = there ?? before;
      if (there !== undefined) return [];
      this.onlyHere.add(`${at}, ${quotedEntry(other)}`);
      const day = isByDate ? lastDay(schema, other) : undefined;
      const place = day ? days.filter((each) => each >= day).length - 1 : before;
      return [{ place: place + 0.5, other: index, value: this.only(schema, other) }];
    });
    return [...placed, ...added].toSorted((a, b) => a.place - b.place);
  }
}

/** Returns the files of each kind, in the draft's order. */
function entriesByKind({ files }: Draft): Map<keyof typeof contentFiles, Entries> {
  const kinds = new Map<keyof typeof contentFiles, Entries>();
  for (const [path, file] of files) {
    const kind = kindOf(`content/${path}`);
    if (!kind || !('facts' in file)) continue;
    const entry = { ...file.facts, ...(file.body !== undefined && { body: file.body }) };
    kinds.set(kind, (kinds.get(kind) ?? new Map()).set(path, entry));
  }
  return kinds;
}

/** Puts an entry into the draft, with the translations of its text. */
function put(draft: Draft, first: string, path: string, entry: unknown): void {
  const { body, ...facts } = entry as Group;
  const { [first]: own = '', ...others } = isGroup(body) ? body : { [first]: body };
  if (path.endsWith('.md')) draft.files.set(path, { facts, body: String(own) });
  else draft.yaml(path, facts);
  draft.translate(path, others);
}

/** Merges two bibliographies. If a publication is in both, the first one's entry is kept. */
function mergeBibliographies(one: string, other: string, { onlyFirst, onlyHere, differences }: Merger): string {
  const [ones, others] = [readBibtex(one).entries, readBibtex(other).entries];
  const compared = ({ fields }: BibtexEntry, name: string) => folded(fields.get(name)?.value ?? '');
  const isSamePaper = (a: BibtexEntry, b: BibtexEntry) =>
    ['title', 'doi', 'url', 'eprint'].some((name) => compared(a, name) && compared(a, name) === compared(b, name));
  const paperName = ({ fields }: BibtexEntry) => `${bibliography}, "${cut(fields.get('title')?.value ?? '', 60)}"`;
  for (const each of ones) {
    const same = others.find((paper) => isSamePaper(each, paper));
    if (!same) onlyFirst.add(paperName(each));
    else if (compared(each, 'title') !== compared(same, 'title'))
      differences.add(
        `${paperName(each)}, title (${each.fields.get('title')?.value} and ${same.fields.get('title')?.value})`,
      );
  }
  const added = others.filter((paper) => !ones.some((each) => isSamePaper(each, paper)));
  const keys = new Set(ones.map(({ key }) => key));
  const texts = added.map((paper) => {
    let { key } = paper;
    while (keys.has(key)) key += '-2';
    keys.add(key);
    onlyHere.add(paperName(paper));
    return writeBibtex(
      paper.type,
      key,
      Object.fromEntries([...paper.fields].map(([name, { value }]) => [name, value])),
    );
  });
  return [one, ...texts].filter(Boolean).join('\n');
}

/** The content of a kind: a list of entries, in files of their own or in one with further fields. */
interface Part {
  /** The file, or the folder of all. */
  path: string;
  /** The files of entries that have their own. */
  paths: readonly string[];
  entries: readonly unknown[];
  rest: Group;
}

function toPart(kind: keyof typeof contentFiles, files: Entries = new Map()): Part {
  const { pattern } = contentFiles[kind];
  if (entryOf(kind))
    return { path: pattern.replace(/\/.*/, ''), paths: [...files.keys()], entries: [...files.values()], rest: {} };
  const { [listOfFile(kind) ?? '']: entries, ...rest } = files.get(pattern) ?? {};
  return { path: pattern, paths: [], entries: Array.isArray(entries) ? entries : [], rest };
}

/** Adds one language to the draft of another. */
function addLanguage(draft: Draft, first: string, added: LanguageDraft, isOneFile: boolean): Merger {
  const [here, there] = [entriesByKind(draft), entriesByKind(added.draft)];
  const kinds = [...new Set([...here.keys(), ...there.keys()])].map((kind) => {
    const schema = withBody(jsonSchemaOf(kind));
    const isFolder = !!entryOf(kind);
    const list = isFolder ? undefined : listOfFile(kind);
    const items = list ? schema.properties?.[list]?.items : schema;
    return { isFolder, schema, list, items, one: toPart(kind, here.get(kind)), other: toPart(kind, there.get(kind)) };
  });
  const isOrdered =
    isOneFile || kinds.every(({ items, one, other }) => isInOrder(matchEntries(items, one.entries, other.entries)));
  const merger = new Merger(first, added, isOneFile, isOrdered);
  for (const { isFolder, schema, list, items, one, other } of kinds) {
    const merge = (item: unknown, same: unknown, index: number) =>
      merger.entry(items, item, same, one.paths[index] ?? one.path);
    const all = merger.list(items, one.entries, other.entries, one.path, merge);
    if (!isFolder) {
      const rest = merger.entry(schema, one.rest, other.rest, one.path) as Group;
      put(draft, first, one.path, { ...rest, ...(list && { [list]: all.map(({ value }) => value) }) });
      continue;
    }
    for (const [index, { value, one: own = -1, other: further = -1 }] of all.entries()) {
      let path = one.paths[own];
      for (path ??= other.paths[further] ?? ''; own < 0 && draft.files.has(path); )
        path = path.replace(/\.md$/, '-2.md');
      put(draft, first, path, {
        ...(value as Group),
        ...(Object.hasOwn(value as Group, 'order') && { order: index + 1 }),
      });
    }
  }
  const [bib, bibThere] = [draft.textOf(bibliography), added.draft.textOf(bibliography)];
  if (bib || bibThere) draft.files.set(bibliography, { text: mergeBibliographies(bib, bibThere, merger) });
  return merger;
}

/**
 * Merges a person's content in several languages into the first draft. Reports entries without a match.
 * @param isOneFile whether all come from one file, where entries have the same order in each language
 * @returns the languages
 */
export function mergeLanguages(
  [{ draft, language: first = 'en' }, ...others]: readonly [LanguageDraft, ...LanguageDraft[]],
  isOneFile: boolean,
): string[] {
  const report = (what: string, entries: ReadonlySet<string>) => {
    if (entries.size) draft.report(`${what}: ${[...entries].join('; ')}`);
  };
  for (const added of others) {
    const { language = 'en' } = added;
    const isAlone = !draft.files.size;
    const { onlyFirst, onlyHere, byOrder, differences } = addLanguage(draft, first, added, isOneFile);
    const [name, firstName] = [englishNameOf(language), englishNameOf(first)];
    report(`Without a match in ${name}, so only in ${firstName}`, onlyFirst);
    if (!isAlone) report(`Without a match in ${firstName}, so only in ${name}`, onlyHere);
    if (!isOneFile) report('Matched only by their order, so compare them', byOrder);
    report(`Different in ${name}; the first value was taken`, differences);
  }
  return [first, ...others.map(({ language = 'en' }) => language)];
}
