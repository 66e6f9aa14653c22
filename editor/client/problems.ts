/** Problems of the check, and the controls that they belong to. */
import type { JsonSchema, Problem } from '../api.ts';

/** The part of a message that names its field: `links[1].url must be …`. */
const fieldForm = /^([a-zA-Z]+(?:\[\d+\]|\.[a-zA-Z]+)*) /;

/** The control of a field, as the form library names it: `links[1].url` → `root_links_0_url`. */
function controlOf(field: string, schema: JsonSchema): string | undefined {
  let inner: JsonSchema | undefined = schema;
  const parts = [...field.matchAll(/([a-zA-Z]+)|\[(\d+)\]/g)].map(([, name, number]) => name ?? Number(number) - 1);
  for (const part of parts) inner = typeof part === 'number' ? inner?.items : inner?.properties?.[part];
  return inner && ['root', ...parts].join('_');
}

export interface Told {
  message: string;
  isWarning: boolean;
  /** The id of the control that it belongs to, if it is one. */
  control?: string;
}

/** What is told of a file, each with the control that it is about. */
export function toldOf(problems: readonly Problem[], file: string, schema: JsonSchema | undefined): Told[] {
  return problems.map((problem) => {
    const field = fieldForm.exec(problem.message)?.[1];
    const control = problem.file === file && field && schema ? controlOf(field, schema) : undefined;
    const place = problem.file === file ? (problem.line ? `Line ${problem.line}: ` : '') : `${problem.file}: `;
    return {
      message: control && field ? problem.message.slice(field.length + 1) : place + problem.message,
      isWarning: problem.severity === 'warning',
      ...(control && { control }),
    };
  });
}
