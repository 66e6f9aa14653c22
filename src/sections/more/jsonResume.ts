import { room } from '#base/fields.ts';
import { orNothing } from '#base/group.ts';
import { place } from '#base/place.ts';
import type { MoreEntry } from '#base/resume/resume.ts';
import { splitLead } from '#base/resumeText/lead.ts';
import { paragraphs, toMarkdown } from '#base/resumeText/text.ts';
import type { ImportResult } from '../importResult.ts';
import { jsonResumeList } from '../jsonResumeList.ts';
import { partList, period, summaryParagraph } from '../resumeEntries.ts';
import { type More, moreFiles } from './schema.ts';

/**
 * Returns an entry as `content/more/` has it; undefined if it has neither a title nor a text.
 * @param at the entry's name in reports: `Patents[1]`
 */
function readEntry(entry: MoreEntry, at: string, result: ImportResult): object | undefined {
  const { title: name, summary: whole, highlights, url } = entry;
  const organization = result.join(entry.organization, place(entry.location, result.language));
  const lead = name || organization ? undefined : splitLead(whole ?? highlights[0] ?? '', room.item);
  const beyond: string[] = [];
  const title = result.line(at, name ?? (organization || lead?.lead), room.item, beyond);
  if (!title) return undefined;
  const { start, end } = period(at, entry, result);
  const { text, items } = partList(lead ? lead.rest : whole);
  const more = [result.join(...entry.keywords), ...entry.extras].filter((each) => each !== undefined);
  return {
    title,
    organization: name ? result.line(at, organization, room.item, beyond) : undefined,
    ...(start ? { start, end } : { date: end }),
    url: result.url(`${at}, url`, url),
    text: summaryParagraph([text, ...more].filter(Boolean).join('\n\n'), beyond),
    highlights: orNothing([...items, ...highlights.slice(lead && !whole ? 1 : 0).flatMap(paragraphs)]),
  };
}

/** Each section is a file in `more/`. */
export const moreJsonResume = jsonResumeList<'more', More>({
  list: 'more',
  noun: 'section',
  files: moreFiles,
  file: { title: ({ heading }) => heading },
  read({ heading, body = '', entries }, { result, field }) {
    const name = result.line(`${field}, heading`, heading, room.line);
    const read = entries.flatMap((entry, index) => readEntry(entry, `${name ?? field}[${index + 1}]`, result) ?? []);
    return name && (body || read.length)
      ? { heading: name, entries: orNothing(read), body: toMarkdown(body) }
      : undefined;
  },
  write: false,
});
