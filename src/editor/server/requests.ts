/** Schemas of requests; others are rejected with status 400. */
import { z } from 'zod';
import { attempt } from '#base/attempt.ts';
import { HttpError } from './httpError.ts';

const text = z.string();
const file = { file: text, version: text };

const requests = {
  list: z.object({}),
  open: z.object({ file: text }),
  hasPage: z.object({ page: text }),
  save: z.object({
    ...file,
    values: z.record(text, z.unknown()).optional(),
    body: text.optional(),
    text: text.optional(),
    /** The texts of entries of publications.bib, by their old keys. */
    publications: z.record(text, text).optional(),
    /** Whether to overwrite a file that was changed elsewhere. It is copied to `content.old/`. */
    overwrites: z.boolean().optional(),
  }),
  create: z.object({ kind: text, title: text }),
  addPublications: z.object({ text }),
  rename: z.object({ ...file, name: text }),
  remove: z.object({ ...file, key: text.optional() }),
  undo: z.object({}),
  /** Stores an image for a field, such as `imageSrc`, or for the `body`; its bytes are in base64. */
  image: z.object({ file: text, field: text, name: text, bytes: text }),
};

export type Requests = { [Name in keyof typeof requests]: z.infer<(typeof requests)[Name]> };

/** @throws HttpError if the body doesn't match the schema of its action */
export function parsed<Name extends keyof Requests>(name: Name, body: string): Requests[Name] {
  const { data } = requests[name].safeParse(attempt(() => JSON.parse(body)));
  if (!data) throw new HttpError(400, `The request doesn't match the schema of "${name}".`);
  return data as Requests[Name];
}
