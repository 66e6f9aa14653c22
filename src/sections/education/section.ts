import { z } from 'zod';
import { buildDate, inOrder, monthOf } from '#base/dates.ts';
import {
  either,
  eitherOf,
  fieldGroup,
  highlights,
  line,
  namesOf,
  order,
  period,
  resume,
  room,
  school,
  summary,
  title,
  url,
} from '#base/fields.ts';
import { orNothing } from '#base/group.ts';
import { endsWithPart, splitAtComma } from '#base/place.ts';
import { listComma, type UiStrings } from '#base/uiStrings.ts';
import { drawOneInk, type Picker, range, rect } from '#ui/shapes.ts';
import { type EntryOf, listOf } from '../files.ts';
import { jsonResumeList } from '../jsonResumeList.ts';
import { rowSection } from '../rows.ts';
import type { Section } from '../section.ts';

const files = listOf(
  'education.yaml',
  'Your degrees and schools, in the order of the page.',
  fieldGroup({
    title: title(room.item)
      .optional()
      .meta({ otherNames: `${namesOf.title} degree studyType` })
      .describe('Degree or course. Example: Bachelor of Science, Computer Science.'),
    institution: school.describe('School or university, and its place.'),
    ...period,
    url: url.describe('Page of the degree or the school (https).'),
    honors: line(room.item)
      .optional()
      .meta({ otherNames: 'gpa score grade' })
      .describe('Honors or grade. Example: GPA 3.9, with honors.'),
    summary: summary.describe('What you studied or wrote there, in a sentence or two.'),
    highlights,
    courses: z.array(line(room.item)).optional().describe('Courses. Example: [Algorithms, Statistics].'),
    resume,
  })
    .refine(inOrder, order)
    .refine(({ title, institution }) => title || institution, either('title', 'institution'))
    .meta(eitherOf('title', 'institution')),
);

export type EducationEntry = EntryOf<typeof files>;

/** Years after its start for which education without an end counts as ongoing. */
const longestStudies = 8;

/** Returns whether the latest education is ongoing, or ended this or last year. Some dates have no months. */
function isOfStudent(entries: readonly EducationEntry[], today: Date): boolean {
  const year = today.getUTCFullYear();
  const yearNumber = (date = '0') => Number(date.slice(0, 4));
  const latest = Math.max(...entries.map(({ start, end }) => yearNumber(start ?? end)));
  return entries.some(({ start, end }) =>
    end ? yearNumber(end) >= year - 1 : yearNumber(start) >= Math.max(latest, year - longestStudies),
  );
}

/** Returns honors or a grade. A number alone is a grade. */
const gradeIn = (text: string, { education }: UiStrings): string =>
  /^[\d.,/ ]+$/.test(text) ? education.grade + text : text;

/** Draws a gable on three to five columns. */
function drawTemple(pick: Picker) {
  const count = 3 + pick(3);
  const width = 36 / count;
  const gap = (64 - 36) / (count - 1);
  const columns = range(count).map((index) => rect(Math.round((28 + index * (width + gap)) * 10) / 10, 32, width, 38));
  return drawOneInk(columns, pick(count), 'grow', 'M24 28 60 8l36 20zM24 72h72v8H24z');
}

export const education = {
  ...files,
  titleFields: ['title', 'institution'],
  otherNames: 'schools',
  starter: {
    entries: [
      { title: 'Bachelor of Science, Computer Science', institution: 'Name of the university, city', start: 2023 },
    ],
  },
  ...rowSection<EducationEntry>('education', {
    page: 'about',
    row(entry, strings) {
      const { title, institution: school, honors, courses, highlights, ...rest } = entry;
      // The title may end with it.
      const institution = endsWithPart(title, school) ? undefined : school;
      const text = honors && gradeIn(honors, strings);
      return {
        ...rest,
        title: title ?? institution ?? '',
        facts: [title && institution],
        remark: text ? { text, isUi: text !== honors } : undefined,
        note: courses?.length
          ? { write: strings.education.courses, names: courses.join(listComma(strings)) }
          : undefined,
        bullets: highlights,
      };
    },
    showcase: {
      rank: 80,
      drawings: [drawTemple],
      tile: ({ title, institution, summary }, { comma }) => ({
        caption: title ?? institution,
        title: [title, institution].filter(Boolean).join(comma),
        text: summary,
      }),
    },
  }),
  resumeRank: 40,
  studentRank: 0,
  isOfStudent,
  jsonResume: jsonResumeList<'education', EducationEntry>({
    list: 'education',
    noun: 'degree',
    files,
    from: { title: 'studyType', institution: 'institution, location', honors: 'score' },
    prepare({ studyType: degree = '', area = '', ...entry }, result) {
      const isOne = degree.includes(area) || area.includes(degree);
      const studyType = isOne ? (degree.length > area.length ? degree : area) : result.join(degree, area);
      const [year = ''] = /\d{4}/.exec(entry.startDate ?? '') ?? [];
      const isOld = !entry.endDate && year && Number(year) < buildDate(process.env).getFullYear() - longestStudies;
      // Otherwise it would be shown as not ended.
      const dates = isOld && { startDate: undefined, endDate: year };
      if (isOld) result.report(`${studyType || 'A degree'} of ${year} has no end. Add it in content/education.yaml.`);
      return { ...entry, studyType: studyType || undefined, ...dates };
    },
    write({ title = '', institution, start, end, url, honors, summary, highlights = [], courses = [] }) {
      const [studyType, area] = splitAtComma(title);
      return {
        institution,
        url,
        studyType: studyType || undefined,
        area,
        startDate: start,
        endDate: end,
        score: honors,
        courses: orNothing(courses),
        summary,
        highlights: orNothing(highlights),
      };
    },
  }),
  // A school that the owner still attends is an affiliation. One without years may be either, so it is omitted.
  person: (entries, { today }) => {
    const finished = ({ end }: EducationEntry) => end !== undefined && end <= monthOf(today).slice(0, end.length);
    const schools = (some: readonly EducationEntry[]) =>
      orNothing(
        some.flatMap(({ institution }) =>
          institution ? [{ '@type': 'EducationalOrganization' as const, name: institution }] : [],
        ),
      );
    return {
      alumniOf: schools(entries.filter(finished)),
      affiliation: schools(entries.filter((entry) => (entry.start || entry.end) && !finished(entry))),
    };
  },
} satisfies Section<readonly EducationEntry[]>;
