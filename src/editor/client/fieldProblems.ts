/** Finds the controls of problems. */
import { ownNameOf } from '#base/languageTag.ts';
import { fieldName, sentenceOf } from '#base/problems.ts';
import type { EditableFile, EditablePublication, JsonSchema, Listing, Problem, Translation } from '../api.ts';

/** Returns the ID of the text box for the body, or for its translation into a language. */
export const bodyId = (language?: string) => (language === undefined ? 'body' : `body-${language}`);

/** Returns the ID of the text box of an entry of publications.bib. */
export const controlOfPublication = (key: string) => `publication-${key}`;

/** Returns the ID of a field's control: `root_links_0_url`. */
function controlOf(path: readonly PropertyKey[], schema: JsonSchema): string | undefined {
  const inner = path.reduce<JsonSchema | undefined>(
    (group, part) => (typeof part === 'number' ? group?.items : group?.properties?.[String(part)]),
    schema,
  );
  return inner && ['root', ...path].join('_');
}

/** The source of a form: a schema, or the entries of publications.bib. */
export interface FormShape {
  schema?: JsonSchema;
  publications?: readonly EditablePublication[];
  /** Whether the text below the front matter has a text box. */
  hasBody?: boolean;
  /** Its translations, which have a text box each. */
  translations?: readonly Translation[];
}

/** Returns the source of an open file's form. */
export function formShapeOf(listing: Listing | undefined, opened: EditableFile | undefined): FormShape {
  if (!listing || !opened) return {};
  const { kind, publications = [], body, translations = [] } = opened;
  const schema = opened.schema ?? listing.forms[kind];
  return schema ? { schema, hasBody: body !== undefined, translations } : { publications };
}

/** A problem as a form shows it. */
export interface FormProblem extends Pick<Problem, 'message' | 'severity'> {
  /** Its field, and the ID of the control, if it has any. */
  field?: string;
  control?: string;
}

/** Returns the problems to show with a file, each with the control that it is about. */
export function problemsFor(problems: readonly Problem[], file: string, shape: FormShape): FormProblem[] {
  return problems.map((problem) => {
    const { line, bodyLine, path = [], message, severity } = problem;
    const sentence = sentenceOf(problem);
    const translation = shape.translations?.find((each) => each.file === problem.file);
    if (translation) {
      const { language } = translation;
      const name = ownNameOf(language, shape.translations?.map((each) => each.language) ?? []);
      const place = bodyLine ? `line ${bodyLine}: ` : '';
      return { message: place + message, severity, field: `Text, ${name}`, control: bodyId(language) };
    }
    if (problem.file !== file) return { message: `${problem.file}: ${sentence}`, severity };
    // Lines of the text box.
    if (bodyLine && shape.hasBody)
      return { message: `line ${bodyLine}: ${message}`, severity, field: 'Text', control: bodyId() };
    const { schema, publications } = shape;
    const [key] = path;
    if (publications?.some((each) => each.key === key))
      return {
        message: sentenceOf({ path: path.slice(1), message }),
        severity,
        field: String(key),
        control: controlOfPublication(String(key)),
      };
    const control = schema && path.length && controlOf(path, schema);
    if (control) return { message, severity, field: fieldName(path), control };
    // A form has no lines.
    return { message: line && !schema ? `Line ${line}: ${sentence}` : sentence, severity };
  });
}
