/** Problems of the check, and the controls that they belong to. */
import type { JsonSchema, Listing, Opened, Problem, Publication } from '../api.ts';

/** The part of a message that names its field: `links[1].url must be …`. */
const fieldForm = /^([a-zA-Z]+(?:\[\d+\]|\.[a-zA-Z]+)*) /;

/** The control of a field, as the form library names it: `links[1].url` → `root_links_0_url`. */
function controlOf(field: string, schema: JsonSchema): string | undefined {
  let inner: JsonSchema | undefined = schema;
  const parts = [...field.matchAll(/([a-zA-Z]+)|\[(\d+)\]/g)].map(([, name, number]) => name ?? Number(number) - 1);
  for (const part of parts) inner = typeof part === 'number' ? inner?.items : inner?.properties?.[part];
  return inner && ['root', ...parts].join('_');
}

/** The id of the text box for the text below the facts. */
export const bodyId = 'body';

/** The beginning of the ids of a publication's controls. */
export const idPrefixOf = (key: string) => `publication-${key}`;

/** The same of a publication's: `example2026aorta.year` → `publication-example2026aorta_fields_year`. */
function controlOfEntry(
  message: string,
  publications: readonly Publication[],
): { field: string; control: string } | undefined {
  // A key may hold points, and begin with another one.
  const keys = publications.map((each) => each.key).filter((each) => message.startsWith(`${each}.`));
  const key = keys.toSorted((a, b) => a.length - b.length).at(-1);
  const name = key && /^\S+/.exec(message.slice(key.length + 1))?.[0];
  if (!name) return undefined;
  return {
    field: `${key}.${name}`,
    control: [idPrefixOf(key), ...(name === 'type' || name === 'key' ? [] : ['fields']), name].join('_'),
  };
}

/** What a form is made of: a schema, or the entries of publications.bib. */
export interface Made {
  schema?: JsonSchema;
  publications?: readonly Publication[];
  /** Whether the text below the facts has a text box. */
  hasBody?: boolean;
}

/** What the form of an open file is made of. */
export function madeOf(listing: Listing | undefined, opened: Opened | undefined): Made {
  if (!listing || !opened) return {};
  const { kind, publications = [], body } = opened;
  if (kind === 'publications') return { publications };
  return { schema: listing.forms[kind], hasBody: body !== undefined && kind !== 'experience' };
}

function placeOf(message: string, { schema, publications }: Made): { field: string; control: string } | undefined {
  if (publications) return controlOfEntry(message, publications);
  const field = fieldForm.exec(message)?.[1];
  const control = field && schema && controlOf(field, schema);
  return control ? { field, control } : undefined;
}

export interface Told {
  message: string;
  isWarning: boolean;
  /** The field that it is about, and the id of its control, if it is one. */
  field?: string;
  control?: string;
}

/** What is told of a file, each with the control that it is about. */
export function toldOf(problems: readonly Problem[], file: string, made: Made): Told[] {
  return problems.map((problem) => {
    const { line, bodyLine, message } = problem;
    const isWarning = problem.severity === 'warning';
    if (problem.file !== file) return { message: `${problem.file}: ${message}`, isWarning };
    // Counted as the text box shows them.
    if (bodyLine && made.hasBody)
      return { message: `line ${bodyLine}: ${message}`, isWarning, field: 'Text', control: bodyId };
    const found = placeOf(message, made);
    if (found) return { message: message.slice(found.field.length + 1), isWarning, ...found };
    return { message: line ? `Line ${line}: ${message}` : message, isWarning };
  });
}
