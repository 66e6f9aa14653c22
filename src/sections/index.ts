/** The data of all sections, for whatever works with every kind of content. Pages list the drawings. */
import type { z } from 'zod';
import { about } from './about/section.ts';
import { awards } from './awards/section.ts';
import { certificates } from './certificates/section.ts';
import { education } from './education/section.ts';
import { experience } from './experience/section.ts';
import { interests } from './interests/section.ts';
import { languages } from './languages/section.ts';
import type { More } from './more/schema.ts';
import { more } from './more/section.ts';
import { site } from './owner/schema.ts';
import { projects } from './projects/section.ts';
import type { Publication } from './publications/publication.ts';
import { publications } from './publications/section.ts';
import { references } from './references/section.ts';
import type { JsonResumeList, Section } from './section.ts';
import { skills } from './skills/section.ts';
import { talks } from './talks/section.ts';
import { teaching } from './teaching/section.ts';
import { volunteering } from './volunteering/section.ts';
import { writing } from './writing/section.ts';

/** In the order of About; what is on other pages follows. Documents keep this order, unless they have one of their own. */
export const sections = {
  about,
  skills,
  education,
  publications,
  talks,
  writing,
  awards,
  certificates,
  languages,
  references,
  more,
  interests,
  projects,
  experience,
  teaching,
  volunteering,
};

export type SectionName = keyof typeof sections;

/** The lists of a JSON Resume that sections read and write. */
export const jsonResumeLists: readonly JsonResumeList<never>[] = Object.values(sections).flatMap((section) =>
  'jsonResume' in section ? [section.jsonResume] : [],
);

/** The YAML and Markdown files of `content/`: a glob from there, and the schema of the fields. */
const { publications: _bibtex, ...files } = sections;
export const contentFiles = { site, ...files };

type Facts<File extends { schema: z.ZodType }> = z.infer<File['schema']>;
/** A list in a file is its entries, and a kind of many files is a list of them. */
type ValueOf<File extends { pattern: string; schema: z.ZodType }> = File['pattern'] extends `${string}*${string}`
  ? readonly Facts<File>[]
  : Facts<File> extends { entries: (infer Entry)[] }
    ? readonly Entry[]
    : Facts<File>;

/** What each section's data is made of. */
export type SectionValues = { [Name in keyof Omit<typeof files, 'more'>]?: ValueOf<(typeof files)[Name]> } & {
  publications?: readonly Publication[];
  more?: readonly More[];
};

/** Whether a section has something to show: without, it has no heading, no link and no page. */
export function isFilled(name: SectionName, value: unknown): boolean {
  const section = sections[name] as Section<unknown>;
  return Array.isArray(value) ? value.length > 0 : value !== undefined && (section.isFilled?.(value) ?? true);
}

/** Calls a function for each section that content fills, and returns its results but undefined ones. */
export function mapSections<Result>(
  values: SectionValues,
  use: <Value>(section: Section<Value>, value: Value, name: SectionName) => Result | undefined,
): Result[] {
  return (Object.keys(sections) as SectionName[]).flatMap((name) => {
    const value: unknown = values[name];
    // A section takes the value of its own name.
    const result = isFilled(name, value) ? use(sections[name] as Section<unknown>, value, name) : undefined;
    return result === undefined ? [] : [result];
  });
}
