/** The schemas of content as JSON Schemas, for code that works with fields rather than with values. */
import { type JsonSchema, toJsonSchema } from '#base/jsonSchema.ts';
import { contentFiles } from '#sections/contentFiles.ts';
import { entryOf, type SectionName, sectionOf } from '#sections/index.ts';

export type ContentKind = keyof typeof contentFiles;
export const contentKinds = Object.keys(contentFiles) as ContentKind[];
export type FileKind = ContentKind | SectionName;

/** Returns whether the files of a kind hold fields, for which there is a schema, rather than BibTeX. */
export const hasFields = (kind: FileKind): kind is ContentKind => Object.hasOwn(contentFiles, kind);

export const jsonSchemaOf = (kind: ContentKind): JsonSchema => toJsonSchema(contentFiles[kind].schema);

/** Returns the schema of a field, also of one by language; undefined if there is no such field. */
export function fieldAt(kind: ContentKind, path: readonly PropertyKey[]): JsonSchema | undefined {
  return path.reduce<JsonSchema | undefined>((schema, part) => {
    if (/^\d+$/.test(String(part))) return schema?.items;
    return schema?.texts || schema?.items?.texts ? schema : schema?.properties?.[String(part)];
  }, jsonSchemaOf(kind));
}

/** Returns the field with the list in a kind's files, such as `entries`; undefined if they have none. */
export const listOfFile = (kind: ContentKind): string | undefined => sectionOf(kind).list;

/** Returns the field with the entries of a kind that has all of them in one file. */
export const listOfEntries = (kind: ContentKind): string | undefined => (entryOf(kind) ? undefined : listOfFile(kind));
