import { fileProblem } from '#base/encoding.ts';
import { asTyped } from '#base/lines.ts';
import { describe } from '#base/problemTexts.ts';
import { bibtexParts } from '#content/bibtexParts.ts';
import { type Content, translatedBy } from '#content/readContent.ts';
import { publicationsFile } from '#sections/publications/fields.ts';
import { namesOfOwner } from '#sections/publications/owner.ts';
import type { EditableFile, EditablePublication, Requests } from '../api.ts';
import { choicesIn } from './choices.ts';
import { fileOf, formOf, hasBody, isRemovable, valuesOf } from './files.ts';
import { HttpError } from './httpError.ts';
import { bytesOf, contentOf, findProblems, versionOf } from './write.ts';

/** @throws HttpError if a file isn't a content file of this folder, or not UTF-8 */
export async function open(root: string, { file }: Requests['open']): Promise<EditableFile> {
  const content = await contentOf(root);
  const problems = (await findProblems(content)).filter((problem) => problem.file === file);
  const bytes = bytesOf(content.folder, file);
  const encoding = bytes && fileProblem(bytes);
  if (encoding) throw new HttpError(422, `${file} ${describe(encoding).message}`, { problems });
  const opened = { file, version: versionOf(content.folder, file), problems, isAbsent: !bytes };
  if (file === publicationsFile && bytes) {
    const publications = await shownPublications(content);
    const text = asTyped(content.bibliography.text);
    return { ...opened, kind: 'publications', isRemovable: false, text, ...(publications && { publications }) };
  }
  const source = fileOf(content, file);
  const { kind, text = '', parts, body } = source;
  // Their fields have any name.
  const values = ['strings', 'coauthors'].includes(kind) ? undefined : valuesOf(source);
  const { original = '' } = (source.isTranslation && translatedBy(file)) || {};
  const whole = content.files.get(original) ?? source;
  const texts = hasBody(kind) ? whole.languages : [];
  return {
    ...opened,
    kind,
    text: asTyped(text),
    isRemovable: source.isTranslation || isRemovable(kind),
    isTranslation: source.isTranslation,
    texts: texts.map((language) => ({ language, file: whole.translationPath(language) })),
    ...(values && { values, schema: formOf(source, content) }),
    ...(values && kind === 'applications' && { choices: await choicesIn(content) }),
    ...(parts && hasBody(kind) && { body: asTyped(body) }),
  };
}

/** Returns the entries of publications.bib with their references as pages show them; undefined if it has errors. */
async function shownPublications({ bibliography, site }: Content): Promise<EditablePublication[] | undefined> {
  const parts = bibliography.isWellFormed ? bibtexParts(asTyped(bibliography.text)) : [];
  // Two entries with the same key can't be told apart.
  if (!parts.length || new Set(parts.map(({ key }) => key)).size < parts.length) return undefined;
  const { makePublications } = await import('#sections/publications/publication.ts');
  const shown = makePublications(bibliography.entries, site ? namesOfOwner(site) : [], site?.language);
  return parts.map(({ key, text }) => {
    const { title = key, apa: reference = '' } = shown.find((each) => each.key === key) ?? {};
    return { key, text, title, reference };
  });
}
