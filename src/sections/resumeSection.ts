/** Parts of the résumé in plain text: sections make them, and documents set them. */
import type { Block } from '#base/markdown/blocks.ts';

export interface ResumeLink {
  text: string;
  url: string | null;
}

/** Where a job is in a career, as shares of the years since January of the first one. */
export interface Career {
  from: number;
  width: number;
}

/** An entry of the résumé in plain text. `null` if the owner has no value. */
export interface ResumeEntry {
  title: ResumeLink;
  /** Its kind, if the list is grouped by kind. */
  group?: string;
  organization: ResumeLink | null;
  location: string | null;
  when: string | null;
  text: string | null;
  /** Words of the text in semibold. */
  strong?: string;
  technologies: readonly string[];
  links: readonly ResumeLink[];
  bullets: readonly string[];
  /** Its language, if it isn't that of the résumé. The date is always in that of the résumé. */
  lang?: string;
  /** Its text begins on a line below the date, even without an organization on that line. */
  isJob?: boolean;
  /** The type of job, beside its date. */
  badge?: string;
  career?: Career;
  /** The roles at one employer, each complete. The entry has the employer's name and place, and the total time. */
  roles?: readonly ResumeEntry[];
}

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
  /** Whether rows that are sentences follow the others as one text, instead of a line for each row. */
  isBrief?: boolean;
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
  { blocks = [], entries = [], rows = [], isBrief }: Partial<Omit<ResumeSection, 'heading'>>,
): ResumeSection | undefined {
  if (!blocks.length && !entries.length && !rows.length) return undefined;
  return { heading, ...(blocks.length > 0 && { blocks }), entries, rows, ...(isBrief && { isBrief }) };
}

export const isInResume = ({ resume }: { resume?: boolean }): boolean => resume !== false;
