import { shorten } from '#base/characters.ts';
import { firstMonth, lastMonth, type Month, monthIndex, type Period } from '#base/dates.ts';

interface TimeBar {
  label: string;
  /** Left edge and width, in percent of the scale. */
  from: number;
  width: number;
  now: boolean;
  /** Where the label has room beside the bar. */
  side: 'before' | 'after' | 'inside';
  /** Where it begins or ends above the bar, in percent: what a phone's width leaves room for. */
  above: { at: number; anchor: 'start' | 'end' };
}

export interface TimeScale {
  ticks: { label: string; at: number }[];
  bars: TimeBar[];
}

const monthNames = ['Jan', 'Apr', 'Jul', 'Oct'];
/** Letters that fit beside a bar. */
const longest = 28;
/** Share of the scale that a label may need, in percent. */
const labelRoom = 25;
/** Share of the narrowest scale, 280 px, that a letter takes, in percent. */
const characterRoom = 3;

/** More marks than this run into each other. */
const mostTicks = 10;
/** Years from one mark to the next. */
const yearSteps = [1, 2, 5, 10, 20, 50, 100, 200, 500];

/** Months from one mark to the next: a quarter up to three years, then as many years as it takes. */
function tickStep(years: number): number {
  if (years <= 3) return 3;
  return 12 * (yearSteps.find((step) => years / step <= mostTicks) ?? 1000);
}

/** The label begins with its bar if it then ends within the scale; else it ends with it, or as soon as it can. */
function above(from: number, to: number, room: number): TimeBar['above'] {
  return from + room <= 100 ? { at: from, anchor: 'start' } : { at: Math.max(to, room), anchor: 'end' };
}

/**
 * Draws periods to scale over whole years. A year without a month is all of it, from January or to December;
 * an entry that does not say when it began has no bar.
 * @param present the month that an entry without an end lasts to
 * @returns undefined where there is nothing to draw
 */
export function timeScale(entries: readonly (Period & { label: string })[], present: Month): TimeScale | undefined {
  const spans = entries.flatMap(({ label, start, end }) => {
    if (!start) return [];
    const from = monthIndex(firstMonth(start));
    // The last month counts whole; an entry in the future still shows one month.
    const to = Math.max(monthIndex(end ? lastMonth(end) : present), from) + 1;
    return [{ label, now: end === undefined, start: from, end: to }];
  });
  if (!spans.length) return undefined;
  const firstYear = Math.floor(Math.min(...spans.map((span) => span.start)) / 12);
  const years = Math.ceil(Math.max(...spans.map((span) => span.end)) / 12) - firstYear;
  const percent = (months: number) => Math.round((months / (years * 12)) * 10_000) / 100;

  const step = tickStep(years);
  const ticks = Array.from({ length: Math.ceil((years * 12) / step) }, (_, index) => {
    const month = index * step;
    const label = month % 12 === 0 ? String(firstYear + month / 12) : (monthNames[(month % 12) / 3] ?? '');
    return { label, at: percent(month) };
  });

  const bars = spans.map(({ label, now, start, end }): TimeBar => {
    const from = percent(start - firstYear * 12);
    const width = percent(end - start);
    const after = 100 - from - width;
    const side = after >= labelRoom ? 'after' : from >= labelRoom ? 'before' : 'inside';
    const shown = shorten(label, longest);
    return { label: shown, from, width, now, side, above: above(from, from + width, shown.length * characterRoom) };
  });
  return { ticks, bars };
}
