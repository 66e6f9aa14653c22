import { formatPeriod } from '#base/dates.ts';
import type { UiStrings } from '#base/uiStrings.ts';
import { resumeEntry, resumeSection } from '../resumeSection.ts';
import type { Section } from '../section.ts';
import { teachingJsonResume } from './jsonResume.ts';
import { type TeachingEntry, teachingFiles } from './schema.ts';
import { teachingTiles } from './tiles.ts';

/** Returns an entry as it is shown. The term replaces a missing period, or else follows the institution. */
export function teachingFacts({ course, role, institution, term, ...period }: TeachingEntry, strings: UiStrings) {
  const when = formatPeriod(period, strings);
  return {
    title: [role, course].filter(Boolean).join(strings.comma),
    when,
    term: when ? undefined : term,
    detail: [institution, when && term].filter(Boolean).join(strings.comma) || undefined,
  };
}

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
  tiles: teachingTiles,
  jsonResume: teachingJsonResume,
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
