import { z } from 'zod';
import { facts } from '#base/fields.ts';

/** Returns the file of a kind that is a list, with the entries under `entries`. */
export const listOf = <const Pattern extends string, Entry extends z.ZodType>(
  pattern: Pattern,
  description: string,
  entry: Entry,
) => ({ pattern, schema: facts({ entries: z.array(entry).describe(description) }), isList: true }) as const;

/** What an entry of such a list says. */
export type EntryOf<Files extends { schema: z.ZodType<{ entries: unknown[] }> }> = z.infer<
  Files['schema']
>['entries'][number];
