import { formatPeriod } from '#base/dates.ts';
import { blocksOf } from '#base/markdown/blocks.ts';
import type { UiStrings } from '#base/uiStrings.ts';
import { routes } from '#base/urls.ts';
import { resumeSection } from '../resumeSection.ts';
import { entryOfRow, type ListRow } from '../rows.ts';
import type { Section } from '../section.ts';
import { moreJsonResume } from './jsonResume.ts';
import { compareMore, type More, moreFiles, moreId } from './schema.ts';

type MoreEntry = NonNullable<More['entries']>[number];

/** Returns an entry as its page and the résumé show it. */
export const rowOf = (
  { organization, start, end, text, highlights, ...entry }: MoreEntry,
  strings: UiStrings,
): ListRow => ({
  ...entry,
  when: entry.date ? undefined : formatPeriod({ start, end }, strings),
  facts: [organization],
  summary: text,
  bullets: highlights,
});

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
      const listed = entries.map((entry) => entryOfRow(rowOf(entry, strings), strings));
      return resumeSection(heading, { entries: listed, blocks: blocksOf(body) }) ?? [];
    }),
  jsonResume: moreJsonResume,
} satisfies Section<readonly More[]>;
