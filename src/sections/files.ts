/** Types of sections' values, which follow from the schemas of their files. */
import { z } from 'zod';
import { facts } from '#base/fields.ts';
import type { Markdown } from '#base/markdown/markdown.ts';

/** Returns the file of a kind that is a list, with the entries under `entries`. */
export const listOf = <const Pattern extends string, Entry extends z.ZodType>(
  pattern: Pattern,
  description: string,
  entry: Entry,
) => ({ pattern, schema: facts({ entries: z.array(entry).describe(description) }), list: 'entries' }) as const;

/** The language of an entry, or of single texts by their fields, if it isn't that of the page. */
export interface InLanguage {
  lang?: string;
  langs?: Readonly<Record<string, string>>;
}

/** An entry of such a list. */
export type EntryOf<Files extends { schema: z.ZodType<{ entries: unknown[] }> }> = z.infer<
  Files['schema']
>['entries'][number] &
  InLanguage;

/** An entry that is a file: its fields, and what comes from the file itself. */
export type FileOf<Files extends { schema: z.ZodType }> = z.infer<Files['schema']> &
  InLanguage & {
    /** From the root, with forward slashes. */
    file: string;
    /** The file's name without its extension. */
    slug: string;
    /** The text below the front matter. */
    body: Markdown;
  };
