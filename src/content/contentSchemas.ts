/** The schemas of content as JSON Schemas, for what works with fields rather than with values. */
import { z } from 'zod';
import { contentFiles } from '#sections/index.ts';

export type ContentKind = keyof typeof contentFiles;

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
}

/** Draft 7, since every editor reads it. */
export function jsonSchemaOf(kind: ContentKind): JsonSchema {
  return z.toJSONSchema(contentFiles[kind].schema, { target: 'draft-7', io: 'input' }) as JsonSchema;
}

/** The fields that a group in a content file can have. */
export function fieldsAt(kind: ContentKind, path: readonly PropertyKey[]): string[] {
  const group = path.reduce<JsonSchema | undefined>(
    (schema, part) => (typeof part === 'number' ? schema?.items : schema?.properties?.[String(part)]),
    jsonSchemaOf(kind),
  );
  return Object.keys(group?.properties ?? {});
}
