/** Requests and responses between the editor's page and its server. */

import type { JsonSchema } from '#base/jsonSchema.ts';
import type { Problem } from '#base/problems.ts';
import type { ContentKind, FileKind } from '#content/contentSchemas.ts';
import type { Values } from '#content/values.ts';
import type { EntryNames, EntryRules } from '#sections/section.ts';
import type { Requests } from './server/requests.ts';

export type { ContentKind, EntryNames, FileKind, JsonSchema, Problem, Requests, Values };

/** A kind whose entries are files of their own, as its section describes it. */
export interface EntryGroup extends Pick<EntryRules, 'command' | 'name' | 'plural' | 'sortedBy'> {
  kind: ContentKind;
  /** The beginning of the path of an entry's page, if each has one: `/projects/`. */
  pagePrefix?: string;
}

/** A line of the list on the left. */
export interface ListEntry {
  /** From the repository's root, with forward slashes: `content/projects/online-card-game.md`. */
  file: string;
  kind: FileKind;
  title: string;
  draft: boolean;
  /** Whether the build's check reports an error in it. */
  broken: boolean;
  /** Whether the first save will create its file. */
  absent: boolean;
  /** The page that shows it, on the site in development mode. */
  page: string;
}

export interface Listing {
  /** By kind. publications.bib has none, since its entries are edited as text. */
  forms: Partial<Record<FileKind, JsonSchema>>;
  publicationNames: EntryNames;
  groups: EntryGroup[];
  /** Identifies the folder, so that unsaved changes in the browser belong to one folder. */
  folder: string;
  entries: ListEntry[];
  /** URL of the site in development mode, with its base path. */
  preview: string;
  publicationKeys: string[];
}

/** One entry of publications.bib. */
export interface EditablePublication {
  key: string;
  /** Its BibTeX; line endings as `\n`. */
  text: string;
  /** The title as readers see it, or the key. */
  title: string;
  /** As pages show it; empty if the file has errors. */
  reference: string;
}

/** The text of a file in a further language of the site, which is in a file beside it. */
export interface Translation {
  language: string;
  file: string;
  /** Empty without the file; line endings as `\n`. */
  text: string;
}

export interface EditableFile {
  file: string;
  kind: FileKind;
  /** Identifies the bytes on disk, those of its translations included; a save includes the version it began from. */
  version: string;
  /** The whole file; line endings as `\n`. */
  text: string;
  /** Whether the whole file can be deleted: site.yaml is required, and publications are deleted one by one. */
  isRemovable: boolean;
  /** Undefined if no form can hold the file's content. Then its text is edited. */
  values?: Values;
  /** Schema of its form, if it has texts by language; otherwise the schema of its kind is used. */
  schema?: JsonSchema;
  /** The Markdown below the front matter, line endings as `\n`. Undefined for YAML files. */
  body?: string;
  /** The first language of the site, if it has several: of the body, and of texts that are given once. */
  language?: string;
  /** The body in the other languages. */
  translations?: Translation[];
  /** Only for publications.bib, if it can be read. */
  publications?: EditablePublication[];
  problems: Problem[];
}

/** Changes of a file to save. What is undefined stays unchanged. */
export type Change = Requests['save'];

export interface SaveResult {
  /** Its current path. */
  file: string;
  /** What was done, in a sentence. */
  message: string;
  /** The key of the created publication. */
  key?: string;
  /** Whether `undo` restores what was deleted. */
  canUndo?: boolean;
}

export interface ErrorResponse {
  message: string;
  problems?: Problem[];
  /** Whether the file was changed since it was opened. */
  isConflict?: boolean;
}

/** What an owner must fix before publishing. */
export interface PublishReport {
  /** Errors and warnings of the build's check. */
  problems: Problem[];
  /** Whether content/site.yaml has `sample: true`. */
  hasSample: boolean;
  /** The URL of the published site, if it is known. */
  url?: string;
  /** Whether the folder has files of a host that publishes each push, and gives the build the URL. */
  hasHost: boolean;
}
