/** The schemas of content as JSON Schemas, for what works with fields rather than with values. */
import { z } from 'zod';
import { contentFiles } from '#sections/contentFiles.ts';
import type { SectionName } from '#sections/index.ts';

export type ContentKind = keyof typeof contentFiles;
/** Kinds of all files, publications.bib included. */
export type FileKind = ContentKind | SectionName;

/** Whether the files of a kind hold fields, for which there is a schema, rather than BibTeX. */
export const hasFields = (kind: FileKind): kind is ContentKind => Object.hasOwn(contentFiles, kind);

/** What is used of a JSON Schema (draft 7) that was made of a content schema. */
export interface JsonSchema {
  type?: string | string[];
  format?: string;
  title?: string;
  description?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  enum?: string[];
  minLength?: number;
  maxLength?: number;
  default?: unknown;
  patternErrorMessage?: string;
  /** For an accent: the named colors. */
  swatches?: Readonly<Record<string, string>>;
  /** For an image: pixels that keep it sharp. */
  sharpWidth?: number;
  /** For a text: whether it is the key of an entry in publications.bib. */
  isPublicationKey?: boolean;
  /** For a text: whether each language of the site needs a translation. */
  texts?: 'words' | 'names';
  /** In a form, for a group that is a text by language. */
  isByLanguage?: boolean;
  /** In a form, for a text in such a group: its language. */
  lang?: string;
  /** Of a date: how exact it can be. */
  precision?: 'month' | 'day';
  /** A choice, or the subject of a field, that few owners need. Forms show it only if content uses it. */
  onlyIfUsed?: string;
}

const schemas = new Map<ContentKind, JsonSchema>();

/** Draft 7, since every editor reads it. */
export function jsonSchemaOf(kind: ContentKind): JsonSchema {
  const schema =
    schemas.get(kind) ?? (z.toJSONSchema(contentFiles[kind].schema, { target: 'draft-7', io: 'input' }) as JsonSchema);
  schemas.set(kind, schema);
  return schema;
}

/** The schema of a field, also of one by language; undefined if there is no such field. */
export function fieldAt(kind: ContentKind, path: readonly PropertyKey[]): JsonSchema | undefined {
  return path.reduce<JsonSchema | undefined>((schema, part) => {
    if (/^\d+$/.test(String(part))) return schema?.items;
    return schema?.texts || schema?.items?.texts ? schema : schema?.properties?.[String(part)];
  }, jsonSchemaOf(kind));
}

/** The list that a file consists of, as `entries`; undefined for the file of an entry. */
export function listOfFile(kind: ContentKind): string | undefined {
  const { properties = {} } = jsonSchemaOf(kind);
  return Object.keys(properties).find(
    (name) => properties[name]?.items?.properties && ['entries', 'groups'].includes(name),
  );
}
