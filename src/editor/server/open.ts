/** Opens content files for the form, and writes changes into their bytes. */
import { isUtf8 } from 'node:buffer';
import { asTyped, eolOf, withEndings } from '#base/lines.ts';
import { ContentFile, type Parts, splitFile } from '#content/contentFile.ts';
import { EditError, editYaml } from '#content/editYaml.ts';
import { fits, fromForm, isGroup, isSame, toForm } from '#content/values.ts';
import type { Change, ContentKind, Opened, Publication, Values } from '../api.ts';
import { type Part, partsOf, withEntry } from './bibliography.ts';
import { withFields } from './bibtexFields.ts';
import { contentWith, problemsOf } from './check.ts';
import { readBytes, versionOf } from './disk.ts';
import { editable, forms } from './files.ts';
import { HttpError } from './httpError.ts';

/** The facts as a form holds them; undefined where they cannot be read, or no form can hold them. */
export function valuesOf(file: string, kind: ContentKind, text: string): Values | undefined {
  const { data } = new ContentFile(file, kind, text);
  const values = data && toForm(forms[kind], data);
  return isGroup(values) && fits(forms[kind], values) ? values : undefined;
}

/** Everything that the editor shows of a file. */
export async function open(root: string, named: unknown): Promise<Opened> {
  const { file, kind } = editable(root, named);
  const bytes = readBytes(root, file);
  const content = await contentWith(root);
  const problems = (await problemsOf(content)).filter((problem) => problem.file === file);
  const text = asTyped(bytes.toString());
  const opened = { file, kind, version: versionOf(bytes), text, problems };
  if (!isUtf8(bytes))
    throw new HttpError(422, `${file} must be saved as UTF-8: the editor cannot show it.`, { problems });
  if (kind === 'publications') {
    const parts = partsOf(text);
    // Of two entries with one key nobody knows which is meant.
    const isClear = new Set(parts.map(({ key }) => key)).size === parts.length;
    if (!content.bibliography.isWellFormed || !isClear) return opened;
    return { ...opened, publications: await shownParts(parts) };
  }
  const values = valuesOf(file, kind, bytes.toString());
  const body = file.endsWith('.md') ? splitFile(file, text)?.body : undefined;
  return { ...opened, ...(values && { values }), ...(body !== undefined && { body }) };
}

/** Publications as their forms hold them, with titles as readers see them. */
async function shownParts(parts: readonly Part[]): Promise<Publication[]> {
  const { plain, readCsl } = await import('#sections/publications/csl.ts');
  const titleOf = (latex: string) => {
    try {
      return plain(readCsl('misc', { title: latex }).title ?? '');
    } catch {
      // The check tells what is wrong with it.
      return latex;
    }
  };
  return parts.map(({ type, key, text, fields: all }) => {
    const fields: Publication['fields'] = Object.fromEntries([...all].map(([name, { value }]) => [name, value]));
    return { type, key, text, fields, title: fields.title ? titleOf(fields.title) : '' };
  });
}

/**
 * A file's text with changes in it; whatever they do not name keeps its bytes.
 * @throws HttpError where the form cannot write them
 */
export function changed(
  text: string,
  file: string,
  kind: ContentKind,
  { values, body }: Pick<Change, 'values' | 'body'>,
): string {
  const source = splitFile(file, text);
  const before = valuesOf(file, kind, text);
  if (!source || !before) throw new HttpError(422, `${file} cannot be read: mend its text first.`);
  return beforeFacts(text, source) + withFacts(source, kind, before, values) + afterFacts(text, source, body);
}

const factsFrom = (text: string, { yaml, offset }: Parts) =>
  offset ? text.indexOf('\n') + 1 : text.length - yaml.length;
const beforeFacts = (text: string, source: Parts) => text.slice(0, factsFrom(text, source));

function afterFacts(text: string, source: Parts, body: string | undefined): string {
  const after = text.slice(factsFrom(text, source) + source.yaml.length);
  if (body === undefined) return after;
  const fence = after.slice(0, after.length - source.body.length);
  // A file may end with the line that ends its facts.
  return (body && !fence.endsWith('\n') ? fence + eolOf(text) : fence) + withEndings(source.body || eolOf(text), body);
}

function withFacts({ yaml }: Parts, kind: ContentKind, before: Values, values: Values | undefined): string {
  if (!values || isSame(before, values)) return yaml;
  const after = fromForm(forms[kind], values);
  if (!isGroup(after)) return yaml;
  try {
    return editYaml(yaml, forms[kind], before, after);
  } catch (error) {
    if (!(error instanceof EditError)) throw error;
    throw new HttpError(422, `Nothing was saved: ${error.message}. Edit the text of the file instead.`);
  }
}

/** What a change makes of a file's bytes. */
export function applied(
  root: string,
  change: Change,
): { file: string; kind: ContentKind | 'publications'; before: Buffer; after: Buffer } {
  const { file, kind } = editable(root, change.file);
  const before = readBytes(root, file);
  const text = before.toString();
  const after = () => {
    if (change.text !== undefined) return withEndings(text, change.text);
    const { key = '', values, text: entry } = (kind === 'publications' && change.publication) || {};
    if (entry !== undefined) return withEntry(text, key, entry);
    if (values) return withFields(text, key, values);
    return kind === 'publications' ? text : changed(text, file, kind, change);
  };
  return { file, kind, before, after: Buffer.from(after()) };
}
