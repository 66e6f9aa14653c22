/** Merges content of one person in several languages: from several files, or from fields by language. */
import { folded } from '#base/characters.ts';
import { type Group, isGroup } from '#base/group.ts';
import { englishNameOf } from '#base/languageTag.ts';
import { cut } from '#base/resumeText/text.ts';
import { type JsonSchema, jsonSchemaOf, listOfFile } from '#content/contentSchemas.ts';
import { kindOf } from '#content/readContent.ts';
import { textsOf } from '#content/resolveLanguage.ts';
import { isBlank, isSame, textsIn } from '#content/values.ts';
import { contentFiles } from '#sections/contentFiles.ts';
import type { Draft } from '#sections/draft.ts';
import { type BibtexEntry, readBibtex, writeBibtex } from '#sections/publications/bibtex.ts';
import { type Matches, matchEntries, plainUrl } from './matchEntries.ts';

/** Content in one language. */
interface LanguageDraft {
  draft: Draft;
  /** As a tag; undefined for English. */
  language?: string;
  /** Texts that are missing in its language, and were taken in another one. */
  missing: ReadonlySet<string>;
}

/** The files of a kind as entries: their fields, and the text below them. */
type Entries = Map<string, Group>;

const bibliography = 'publications.bib';

/** Returns the name of an entry in reports. */
const titleOf = (entry: unknown) => {
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

/** Adds a language to content. */
class Merger {
  readonly #first: string;
  readonly #language: string;
  readonly #missing: ReadonlySet<string>;
  /** Whether entries without a match may be matched by their order. */
  readonly #isOrdered: boolean;
  /** Number of texts that got another language. */
  #added = 0;
  readonly onlyFirst = new Set<string>();
  readonly onlyHere = new Set<string>();
  readonly byOrder = new Set<string>();
  readonly differences = new Set<string>();

  constructor(first: string, { language = 'en', missing }: LanguageDraft, isOrdered: boolean) {
    this.#first = first;
    this.#language = language;
    this.#missing = missing;
    this.#isOrdered = isOrdered;
  }

  /** Merges two forms of an entry. If any texts differ, equal texts are given in both languages too. */
  entry(schema: JsonSchema | undefined, one: unknown, other: unknown, at: string): unknown {
    const before = this.#added;
    const merged = this.#merge(schema, one, other, at, false);
    return this.#added > before ? this.#merge(schema, one, other, at, true) : merged;
  }

  #merge(schema: JsonSchema | undefined, one: unknown, other: unknown, at: string, says: boolean): unknown {
    const texts = schema && textsOf(schema);
    if (isBlank(other)) return one;
    if (isBlank(one)) return this.only(schema, other);
    if (texts) return this.#text(texts, one, other, says);
    if (Array.isArray(one) && Array.isArray(other) && schema?.items?.properties) {
      const merge = (item: unknown, same: unknown) => this.#merge(schema.items, item, same, at, says);
      return this.list(schema.items, one, other, at, merge);
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
    if (schema && textsOf(schema) === 'words' && !isBlank(value)) {
      this.#added++;
      return { [this.#language]: value };
    }
    if (Array.isArray(value)) return value.map((item) => this.only(schema?.items, item));
    if (!isGroup(value) || schema?.texts) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, this.only(schema?.properties?.[name], inner)]),
    );
  }

  /** Merges two lists. Entries that only one of them has keep their places. */
  list<Item>(
    schema: JsonSchema | undefined,
    ones: readonly Item[],
    others: readonly Item[],
    at: string,
    merge: (one: Item, other: Item, index: number) => unknown,
    only: (other: Item, index: number) => unknown = (other) => this.only(schema, other),
  ): unknown[] {
    const { sure, byOrder } = matchEntries(schema, ones, others);
    const matches = new Map([...sure, ...(this.#isOrdered ? byOrder : [])]);
    const places = new Map([...matches].map(([one, other]) => [other, one]));
    const placed = ones.map((one, index) => {
      const other = matches.get(index);
      if (other === undefined) this.onlyFirst.add(`${at}, ${titleOf(one)}`);
      else if (!sure.has(index)) this.byOrder.add(`${at}, ${titleOf(one)} and ${titleOf(others[other])}`);
      return { place: index, value: other === undefined ? one : merge(one, others[other] as Item, index) };
    });
    let place = -1;
    const added = others.flatMap((other, index) => {
      const there = places.get(index);
      place = there ?? place;
      if (there !== undefined) return [];
      this.onlyHere.add(`${at}, ${titleOf(other)}`);
      return [{ place: place + 0.5, value: only(other, index) }];
    });
    return [...placed, ...added].toSorted((a, b) => a.place - b.place).map(({ value }) => value);
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

/** Merges two bibliographies. Of a publication in both, the first one's entry is kept. */
function mergeBibliographies(one: string, other: string, { onlyFirst, onlyHere }: Merger): string {
  const [ones, others] = [one, other].map((text) => readBibtex(text).entries) as [BibtexEntry[], BibtexEntry[]];
  const textOf = ({ fields }: BibtexEntry, name: string) => folded(fields.get(name)?.value ?? '');
  const isSamePaper = (a: BibtexEntry, b: BibtexEntry) =>
    ['title', 'doi', 'url', 'eprint'].some((name) => textOf(a, name) && textOf(a, name) === textOf(b, name));
  const nameOf = ({ fields }: BibtexEntry) => `${bibliography}, "${cut(fields.get('title')?.value ?? '', 60)}"`;
  for (const each of ones) if (!others.some((paper) => isSamePaper(each, paper))) onlyFirst.add(nameOf(each));
  const added = others.filter((paper) => !ones.some((each) => isSamePaper(each, paper)));
  const keys = new Set(ones.map(({ key }) => key));
  const texts = added.map((paper) => {
    let { key } = paper;
    while (keys.has(key)) key += '-2';
    keys.add(key);
    onlyHere.add(nameOf(paper));
    return writeBibtex(
      paper.type,
      key,
      Object.fromEntries([...paper.fields].map(([name, { value }]) => [name, value])),
    );
  });
  return [one, ...texts].filter(Boolean).join('\n');
}

/** Adds one language to the draft of another. */
function addLanguage(draft: Draft, first: string, added: LanguageDraft, isOneFile: boolean): Merger {
  const [here, there] = [entriesByKind(draft), entriesByKind(added.draft)];
  /** The entries of a kind in both languages, with their schema. */
  const listOf = (kind: keyof typeof contentFiles, of: typeof here) => {
    const entries = [...(of.get(kind) ?? [])];
    const name = listOfFile(kind);
    const list = name && !contentFiles[kind].pattern.includes('*') && entries[0]?.[1][name];
    return Array.isArray(list) ? list : entries.map(([, entry]) => entry);
  };
  const kinds = [...new Set([...here.keys(), ...there.keys()])];
  const schemaOf = (kind: keyof typeof contentFiles) => {
    const schema = withBody(jsonSchemaOf(kind));
    const name = listOfFile(kind);
    return name && !contentFiles[kind].pattern.includes('*') ? schema.properties?.[name]?.items : schema;
  };
  const isOrdered =
    isOneFile ||
    kinds.every((kind) => isInOrder(matchEntries(schemaOf(kind), listOf(kind, here), listOf(kind, there))));
  const merger = new Merger(first, added, isOrdered);
  for (const kind of kinds) {
    const [ones, others] = [here, there].map((of) => [...(of.get(kind) ?? [])]) as [
      [string, Group][],
      [string, Group][],
    ];
    const schema = withBody(jsonSchemaOf(kind));
    if (contentFiles[kind].pattern.includes('*')) {
      const entriesOf = (all: [string, Group][]) => all.map(([, entry]) => entry);
      const folder = contentFiles[kind].pattern.replace(/\/.*/, '');
      const keep = (one: Group, other: Group, index: number) => {
        const [path = ''] = ones[index] ?? [];
        put(draft, first, path, merger.entry(schema, one, other, path));
      };
      const add = (other: Group, index: number) => {
        let [path = ''] = others[index] ?? [];
        while (draft.files.has(path)) path = path.replace(/\.md$/, '-2.md');
        put(draft, first, path, merger.only(schema, other));
      };
      merger.list(schema, entriesOf(ones), entriesOf(others), folder, keep, add);
      continue;
    }
    const [[path, one] = [others[0]?.[0] ?? '', {}], [, other] = ['', {}]] = [ones[0], others[0]];
    const list = listOfFile(kind);
    const { [list ?? '']: entries = [], ...rest } = one;
    const { [list ?? '']: further = [], ...restThere } = other;
    const merged = merger.entry(schema, rest, restThere, path) as Group;
    const items = schema.properties?.[list ?? '']?.items;
    const merge = (item: unknown, same: unknown) => merger.entry(items, item, same, path);
    const all = merger.list(items, entries as unknown[], further as unknown[], path, merge);
    put(draft, first, path, { ...merged, ...(list && { [list]: all }) });
  }
  const [bib, bibThere] = [draft, added.draft].map(({ files }) => {
    const file = files.get(bibliography);
    return file && 'text' in file ? file.text : '';
  }) as [string, string];
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
