/**
 * The only place where texts by language, `{ en: Card game, fr: Jeu de cartes }`, become texts. Schemas define which
 * fields are texts, and which of them each language needs.
 */
import { isGroup } from '#base/group.ts';
import { languageTag } from '#base/languageTag.ts';
import { contentFiles } from '#sections/contentFiles.ts';
import { type ContentKind, type JsonSchema, jsonSchemaOf, listOfFile } from './contentSchemas.ts';
import type { Edition } from './edition.ts';

type Path = readonly PropertyKey[];

/** A part of a file that is shown in one language: an entry of a list, else the file. */
interface Untranslated {
  path: Path;
  /** The fields that lack words. */
  fields: Path[];
  /** The language in which it is shown instead; undefined if only the missing texts are replaced. */
  shownIn?: string;
}

export interface Resolved {
  data: unknown;
  /** Texts that are given by language: where they are in the result, and where they come from. */
  sources: { at: Path; from: Path }[];
  untranslated: Untranslated[];
  /** Texts in languages that the site doesn't have. */
  unlisted: Path[];
}

/** A text, or a list of texts, of which a language has its own. */
export const textsOf = ({ texts, items }: JsonSchema) => texts ?? items?.texts;

/** Whether a value is a text by language: one of its keys is a language of the site. */
export const isByLanguage = (value: unknown, languages: readonly string[]): value is Record<string, unknown> =>
  isGroup(value) && Object.keys(value).some((key) => languages.includes(languageTag(key) ?? ''));

const isGiven = (value: unknown) => typeof value === 'number' || Boolean(Array.isArray(value) ? value.length : value);

class Resolver {
  readonly sources: Resolved['sources'] = [];
  readonly lacking: Path[] = [];
  readonly unlisted: Path[] = [];
  readonly #languages: readonly string[];
  readonly #language: string;

  constructor(languages: readonly string[], language: string) {
    this.#languages = languages;
    this.#language = language;
  }

  /** Returns a value with its texts in one language, or in another one if they are missing. */
  resolve(schema: JsonSchema | undefined, value: unknown, path: Path): unknown {
    const texts = schema && textsOf(schema);
    if (texts && isByLanguage(value, this.#languages)) return this.#choose(value, texts, path);
    if (Array.isArray(value)) return value.map((item, index) => this.resolve(schema?.items, item, [...path, index]));
    if (schema?.properties && isGroup(value)) {
      const { properties } = schema;
      const resolved = Object.entries(value).map(([key, inner]) => [
        key,
        Object.hasOwn(properties, key) ? this.resolve(properties[key], inner, [...path, key]) : inner,
      ]);
      return Object.fromEntries(resolved);
    }
    // A text that is given once is in the first language, unless it is a name.
    if (schema?.texts === 'words' && isGiven(value) && this.#language !== this.#languages[0]) this.lacking.push(path);
    return value;
  }

  #choose(group: Record<string, unknown>, texts: string, path: Path): unknown {
    const given = Object.entries(group).map(([key, value]) => ({ key, value, language: languageTag(key) }));
    for (const { key, language } of given) {
      if (!this.#languages.includes(language ?? '')) this.unlisted.push([...path, key]);
    }
    const inLanguage = (wanted: string) => given.find(({ language, value }) => language === wanted && isGiven(value));
    const own = inLanguage(this.#language);
    if (!own && texts === 'words') this.lacking.push(path);
    const [chosen = given[0]] = own ? [own] : this.#languages.flatMap((language) => inLanguage(language) ?? []);
    if (!chosen) return undefined;
    this.sources.push({ at: path, from: [...path, chosen.key] });
    return chosen.value;
  }
}

/**
 * Returns a file's data with its texts in the language of an edition. A part that lacks a translation is entirely in the
 * first language; in site.yaml, only the missing texts are.
 * @param lacksBody whether the text below its fields is only in the first language
 */
export function resolveLanguage(
  kind: ContentKind,
  data: Readonly<Record<string, unknown>>,
  { language, languages }: Edition,
  lacksBody = false,
): Resolved {
  const resolved: Resolved = { data, sources: [], untranslated: [], unlisted: [] };
  const [first] = languages;
  if (!language || !first) return resolved;
  const resolvePart = (schema: JsonSchema | undefined, value: unknown, path: Path, lacks: readonly Path[] = []) => {
    const own = new Resolver(languages, language);
    const inLanguage = own.resolve(schema, value, path);
    const fields = [...own.lacking, ...lacks];
    const shownIn = fields.length && kind !== 'site' && language !== first ? first : undefined;
    const shown = shownIn ? new Resolver(languages, shownIn) : own;
    if (fields.length) resolved.untranslated.push({ path, fields, shownIn });
    const result = shownIn ? shown.resolve(schema, value, path) : inLanguage;
    resolved.sources.push(...shown.sources);
    resolved.unlisted.push(...own.unlisted);
    return result;
  };
  const schema = jsonSchemaOf(kind);
  // Entries in a file that is an entry itself belong to it.
  const list = contentFiles[kind].pattern.includes('*') ? undefined : listOfFile(kind);
  const entries = list && data[list];
  if (!list || !Array.isArray(entries)) {
    resolved.data = resolvePart(schema, data, [], lacksBody ? [['body']] : []);
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
export function sourceOf({ sources }: Pick<Resolved, 'sources'>, path: Path): PropertyKey[] {
  const source = sources.find(({ at }) => at.every((part, index) => part === path[index]));
  return source ? [...source.from, ...path.slice(source.at.length)] : [...path];
}
