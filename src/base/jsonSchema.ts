import { z } from 'zod';
import { memo } from './memo.ts';

/** What only this program reads of a field: facts that schemas state with `meta`. */
export interface FieldMarks {
  /** Other names that people give to it, separated by spaces: the check suggests the field for them. */
  otherNames?: string;
  /** For a group: its name can be given alone, as text. */
  isNamed?: boolean;
  /** For a list: its items are short names, so one with a comma is probably several. */
  isNameList?: boolean;
  /** For a date: whether it can be in the future. If omitted, the check advises to set `draft` until then. */
  future?: 'expected' | 'impossible';
  /** For a field of site.yaml: the head of the résumé prints it. */
  isInResumeHead?: boolean;
  /** Values that have a name, which a form suggests. */
  suggested?: readonly string[];
  sharpWidth?: number;
  isPublicationKey?: boolean;
  /** Whether it can name a file in `content/papers/`. */
  isPaper?: boolean;
  isRepository?: boolean;
  /** For a text: each language needs a translation of words; names may be the same in all. */
  texts?: 'words' | 'names';
  precision?: 'month' | 'day';
  /** Its subject, such as `the data mine`: forms show it only if content uses it, since few owners need it. */
  onlyIfUsed?: string;
}

/** The used part of a JSON Schema (draft 7) that is made from a content schema. */
export interface JsonSchema extends FieldMarks {
  type?: string | string[];
  format?: string;
  title?: string;
  description?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  enum?: string[];
  maxLength?: number;
  default?: unknown;
  patternErrorMessage?: string;
  doNotSuggest?: boolean;
  isByLanguage?: boolean;
  lang?: string;
}

export const toJsonSchema = memo(
  (schema: z.ZodType) => z.toJSONSchema(schema, { target: 'draft-7', io: 'input' }) as JsonSchema,
);
