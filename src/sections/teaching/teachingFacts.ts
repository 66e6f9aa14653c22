import { formatPeriod } from '#base/dates.ts';
import type { UiStrings } from '#base/uiStrings.ts';
import type { Teaching } from './schema.ts';

/** Returns an entry as it is shown: the term says when, beside a period it follows the institution. */
export function teachingFacts({ course, role, institution, term, ...period }: Teaching, strings: UiStrings) {
  const when = formatPeriod(period, strings);
  return {
    title: [role, course].filter(Boolean).join(strings.comma),
    when,
    term: when ? undefined : term,
    detail: [institution, when && term].filter(Boolean).join(strings.comma) || undefined,
  };
}
