/** The only place where texts by language, `{ en: Card game, fr: Jeu de cartes }`, become texts. */

import { isGroup } from '#base/group.ts';
import type { JsonSchema } from '#base/jsonSchema.ts';
import { languageTag } from '#base/languageTag.ts';
import { type ContentKind, jsonSchemaOf, listOfEntries } from './contentSchemas.ts';
import type { Edition } from './edition.ts';
import { isByLanguage, textKind } from './languageFields.ts';

type Path = readonly PropertyKey[];

/** A part of a file that is shown in one language: an entry of a list, else the file. */
interface UntranslatedPart {
  path: Path;
  /** The fields that lack texts in the language, with another language in which each has some. */
  fields: MissingText[];
  /** The language in which it is shown instead; undefined if only the missing texts are replaced. */
  shownIn?: string;
}

interface MissingText {
  path: Path;
  language: string;
}

export interface ResolvedData {
  data: unknown;
  /** Texts that are given by language: where they are in the result, and where they come from. */
  sources: { at: Path; from: Path }[];
  untranslated: UntranslatedPart[];
  /** Texts in languages that the site doesn't have. */
  unlisted: Path[];
}

const isGiven = (value: unknown) => typeof value === 'number' || Boolean(Array.isArray(value) ? value.length : value);

/** Returns a value with its texts in one language, or in another one if they are missing. */
function resolveIn(
  language: string,
  languages: readonly string[],
  whole: JsonSchema | undefined,
  data: unknown,
  at: Path,
) {
  const [sources, lacking, unlisted]: [ResolvedData['sources'], MissingText[], Path[]] = [[], [], []];
  const choose = (group: Record<string, unknown>, texts: string, path: Path): unknown => {
    const given = Object.entries(group).map(([key, value]) => ({ key, value, language: languageTag(key) ?? '' }));
    unlisted.push(...given.filter((each) => !languages.includes(each.language)).map(({ key }) => [...path, key]));
    const [chosen = given[0]] = [language, ...languages].flatMap((wanted) =>
      given.filter((each) => each.language === wanted && isGiven(each.value)),
    );
    if (!chosen) return undefined;
    if (chosen.language !== language && texts === 'words') lacking.push({ path, language: chosen.language });
    sources.push({ at: path, from: [...path, chosen.key] });
    return chosen.value;
  };
  const resolve = (schema: JsonSchema | undefined, value: unknown, path: Path): unknown => {
    const texts = schema && textKind(schema);
    if (texts && isByLanguage(value, languages)) return choose(value, texts, path);
    if (Array.isArray(value)) return value.map((item, index) => resolve(schema?.items, item, [...path, index]));
    const { properties } = schema ?? {};
    if (properties && isGroup(value)) {
      const inner = (key: string) => (Object.hasOwn(properties, key) ? properties[key] : undefined);
      const fields = Object.entries(value).map(([key, each]) => [key, resolve(inner(key), each, [...path, key])]);
      return Object.fromEntries(fields);
    }
    // A text that is given once is in the first language, unless it is a name.
    const [first = language] = languages;
    if (schema?.texts === 'words' && isGiven(value) && language !== first) lacking.push({ path, language: first });
    return value;
  };
  return { result: resolve(whole, data, at), shownIn: language, sources, lacking, unlisted };
}

/**
 * Returns a file's data in the language of an edition. A part that lacks a translation is entirely in the first language
 * that lacks the fewest texts; in site.yaml, only the missing texts are.
 */
export function resolveLanguage(
  kind: ContentKind,
  data: Readonly<Record<string, unknown>>,
  { language, languages }: Edition,
  bodies: readonly string[] = [],
): ResolvedData {
  const resolved: ResolvedData = { data, sources: [], untranslated: [], unlisted: [] };
  const [first] = languages;
  if (!language || !first) return resolved;
  const resolvePart = (schema: JsonSchema | undefined, value: unknown, path: Path, hasBody = false) => {
    const partIn = (shownIn: string) => {
      const part = resolveIn(shownIn, languages, schema, value, path);
      const [written] = bodies;
      if (hasBody && written && !bodies.includes(shownIn)) part.lacking.push({ path: ['body'], language: written });
      return part;
    };
    const own = partIn(language);
    const others = own.lacking.length && kind !== 'site' ? languages.map(partIn) : [];
    const [shown = own] = [own, ...others].toSorted((a, b) => a.lacking.length - b.lacking.length);
    if (own.lacking.length)
      resolved.untranslated.push({
        path,
        fields: own.lacking,
        ...(shown !== own && { shownIn: shown.shownIn }),
      });
    resolved.sources.push(...shown.sources);
    resolved.unlisted.push(...own.unlisted);
    return shown.result;
  };
  const schema = jsonSchemaOf(kind);
  const list = listOfEntries(kind);
  const entries = list && data[list];
  if (!list || !Array.isArray(entries)) {
    resolved.data = resolvePart(schema, data, [], true);
    return resolved;
  }
  const { items } = schema.properties?.[list] ?? {};
  const { [list]: _, ...rest } = data;
  resolved.data = {
    ...(resolvePart(schema, rest, []) as object),
    [list]: entries.map((entry, index) => resolvePart(items, entry, [list, index])),
  };
  return resolved;
}

/** Returns where a value of the result was written. */
export function writtenPath({ sources }: Pick<ResolvedData, 'sources'>, path: Path): PropertyKey[] {
  const source = sources.find(({ at }) => at.every((part, index) => part === path[index]));
  return source ? [...source.from, ...path.slice(source.at.length)] : [...path];
}
