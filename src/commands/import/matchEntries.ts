/** Matches entries of one person in two languages by their dates, URLs, names and common words. */

import { folded } from '#base/characters.ts';
import { isGroup } from '#base/group.ts';
import type { JsonSchema } from '#base/jsonSchema.ts';
import { twoLetterCodes } from '#base/place.ts';
import { uiLanguages } from '#base/uiStrings/languages.ts';
import { bareUrl } from '#base/urls.ts';
import { isBlank } from '#content/values.ts';

/** Features that identify an entry, with their weights, and its dates by field. */
interface Features {
  weights: Map<string, number>;
  dates: Map<string, string>;
}

/** Minimum points of a match. */
const enough = 2;
/** Maximum points of all common words, since two entries may share some by chance. */
const mostOfWords = 3;

const isWord = (feature: string) => feature.startsWith('word ');

let spoken: ReadonlyMap<string, string> | undefined;

/** Returns the code of a language by its name in any language of the interface: `EN` for `Anglais`. */
function languageNamed(text: string): string | undefined {
  spoken ??= new Map(
    Object.keys(uiLanguages)
      .map((language) => new Intl.DisplayNames([language], { type: 'language', fallback: 'none' }))
      .flatMap((names) => twoLetterCodes.map((code) => [folded(names.of(code) ?? code), code])),
  );
  return spoken.get(folded(text.replace(/[(,:].*/, '')));
}

function collect(schema: JsonSchema | undefined, value: unknown, name: string, features: Features): void {
  const { weights, dates } = features;
  if (isBlank(value) || name === 'order') return;
  if (Array.isArray(value)) {
    for (const item of value) collect(schema?.items, item, name, features);
  } else if (isGroup(value)) {
    // In a text by language, each text has the schema of the whole.
    const fieldOf = (key: string) => (schema?.texts ? schema : schema?.properties?.[key]);
    for (const [key, inner] of Object.entries(value))
      collect(fieldOf(key), inner, schema?.texts ? name : key, features);
  } else if (schema?.precision) {
    const date = String(value);
    weights.set(`year ${name} ${date.slice(0, 4)}`, 1.5).set(`date ${name} ${date}`, 2);
    dates.set(name, date);
  } else if (/^https?:/.test(String(value))) {
    weights.set(`url ${bareUrl(String(value))}`, 4);
  } else {
    const text = String(value);
    const language = schema?.isDistinctive && languageNamed(text);
    if (language) weights.set(`language ${language}`, 3);
    weights.set(`text ${folded(text)}`, schema?.isDistinctive ? 3 : 0.5);
    if (schema && !schema.texts) return;
    for (const [word] of text.matchAll(/[\p{L}\p{N}]{4,}|\p{N}{2,}/gu)) weights.set(`word ${folded(word)}`, 1);
  }
}

function featuresOf(schema: JsonSchema | undefined, entry: unknown): Features {
  const features: Features = { weights: new Map(), dates: new Map() };
  collect(schema, entry, '', features);
  return features;
}

/** Returns whether two dates can't be the same: 2019 and 2019-03 can. */
const differ = (one: string, other: string) => !one.startsWith(other) && !other.startsWith(one);

/** Returns how many entries have each feature. */
function countFeatures(all: readonly Features[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { weights } of all) for (const name of weights.keys()) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** Indexes of entries of a first list, with those of the same entries in a second list. */
export interface Matches {
  sure: Map<number, number>;
  /** Matched only by their order. */
  byOrder: Map<number, number>;
}

/** Returns which entries are surely the same, and which others could be by their order. */
export function matchEntries(
  schema: JsonSchema | undefined,
  ones: readonly unknown[],
  others: readonly unknown[],
): Matches {
  const [first, second] = [ones, others].map((all) => all.map((entry) => featuresOf(schema, entry))) as [
    Features[],
    Features[],
  ];
  const [inFirst, inSecond] = [countFeatures(first), countFeatures(second)];
  const score = (one: Features, other: Features): number => {
    let [points, words] = [0, 0];
    for (const [name, weight] of one.weights) {
      if (!other.weights.has(name)) continue;
      // A feature of several entries has less weight.
      const part = weight / Math.max(inFirst.get(name) ?? 1, inSecond.get(name) ?? 1);
      if (isWord(name)) words += part;
      else points += part;
    }
    for (const [name, date] of one.dates) if (differ(date, other.dates.get(name) ?? date)) points -= 3;
    return points + Math.min(words, mostOfWords);
  };
  const scores = first.map((one) => second.map((other) => score(one, other)));
  const pairs = scores
    .flatMap((row, one) => row.map((points, other) => ({ one, other, points })))
    .filter(({ points }) => points >= enough)
    .toSorted((a, b) => b.points - a.points);
  const sure = new Map<number, number>();
  const taken = new Set<number>();
  const isFree = ({ one, other }: (typeof pairs)[number]) => !sure.has(one) && !taken.has(other);
  for (const pair of pairs) {
    const { one, other, points } = pair;
    const isRival = (each: typeof pair) =>
      each !== pair && (each.one === one || each.other === other) && each.points > points - 0.5;
    if (!isFree(pair) || pairs.some((each) => isRival(each) && isFree(each))) continue;
    sure.set(one, other);
    taken.add(other);
  }
  const rest = ones.flatMap((_, index) => (sure.has(index) ? [] : [index]));
  const left = others.flatMap((_, index) => (taken.has(index) ? [] : [index]));
  const canBe = rest.length === left.length && rest.every((one, index) => (scores[one]?.[left[index] ?? -1] ?? 0) >= 0);
  return { sure, byOrder: new Map(canBe ? rest.map((one, index) => [one, left[index] ?? -1]) : []) };
}
