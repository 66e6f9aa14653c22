import { formatMonth, formatPeriod } from '#base/dates.ts';
import { blocksOf } from '#base/markdown/blocks.ts';
import type { UiStrings } from '#base/uiStrings.ts';
import { routes } from '#base/urls.ts';
import { resumeEntry, resumeSection } from '../resumeSection.ts';
import type { Section } from '../section.ts';
import { moreJsonResume } from './jsonResume.ts';
import { compareMore, type More, moreFiles, moreId } from './schema.ts';

type MoreEntry = NonNullable<More['entries']>[number];

/** Returns the date of an entry, or its period. */
export const whenOf = ({ date, ...period }: MoreEntry, strings: UiStrings): string | undefined =>
  date ? formatMonth(date, strings.language) : formatPeriod(period, strings);

/** Custom sections: each file is one. */
export const more = {
  ...moreFiles,
  titleFields: ['heading'],
  otherNames: 'sections',
  entry: {
    command: 'section',
    name: 'section',
    plural: 'Sections of your own',
    compare: compareMore,
    sortedBy: 'order',
    newFields: (heading) => ({ heading }),
    note: 'Write the section below the next line, in Markdown. For a list with dates, use `entries`.',
    next: 'The section appears on the home page once it has content.',
  },
  page: 'about',
  placeOf: ({ slug }) => ({ page: routes.about, id: moreId(slug) }),
  resumeRank: 90,
  isUnlimited: true,
  resume: (sections, strings) =>
    sections.flatMap(({ heading, entries = [], body }) => {
      const listed = entries.map((entry) =>
        resumeEntry(entry.url ? { text: entry.title, url: entry.url } : entry.title, {
          organization: entry.organization ? { text: entry.organization, url: null } : null,
          when: whenOf(entry, strings) ?? null,
          text: entry.text ?? null,
          bullets: entry.highlights ?? [],
        }),
      );
      return resumeSection(heading, { entries: listed, blocks: blocksOf(body) }) ?? [];
    }),
  jsonResume: moreJsonResume,
} satisfies Section<readonly More[]>;
