/** The files that can be edited. */
import { posix } from 'node:path';
import { inContent } from '#base/contentPath.ts';
import { contentKinds, hasFields, jsonSchemaOf } from '#content/contentSchemas.ts';
import { type ContentFolder, openFolder } from '#content/folder.ts';
import { type Content, editionsOf, fileKindOf, readTranslations } from '#content/readContent.ts';
import { contentFiles } from '#sections/contentFiles.ts';
import { entryOf } from '#sections/index.ts';
import type { ContentKind, FileKind, JsonSchema } from '../api.ts';
import { assertWithin, isWithin } from './disk.ts';
import { HttpError } from './httpError.ts';

/** Schemas of forms by kind. */
export const forms = Object.fromEntries(contentKinds.map((kind) => [kind, jsonSchemaOf(kind)])) as Record<
  ContentKind,
  JsonSchema
>;

/** Returns a form without the choices and fields that few owners need, unless content uses them. */
export function withoutUnused(form: JsonSchema, { files }: Pick<Content, 'files'>): JsonSchema {
  const isUsed = (subject: string) =>
    [...files.values()].some(({ kind, data }) =>
      Object.entries(forms[kind].properties ?? {}).some(([name, { onlyIfUsed, enum: choices }]) => {
        const value = data?.[name];
        return (
          onlyIfUsed === subject && (choices ? String(value).trim().toLowerCase() === subject : value !== undefined)
        );
      }),
    );
  const properties = Object.entries(form.properties ?? {}).flatMap(([name, field]) => {
    const { onlyIfUsed, enum: choices } = field;
    if (!onlyIfUsed || isUsed(onlyIfUsed)) return [[name, field] as const];
    return choices ? [[name, { ...field, enum: choices.filter((choice) => choice !== onlyIfUsed) }] as const] : [];
  });
  return { ...form, properties: Object.fromEntries(properties) };
}

/** Files that are the only one of their kind, even if they don't exist: the first save creates them. */
export const singles: ReadonlyMap<string, ContentKind> = new Map(
  contentKinds
    .map((kind) => [inContent(contentFiles[kind].pattern), kind] as const)
    .filter(([path]) => !path.includes('*')),
);

/** Returns whether the files of a kind can be deleted. */
export const isRemovable = (kind: FileKind): kind is ContentKind =>
  hasFields(kind) && !('required' in contentFiles[kind]);

/** Returns whether the form of a file has a body. */
export const hasBody = (file: string, kind: ContentKind) => file.endsWith('.md') && !entryOf(kind)?.hasOnlyFields;

/** Returns the translations, which are edited with the file that they translate, each with that file. */
function textsBeside(folder: ContentFolder): Map<string, string> {
  const [, ...others] = editionsOf(folder)[0].languages;
  const files = [...readTranslations(folder, others)].flatMap(([original, of]) => {
    const isEdited = folder.has(original) || singles.has(original);
    return [...of.values()].flatMap(({ path, kind }) =>
      isEdited && hasBody(original, kind) ? [[path, original] as const] : [],
    );
  });
  return new Map(files);
}

/** Returns every existing file that can be edited by itself, with its kind. */
export function editableFiles(folder: ContentFolder): Map<string, FileKind> {
  const beside = textsBeside(folder);
  const files = folder.paths.flatMap((file) => {
    const kind = beside.has(file) ? undefined : fileKindOf(file);
    return kind ? [[file, kind] as const] : [];
  });
  return new Map(files);
}

/**
 * Returns the file of a request, and its kind. For a translation, returns the file that it translates.
 * @throws HttpError if it isn't a content file of this folder
 */
export function editable(root: string, named: unknown): { file: string; kind: FileKind } {
  if (typeof named !== 'string') throw new HttpError(404, 'The request has no file.');
  const folder = openFolder(root, { withPrivate: true });
  const file = textsBeside(folder).get(named) ?? named;
  const unreadable = folder.problems?.find((problem) => problem.file === file);
  if (unreadable && isWithin(root, file)) throw new HttpError(422, `${file} ${unreadable.message}`);
  const there = editableFiles(folder).get(file);
  const kind = there ?? singles.get(file);
  if (!kind) throw new HttpError(404, `${file} doesn't exist, or isn't content.`);
  assertWithin(root, there ? file : posix.dirname(file));
  return { file, kind };
}
