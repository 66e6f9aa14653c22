import { type Month, monthIndex } from './dates.ts';

interface TimeBar {
  label: string;
  /** Left edge and width, in per cent of the scale. */
  from: number;
  width: number;
  now: boolean;
  /** Where the label has room. */
  side: 'before' | 'after' | 'inside';
}

export interface TimeScale {
  ticks: { label: string; at: number }[];
  bars: TimeBar[];
}

const monthNames = ['Jan', 'Apr', 'Jul', 'Oct'];
/** Letters that fit beside a bar. */
const longest = 28;
/** Share of the scale that a label may need, in per cent. */
const labelRoom = 25;

/**
 * Draws periods to scale over whole years: quarters are marked up to three years, years beyond.
 * @param present the month that an entry without an end lasts to
 */
export function timeScale(
  entries: readonly { label: string; start: Month; end?: Month }[],
  present: Month,
): TimeScale | undefined {
  if (!entries.length) return undefined;
  const spans = entries.map(({ label, start, end }) => ({
    label,
    now: end === undefined,
    start: monthIndex(start),
    // The last month counts whole; an entry that lies ahead still shows one month.
    end: Math.max(monthIndex(end ?? present), monthIndex(start)) + 1,
  }));
  const firstYear = Math.floor(Math.min(...spans.map((span) => span.start)) / 12);
  const years = Math.ceil(Math.max(...spans.map((span) => span.end)) / 12) - firstYear;
  const percent = (months: number) => Math.round((months / (years * 12)) * 10_000) / 100;

  const step = years > 3 ? 12 : 3;
  const ticks = Array.from({ length: (years * 12) / step }, (_, index) => {
    const month = index * step;
    const label = month % 12 === 0 ? String(firstYear + month / 12) : (monthNames[(month % 12) / 3] ?? '');
    return { label, at: percent(month) };
  });

  const bars = spans.map(({ label, now, start, end }): TimeBar => {
    const from = percent(start - firstYear * 12);
    const width = percent(end - start);
    const after = 100 - from - width;
    const shown = label.length > longest ? `${label.slice(0, longest - 1)}…` : label;
    const side = after >= labelRoom ? 'after' : from >= labelRoom ? 'before' : 'inside';
    return { label: shown, from, width, now, side };
  });
  return { ticks, bars };
}
