/** A content file as values of a form, and its text with changed ones. Runs in browsers too. */
import { isGroup } from '#base/group.ts';
import type { JsonSchema } from '#base/jsonSchema.ts';
import { eolOf, withEndings } from '#base/lines.ts';
import { editYaml } from './editYaml.ts';
import type { FileParts } from './frontMatter.ts';
import { fromLanguages } from './languageFields.ts';
import { fromForm, isSame, toForm, toLanguages, type Values } from './values.ts';

export interface EditableText {
  text: string;
  parts: FileParts;
  /** What the YAML holds. */
  data: unknown;
  /** Of its form, with a field for each language of the site. */
  schema: JsonSchema;
}

export function toValues(schema: JsonSchema, data: unknown): Values | undefined {
  const values = toForm(schema, toLanguages(schema, data));
  return isGroup(values) ? values : undefined;
}

/**
 * Returns a file's text with changed fields and body. Everything else keeps its bytes.
 * @param isOnce whether each text is given once from now on: the site's languages are removed
 * @throws EditError if the change would lose something
 */
export function editFile(
  { text, parts, data, schema }: EditableText,
  { values, body }: { values?: Values; body?: string },
  isOnce = false,
): string {
  const from = parts.offset ? text.indexOf('\n') + 1 : text.length - parts.yaml.length - parts.body.length;
  const after = text.slice(from + parts.yaml.length);
  const isKept = !values || isSame(toValues(schema, data), values);
  const fields = isKept ? parts.yaml : editFields(parts.yaml, schema, data, values, isOnce);
  if (body === undefined) return text.slice(0, from) + fields + after;
  const fence = after.slice(0, after.length - parts.body.length);
  // A file may end with the line of ---.
  const eol = fence && body && !fence.endsWith('\n') ? eolOf(text) : '';
  return text.slice(0, from) + fields + fence + eol + withEndings(parts.body || eolOf(text), body);
}

function editFields(yaml: string, schema: JsonSchema, data: unknown, values: Values, isOnce: boolean): string {
  const written = toForm(schema, data);
  const after = fromLanguages(schema, fromForm(schema, values), isOnce ? undefined : written);
  return isGroup(after) && isGroup(written) ? editYaml(yaml, schema, written, after) : yaml;
}
