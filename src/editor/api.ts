/** Requests and responses between the editor's page and its server. */

import type { JsonSchema } from '#base/jsonSchema.ts';
import type { Problem } from '#base/problems.ts';
import type { ContentKind, FileKind } from '#content/contentSchemas.ts';
import type { Values } from '#content/values.ts';
import type { EntryNames, EntryRules } from '#sections/section.ts';
import type { Requests } from './server/requests.ts';

export type { ContentKind, EntryNames, FileKind, JsonSchema, Problem, Requests, Values };

/** A kind whose entries are files of their own, as its section describes it. */
export interface EntryGroup extends Pick<EntryRules, 'command' | 'name' | 'plural'> {
  kind: ContentKind;
  /** What the text that creates an entry is. If omitted, its title. */
  titleLabel?: string;
}

export interface ListEntry {
  /** From the repository's root, with forward slashes: `content/projects/online-card-game.md`. */
  file: string;
  kind: FileKind;
  title: string;
  draft: boolean;
  /** Whether it has only the text of another file in another language. */
  isTranslation?: boolean;
  broken: boolean;
  /** Whether the first save will create its file. */
  absent: boolean;
  page: string;
  /** The documents of an application, by their names. */
  papers?: Readonly<Record<string, string>>;
}

/** A kind's entries, which an application can leave out or put first. */
export interface Choices {
  kind: ContentKind | 'publications';
  title: string;
  /** In the order of its page. `name` is what an application writes, and `names` is what else it could. */
  entries: readonly { name: string; names: readonly string[]; title: string }[];
}

export interface EditablePublication {
  key: string;
  /** Its BibTeX; line endings as `\n`. */
  text: string;
  /** The title as readers see it, or the key. */
  title: string;
  reference: string;
}

export interface EditableFile {
  file: string;
  kind: FileKind;
  /** Identifies the bytes on disk; a save includes the version it began from. */
  version: string;
  isAbsent: boolean;
  /** The whole file; line endings as `\n`. */
  text: string;
  /** Whether the whole file can be deleted: site.yaml is required, and publications are deleted one by one. */
  isRemovable: boolean;
  /** Whether it has only the text of another file in another language. */
  isTranslation?: boolean;
  /** Undefined, like `schema`, if no form can hold the file's content. Then its text is edited. */
  values?: Values;
  schema?: JsonSchema;
  /** The Markdown below the front matter, line endings as `\n`. Undefined without one. */
  body?: string;
  /** The languages of the site, the first one first, each with the file of the body in it. */
  texts?: { language: string; file: string }[];
  /** Only for an application that a form can hold. */
  choices?: Choices[];
  /** Only for publications.bib, if it can be read. */
  publications?: EditablePublication[];
  problems: Problem[];
}

/** Changes of a file to save. What is undefined stays unchanged. */
export type Change = Requests['save'];

export interface SaveResult {
  file: string;
  message: string;
  key?: string;
  canUndo?: boolean;
}

export interface ErrorResponse {
  message: string;
  problems?: Problem[];
  isConflict?: boolean;
}
