/** JSON Schemas of content schemas, for code that works with fields rather than with values. */
import { z } from 'zod';

/** The used part of a JSON Schema (draft 7) that is made from a content schema. */
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
  /** For a text: whether it says what an image shows. */
  isAltText?: boolean;
  /** For a text: whether it is the key of an entry in publications.bib. */
  isPublicationKey?: boolean;
  /** For a URL: whether `npm run refresh` looks up the repository there. */
  isRepository?: boolean;
  /** For a text: whether each language of the site needs a translation. */
  texts?: 'words' | 'names';
  /** In a form, for a group that is a text by language. */
  isByLanguage?: boolean;
  /** In a form, for a text in such a group: its language. */
  lang?: string;
  /** For a date: how exact it can be. */
  precision?: 'month' | 'day';
  /** The choice or subject that forms show only if content uses it, since few owners need it. */
  onlyIfUsed?: string;
}

const made = new WeakMap<z.ZodType, JsonSchema>();

/** Returns a schema as a JSON Schema. Draft 7, since every editor reads it. */
export function toJsonSchema(schema: z.ZodType): JsonSchema {
  const json = made.get(schema) ?? (z.toJSONSchema(schema, { target: 'draft-7', io: 'input' }) as JsonSchema);
  made.set(schema, json);
  return json;
}
