/** The data of all sections, for code that handles every kind of content. Pages import the components. */
import type { Block } from '#base/markdown/blocks.ts';
import { about } from './about/section.ts';
import { awards } from './awards/section.ts';
import { certificates } from './certificates/section.ts';
import { education } from './education/section.ts';
import { experience } from './experience/section.ts';
import type { ValueOf } from './files.ts';
import { interests } from './interests/section.ts';
import type { JsonResumeList } from './jsonResumeList.ts';
import { languages } from './languages/section.ts';
import { more } from './more/section.ts';
import { projects } from './projects/section.ts';
import type { Publication } from './publications/publication.ts';
import { publications } from './publications/section.ts';
import { references } from './references/section.ts';
import type { EntryNames, EntryRules, Section } from './section.ts';
import { skills } from './skills/section.ts';
import { talks } from './talks/section.ts';
import { teaching } from './teaching/section.ts';
import { volunteering } from './volunteering/section.ts';
import { writing } from './writing/section.ts';

/**
 * In the order of the home page, where short lists are beside each other, then those of other pages. Documents use this
 * order unless they have their own.
 */
export const sections = {
  about,
  skills,
  education,
  publications,
  writing,
  talks,
  awards,
  certificates,
  references,
  more,
  languages,
  interests,
  projects,
  experience,
  teaching,
  volunteering,
};

export type SectionName = keyof typeof sections;
export const sectionNames = Object.keys(sections) as SectionName[];

/** Returns whether a kind of content is a section. The others are data of the owner and settings. */
const isSection = (kind: string): kind is SectionName => Object.hasOwn(sections, kind);

/** Returns the section of a kind of content; an empty one for other kinds. */
export const sectionOf = (kind: string): Section<never> => (isSection(kind) ? sections[kind] : {});

export const jsonResumeLists: readonly JsonResumeList<never>[] = Object.values(sections).flatMap((section) =>
  'jsonResume' in section ? [section.jsonResume] : [],
);

type NameWith<Part extends keyof Section<never>> = {
  [Name in SectionName]: Part extends keyof (typeof sections)[Name] ? Name : never;
}[SectionName];

/** Returns the names of the sections that have a rank, lowest first. */
function sortByRank<Name extends SectionName>(rankOf: (section: Section<never>) => number | undefined): Name[] {
  const ranked = sectionNames.flatMap((name) => {
    const rank = rankOf(sections[name]);
    return rank === undefined ? [] : [{ name: name as Name, rank }];
  });
  return ranked.sort((a, b) => a.rank - b.rank).map(({ name }) => name);
}

export const resumeSections: readonly NameWith<'resumeRank'>[] = sortByRank(({ resumeRank }) => resumeRank);

/** The same sections, in the order of a student's résumé. */
export const studentSections: typeof resumeSections = sortByRank(
  ({ resumeRank, studentRank = resumeRank }) => studentRank,
);

/** Those of them whose entries a limit can count. */
export const limitedSections = resumeSections.filter(
  (name): name is Exclude<typeof name, NameWith<'isUnlimited'>> => !('isUnlimited' in sections[name]),
);

/** Returns the text at the head of the résumé, before any limit. */
export const summaryOf = ({ about: value }: SectionValues): readonly Block[] => (value ? about.summary(value) : []);

/** Returns what introduces the owner in a few sentences: the intro, or else the tagline. */
export const introOf = ({ site, about }: SectionValues & { site: { tagline?: string } }): string | undefined =>
  about?.intro ?? site.tagline;

/** Returns how the section of a kind handles its entries, if each is a file; undefined for other kinds. */
export const entryOf = (kind: string): EntryRules | undefined => sectionOf(kind).entry;

export const titleFieldsOf = (kind: string): readonly string[] => sectionOf(kind).titleFields ?? ['title'];

export type EntryKind = NameWith<'entry'>;
export const entryKinds = sectionNames.filter((name): name is EntryKind => 'entry' in sections[name]);

/** The kinds whose entries can be added by title: as files of their own, then to a file of several. */
export const addableKinds = [
  ...entryKinds,
  ...sectionNames.filter((name): name is NameWith<'entryNames'> => 'entryNames' in sections[name]),
];

export const entryNamesOf = (kind: string): EntryNames | undefined => entryOf(kind) ?? sectionOf(kind).entryNames;

export type TileKind = NameWith<'tiles'>;
/** The kinds that the showcase can hold, in its order. */
export const tileKinds: readonly TileKind[] = sortByRank(({ tiles }) => tiles?.rank);

export type SectionValues = {
  [Name in keyof Omit<typeof sections, 'publications'>]?: ValueOf<(typeof sections)[Name]>;
} & {
  publications?: readonly Publication[];
};

/** Returns whether a section has something to show. If not, it has no heading, no link and no page. */
export function isFilled(name: SectionName, value: unknown): boolean {
  const section = sections[name] as Section<unknown>;
  return Array.isArray(value) ? value.length > 0 : value !== undefined && (section.isFilled?.(value) ?? true);
}

/** Calls a function for each section that content fills, and returns its results without undefined ones. */
export function mapSections<Result>(
  values: SectionValues,
  use: <Value>(section: Section<Value>, value: Value, name: SectionName) => Result | undefined,
): Result[] {
  return sectionNames.flatMap((name) => {
    const value: unknown = values[name];
    // TypeScript can't see that the value under a section's name has the type that the section takes.
    const result = isFilled(name, value) ? use(sections[name] as Section<unknown>, value, name) : undefined;
    return result === undefined ? [] : [result];
  });
}
