/** A month as `YYYY-MM`. */
export type Month = string;

const monthName = new Intl.DateTimeFormat('en', { month: 'short', timeZone: 'UTC' });

/**
 * The day of the build: one for the whole site, so that "present", durations and the year agree.
 * `SOURCE_DATE_EPOCH` (seconds, https://reproducible-builds.org/specs/source-date-epoch/) fixes it.
 */
export function buildDate(environment: Record<string, string | undefined>): Date {
  const epoch = environment.SOURCE_DATE_EPOCH;
  return epoch && /^\d+$/.test(epoch) ? new Date(Number(epoch) * 1000) : new Date();
}

/** The month that a day lies in (UTC). */
export function monthOf(day: Date): Month {
  return day.toISOString().slice(0, 7);
}

/** Months since year 0, so that months can be subtracted. */
export function monthIndex(month: Month): number {
  const [year, number] = month.split('-').map(Number);
  return (year ?? 0) * 12 + (number ?? 1) - 1;
}

/** The newest month that has begun by `present`: content may name an end that is still to come. */
export function newestMonth(months: readonly (Month | undefined)[], present: Month): Month | undefined {
  return months
    .filter((month) => month !== undefined && month <= present)
    .sort()
    .at(-1);
}

/** The first day of a month: what a date must be where a month is not precise enough. */
export function firstDay(month: Month): Date {
  return new Date(`${month}-01T00:00:00Z`);
}

/** `Aug 2026` */
export function formatMonth(month: Month): string {
  return `${monthName.format(firstDay(month))} ${month.slice(0, 4)}`;
}

/** `9 months`, `1 year 2 months`; both ends count, as they do on a résumé. */
export function formatDuration(start: Month, end: Month): string {
  const months = Math.max(1, monthIndex(end) - monthIndex(start) + 1);
  const parts = [
    [Math.floor(months / 12), 'year'],
    [months % 12, 'month'],
  ] as const;
  return parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}${count === 1 ? '' : 's'}`)
    .join(' ');
}
