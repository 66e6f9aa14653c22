/** How the Git-based editor reads and writes content: as the form does, so that only changed values change. */
import { parseDocument } from 'yaml';
import { isGroup } from '#base/group.ts';
import type { JsonSchema } from '#base/jsonSchema.ts';
import { editFile, toValues } from '#content/editFile.ts';
import { splitFile } from '#content/frontMatter.ts';
import { fromShown, withLanguages } from '#content/languageFields.ts';
import { parseOptions } from '#content/toYaml.ts';
import type { Values } from '#content/values.ts';

/** What the script of the page is told by the build. */
export interface AdminData {
  languages: readonly string[];
  formats: Record<string, { path: string; schema: JsonSchema }>;
}

/** Holds a file's text while it is edited, since a writer gets only values. */
const source = 'textOfFile';

export const bodyField = 'body';

/** What a switch shows for a value that a file lacks. */
export const usualOf = ({ type, default: usual, description = '' }: JsonSchema): boolean | undefined =>
  type === 'boolean' ? usual === true || description.includes('Default: true') : undefined;

/** Whether a name is given by language: the editor has one text for it, and would replace them. */
const isKept = ({ isByLanguage, properties = {} }: JsonSchema) =>
  isByLanguage && Object.values(properties).every(({ texts }) => texts === 'names');

/** Returns a value for the editor: with its missing switches, which would be off, and without names by language. */
function toEditor(schema: JsonSchema | undefined, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => toEditor(schema?.items, item));
  if (!isGroup(value)) return value;
  const names = Object.keys({ ...value, ...schema?.properties });
  const fields = names.flatMap((name): [string, unknown][] => {
    const field = schema?.properties?.[name];
    const shown = name in value ? toEditor(field, value[name]) : field && usualOf(field);
    return shown === undefined || (field && isKept(field)) ? [] : [[name, shown]];
  });
  return Object.fromEntries(fields);
}

const editorForm: Parameters<typeof fromShown>[0] = {
  show: toEditor,
  read(schema = {}, value, before) {
    if (isKept(schema)) return { value: before };
    // A switch that the file lacks, and nobody changed.
    return before === undefined && value === usualOf(schema) ? { value: undefined } : undefined;
  },
};

/** Returns the reader and the writer of a kind of files, for `registerCustomFormat`. */
export function formatOf(path: string, form: JsonSchema, languages: readonly string[]) {
  const read = (text: string) => {
    const parts = splitFile(path, text);
    const data = parts && (parseDocument(parts.yaml, parseOptions).toJS() ?? {});
    const schema = languages.length ? withLanguages(form, data, languages) : form;
    return parts && { text, parts, data, schema, values: toValues(schema, data) ?? {} };
  };
  const empty = path.endsWith('.md') ? '---\n---\n' : '';
  return {
    fromFile(text: string): Values {
      const file = read(text);
      // A translation has only text.
      if (!file) return { [bodyField]: text, [source]: text };
      return {
        ...(toEditor(file.schema, file.values) as Values),
        [bodyField]: file.parts.body.replace(/^\n/, ''),
        [source]: text,
      };
    },
    toFile({ [source]: text = empty, [bodyField]: body, ...content }: Values): string {
      const typed = typeof body === 'string' ? body : undefined;
      const file = read(String(text));
      if (!file) return typed ?? String(text);
      const typedValues = fromShown(editorForm, file.schema, content, file.values) as Values;
      // The editor has no other fields.
      const names = Object.keys(file.schema.properties ?? {});
      const values = Object.fromEntries(names.map((name) => [name, typedValues[name]]));
      const isTyped = typed !== undefined && typed.trim() !== file.parts.body.trim();
      return editFile(file, { values, ...(isTyped && { body: `\n${typed.trim()}\n` }) });
    },
  };
}
