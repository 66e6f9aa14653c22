import { room } from '#base/fields.ts';
import { linkNames, optionalText, periodNames } from '#base/resume/fields.ts';
import { oneLine } from '#base/resumeText/text.ts';
import { jsonResumeList } from '../jsonResumeList.ts';
import { ends, period } from '../resumeEntries.ts';
import { type TeachingEntry, teachingFiles } from './schema.ts';

export const teachingJsonResume = jsonResumeList({
  list: 'teaching',
  noun: 'course',
  isExtension: true,
  names: 'courses teachingexperience lectures',
  headings: {
    rank: 20,
    words: /teach|lehre\b|lehrtätig|enseign|docen|ensino|教学|教歴/i,
  },
  files: teachingFiles,
  fields: {
    course: optionalText,
    role: optionalText,
    institution: optionalText,
    term: optionalText,
    startDate: optionalText,
    endDate: optionalText,
    url: optionalText,
    summary: optionalText,
  },
  main: 'course',
  nameFields: ['course', 'institution'],
  synonyms: {
    ...linkNames,
    ...periodNames,
    course: 'name title subject',
    role: 'position',
    institution: 'organization school university company',
    term: 'semester',
    summary: 'description details',
  },
  needs: 'course or role',
  read: (entry, { reports, field }) =>
    (entry.course || entry.role) && {
      course: reports.line(`${field}, course`, entry.course || entry.role, room.item),
      role: entry.course && reports.line(`${field}, role`, entry.role, room.line),
      institution: reports.line(`${field}, institution`, entry.institution, room.item),
      term: reports.line(`${field}, term`, entry.term, room.label),
      ...ends(period(field, entry, reports)),
      url: reports.url(`${field}, url`, entry.url),
      summary: entry.summary && oneLine(entry.summary),
    },
  write: ({ start, end, resume: _, ...entry }: TeachingEntry) => ({ ...entry, startDate: start, endDate: end }),
});
