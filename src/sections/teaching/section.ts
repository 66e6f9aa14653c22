import { formatPeriod } from '#base/dates.ts';
import { room } from '#base/fields.ts';
import type { UiStrings } from '#base/uiStrings.ts';
import { drawEach, drawOneInk, type Picker, range, rect } from '#ui/shapes.ts';
import { end, jsonResumeList, line, start, summary, url } from '../jsonResumeList.ts';
import { resumeEntry, resumeSection } from '../resumeSection.ts';
import type { Section } from '../section.ts';
import { tilesOf } from '../tile.ts';
import { type TeachingEntry, teachingFiles } from './schema.ts';

/** Returns an entry as it is shown. The term replaces a missing period, or else follows the institution. */
function teachingFacts({ course, role, institution, term, ...period }: TeachingEntry, strings: UiStrings) {
  const when = formatPeriod(period, strings);
  return {
    title: [role, course].filter(Boolean).join(strings.comma),
    when,
    term: when ? undefined : term,
    detail: [institution, when && term].filter(Boolean).join(strings.comma) || undefined,
  };
}

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
  contents: { page: 'experience', id: 'teaching', name: ({ teaching }) => teaching.heading },
  rows: (entries, strings) =>
    entries.map((entry) => {
      const { title, when, term, detail } = teachingFacts(entry, strings);
      return { lang: entry.lang, title, when, term, facts: [detail], url: entry.url, summary: entry.summary };
    }),
  resumeRank: 50,
  resume: (entries, strings) =>
    resumeSection(strings.teaching.heading, {
      entries: entries.map((entry) => {
        const { title, when, term, detail } = teachingFacts(entry, strings);
        return resumeEntry(entry.url ? { text: title, url: entry.url } : title, {
          organization: detail ? { text: detail, url: null } : null,
          when: when ?? term ?? null,
          text: entry.summary ?? null,
        });
      }),
    }),
  tiles: tilesOf({
    rank: 50,
    strings: ({ teaching }) => teaching,
    tone: 'own',
    draw: (entries: readonly TeachingEntry[]) =>
      drawEach(entries, ({ course }) => course, drawSteps(true), drawSteps(false)),
    tile: ({ course, institution, term, start, summary }) => ({
      names: [course, institution],
      title: course,
      text: summary ?? institution,
      date: start ?? /\d{4}/.exec(term ?? '')?.[0],
    }),
  }),
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
