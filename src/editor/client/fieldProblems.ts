/** Finds the controls of problems. */
import { fieldName, sentenceOf } from '#base/problems.ts';
import type { EditableFile, JsonSchema, Problem } from '../api.ts';

export const bodyId = 'body';

export const bodyLabel = ({ choices }: Pick<EditableFile, 'choices'>) => (choices ? 'Letter' : 'Text');

export const controlOfPublication = (key: string) => `publication-${key}`;

/** Returns the ID of a field's control: `root_links_0_url`. */
function controlOf(path: readonly PropertyKey[], schema: JsonSchema): string | undefined {
  const inner = path.reduce<JsonSchema | undefined>(
    (group, part) => (typeof part === 'number' ? group?.items : group?.properties?.[String(part)]),
    schema,
  );
  return inner && ['root', ...path].join('_');
}

export interface FormProblem extends Pick<Problem, 'message' | 'severity'> {
  field?: string;
  control?: string;
}

/** Returns the problems to show with a file, each with its control. `form` is empty if its text is edited. */
export function problemsFor(
  problems: readonly Problem[],
  file: string,
  form: Pick<EditableFile, 'schema' | 'body' | 'publications' | 'choices'> = {},
): FormProblem[] {
  const { schema, body, publications } = form;
  return problems.map((problem) => {
    const { line, bodyLine, path = [], message, severity } = problem;
    const sentence = sentenceOf(problem);
    if (problem.file !== file) return { message: `${problem.file}: ${sentence}`, severity };
    if (bodyLine && body !== undefined)
      return { message: `line ${bodyLine}: ${message}`, severity, field: bodyLabel(form), control: bodyId };
    const entry = publications?.find(({ key }) => key === path[0]);
    if (entry) {
      const control = controlOfPublication(entry.key);
      return { message: sentenceOf({ path: path.slice(1), message }), severity, field: entry.key, control };
    }
    const control = schema && path.length && controlOf(path, schema);
    if (control) return { message, severity, field: fieldName(path), control };
    // A form has no lines.
    return { message: line && !schema ? `Line ${line}: ${sentence}` : sentence, severity };
  });
}
