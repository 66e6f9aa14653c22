import { buildDate } from '#base/dates.ts';
import { room } from '#base/fields.ts';
import { orNothing } from '#base/group.ts';
import { comparableWords, splitAtComma } from '#base/place.ts';
import { ends, items, jsonResumeList, line, summary, url, words } from '../jsonResumeList.ts';
import { type EducationEntry, educationFiles } from './schema.ts';

const holds = (text: string, part: string) =>
  ` ${comparableWords(text).join(' ')} `.includes(` ${comparableWords(part).join(' ')} `);

/** Years after which a degree without an end is not still going on. */
const longest = 10;

export const educationJsonResume = jsonResumeList<'education', EducationEntry>({
  list: 'education',
  noun: 'degree',
  files: educationFiles,
  fields: {
    title: line('studyType', room.item),
    institution: line('institution', room.item, 'location'),
    ...ends,
    url: url(),
    honors: line('score', room.item),
    summary,
    highlights: items,
    courses: words('courses'),
  },
  prepare({ studyType: degree, area, ...entry }, { result, field }) {
    // If a degree and its field contain each other, one is enough.
    const one = !degree || !area ? (degree ?? area) : holds(degree, area) ? degree : holds(area, degree) && area;
    const [year = ''] = /\d{4}/.exec(entry.startDate ?? '') ?? [];
    const isOld = !entry.endDate && year && Number(year) < buildDate(process.env).getFullYear() - longest;
    if (isOld) result.report(`${field} has no end. It is shown as "${year}". Add its end in content/education.yaml.`);
    return {
      ...entry,
      studyType: one || result.join(degree, area),
      ...(isOld && { startDate: undefined, endDate: year }),
    };
  },
  write({ title, institution, start, end, url, honors, summary, highlights, courses }) {
    const [studyType, area] = splitAtComma(title ?? '');
    return {
      institution,
      url,
      studyType: studyType || undefined,
      area,
      startDate: start,
      endDate: end,
      score: honors,
      courses: orNothing(courses ?? []),
      summary,
      highlights: orNothing(highlights ?? []),
    };
  },
});
