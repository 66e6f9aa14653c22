import { room } from '#base/fields.ts';
import { orNothing } from '#base/group.ts';
import { place } from '#base/place.ts';
import { linkNames, optionalText, periodNames, placeParts, texts } from '#base/resume/fields.ts';
import { paragraphs } from '#base/resumeText/text.ts';
import { jsonResumeList } from '../jsonResumeList.ts';
import { ends, partList, period, summaryParagraph } from '../resumeEntries.ts';
import { type VolunteeringEntry, volunteeringFiles } from './schema.ts';

export const volunteeringJsonResume = jsonResumeList({
  list: 'volunteer',
  noun: 'volunteer role',
  names: 'volunteering volunteerwork volunteerexperience community',
  headings: {
    rank: 10,
    words: /volunt|ehrenamt|freiwillig|bénévol|vrijwil|wolont|gönüllü|волонт|志愿|志願|ボランティア|봉사/i,
  },
  files: volunteeringFiles,
  fields: {
    organization: optionalText,
    position: optionalText,
    location: placeParts,
    url: optionalText,
    startDate: optionalText,
    endDate: optionalText,
    summary: optionalText,
    highlights: texts,
  },
  main: 'position',
  nameFields: ['organization', 'position'],
  synonyms: {
    ...linkNames,
    ...periodNames,
    location: 'place city',
    organization: 'name company companyname organisation org institution',
    position: 'role title',
    summary: 'description details',
    highlights: 'achievements accomplishments responsibilities bullets',
  },
  needs: 'position or organization',
  read(entry, { reports, field }) {
    const { organization, position, summary, highlights } = entry;
    if (!organization && !position) return undefined;
    const beyond: string[] = [];
    const { summary: text, items } = partList(summary);
    const where = reports.join(organization, place(entry.location, reports.language));
    return {
      role: reports.line(`${field}, position`, position, room.item, beyond),
      organization: reports.line(`${field}, organization`, where, room.item, beyond),
      ...ends(period(field, entry, reports)),
      url: reports.url(`${field}, url`, entry.url),
      summary: summaryParagraph(text, beyond),
      highlights: orNothing([...items, ...highlights.flatMap(paragraphs)]),
    };
  },
  write: ({ organization, role, url, start, end, summary, highlights }: VolunteeringEntry) => ({
    organization,
    position: role,
    url,
    startDate: start,
    endDate: end,
    summary,
    highlights: orNothing(highlights ?? []),
  }),
});
