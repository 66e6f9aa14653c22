/** Opens content files for the form, and writes changes into their bytes. */
import { isUtf8 } from 'node:buffer';
import { basename } from 'node:path';
import { buildDate } from '#base/dates.ts';
import { saveAsUtf8 } from '#base/encoding.ts';
import { isGroup } from '#base/group.ts';
import { asTyped, eolOf, withEndings } from '#base/lines.ts';
import { isError } from '#base/problems.ts';
import { slugOfFile } from '#base/slug.ts';
import { ContentFile } from '#content/contentFile.ts';
import { hasFields } from '#content/contentSchemas.ts';
import { EditError, editYaml } from '#content/editYaml.ts';
import type { Parts } from '#content/frontMatter.ts';
import { fromLanguages, toLanguages, withLanguages } from '#content/languageFields.ts';
import type { Content } from '#content/readContent.ts';
import { fits, fromForm, isSame, textsIn, toForm } from '#content/values.ts';
import { measureResume } from '#documents/resume/measure.ts';
import { entryOf } from '#sections/index.ts';
import type { Listed } from '#sections/section.ts';
import type { Change, ContentKind, EditableFile, FileKind, JsonSchema, Publication, Values } from '../api.ts';
import { type Part, partOf, partsOf, withEntry } from './bibliography.ts';
import { withFields } from './bibtexFields.ts';
import { contentWith, problemsOf } from './check.ts';
import { blankFile, bytesOf, versionOf } from './disk.ts';
import { editable, forms, isRemovable, withoutUnused } from './files.ts';
import { HttpError } from './httpError.ts';
import { shownField, storedField } from './latexSigns.ts';

/** Returns a file's fields as its form holds them, or undefined if they can't be read or no form can hold them. */
export function valuesOf(file: ContentFile): Values | undefined {
  const schema = schemaOf(file);
  const values = file.data && toForm(schema, toLanguages(schema, file.data));
  return isGroup(values) && fits(schema, values) ? values : undefined;
}

/** Returns the schema of a file's form, with a field for each language of the site. */
function schemaOf({ kind, data, languages }: ContentFile): JsonSchema {
  return languages.length ? withLanguages(forms[kind], data, languages) : forms[kind];
}

/** Returns what decides an entry's place in its list, and what it is called there. */
export function listedOf(file: ContentFile): Listed {
  const values = valuesOf(file) ?? {};
  const { title: name, company, heading } = file.data ?? {};
  const title = textsIn([name, company, heading])[0]?.text;
  return { ...(values as Partial<Listed>), title: title ?? basename(file.path), slug: slugOfFile(file.path) };
}

/** Returns a file of content. One that does not exist yet is as its first save finds it. */
export function fileOf({ files, translations }: Content, path: string, kind: ContentKind): ContentFile {
  return files.get(path) ?? translations.get(path) ?? new ContentFile(path, kind, blankFile(path));
}

/** Everything that the editor shows of a file. */
export async function open(root: string, named: unknown): Promise<EditableFile> {
  const { file, kind } = editable(root, named);
  const content = await contentWith(root);
  const bytes = bytesOf(content.folder, file);
  const problems = (await problemsOf(content)).filter((problem) => problem.file === file);
  if (kind === 'site' && !problems.some(isError))
    problems.push(...(await measureResume(content, buildDate(process.env))));
  const text = asTyped(bytes.toString());
  const opened = { file, kind, version: versionOf(bytes), isRemovable: isRemovable(kind), text, problems };
  if (!isUtf8(bytes)) throw new HttpError(422, `${file} is not saved as UTF-8. ${saveAsUtf8}`, { problems });
  if (!hasFields(kind)) {
    const parts = content.bibliography.isWellFormed ? partsOf(text) : undefined;
    // Two entries with the same key can't be told apart.
    if (!parts || new Set(parts.map(({ key }) => key)).size < parts.length) return opened;
    return { ...opened, publications: await shownParts(parts) };
  }
  const source = fileOf(content, file, kind);
  const values = valuesOf(source);
  const schema = source.languages.length ? withoutUnused(schemaOf(source), content) : undefined;
  const hasText = file.endsWith('.md') && !entryOf(kind)?.isFieldsAlone;
  const body = hasText && source.parts ? asTyped(source.body) : undefined;
  return { ...opened, ...(values && { values, schema }), ...(body !== undefined && { body }) };
}

/** Publications as their forms hold them, with titles as readers see them. */
async function shownParts(parts: readonly Part[]): Promise<Publication[]> {
  const { withoutTags, readCsl } = await import('#sections/publications/csl.ts');
  const titleOf = (latex: string) => {
    try {
      return withoutTags(readCsl('misc', { title: latex }).title ?? '');
    } catch {
      // The check reports what is wrong with it.
      return latex;
    }
  };
  return parts.map(({ type, key, text, fields: all }) => {
    const fields: Publication['fields'] = Object.fromEntries(
      [...all].map(([name, { value }]) => [name, shownField(name, value)]),
    );
    const title = all.get('title')?.value;
    return { type, key, text, fields, title: title ? titleOf(title) : '' };
  });
}

/**
 * Returns a file's text with changes in it. Whatever they do not name keeps its bytes.
 * @throws HttpError if the file can't be read, or the form can't write the changes
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

/** @param after the text below the fields, from the line that ends them */
function editBody(after: string, { text = '', body: before }: ContentFile, body: string): string {
  const fence = after.slice(0, after.length - before.length);
  // A file may end with the line that ends its fields.
  return (body && !fence.endsWith('\n') ? fence + eolOf(text) : fence) + withEndings(before || eolOf(text), body);
}

function editFields({ yaml }: Parts, file: ContentFile, before: Values, values: Values | undefined): string {
  if (!values || isSame(before, values)) return yaml;
  const schema = schemaOf(file);
  const written = toForm(schema, file.data);
  const after = fromLanguages(schema, fromForm(schema, values), written);
  if (!isGroup(after) || !isGroup(written)) return yaml;
  try {
    return editYaml(yaml, schema, written, after);
  } catch (error) {
    if (!(error instanceof EditError)) throw error;
    throw new HttpError(422, `Nothing was saved: ${error.message}. Edit the text of the file instead.`);
  }
}

/** Returns a file's text with a change in it. */
export function applyChange(content: Content, file: string, kind: FileKind, change: Change): string {
  const text = bytesOf(content.folder, file).toString();
  if (change.text !== undefined) return withEndings(text, change.text);
  if (hasFields(kind)) return edit(fileOf(content, file, kind), change);
  const { key = '', values, text: entry } = change.publication ?? {};
  if (entry !== undefined) return withEntry(text, key, entry);
  if (!values) return text;
  const before = partOf(text, key).fields;
  const fields = Object.entries(values.fields).map(([name, value = '']) => [
    name,
    storedField(name, value, before.get(name)?.value),
  ]);
  return withFields(text, key, { ...values, fields: Object.fromEntries(fields) });
}
