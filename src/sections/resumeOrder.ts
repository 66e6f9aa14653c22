import type { Site } from './contentFiles.ts';
import { resumeSections, type SectionName, type SectionValues } from './index.ts';

/** Years after its start for which education without an end counts as ongoing. */
const longestStudies = 8;

/** Whether the latest education is ongoing, or ended this or last year. Ignores months, since some dates have none. */
function isStudent(education: SectionValues['education'] = [], today: Date): boolean {
  const year = today.getUTCFullYear();
  const yearOf = (date = '0') => Number(date.slice(0, 4));
  const latest = Math.max(...education.map(({ start, end }) => yearOf(start ?? end)));
  return education.some(({ start, end }) =>
    end ? yearOf(end) >= year - 1 : yearOf(start) >= Math.max(latest, year - longestStudies),
  );
}

/** Returns the sections of a résumé: `resume.order` first, then education first for a student, then the default order. */
export function resumeOrder({ site, education }: SectionValues & { site: Site }, today: Date): SectionName[] {
  const first: readonly SectionName[] = isStudent(education, today) ? ['education', 'experience', 'projects'] : [];
  return [...new Set<SectionName>([...site.resume.order, ...first, ...resumeSections])];
}
