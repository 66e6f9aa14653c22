import { formatPeriod } from '#base/dates.ts';
import type { Words } from '#base/words.ts';
import type { Teaching } from './schema.ts';

/** Returns an entry as it is shown: the term says when, beside a period it follows the institution. */
export function teachingFacts({ course, role, institution, term, ...period }: Teaching, words: Words) {
  const when = formatPeriod(period, words);
  return {
    title: [role, course].filter(Boolean).join(', '),
    when: when ?? term,
    detail: [institution, when && term].filter(Boolean).join(', ') || undefined,
  };
}
