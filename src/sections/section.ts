/** The interface of a kind of content for documents and commands. Pages import its components. */
import type { IdReference, PersonLeaf, Thing } from 'schema-dts';
import type { Month } from '#base/dates.ts';
import type { Block } from '#base/markdown/blocks.ts';
import type { Markdown } from '#base/markdown/markdown.ts';
import type { Problem } from '#base/problems.ts';
import type { ResumeGroup } from '#base/resume/fields.ts';
import type { UiStrings } from '#base/uiStrings.ts';
import { type Absolute, routes } from '#base/urls.ts';
import type { ImportResult } from './importResult.ts';
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

/** The fields of a file as they are written. */
export type Fields = Readonly<Record<string, unknown>>;

/** A text in Markdown, with the path of its file from the root. */
export interface Body {
  body: Markdown;
  file: string;
  /** Language, if it isn't that of the page. */
  lang?: string;
}

/** An entry of a file that may have errors. */
export type AnyEntry = Fields & Body & { slug: string };

/** A page's path without the base path, and a fragment of it. */
export interface PagePlace {
  page: string;
  id?: string;
}

/** Returns a place as a path with its fragment. */
export const pathOfPlace = ({ page, id }: PagePlace): string => (id ? `${page}#${id}` : page);

/** A page, or what a section adds to one. */
export interface Page {
  /** Without the base path. */
  path: string;
  /** The fragments that a link may point to, besides those in its texts. If omitted, any. */
  ids?: readonly string[];
  /** Dates of its content. If omitted, the page is not in the sitemap. */
  dates?: readonly unknown[];
  /** Texts in the page's order. Their headings and notes are fragments too. */
  texts?: readonly Body[];
}

/** Returns the fragment of an entry of a list. */
export const numbered = (id: string, index: number): string => `${id}-${index + 1}`;

/** Returns the place of an entry of a list, by its number. */
export const placeInList = (
  { page, id }: Pick<NonNullable<Section<never>['contents']>, 'page' | 'id'>,
  index: number,
): Required<PagePlace> => ({ page: routes[page], id: numbered(id, index) });

/** Returns the fragment of the entries of a list that are folded. */
export const foldId = (id: string): string => `${id}-all`;

/** What an entry is called that owners can add by its title. */
export interface EntryNames {
  /** In commands. */
  command: string;
  /** In text. */
  name: string;
}

/** How entries that are files of their own are named, sorted and created. */
export interface EntryRules extends EntryNames {
  plural: string;
  compare(a: SortKeys, b: SortKeys): number;
  /** What `compare` sorts by first. By `order`, owners can choose any order. */
  sortedBy: 'order' | 'date' | 'file name';
  /** Each entry has a page of its own, below the section's. */
  hasPages?: true;
  /** Returns the fields of a new entry. `day` is today, as text. */
  newFields(title: string, day: string): Fields;
  /** The comment in a new file that explains its body. */
  note: string;
  /** Entries have only fields. A body is not shown. */
  hasOnlyFields?: true;
  /** What to do next, printed once a new file is written. */
  next?: string;
}

export interface Section<Value> {
  /** The list in its files, by its field. A section of one file with `entries` has these as its value. */
  list?: 'entries' | 'groups';
  /** Other names that people give to its files, besides those of its list in a JSON Resume. */
  otherNames?: string;
  /** Where it is shown: the fragment of its page, and its name in the table of contents. */
  contents?: {
    page: 'about' | 'experience';
    id: string;
    name: (strings: UiStrings) => string;
    /** Entries that are shown at once; the others are folded. */
    foldAfter?: number;
  };
  /** What the editor calls its file, in English. If omitted, its name in the table of contents, or else its kind. */
  fileTitle?: string;
  /** The file that `create` writes, if any; or the comment on its text, in a file that explains its fields. */
  starter?: string | { note: string };
  /** Returns whether there is something to show. If omitted, a list needs an entry. */
  isFilled?(value: Value): boolean;
  /** The name of the file of an entry whose title has no letters, if each entry is a file. */
  fallbackName?: string;
  /** If each entry is a file. */
  entry?: EntryRules;
  /** If entries can be added by title to a file of several. */
  entryNames?: EntryNames;
  /** The fields that an entry can be called by, the best first. If omitted, `title`. */
  titleFields?: readonly string[];
  /** The page that lists its entries. If omitted, the one in `contents`. A section has one of the two, or both. */
  page?: 'about' | 'projects' | 'experience' | 'writing';
  /** Returns the place that shows an entry, if that isn't its number in a list. */
  placeOf?(entry: Fields & { slug: string }): PagePlace;
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
  /** All its entries are on one line of the résumé, so leaving some out saves no space. */
  isOneLine?: true;
  /**
   * What applicant tracking systems find: an English heading, and in each entry its dates and the field of this name, if
   * they read entries.
   */
  sorted?: { heading: RegExp; organization?: string };
  /** Returns the value without what the owner omits from the résumé. If omitted, a list without entries so marked. */
  inResume?(value: Value): object;
  /**
   * Returns its part of the résumé, with everything in the value; undefined if it is empty.
   * @param context `present`: the month of the build; without it, current entries have no duration. `all`: the value
   * with what the résumé omits
   */
  resume?(
    value: Value,
    strings: UiStrings,
    context?: { present?: Month; all?: Value },
  ): ResumeSection | readonly ResumeSection[] | undefined;
  /** Returns its part of the text at the head of the résumé. */
  summary?(value: Value): readonly Block[];
  /** Returns its entries with their pages, for llms.txt. If omitted, llms.txt has its part of the résumé. */
  links?(value: Value, strings: UiStrings): readonly EntryLink[];
  /** Its part in the feed. */
  feed?: {
    name: (strings: UiStrings) => string;
    entries(value: Value, at: Absolute, language: string): readonly FeedEntry[];
  };
  /** Its part in the showcase on the home page. */
  tiles?: Tiles<Value>;
  /** Returns warnings about a file, which may have errors too. `today` is a day as text. */
  warnings?(file: { fields: Fields; body: Markdown }, today: string): readonly FieldWarning[];
  /** Returns warnings that depend on all its entries. */
  jointWarnings?(value: Value): readonly (FieldWarning & { file: string })[];
  /** Its list in a JSON Resume. */
  jsonResume?: JsonResumeList<Value>;
  /** Returns what it adds to the owner's structured data on its page, if that is About or Experience. */
  person?(value: Value, context: { at: Absolute; today: Date }): Partial<PersonLeaf>;
  /** Returns other structured data of its page, which refers to the owner. */
  things?(value: Value, owner: IdReference): readonly Thing[];
}

/**
 * Imports and exports a section's list in a JSON Resume. `jsonResumeList` creates it for a section whose content is one
 * list, in a file with `entries` or in a file for each entry:
 *
 * ```ts
 * export const awardsJsonResume = jsonResumeList({
 *   list: 'awards',
 *   noun: 'award',
 *   names: 'honors prizes',
 *   files: awardsFiles,
 *   fields: { title: text, date: text, awarder: text, summary: text },
 *   main: 'title',
 *   synonyms: { title: 'name award', date: 'year', awarder: 'issuer organization' },
 *   needs: 'title',
 *   read: ({ title, date, awarder, summary }, { reports, field }) =>
 *     title && {
 *       title: reports.line(`${field}, title`, title, room.item),
 *       issuer: reports.line(`${field}, awarder`, awarder, room.item),
 *       date: month(`${field}, date`, date, reports),
 *       summary: summaryParagraph(summary),
 *     },
 *   write: ({ title, issuer, date, summary }: Award) => ({ title, date, awarder: issuer, summary }),
 * });
 * ```
 *
 * Fields that `write` and `read` lose or change are exported under `x-vitrine` of the entry, and imported from there.
 */
export interface JsonResumeList<Value> extends ResumeGroup {
  /** The name of the list: `work`. */
  list: string;
  /** What an entry is called in reports: `job`. */
  noun: string;
  /** JSON Resume has no such list: it is written under `x-vitrine`, and read from there or from the top level. */
  isExtension?: boolean;
  /** Other names that people give to the list. */
  names?: string;
  /**
   * Parts of words, in many languages, by which a heading means the list. Lists are tried by rank, lowest first: "Teaching
   * experience" means teaching.
   */
  headings?: { rank: number; words: RegExp };
  /** An entry can be a name alone, so texts under such a heading are entries. */
  areNames?: true;
  /**
   * Adds content made from the entries to the result. Returns what was taken, undefined if nothing was.
   * @param imageOf returns the path of an entry's image from `content/`, if it was read
   */
  take(
    entries: readonly (object | undefined)[],
    result: ImportResult,
    imageOf?: (entry: object) => string | undefined,
  ): string | undefined;
  /**
   * Returns the entries; undefined if there are none.
   * @param imageOf returns the URL of the image of an entry that has one
   * @param language of the content
   */
  write(
    value: Value,
    imageOf?: (entry: object) => string | undefined,
    language?: string,
  ): readonly object[] | undefined;
}

/** A warning: the field, what is wrong with it, and how to fix it. */
export type FieldWarning = Required<Pick<Problem, 'path' | 'message'>>;

/** An entry with its page: a path without the base path, or a URL elsewhere. */
export interface EntryLink {
  name: string;
  url: string;
  notes?: string;
}

/** An entry of the feed. One without a date is omitted. */
interface FeedEntry {
  /** Stays the same when the entry is renamed. */
  id: string;
  link: string;
  title: string;
  description?: string;
  categories?: readonly { term: string; name?: string }[];
  published?: string;
  updated?: string;
}

/** Text with or without a URL. */
export interface ResumeLink {
  text: string;
  url: string | null;
}

/** An entry of the résumé in plain text. `null` if the owner has no value. */
export interface ResumeEntry {
  title: ResumeLink;
  organization: ResumeLink | null;
  location: string | null;
  when: string | null;
  text: string | null;
  technologies: readonly string[];
  links: readonly ResumeLink[];
  bullets: readonly string[];
  /** Its text begins on a line below the date, even without an organization on that line. */
  isJob?: boolean;
  /** The type of job, beside its date. */
  badge?: string;
  /** The roles at one employer, each complete. The entry has the employer's name and place, and the total time. */
  roles?: readonly ResumeEntry[];
}

/** A row of items, with a name or without. */
interface ResumeRow {
  name: string | null;
  /** Of the name. */
  url?: string;
  items: readonly (string | ResumeLink)[];
}

/** A part of the résumé: text, rows and entries. */
export interface ResumeSection {
  heading: string;
  /** Text before the rows and the entries. */
  blocks?: readonly Block[];
  entries: readonly ResumeEntry[];
  rows: readonly ResumeRow[];
  /** A note about omitted entries, with their page. */
  more?: ResumeLink;
}

/** Returns an entry with some fields. The others are empty. */
export function resumeEntry(title: string | ResumeLink, fields: Partial<Omit<ResumeEntry, 'title'>> = {}): ResumeEntry {
  return {
    title: typeof title === 'string' ? { text: title, url: null } : title,
    organization: null,
    location: null,
    when: null,
    text: null,
    technologies: [],
    links: [],
    bullets: [],
    ...fields,
  };
}

/** Returns an entry, or the roles at one employer, each with its path in the entry's data. */
export const rolesOf = (entry: ResumeEntry): { role: ResumeEntry; at: string }[] =>
  entry.roles?.map((role, index) => ({ role, at: `.roles.${index}` })) ?? [{ role: entry, at: '' }];

/** Returns a part of the résumé; undefined if it is empty. */
export function resumeSection(
  heading: string,
  { blocks = [], entries = [], rows = [] }: Partial<Omit<ResumeSection, 'heading'>>,
): ResumeSection | undefined {
  if (!blocks.length && !entries.length && !rows.length) return undefined;
  return { heading, ...(blocks.length > 0 && { blocks }), entries, rows };
}

/** Returns the name of the page that lists a section's entries. */
export const pageOfSection = ({ page, contents }: Pick<Section<never>, 'page' | 'contents'>) =>
  page ?? contents?.page ?? 'about';

/** Returns where a section's entries are: on a page of their own, or in its part of another. */
export const placeOfSection = (section: Pick<Section<never>, 'page' | 'contents'>): PagePlace => ({
  page: routes[pageOfSection(section)],
  ...(!section.page && { id: section.contents?.id }),
});

/** Returns whether the owner leaves an entry in the résumé. */
export const isInResume = ({ resume }: { resume?: boolean }): boolean => resume !== false;

/** Returns a section's value without what the owner omits from the résumé. */
export function keptInResume<Value>(section: Section<Value>, value: Value): Value {
  return Array.isArray(value) ? (value.filter(isInResume) as Value) : ((section.inResume?.(value) ?? value) as Value);
}

/** Returns a list, or nothing if it is empty. */
export const orNothing = <Item>(items: readonly Item[]): readonly Item[] | undefined =>
  items.length ? items : undefined;

/** A Chinese or Japanese character at the start or end. Sentences in these languages end with 。 and no space. */
const han =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]$/u;

/** Joins texts as sentences, and adds missing periods. Returns undefined if there are none. */
export function sentences(...texts: readonly (string | undefined)[]): string | undefined {
  const whole = texts.filter((text) => text !== undefined && text !== '').map(String);
  const ended = whole.map((text) => (/[\p{Po}\p{Pf}]$/u.test(text) ? text : text + (han.test(text) ? '。' : '.')));
  return ended.join(' ').replaceAll('。 ', '。') || undefined;
}
