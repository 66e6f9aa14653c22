import { room } from '#base/fields.ts';
import { orNothing } from '#base/group.ts';
import { blocksOf } from '#base/markdown/blocks.ts';
import { place } from '#base/place.ts';
import type { EntryOf } from '#base/resume/resume.ts';
import { toMarkdown } from '#base/resumeText/text.ts';
import { routes } from '#base/urls.ts';
import { compareDated } from '../dated.ts';
import { EntryReader } from '../entryReader.ts';
import type { ImportResult } from '../importResult.ts';
import { jsonResumeList } from '../jsonResumeList.ts';
import { resumeSection } from '../resumeSection.ts';
import { entryOfRow, type ListRow } from '../rows.ts';
import type { Section } from '../section.ts';
import { type More, moreFiles, moreId } from './schema.ts';

type MoreEntry = NonNullable<More['entries']>[number];

/** Returns an entry as its page and the résumé show it. */
export const rowOf = ({ organization, text, highlights, ...entry }: MoreEntry): ListRow => ({
  ...entry,
  facts: [organization],
  summary: text,
  bullets: highlights,
});

/** Returns an entry as `content/more/` has it; undefined if it has no title. */
function readEntry(entry: EntryOf<'more'>, result: ImportResult): object | undefined {
  const { title: name, keywords, extras } = entry;
  const organization = result.join(entry.organization, place(entry.location, result.language));
  const words = result.join(...keywords);
  const values = { ...entry, extras: [...(words ? [words] : []), ...extras] };
  const reader = new EntryReader(values, result);
  const title = reader.line(name ?? organization, room.item);
  if (!title) return undefined;
  const { start, end } = reader.period();
  return {
    title,
    organization: name && reader.line(organization, room.item),
    ...(start ? { start, end } : { date: end }),
    url: reader.url('url'),
    text: reader.summary(false),
    highlights: reader.items(),
  };
}

/** Custom sections: each file is one. */
export const more = {
  ...moreFiles,
  titleFields: ['heading'],
  otherNames: 'sections',
  entry: {
    command: 'section',
    name: 'section',
    plural: 'Sections of your own',
    compare: (a, b) => compareDated(a, b) || a.slug.localeCompare(b.slug, 'en'),
    isOrdered: true,
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
      const listed = entries.map((entry) => entryOfRow(rowOf(entry), strings));
      return resumeSection(heading, { entries: listed, blocks: blocksOf(body) }) ?? [];
    }),
  jsonResume: jsonResumeList<'more', More>({
    list: 'more',
    noun: 'section',
    files: moreFiles,
    titleOf: ({ heading }) => heading,
    read({ heading: given, body, entries }, { reader }) {
      const heading = reader.line(given, room.line);
      const read = entries.flatMap((entry) => readEntry(entry, reader.result) ?? []);
      return heading && (body || read.length)
        ? { heading, entries: orNothing(read), body: toMarkdown(body) }
        : undefined;
    },
    write: false,
  }),
} satisfies Section<readonly More[]>;
