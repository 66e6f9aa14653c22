/** Opens content files for the form, and writes changes into their bytes. */
import { isUtf8 } from 'node:buffer';
import { basename } from 'node:path';
import { buildDate } from '#base/dates.ts';
import { saveAsUtf8 } from '#base/encoding.ts';
import { isGroup } from '#base/group.ts';
import { asTyped, eolOf, withEndings } from '#base/lines.ts';
import { isError } from '#base/problems.ts';
import { type BibtexPart, bibtexParts, replacePart } from '#content/bibtexParts.ts';
import { ContentFile } from '#content/contentFile.ts';
import { hasFields } from '#content/contentSchemas.ts';
import { EditError, editYaml } from '#content/editYaml.ts';
import type { Changes, ContentFolder } from '#content/folder.ts';
import type { FileParts } from '#content/frontMatter.ts';
import { fromLanguages, toLanguages, withLanguages } from '#content/languageFields.ts';
import { type Content, editionsOf, readTranslations } from '#content/readContent.ts';
import { fitsForm, fromForm, isBlank, isSame, toForm } from '#content/values.ts';
import { measureResume } from '#documents/resume/measure.ts';
import { siteFile } from '#sections/contentFiles.ts';
import type { SortKeys } from '#sections/section.ts';
import type {
  Change,
  ContentKind,
  EditableFile,
  EditablePublication,
  FileKind,
  JsonSchema,
  Translation,
  Values,
} from '../api.ts';
import { contentWith, findProblems } from './check.ts';
import { bytesOf, isWithin, moveAside, versionIn } from './disk.ts';
import { editable, forms, hasBody, isRemovable, withoutUnused } from './files.ts';
import { HttpError } from './httpError.ts';

/** Returns the form values of a file's fields; undefined if they can't be read, or don't fit a form. */
export function valuesOf(file: ContentFile): Values | undefined {
  const schema = schemaOf(file);
  const values = file.data && toForm(schema, toLanguages(schema, file.data));
  return isGroup(values) && fitsForm(schema, values) ? values : undefined;
}

/** Returns the schema of a file's form, with a field for each language of the site. */
function schemaOf({ kind, data, languages }: ContentFile): JsonSchema {
  return languages.length ? withLanguages(forms[kind], data, languages) : forms[kind];
}

/** Returns the fields that an entry is sorted by, and its title. */
export function sortKeysOf(file: ContentFile): SortKeys {
  const values = valuesOf(file) ?? {};
  return { ...(values as Partial<SortKeys>), title: file.titles[0] ?? basename(file.path), slug: file.slug };
}

/** Returns a file of a folder, with its translations. */
function fileIn(folder: ContentFolder, path: string, kind: ContentKind): ContentFile {
  const { languages } = editionsOf(folder)[0];
  const translations = readTranslations(folder, languages).get(path);
  return new ContentFile(path, kind, bytesOf(folder, path), { languages, ...(translations && { translations }) });
}

/** Returns a file of content, even if it doesn't exist yet. */
export const fileOf = ({ files, folder }: Content, path: string, kind: ContentKind): ContentFile =>
  files.get(path) ?? fileIn(folder, path, kind);

/** Returns the translations of a file's body, except those that can't be read. */
function bodyTranslations(root: string, source: ContentFile): Translation[] {
  return source.languages.slice(1).flatMap((language) => {
    const file = source.translationPath(language);
    const { path, text, body } = source.bodyFileIn({ language });
    if (path !== file) return [{ language, file, text: '' }];
    return text !== undefined && isWithin(root, path) ? [{ language, file, text: asTyped(body) }] : [];
  });
}

/** Returns everything that the editor shows of a file. */
export async function open(root: string, named: unknown): Promise<EditableFile> {
  const { file, kind } = editable(root, named);
  const content = await contentWith(root);
  const bytes = bytesOf(content.folder, file);
  const source = hasFields(kind) ? fileOf(content, file, kind) : undefined;
  const paths = source?.bodyFiles.map(({ path }) => path) ?? [file];
  const problems = (await findProblems(content)).filter((problem) => paths.includes(problem.file));
  if (file === siteFile && !problems.some(isError))
    problems.push(...(await measureResume(content, buildDate(process.env))));
  const text = asTyped(bytes.toString());
  const opened = {
    file,
    kind,
    version: versionIn(content.folder, file),
    isRemovable: isRemovable(kind),
    text,
    problems,
  };
  if (!isUtf8(bytes)) throw new HttpError(422, `${file} is not saved as UTF-8. ${saveAsUtf8}`, { problems });
  if (!source || !hasFields(kind)) {
    const parts = content.bibliography.isWellFormed ? bibtexParts(text) : [];
    // Two entries with the same key can't be told apart.
    const isForm = parts.length > 0 && new Set(parts.map(({ key }) => key)).size === parts.length;
    return isForm ? { ...opened, publications: await shownPublications(content, parts) } : opened;
  }
  const values = valuesOf(source);
  const schema = source.languages.length ? withoutUnused(schemaOf(source), content) : undefined;
  const [language] = source.languages;
  const body = hasBody(file, kind) &&
    source.parts && {
      body: asTyped(source.body),
      ...(language && { translations: bodyTranslations(root, source) }),
    };
  return { ...opened, ...(values && { values, schema }), ...(language && { language }), ...body };
}

/**
 * Returns a file's text with changed fields and body. Everything else keeps its bytes.
 * @throws HttpError if the file can't be read, or the changes can't be written
 */
export function edit(file: ContentFile, { values, body }: Pick<Change, 'values' | 'body'>): string {
  const { text = '', parts } = file;
  const before = valuesOf(file);
  if (!parts || !before) throw new HttpError(422, `${file.path} can't be read. Fix its text first.`);
  const from = parts.offset ? text.indexOf('\n') + 1 : text.length - parts.yaml.length;
  const after = text.slice(from + parts.yaml.length);
  return (
    text.slice(0, from) +
    editFields(parts, file, before, values) +
    (body === undefined ? after : editBody(after, file, body))
  );
}

/**
 * Returns the end of a file with another body.
 * @param after the text below the fields, from the line that ends them
 */
function editBody(after: string, { text = '', body: before }: ContentFile, body: string): string {
  const fence = after.slice(0, after.length - before.length);
  // A file may end with the line of ---.
  return (body && !fence.endsWith('\n') ? fence + eolOf(text) : fence) + withEndings(before || eolOf(text), body);
}

function editFields({ yaml }: FileParts, file: ContentFile, before: Values, values: Values | undefined): string {
  if (!values || isSame(before, values)) return yaml;
  const schema = schemaOf(file);
  const written = toForm(schema, file.data);
  // A site whose languages are removed has each text once.
  const isOnce = file.path === siteFile && isBlank(values.languages);
  const after = fromLanguages(schema, fromForm(schema, values), isOnce ? undefined : written);
  if (!isGroup(after) || !isGroup(written)) return yaml;
  try {
    return editYaml(yaml, schema, written, after);
  } catch (error) {
    if (!(error instanceof EditError)) throw error;
    throw new HttpError(422, `Nothing was saved: ${error.message}. Edit the text of the file instead.`);
  }
}

/**
 * Returns the changes of translations. An emptied one is moved out of content.
 * @throws HttpError if the form has no such translation
 */
export function changesBeside(
  root: string,
  folder: ContentFolder,
  source: ContentFile,
  texts: Record<string, string> = {},
): Changes {
  const changes = Object.entries(texts).map(([language, typed]): Changes => {
    const { path, text, body } = source.bodyFileIn({ language });
    const isThere = path !== source.path;
    if (!source.languages.slice(1).includes(language))
      throw new HttpError(
        422,
        `${siteFile} lists no further language "${language}". Add it there, or empty this text.`,
      );
    if (isThere && text === undefined) throw new HttpError(422, `${path} is not saved as UTF-8. ${saveAsUtf8}`);
    if (!typed.trim()) return isThere ? moveAside(root, folder, [path]).changes : new Map();
    if (!isThere) return new Map([[source.translationPath(language), withEndings(eolOf(source.text ?? ''), typed)]]);
    // A file may begin with a byte order mark.
    const mark = text?.slice(0, text.length - body.length);
    return new Map([[path, mark + withEndings(body || eolOf(source.text ?? ''), typed)]]);
  });
  return new Map(changes.flatMap((each) => [...each]));
}

/** Returns a file's text with a change. */
export function applyChange(content: Content, file: string, kind: FileKind, change: Change): string {
  const text = bytesOf(content.folder, file).toString();
  if (change.text !== undefined) return withEndings(text, change.text);
  if (hasFields(kind)) return edit(fileOf(content, file, kind), change);
  return Object.entries(change.publications ?? {}).reduce(withPublication, text);
}

/**
 * Returns the part of publications.bib that is the entry with a key.
 * @throws HttpError if there is no such entry
 */
export function partWithKey(text: string, key: string): BibtexPart {
  const part = bibtexParts(text).find((each) => each.key === key);
  if (!part) throw new HttpError(404, `publications.bib has no entry ${key}.`);
  return part;
}

function withPublication(text: string, [key, entry]: [string, string]): string {
  const edited = replacePart(text, partWithKey(text, key), entry);
  const parts = bibtexParts(edited);
  // The check reports what is wrong with a text that can't be read.
  if (parts.length && parts.length !== bibtexParts(text).length)
    throw new HttpError(422, `The text of ${key} must have exactly one entry, from @ to its last brace.`);
  return edited;
}

/** Returns the entries with their references as pages show them, unless the file has errors. */
async function shownPublications(content: Content, parts: readonly BibtexPart[]): Promise<EditablePublication[]> {
  const { bibliography, site } = content;
  const { makePublications } = await import('#sections/publications/publication.ts');
  const shown = makePublications(bibliography.entries, site?.name ?? '', site?.language);
  return parts.map(({ key, text }) => {
    const { title = key, reference = [] } = shown.find((each) => each.key === key) ?? {};
    return { key, text: asTyped(text), title, reference: reference.map((run) => run.text).join('') };
  });
}
