/** Merges values of one person in two languages to texts by language. */
import { cutAtWord } from '#base/characters.ts';
import { lastDate } from '#base/dates.ts';
import { isGroup } from '#base/group.ts';
import type { JsonSchema } from '#base/jsonSchema.ts';
import { englishNameOf } from '#base/languageTag.ts';
import { bareUrl } from '#base/urls.ts';
import { textKind } from '#content/resolveLanguage.ts';
import { isBlank, isSame, textsIn } from '#content/values.ts';
import { matchEntries } from './matchEntries.ts';

/** Returns the name of an entry in reports. */
const quotedEntry = (entry: unknown) => {
  const [first] = textsIn(entry);
  return first ? `"${cutAtWord(first.text, 60)}"` : 'an entry';
};

/** An entry of a merged list. */
interface PlacedEntry {
  value: unknown;
  place: number;
  /** Its index in the first list, or else in the second one. */
  one?: number;
  other?: number;
}

export interface MergeOptions {
  /** The first language of the site, and the one that is added. */
  first: string;
  language: string;
  /** Texts that are missing in one of them, and were taken from another one. */
  missing: ReadonlySet<string>;
  /** Whether both come from one file, where entries have the same order in each language. */
  isOneFile: boolean;
  /** Whether entries without a match may be matched by their order. */
  isOrdered: boolean;
}

/** Adds values in a language to those in others, by their schemas. */
export class LanguageMerger {
  readonly #options: MergeOptions;
  /** Number of texts that got another language. */
  #added = 0;
  readonly onlyFirst = new Set<string>();
  readonly onlyHere = new Set<string>();
  readonly byOrder = new Set<string>();
  readonly differences = new Set<string>();

  constructor(options: MergeOptions) {
    this.#options = options;
  }

  /**
   * Returns what the owner should compare.
   * @param isAlone whether there was no content in the first language
   */
  reports(isAlone: boolean): string[] {
    const { first, language, isOneFile } = this.#options;
    const [firstName, name] = [first, language].map(englishNameOf);
    const found: [what: string, entries: ReadonlySet<string>][] = [
      [`Without a match in ${name}, so only in ${firstName}`, this.onlyFirst],
      [`Without a match in ${firstName}, so only in ${name}`, isAlone ? new Set() : this.onlyHere],
      ['Matched only by their order, so compare them', isOneFile ? new Set() : this.byOrder],
      [`Different in ${name}; the first value was taken`, this.differences],
    ];
    return found.flatMap(([what, entries]) => (entries.size ? [`${what}: ${[...entries].join('; ')}`] : []));
  }

  /**
   * Merges two forms of an entry. Equal texts are given in both languages too; from one file only if other texts of the
   * entry differ, since texts without a language may be in any.
   */
  entry(schema: JsonSchema | undefined, one: unknown, other: unknown, at: string): unknown {
    const before = this.#added;
    const { isOneFile } = this.#options;
    const merged = this.#merge(schema, one, other, at, !isOneFile);
    return isOneFile && this.#added > before ? this.#merge(schema, one, other, at, true) : merged;
  }

  /** @param repeats gives texts that are equal in both languages for each */
  #merge(schema: JsonSchema | undefined, one: unknown, other: unknown, at: string, repeats: boolean): unknown {
    const texts = schema && textKind(schema);
    if (isBlank(other)) return one;
    if (isBlank(one)) return this.only(schema, other);
    if (texts) return this.#text(texts, one, other, repeats);
    if (Array.isArray(one) && Array.isArray(other) && schema?.items?.properties) {
      const merge = (item: unknown, same: unknown) => this.#merge(schema.items, item, same, at, repeats);
      return this.list(schema.items, one, other, at, merge).map(({ value }) => value);
    }
    if (isGroup(one) && isGroup(other)) {
      const fields = Object.keys({ ...one, ...other }).map((name) => [
        name,
        this.#merge(schema?.properties?.[name], one[name], other[name], [at, name].filter(Boolean).join(', '), repeats),
      ]);
      return Object.fromEntries(fields);
    }
    const [text, otherText] = [String(one), String(other)];
    // A month is more exact than its year.
    if (schema?.precision && otherText.startsWith(text)) return other;
    const isLessPrecise = schema?.precision && text.startsWith(otherText);
    if (bareUrl(text) !== bareUrl(otherText) && !isLessPrecise && !at.endsWith(', order'))
      this.differences.add(`${at} (${text} and ${otherText})`);
    return one;
  }

  #text(texts: string, one: unknown, other: unknown, repeats: boolean): unknown {
    const inFirst = isGroup(one) ? one[this.#options.first] : one;
    const inAnyOrder = (value: unknown) =>
      Array.isArray(value) && texts === 'names' ? value.map(String).sort() : value;
    if (isSame(inAnyOrder(inFirst), inAnyOrder(other))) {
      const lacks = [other]
        .flat()
        .some((text) => [...this.#options.missing].some((each) => each.includes(String(text))));
      if (!repeats || texts === 'names' || lacks) return one;
    } else this.#added++;
    return { ...(isGroup(one) ? one : { [this.#options.first]: one }), [this.#options.language]: other };
  }

  /** Returns a value that the first language lacks. */
  only(schema: JsonSchema | undefined, value: unknown): unknown {
    if (schema && textKind(schema) === 'words' && !isBlank(value)) {
      this.#added++;
      return { [this.#options.language]: value };
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
  ): PlacedEntry[] {
    const { sure, byOrder } = matchEntries(schema, ones, others);
    const matches = new Map([...sure, ...(this.#options.isOrdered ? byOrder : [])]);
    const places = new Map([...matches].map(([one, other]) => [other, one]));
    const placed = ones.map((one, index): PlacedEntry => {
      const other = matches.get(index);
      if (other === undefined) this.onlyFirst.add(`${at}, ${quotedEntry(one)}`);
      else if (!sure.has(index)) this.byOrder.add(`${at}, ${quotedEntry(one)} and ${quotedEntry(others[other])}`);
      return { place: index, one: index, value: other === undefined ? one : merge(one, others[other], index) };
    });
    const dateOf = (entry: unknown) => (isGroup(entry) ? lastDate(entry) : '');
    const dates = ones.map(dateOf);
    const isByDate = dates.every((date, index) => date && date <= (dates[index - 1] ?? date));
    let before = -1;
    const added = others.flatMap((other, index): PlacedEntry[] => {
      const there = places.get(index);
      before = there ?? before;
      if (there !== undefined) return [];
      this.onlyHere.add(`${at}, ${quotedEntry(other)}`);
      const date = isByDate && dateOf(other);
      const place = date ? dates.filter((each) => each >= date).length - 1 : before;
      return [{ place: place + 0.5, other: index, value: this.only(schema, other) }];
    });
    return [...placed, ...added].toSorted((a, b) => a.place - b.place);
  }
}
