/** The files that can be edited, as values of a form. */
import { basename } from 'node:path';
import { ContentFile } from '#content/contentFile.ts';
import { contentKinds, hasFields, jsonSchemaOf } from '#content/contentSchemas.ts';
import { editFile, toValues } from '#content/editFile.ts';
import { EditError } from '#content/editYaml.ts';
import { withLanguages } from '#content/languageFields.ts';
import { type Content, translatedBy } from '#content/readContent.ts';
import { fitsForm, isBlank } from '#content/values.ts';
import { contentFiles, siteFile } from '#sections/contentFiles.ts';
import { entryOf } from '#sections/index.ts';
import type { SortKeys } from '#sections/section.ts';
import type { Change, ContentKind, FileKind, JsonSchema, Values } from '../api.ts';
import { HttpError } from './httpError.ts';

const forms = Object.fromEntries(contentKinds.map((kind) => [kind, jsonSchemaOf(kind)])) as Record<
  ContentKind,
  JsonSchema
>;

/** Files that are the only one of their kind, even if they don't exist: the first save creates them. */
export const singles: ReadonlyMap<string, ContentKind> = new Map(
  contentKinds
    .map((kind) => [`content/${contentFiles[kind].pattern}`, kind] as const)
    .filter(([path]) => !path.includes('*')),
);

export const isRemovable = (kind: FileKind): boolean => hasFields(kind) && !('required' in contentFiles[kind]);

export const hasBody = (kind: ContentKind) =>
  contentFiles[kind].pattern.endsWith('.md') && !entryOf(kind)?.hasOnlyFields;

/**
 * Returns a file with fields, or the translation of one's text. A file that the first save creates is empty.
 * @throws HttpError if the path is none of content
 */
export function fileOf({ files, translations, edition }: Content, path: string): ContentFile {
  const { languages } = edition;
  const { original = '', language = '' } = translatedBy(path) ?? {};
  const source = files.get(original);
  const single = singles.get(path);
  const found = files.get(path) ?? translations.get(path);
  if (found) return found;
  if (single) return new ContentFile(path, single, path.endsWith('.md') ? '---\n---\n' : '', { languages });
  if (source && hasBody(source.kind) && languages.slice(1).includes(language))
    return new ContentFile(path, source.kind, '', { original });
  throw new HttpError(404, `${path} doesn't exist, or isn't content.`);
}

/** Returns the form values of a file's fields; undefined if they can't be read, or don't fit a form. */
export function valuesOf(file: ContentFile): Values | undefined {
  if (file.isTranslation) return {};
  const schema = schemaOf(file);
  const values = file.data && toValues(schema, file.data);
  return values && fitsForm(schema, values) ? values : undefined;
}

/** Returns the schema of a file's form, with a field for each language of the site. */
function schemaOf({ kind, data, languages, isTranslation }: ContentFile): JsonSchema {
  if (isTranslation) return { properties: {} };
  return languages.length ? withLanguages(forms[kind], data, languages) : forms[kind];
}

/** Returns a file's form without the choices and fields that few owners need, unless content uses them. */
export function formOf(file: ContentFile, { files }: Pick<Content, 'files'>): JsonSchema {
  const isUsed = (subject: string) =>
    [...files.values()].some(({ kind, data }) =>
      Object.entries(forms[kind].properties ?? {}).some(
        ([name, { onlyIfUsed, enum: choices }]) =>
          onlyIfUsed === subject &&
          (choices ? String(data?.[name]).trim().toLowerCase() === subject : data?.[name] !== undefined),
      ),
    );
  const schema = schemaOf(file);
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const { onlyIfUsed, enum: choices } = field;
    if (!onlyIfUsed || isUsed(onlyIfUsed)) return [[name, field] as const];
    return choices ? [[name, { ...field, enum: choices.filter((choice) => choice !== onlyIfUsed) }] as const] : [];
  });
  return { ...schema, properties: Object.fromEntries(fields) };
}

export function sortKeysOf(file: ContentFile): SortKeys {
  const values = valuesOf(file) ?? {};
  return { ...(values as Partial<SortKeys>), title: file.titles[0] ?? basename(file.path), slug: file.slug };
}

/** Returns a file's text with changed fields and body. Everything else keeps its bytes. */
export function edit(file: ContentFile, change: Pick<Change, 'values' | 'body'>): string {
  const { text = '', parts, data } = file;
  if (!parts || !valuesOf(file)) throw new HttpError(422, `${file.path} can't be read. Fix its text first.`);
  // A site whose languages are removed has each text once.
  const isOnce = file.path === siteFile && isBlank(change.values?.languages);
  try {
    return editFile({ text, parts, data, schema: schemaOf(file) }, change, isOnce);
  } catch (error) {
    if (!(error instanceof EditError)) throw error;
    throw new HttpError(422, `Nothing was saved: ${error.message}. Edit the text of the file instead.`);
  }
}
