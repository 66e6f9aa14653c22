import type { Period } from '#base/dates.ts';
import { room } from '#base/fields.ts';
import { orNothing } from '#base/group.ts';
import { comparableWords, place, splitAtComma } from '#base/place.ts';
import { linkNames, optionalText, periodNames, placeParts, texts } from '#base/resume/fields.ts';
import { paragraphs } from '#base/resumeText/text.ts';
import { jsonResumeList } from '../jsonResumeList.ts';
import type { Reports } from '../reports.ts';
import { partList, period, technologiesFrom, writePeriod } from '../resumeEntries.ts';
import { type EducationEntry, educationFiles } from './schema.ts';

const writeYears = ({ start, end }: Period) => writePeriod({ start: start?.slice(0, 4), end: end?.slice(0, 4) });

/** Joins a degree and its field. If one contains the other, it is enough. */
function joinDegree(degree: string | undefined, area: string | undefined, reports: Reports): string | undefined {
  const holds = (text: string, part: string) =>
    ` ${comparableWords(text).join(' ')} `.includes(` ${comparableWords(part).join(' ')} `);
  if (!degree || !area) return degree ?? area;
  if (holds(degree, area)) return degree;
  return holds(area, degree) ? area : reports.join(degree, area);
}

export const educationJsonResume = jsonResumeList({
  list: 'education',
  noun: 'degree',
  names: 'educations studies academics',
  headings: {
    rank: 120,
    words:
      /educat|studies|ausbildung|bildung|studium|formation|études|educaci|formaci|istruzione|formazione|educação|formação|opleiding|wykształ|utbildning|eğitim|образован|освіта|教育|学历|學歷|学歴|학력/i,
  },
  files: educationFiles,
  fields: {
    institution: optionalText,
    area: optionalText,
    studyType: optionalText,
    startDate: optionalText,
    endDate: optionalText,
    url: optionalText,
    score: optionalText,
    courses: texts,
    location: placeParts,
    summary: optionalText,
    highlights: texts,
  },
  main: 'studyType',
  nameFields: ['institution', 'studyType'],
  synonyms: {
    institution: 'school schoolname university college institute organization name',
    ...linkNames,
    score: 'gpa grade honors honours',
    courses: 'coursework modules subjects',
    summary: 'description details notes',
    location: 'place city schoollocation',
    studyType: 'degree degreename qualification title',
    highlights: 'achievements activities bullets',
    area: 'major field fieldofstudy subject specialization',
    ...periodNames,
    endDate: `${periodNames.endDate} graduationdate graduated graduation graduationyear year years`,
  },
  needs: 'degree, field or school',
  read(entry, { reports, field }) {
    const degree = joinDegree(entry.studyType, entry.area, reports);
    const beyond: string[] = [];
    const title = reports.line(`${field}, studyType`, degree, room.item, beyond);
    const { institution: name } = entry;
    const school = reports.join(name, (name || degree) && place(entry.location, reports.language));
    const institution = reports.line(`${field}, institution`, school, room.item, beyond);
    if (!title && !institution) return undefined;
    const { summary, items } = partList(entry.summary, beyond);
    const { start, end } = period(field, entry, reports, writeYears);
    return {
      title,
      institution,
      start,
      end,
      url: reports.url(`${field}, url`, entry.url),
      honors: reports.line(`${field}, score`, entry.score, room.item, beyond),
      courses: technologiesFrom(entry.courses, beyond),
      summary,
      highlights: orNothing([...items, ...entry.highlights.flatMap(paragraphs)]),
    };
  },
  write: ({ title, institution, start, end, url, honors, summary, highlights, courses }: EducationEntry) => {
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
