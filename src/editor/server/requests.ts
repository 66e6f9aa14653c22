/** Schemas of requests; others are rejected with status 400. */
import { z } from 'zod';
import { HttpError } from './httpError.ts';

const text = z.string();
const file = { file: text, version: text };
/** An entry of publications.bib, or a file. */
const entry = z.union([z.object({ key: text, version: text }), z.object(file)]);

export const requests = {
  save: z.object({
    ...file,
    values: z.record(text, z.unknown()).optional(),
    body: text.optional(),
    /** The texts in further languages, by language. An empty one deletes its file. */
    texts: z.record(text, text).optional(),
    /** The whole text, in place of values and body. */
    text: text.optional(),
    /** Whether a save may delete comments that the form can't keep. Otherwise they are reported, and nothing is saved. */
    withoutComments: z.boolean().optional(),
    /** An entry of publications.bib by its old key: its values, or its text in place of them. */
    publication: z
      .object({
        key: text,
        values: z.object({ type: text, key: text, fields: z.record(text, text.optional()) }).optional(),
        text: text.optional(),
      })
      .optional(),
  }),
  create: z.object({ kind: text, title: text }),
  duplicate: z.union([z.object({ key: text, version: text }), z.object({ file: text })]),
  rename: z.object({ ...file, name: text }),
  /** Each moves an entry down in the list by a number of places, or up by a negative number. */
  move: z.object({ moves: z.array(z.object({ file: text, by: z.int() })).min(1) }),
  remove: entry,
  removeSample: z.object({ name: text }),
  undo: z.object({ change: text }),
  discard: z.object({ file: text }),
};

export type Requests = { [Name in keyof typeof requests]: z.infer<(typeof requests)[Name]> };

/**
 * Parses the body of a request.
 * @throws HttpError if the body doesn't match the schema
 */
export function parsed<Name extends keyof Requests>(name: Name, body: Buffer): Requests[Name] {
  let request: unknown;
  try {
    request = JSON.parse(body.toString());
  } catch {
    throw new HttpError(400, 'The request must be a JSON object.');
  }
  const { data, error } = requests[name].safeParse(request);
  if (!error) return data as Requests[Name];
  throw new HttpError(400, `The request doesn't match the schema of "${name}": ${z.prettifyError(error)}`);
}
