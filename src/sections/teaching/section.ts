import { inOrder } from '#base/dates.ts';
import { fieldGroup, order, period, resume, role, room, school, summary, url, words } from '#base/fields.ts';
import { drawOneInk, type Picker, range, rect } from '#ui/shapes.ts';
import { type EntryOf, listOf } from '../files.ts';
import { jsonResumeList } from '../jsonResumeList.ts';
import { rowSection } from '../rows.ts';
import type { Section } from '../section.ts';

const files = listOf(
  'teaching.yaml',
  'Courses that you taught, in the order of the page: newest first.',
  fieldGroup({
    course: words(room.item).describe('Name of the course. Example: Data Structures.'),
    role: role(room.line).describe('Your role. Example: Teaching assistant.'),
    institution: school.describe('School or university. Example: Example State University.'),
    term: words(room.label).optional().describe('Term in words. Example: Fall 2025.'),
    ...period,
    url: url.describe('Page of the course (https).'),
    summary: summary.describe('What you taught and to whom, in a sentence or two.'),
    resume,
  }).refine(inOrder, order),
);

export type TeachingEntry = EntryOf<typeof files>;

/** Draws four steps. */
const drawSteps = (isRising: boolean) => (pick: Picker) => {
  const steps = range(4).map((index) => {
    const height = 14 + (isRising ? index : 3 - index) * 16;
    return rect(20 + index * 20, 80 - height, 20, height);
  });
  return drawOneInk(steps, pick(4), 'slide');
};

export const teaching = {
  ...files,
  titleFields: ['course'],
  ...rowSection<TeachingEntry>('teaching', {
    page: 'experience',
    // The term replaces a missing period, or else follows the institution.
    row({ course, role, institution, term, ...entry }, { comma }) {
      const isDated = entry.start ?? entry.end;
      const join = (...parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(comma);
      return { ...entry, title: join(role, course), term, facts: [join(institution, isDated && term) || undefined] };
    },
    showcase: {
      rank: 50,
      drawings: [drawSteps(true), drawSteps(false)],
      tile: ({ course, institution, summary }) => ({ title: course, text: summary ?? institution }),
    },
  }),
  resumeRank: 50,
  jsonResume: jsonResumeList<'teaching', TeachingEntry>({
    list: 'teaching',
    noun: 'course',
    files,
    from: { course: 'course role' },
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
