import type { PartialDate, Period } from '#base/dates.ts';
import { room } from '#base/fields.ts';
import { linkNames, periodNames, text, texts } from '#base/resumeText/fields.ts';
import { wordsOf } from '#base/resumeText/place.ts';
import { jsonResumeList } from '../jsonResumeList.ts';
import { period, technologies, toldOf, writePeriod } from '../resumeEntries.ts';
import { orNothing, splitAtComma } from '../section.ts';
import { type EducationEntry, educationFiles } from './schema.ts';

const yearOf = (date: PartialDate | undefined) => date?.slice(0, 4);
const writeYears = ({ start, end }: Period) => writePeriod({ start: yearOf(start), end: yearOf(end) });

/** Joins a degree and its field; one that holds all words of the other says both. */
function joinDegree(degree: string | undefined, area: string | undefined): string {
  const holds = (text: string, part: string) => ` ${wordsOf(text).join(' ')} `.includes(` ${wordsOf(part).join(' ')} `);
  if (!degree || !area) return degree ?? area ?? '';
  if (holds(degree, area)) return degree;
  return holds(area, degree) ? area : `${degree}, ${area}`;
}

export const educationJsonResume = jsonResumeList({
  list: 'education',
  names: 'educations studies academics',
  files: educationFiles,
  fields: {
    institution: text,
    area: text,
    studyType: text,
    startDate: text,
    endDate: text,
    url: text,
    score: text,
    courses: texts,
    summary: text,
  },
  main: 'studyType',
  synonyms: {
    institution: 'school university college institute organization name',
    ...linkNames,
    score: 'gpa grade honors honours',
    courses: 'coursework modules subjects',
    summary: 'description details notes',
    studyType: 'degree qualification title',
    area: 'major field fieldofstudy subject specialization',
    ...periodNames,
    endDate: `${periodNames.endDate} graduationdate graduated graduation graduationyear year years`,
  },
  needs: 'studyType, area or institution',
  read(entry, { draft, field }) {
    const degree = joinDegree(entry.studyType, entry.area);
    const beyond: string[] = [];
    const title = draft.line(`${field}.studyType`, degree, room.item, beyond);
    const institution = draft.line(`${field}.institution`, entry.institution, room.item, beyond);
    if (!title && !institution) return undefined;
    const { start, end } = period(field, entry, draft, writeYears);
    return {
      title,
      institution,
      start,
      end,
      url: draft.address(`${field}.url`, entry.url),
      honors: draft.line(`${field}.score`, entry.score, room.item, beyond),
      courses: technologies(entry.courses, beyond),
      summary: toldOf(entry.summary, beyond),
    };
  },
  write: ({ title, institution, start, end, url, honors, courses }: EducationEntry) => {
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
    };
  },
});
