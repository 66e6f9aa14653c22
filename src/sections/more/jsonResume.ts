import { room } from '#base/fields.ts';
import { orNothing } from '#base/group.ts';
import { place } from '#base/place.ts';
import type { EntryOf } from '#base/resume/resume.ts';
import { toMarkdown } from '#base/resumeText/text.ts';
import { EntryReader } from '../entryReader.ts';
import type { ImportResult } from '../importResult.ts';
import { jsonResumeList } from '../jsonResumeList.ts';
import { type More, moreFiles } from './schema.ts';

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

/** Each section is a file in `more/`. */
export const moreJsonResume = jsonResumeList<'more', More>({
  list: 'more',
  noun: 'section',
  files: moreFiles,
  titleOf: ({ heading }) => heading,
  read({ heading: given, body, entries }, { reader }) {
    const heading = reader.line(given, room.line);
    const read = entries.flatMap((entry) => readEntry(entry, reader.result) ?? []);
    return heading && (body || read.length) ? { heading, entries: orNothing(read), body: toMarkdown(body) } : undefined;
  },
  write: false,
});
