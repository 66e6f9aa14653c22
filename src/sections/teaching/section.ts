import { formatPeriod } from '#base/dates.ts';
import { room } from '#base/fields.ts';
import { drawOneInk, type Picker, range, rect } from '#ui/shapes.ts';
import { end, jsonResumeList, line, start, summary, url } from '../jsonResumeList.ts';
import { rowSection } from '../rows.ts';
import type { Section } from '../section.ts';
import { type TeachingEntry, teachingFiles } from './schema.ts';

/** Draws four steps. */
const drawSteps = (isRising: boolean) => (pick: Picker) => {
  const steps = range(4).map((index) => {
    const height = 14 + (isRising ? index : 3 - index) * 16;
    return rect(20 + index * 20, 80 - height, 20, height);
  });
  return drawOneInk(steps, pick(4), 'slide');
};

export const teaching = {
  ...teachingFiles,
  titleFields: ['course'],
  ...rowSection<TeachingEntry>({
    page: 'experience',
    id: 'teaching',
    strings: ({ teaching }) => teaching,
    // The term replaces a missing period, or else follows the institution.
    row({ course, role, institution, term, start, end, ...entry }, strings) {
      const when = formatPeriod({ start, end }, strings);
      const join = (...parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(strings.comma);
      return { ...entry, title: join(role, course), when, term, facts: [join(institution, when && term) || undefined] };
    },
    showcase: {
      rank: 50,
      tone: 'own',
      drawings: [drawSteps(true), drawSteps(false)],
      tile: ({ course, institution, summary }) => ({ title: course, text: summary ?? institution }),
    },
  }),
  resumeRank: 50,
  jsonResume: jsonResumeList<'teaching', TeachingEntry>({
    list: 'teaching',
    noun: 'course',
    files: teachingFiles,
    fields: {
      course: line('course role', room.item),
      role: line('role', room.line),
      institution: line('institution', room.item),
      term: line('term', room.label),
      start,
      end,
      url: url(),
      summary,
    },
    write: false,
  }),
  things: (entries, owner) =>
    entries.map(({ course, institution, url, start, end, summary }) => ({
      '@type': 'Course' as const,
      name: course,
      description: summary,
      url,
      provider: institution ? { '@type': 'Organization' as const, name: institution } : undefined,
      hasCourseInstance: { '@type': 'CourseInstance' as const, instructor: owner, startDate: start, endDate: end },
    })),
} satisfies Section<readonly TeachingEntry[]>;
