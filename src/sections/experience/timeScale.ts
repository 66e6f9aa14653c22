import { cutAtWord, widthOf } from '#base/characters.ts';
import { joinSpans, type Month, spanOfPeriod } from '#base/dates.ts';
import { type Employer, employerName, shownEmployers } from './experience.ts';
import type { ExperienceEntry } from './schema.ts';

export interface TimeBar {
  employer: Employer;
  role: ExperienceEntry;
  /** Left edge and width, in percent of the scale. */
  from: number;
  width: number;
  now: boolean;
}

interface TimeRow {
  /** Longest first, so that shorter ones are drawn on top. */
  bars: TimeBar[];
  label: string;
  /** Place of the label beside the bars, and where it begins or ends, in percent. */
  side: 'before' | 'after' | 'inside';
  at: number;
  /** Place of the label above the bars, on a phone. */
  above: { at: number; anchor: 'start' | 'end' };
}

export interface TimeScale {
  ticks: { label: string; at: number }[];
  rows: TimeRow[];
  /** How many others there are, without names. */
  earlier: number;
  /** Their bars, longest first. */
  lane: TimeBar[];
}

/** Characters that fit above a bar. */
const longest = 33;
/** Width of a character in percent of the narrowest scale, 280 px, and of the narrowest one with labels beside its bars. */
const [roomAbove, roomBeside] = [3, 1.05];
/** Space between a bar and its label, and the least room for both. */
const [gap, leastRoom] = [2.5, 25];

/** Returns the months from one tick to the next: a quarter up to three years, then as many years as ten labels need. */
const tickStep = (years: number): number =>
  years <= 3 ? 3 : 12 * ([1, 2, 5, 10, 20, 50, 100, 200, 500].find((step) => years / step <= 10) ?? 1000);

/**
 * Returns the periods of roles to scale over whole years; undefined if no role has a start. A year without a month lasts
 * from January or to December.
 * @param employers in the order of the page
 * @param present the month that a role without an end lasts to
 * @param language of the names, and of the months beside the years
 */
export function timeScale(employers: readonly Employer[], present: Month, language: string): TimeScale | undefined {
  const stays = employers.flatMap((employer) => {
    const spans = employer.roles.flatMap((role) => {
      const span = spanOfPeriod(role, present);
      return span ? [{ role, ...span }] : [];
    });
    const runs = joinSpans(spans);
    const [first, last] = [runs[0], runs.at(-1)];
    return first && last ? [{ employer, spans, runs, start: first.start, end: last.end }] : [];
  });
  if (!stays.length) return undefined;
  const firstYear = Math.floor(Math.min(...stays.map(({ start }) => start)) / 12);
  const years = Math.ceil(Math.max(...stays.map(({ end }) => end)) / 12) - firstYear;
  const percent = (months: number) => Math.round((months / (years * 12)) * 10_000) / 100;
  const place = (month: number) => percent(month - firstYear * 12);

  const step = tickStep(years);
  const monthNames = new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' });
  const ticks = Array.from({ length: Math.ceil((years * 12) / step) }, (_, index) => {
    const month = index * step;
    const name = month % 12 ? monthNames.format(Date.UTC(firstYear, month)).replace(/\.$/, '') : undefined;
    return { label: name ?? String(firstYear + month / 12), at: percent(month) };
  });

  const toBars = (some: typeof stays): TimeBar[] =>
    some
      .flatMap(({ employer, spans }) =>
        spans.map(({ role, start, end }) => {
          const now = role.end === undefined;
          return { employer, role, from: place(start), width: percent(end - start), now };
        }),
      )
      .toSorted((a, b) => b.width - a.width);
  const toRow = (stay: (typeof stays)[number]): TimeRow => {
    const [from, to] = [place(stay.start), place(stay.start) + percent(stay.end - stay.start)];
    const name = employerName(stay.employer);
    const label = cutAtWord(name, Math.floor((longest * name.length) / widthOf(name)));
    const room = Math.max(leastRoom, widthOf(label) * roomBeside + gap);
    const side = 100 - to >= room ? 'after' : from >= room ? 'before' : 'inside';
    const [widest = stay] = stay.runs.toSorted((a, b) => b.end - b.start - (a.end - a.start));
    const at = { after: to, before: from, inside: place(widest.start) }[side];
    const width = Math.min(widthOf(label) * roomAbove, 100);
    const above =
      from + width <= 100
        ? ({ at: from, anchor: 'start' } as const)
        : ({ at: Math.max(to, width), anchor: 'end' } as const);
    return { bars: toBars([stay]), label, side, at, above };
  };
  const count = shownEmployers(stays.length);
  return {
    ticks,
    rows: stays.slice(0, count).map(toRow),
    earlier: stays.length - count,
    lane: toBars(stays.slice(count)),
  };
}
