/** What documents and commands know of a kind of content: everything but its drawing, which pages list. */
import type { IdReference, PersonLeaf, Thing } from 'schema-dts';
import type { Month } from '#base/dates.ts';
import type { Block } from '#base/markdown/blocks.ts';
import type { Markdown } from '#base/markdown/markdown.ts';
import type { Problem } from '#base/problems.ts';
import type { Part } from '#base/resumeText/fields.ts';
import type { UiStrings } from '#base/uiStrings.ts';
import type { Absolute } from '#base/urls.ts';
import type { Draft } from './draft.ts';
import type { Tiles } from './tile.ts';

/** What decides an entry's place in its list, whatever else is wrong with its file. */
export interface Listed {
  slug: string;
  /** If the file has none, its name. */
  title: string;
  order?: number;
  date?: string;
  start?: string;
  end?: string;
  current?: boolean;
}

/** The fields of a file as they are written. */
export type Fields = Readonly<Record<string, unknown>>;

/** An entry of a file that may have errors. */
export type AnyEntry = Fields & { slug: string; body: Markdown };

/** A page before the base path, and a fragment of it. */
export interface Place {
  page: string;
  id?: string;
}

/** A page, or what a section adds to one. */
export interface Page {
  /** Before the base path. */
  path: string;
  /** The fragments that a link may point to, except those in its texts; undefined: any. */
  ids?: readonly string[];
  /** When what it shows is from; undefined where search engines need not know the page. */
  dates?: readonly unknown[];
  /** Whose headings and notes are fragments too, in the page's order. */
  texts?: readonly Markdown[];
}

/** The fragment of an entry of a list. */
export const numbered = (id: string, index: number): string => `${id}-${index + 1}`;

/** What an entry that is a file of its own is called, how such entries are ordered, and how a new one begins. */
export interface Entry {
  /** To commands, to people, and all of them together. */
  command: string;
  name: string;
  plural: string;
  compare(a: Listed, b: Listed): number;
  /** Whether `order` comes before all else in it, so that owners can order entries as they like. */
  isOrdered?: true;
  /** Returns the fields of a new one, which is begun on a day (as text). */
  begin(title: string, day: string): Fields;
  /** The comment in a new file that says what text goes below it. */
  note: string;
  /** Entries are fields alone: a text below them is shown nowhere. */
  isFieldsAlone?: true;
  /** What to do next, printed once a new file is written. */
  next?: string;
}

export interface Section<Value> {
  /** Whether its file is a list, with the entries under `entries`. */
  isList?: true;
  /** Other names that people give to its files, besides those of its list in a JSON Resume. */
  otherNames?: string;
  /** Where it is shown: the fragment of its page, and its name in the table of contents. */
  contents?: {
    page: 'about' | 'experience';
    id: string;
    name: (strings: UiStrings) => string;
    /** Entries that are shown at once; the others are folded, below the fragment `<id>-all`. */
    foldAfter?: number;
  };
  /** The file that owners start from, if each begins with one. */
  starter?: string;
  /** Whether there is something to show; if omitted, a list needs an entry. */
  isFilled?(value: Value): boolean;
  /** If each entry is a file. */
  entry?: Entry;
  /** Returns where the file of an entry is shown, if each has a place of its own. */
  placeOf?(entry: Fields & { slug: string }): Place;
  /** Returns the pages that it fills, alone or with others; if omitted, its part of the page in `contents`. */
  pages?(entries: readonly AnyEntry[]): readonly Page[];
  /** Its place in the résumé, lowest first, unless the owner orders it otherwise. */
  resumeRank?: number;
  /** Has rows or sections instead of entries, so that `resume.limits` can't count them. */
  isUnlimited?: true;
  /** All its entries are on one line of the résumé, so leaving some out saves no space. */
  isOneLine?: true;
  /**
   * What programs that sort applications look for: a heading that they know in English, and in each entry, if they read
   * these, its dates and what this name stands for.
   */
  sorted?: { heading: RegExp; organization?: string };
  /** Returns what of it the résumé shows; if omitted, the entries of a list that are not marked otherwise. */
  inResume?(value: Value): object;
  /**
   * Returns its part of the résumé, with everything in the value; undefined if it is empty.
   * @param context `present`: the month of the build; without it, current entries have no duration. `all`: the value
   * with what the résumé leaves out
   */
  resume?(
    value: Value,
    strings: UiStrings,
    context?: { present?: Month; all?: Value },
  ): ResumeSection | readonly ResumeSection[] | undefined;
  /** Returns its entries with their pages, for llms.txt; that has of other sections what the résumé has. */
  links?(value: Value, strings: UiStrings): readonly EntryLink[];
  /** Its part in the feed: what is called by its name there, and the page with all of it. */
  feed?: {
    name: (strings: UiStrings) => string;
    page: 'about' | 'projects' | 'experience' | 'writing';
    entries(value: Value, at: Absolute, language: string): readonly FeedEntry[];
  };
  /** Its part in the showcase on the home page. */
  tiles?: Tiles<Value>;
  /** Warns of what weakens a file, whatever the schema says of it. Dates are compared with `today`, a day as text. */
  warnings?(file: { fields: Fields; body: Markdown }, today: string): readonly FieldWarning[];
  /** Warns of what its entries lack beside each other. */
  jointWarnings?(value: Value): readonly (FieldWarning & { file: string })[];
  /** Its list in a JSON Resume. */
  jsonResume?: JsonResumeList<Value>;
  /** Returns what it adds to the structured data of its owner, on its page. */
  person?(value: Value, context: { at: Absolute; today: Date }): Partial<PersonLeaf>;
  /** Returns what else is on its page, as structured data that refers to the owner. */
  things?(value: Value, owner: IdReference): readonly Thing[];
}

/**
 * A section's list in a JSON Resume, in both directions. `jsonResumeList` makes it of a section whose content is one list,
 * in a file with `entries` or in a file for each:
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
 *       organization: reports.line(`${field}, awarder`, awarder, room.line),
 *       date: month(`${field}, date`, date, reports),
 *       text: reports.line(`${field}, summary`, summary, room.description),
 *     },
 *   write: ({ title, organization, date, text }: Award) => ({ title, awarder: organization, date, summary: text }),
 * });
 * ```
 *
 * What `write` and `read` lose or change is written under `x-vitrine` of the entry, and taken from there.
 */
export interface JsonResumeList<Value> extends Part {
  /** The name of the list: `work`. */
  list: string;
  /** JSON Resume has no such list: it is written under `x-vitrine`, and read from there or from the top level. */
  isExtension?: boolean;
  /** Other names that people give to the list. */
  names?: string;
  /** Adds content made from the entries to the draft. Returns what was taken, undefined if nothing was. */
  take(entries: readonly (object | undefined)[], draft: Draft): string | undefined;
  /**
   * Returns the entries; undefined if there are none.
   * @param imageOf returns the address of the image of an entry that has one
   * @param language of the content
   */
  write(
    value: Value,
    imageOf?: (entry: object) => string | undefined,
    language?: string,
  ): readonly object[] | undefined;
}

/** What weakens a site: the field, what is wrong with it, and how to fix it. */
export type FieldWarning = Required<Pick<Problem, 'path' | 'message'>>;

/** An entry with its page: a path before the base path, or an address elsewhere. */
export interface EntryLink {
  name: string;
  address: string;
  notes?: string;
}

/** An entry of the feed. One without a date is left out. */
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

/** Text with an address, or without. */
export interface ResumeLink {
  text: string;
  url: string | null;
}

/** An entry of the résumé: plain text, `null` where the owner says nothing. */
export interface ResumeEntry {
  title: ResumeLink;
  organization: ResumeLink | null;
  location: string | null;
  when: string | null;
  text: string | null;
  technologies: readonly string[];
  links: readonly ResumeLink[];
  bullets: readonly string[];
  /** Its text begins a line below the date, also where no organization is beside that. */
  isJob?: boolean;
  /** What kind of job it is, where that is beside its date. */
  badge?: string;
  /** The roles at one employer, each as if it were alone: the entry has its name, place and whole time. */
  roles?: readonly ResumeEntry[];
}

/** A row of items, with a name or without. */
interface ResumeRow {
  name: string | null;
  /** Where the name leads. */
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
  /** What is said of entries that are left out, and where they are. */
  more?: ResumeLink;
}

/** Returns an entry of which nothing is said but what is given. */
export function resumeEntry(title: string | ResumeLink, said: Partial<Omit<ResumeEntry, 'title'>> = {}): ResumeEntry {
  return {
    title: typeof title === 'string' ? { text: title, url: null } : title,
    organization: null,
    location: null,
    when: null,
    text: null,
    technologies: [],
    links: [],
    bullets: [],
    ...said,
  };
}

/** Returns an entry, or the roles at one employer, each with its place in the entry's data. */
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

/** Whether the owner leaves an entry in the résumé. */
export const isInResume = ({ resume }: { resume?: boolean }): boolean => resume !== false;

/** Returns what of a section's value the owner leaves in the résumé. */
export function keptInResume<Value>(section: Section<Value>, value: Value): Value {
  // A list stays one of its entries.
  return Array.isArray(value) ? (value.filter(isInResume) as Value) : ((section.inResume?.(value) ?? value) as Value);
}

/** Returns a list, or nothing if it is empty. */
export const orNothing = <Item>(items: readonly Item[]): readonly Item[] | undefined =>
  items.length ? items : undefined;

/** A Chinese or Japanese character at the start or the end. Sentences there end with their own full stop, without a space. */
const han =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]$/u;

/** Returns texts in a row, each with the full stop that it may lack; undefined if there are none. */
export function sentences(...texts: readonly (string | undefined)[]): string | undefined {
  const whole = texts.filter((text) => text !== undefined && text !== '').map(String);
  const ended = whole.map((text) => (/[\p{Po}\p{Pf}]$/u.test(text) ? text : text + (han.test(text) ? '。' : '.')));
  return ended.join(' ').replaceAll('。 ', '。') || undefined;
}
