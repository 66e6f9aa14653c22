import { room } from '#base/fields.ts';
import { orNothing } from '#base/group.ts';
import { place } from '#base/place.ts';
import { withoutBlanks } from '#base/resume/clean.ts';
import { optionalText, placeParts, type ReadEntry, type ResumeGroup, texts } from '#base/resume/fields.ts';
import { splitLead } from '#base/resumeText/lead.ts';
import { paragraphs } from '#base/resumeText/text.ts';
import type { Reports } from '../reports.ts';
import { found, partList, period } from '../resumeEntries.ts';

const fields = {
  title: optionalText,
  organization: optionalText,
  location: placeParts,
  date: optionalText,
  start: optionalText,
  end: optionalText,
  url: optionalText,
  text: optionalText,
  highlights: texts,
};

/** An entry of a list that isn't part of JSON Resume. */
export const moreEntryPart = {
  fields,
  main: 'text',
  rest: 'text',
  synonyms: {
    title: 'name position role label activity event course degree subject award certificate',
    organization:
      'organisation institution company companyname employer issuer awarder publisher school club entity provider',
    location: 'city place',
    date: 'year releasedate when period dates issuedon publishedon',
    start: 'startdate from begin since startedon',
    end: 'enddate to until finish finishedon',
    url: 'link website homepage href',
    text: 'summary description details content note notes comment',
    highlights: 'achievements accomplishments responsibilities bullets points',
  },
} satisfies ResumeGroup;

/**
 * Returns an entry as `content/more/` has it.
 * @param at the entry's name in reports: `Patents[1]`
 */
export function readEntry(entry: ReadEntry<typeof fields>, at: string, reports: Reports): object | undefined {
  const { date, start, end, url } = entry;
  const organization = reports.join(entry.organization, place(entry.location, reports.language));
  const isPeriod = start !== undefined || end !== undefined;
  const read = period(at, { startDate: start, endDate: isPeriod ? end : date }, reports);
  const dates = isPeriod || read.start ? { start: read.start, end: read.end } : { date: read.end };
  const beyond = isPeriod && date ? [`Date: ${date}`] : [];
  const lead = entry.title || organization ? undefined : splitLead(entry.text ?? entry.highlights[0] ?? '', room.item);
  const title = reports.line(at, entry.title ?? (organization || lead?.lead), room.item, beyond);
  if (!title) {
    if (withoutBlanks(entry)) reports.omit(`${at} has no title or text ${found(entry)}`, entry);
    return undefined;
  }
  const where = entry.title ? reports.line(at, organization, room.item, beyond) : undefined;
  const { summary, items } = partList(lead ? lead.rest : entry.text, beyond);
  return {
    title,
    organization: where,
    ...dates,
    url: reports.url(`${at}, url`, url),
    text: summary,
    highlights: orNothing([...items, ...entry.highlights.slice(lead && !entry.text ? 1 : 0).flatMap(paragraphs)]),
  };
}
