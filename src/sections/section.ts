/** The interface of a kind of content for documents and commands. Pages import its components. */
import type { IdReference, PersonLeaf, Thing } from 'schema-dts';
import type { Month } from '#base/dates.ts';
import type { Group } from '#base/group.ts';
import type { Block } from '#base/markdown/blocks.ts';
import type { Markdown } from '#base/markdown/markdown.ts';
import type { Problem } from '#base/problems.ts';
import type { Finding } from '#base/problemTexts.ts';
import type { UiStrings } from '#base/uiStrings.ts';
import { type Absolute, routes } from '#base/urls.ts';
import type { JsonResumeList } from './jsonResumeList.ts';
import { type Body, numbered, type Page, type PagePlace } from './places.ts';
import { isInResume, type ResumeSection } from './resumeSection.ts';
import type { ListForm, ListRow } from './rows.ts';
import type { Tiles } from './tile.ts';

/** The fields that an entry is sorted by, which are read even if others have errors. */
export interface SortKeys {
  slug: string;
  /** The file's name if it has no title. */
  title: string;
  order?: number;
  date?: string;
  start?: string;
  end?: string;
  current?: boolean;
}

/** An entry of a file that may have errors: then its fields may be anything. */
export type AnyEntry = Group & Body & { slug: string };

export interface EntryNames {
  command: string;
  name: string;
}

/** How entries that are files of their own are named, sorted and created. */
export interface EntryRules extends EntryNames {
  plural: string;
  compare(a: SortKeys, b: SortKeys): number;
  /** Whether `compare` sorts by `order` first, so that owners can choose any order. */
  isOrdered?: true;
  /** Returns the fields of a new entry. `day` is today, as text. */
  newFields(title: string, day: string): Group;
  note: string;
  hasOnlyFields?: true;
  next?: string;
}

type ItemOf<Value> = Value extends readonly (infer Item)[] ? Item : never;

interface Contents extends ListForm {
  page: 'about' | 'experience';
  /** Its fragment. */
  id: string;
  /** Its name in the table of contents. */
  name: (strings: UiStrings) => string;
  /** Its heading, if that is longer than its name. */
  heading?: (strings: UiStrings) => string;
}

export interface Section<Value> {
  /** The list in its files, by its field. A section of one file with `entries` has these as its value. */
  list?: 'entries' | 'groups';
  /** Other names that people give to its files, besides those of its list in a JSON Resume. */
  otherNames?: string;
  /** Where it is shown, and how. */
  contents?: Contents;
  /** Sorts its entries. If omitted, they are in the order of the file. */
  compare?(a: ItemOf<Value>, b: ItemOf<Value>): number;
  /** Returns its entries as rows, if it needs no component of its own. Its page shows them in the order of sections. */
  rows?(value: Value, strings: UiStrings): readonly ListRow[];
  /** What the editor calls its file, in English. If omitted, its name in the table of contents, or else its kind. */
  fileTitle?: string;
  /** The comment on the text of the file that `create` writes, if any; or, if that has an empty list, an example. */
  starter?: string | Group;
  /** Returns whether there is something to show. If omitted, a list needs an entry. */
  isFilled?(value: Value): boolean;
  /** The name of the file of an entry whose title has no letters, if each entry is a file. */
  fallbackName?: string;
  entry?: EntryRules;
  entryNames?: EntryNames;
  /** The fields that an entry can be called by, the best first. If omitted, `title`. */
  titleFields?: readonly string[];
  /** The page that lists its entries. If omitted, the one in `contents`. A section has one of the two, or both. */
  page?: 'about' | 'projects' | 'experience' | 'writing';
  /** Returns the place that shows an entry, if that isn't its number in a list. */
  placeOf?(entry: Group & { slug: string }): PagePlace;
  /**
   * Returns its pages, and what it adds to shared ones. If omitted, its entries on its page.
   * @param publicationIds returns the fragments of a page that lists publications, by their keys
   */
  pages?(
    entries: readonly AnyEntry[],
    publicationIds: (keys: readonly unknown[]) => readonly string[],
  ): readonly Page[];
  /** Its place in the résumé, lowest first, unless the owner orders it otherwise. */
  resumeRank?: number;
  /** Its place in a student's résumé. If omitted, `resumeRank`. */
  studentRank?: number;
  /** Returns whether its entries show that the owner is a student. */
  isOfStudent?(value: Value, today: Date): boolean;
  /** Has rows or sections instead of entries, so that `resume.limits` can't count them. */
  isUnlimited?: true;
  /** Returns the value without what the owner omits from the résumé. If omitted, a list without entries so marked. */
  inResume?(value: Value): object;
  /**
   * Returns its part of the résumé, with everything in the value; undefined if it is empty.
   * @param context `present`: the month of the build; without it, current entries have no duration. `all`: the value
   * with what the résumé omits. `abstracts`: whether publications have theirs
   */
  resume?(
    value: Value,
    strings: UiStrings,
    context?: { present?: Month; all?: Value; abstracts?: boolean },
  ): ResumeSection | readonly ResumeSection[] | undefined;
  summary?(value: Value): readonly Block[];
  /** Returns its entries with their pages, for llms.txt. If omitted, llms.txt has its part of the résumé. */
  links?(value: Value, strings: UiStrings): readonly EntryLink[];
  feed?: {
    name: (strings: UiStrings) => string;
    entries(value: Value, at: Absolute, language: string): readonly FeedEntry[];
  };
  tiles?: Tiles<Value>;
  /** Returns warnings about a file, which may have errors too. `today` is a day as text. */
  warnings?(file: { fields: Group; body: Markdown }, today: string): readonly FieldWarning[];
  /** Returns warnings that depend on all its entries. */
  jointWarnings?(value: Value): readonly (FieldWarning & { file: string })[];
  jsonResume?: JsonResumeList<Value>;
  /** Returns what it adds to the owner's structured data on its page, if that is About or Experience. */
  person?(value: Value, context: { at: Absolute; today: Date }): Partial<PersonLeaf>;
  things?(value: Value, owner: IdReference): readonly Thing[];
}

/** A warning about a field. */
export type FieldWarning = Finding & Required<Pick<Problem, 'path'>>;

/** An entry with its page: a path without the base path, or a URL elsewhere. */
export interface EntryLink {
  name: string;
  url: string;
  notes?: string;
  /** Its topics, which a search finds. */
  topics?: readonly string[];
}

interface FeedEntry {
  /** Stays the same when the entry is renamed. */
  id: string;
  link: string;
  title: string;
  /** Its language, if that isn't the page's. */
  lang?: string;
  description?: string;
  categories?: readonly { term: string; label?: string }[];
  published?: string;
  updated?: string;
}

export const pageOfSection = ({ page, contents }: Pick<Section<never>, 'page' | 'contents'>) =>
  page ?? contents?.page ?? 'about';

/** Returns where a section's entries are: on a page of their own, or in its part of another. */
export const placeOfSection = (section: Pick<Section<never>, 'page' | 'contents'>): PagePlace => ({
  page: routes[pageOfSection(section)],
  ...(!section.page && { id: section.contents?.id }),
});

/** Returns a section's value without what the owner omits from the résumé. */
export function keptInResume<Value>(section: Section<Value>, value: Value): Value {
  return Array.isArray(value) ? (value.filter(isInResume) as Value) : ((section.inResume?.(value) ?? value) as Value);
}

export const placeInList = (
  { page, id }: Pick<NonNullable<Section<never>['contents']>, 'page' | 'id'>,
  index: number,
): Required<PagePlace> => ({ page: routes[page], id: numbered(id, index) });
