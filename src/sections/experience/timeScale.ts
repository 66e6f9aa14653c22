import { cutAtWord, widthOf } from '#base/characters.ts';
import { joinSpans, type Month, type Span, spanOfPeriod } from '#base/dates.ts';
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
  /** The name above the bars, on a phone. */
  above: { label: string; at: number; anchor: 'start' | 'end' };
}

export interface TimeScale {
  ticks: { label: string; at: number }[];
  rows: TimeRow[];
  /** How many others there are, without names. */
  earlier: number;
  /** The others, newest first: stays of a lane do not overlap. */
  lanes: TimeBar[][];
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

/** Puts each span into the first lane in which it overlaps no other: as few as possible, if they are sorted by end. */
function inLanes<Item extends Span>(spans: readonly Item[]): Item[][] {
  const lanes: Item[][] = [];
  for (const span of spans) {
    const lane = lanes.find((others) => others.every(({ start, end }) => span.end <= start || end <= span.start));
    if (lane) lane.push(span);
    else lanes.push([span]);
  }
  return lanes;
}

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

  const toBars = ({ employer, spans }: (typeof stays)[number]): TimeBar[] =>
    spans
      .map(({ role, start, end }) => {
        const now = role.end === undefined;
        return { employer, role, from: place(start), width: percent(end - start), now };
      })
      .toSorted((a, b) => b.width - a.width);
  const toRow = (stay: (typeof stays)[number]): TimeRow => {
    const [from, to] = [place(stay.start), place(stay.start) + percent(stay.end - stay.start)];
    const name = employerName(stay.employer);
    const fit = (characters: number) => cutAtWord(name, Math.floor((characters * name.length) / widthOf(name)));
    const label = fit(Math.max(longest, Math.floor((Math.max(from, 100 - to) - gap) / roomBeside)));
    const room = Math.max(leastRoom, widthOf(label) * roomBeside + gap);
    const side = 100 - to >= room ? 'after' : from >= room ? 'before' : 'inside';
    const [widest = stay] = stay.runs.toSorted((a, b) => b.end - b.start - (a.end - a.start));
    const at = { after: to, before: from, inside: place(widest.start) }[side];
    const short = fit(longest);
    const width = Math.min(widthOf(short) * roomAbove, 100);
    const above =
      from + width <= 100
        ? ({ label: short, at: from, anchor: 'start' } as const)
        : ({ label: short, at: Math.max(to, width), anchor: 'end' } as const);
    return { bars: toBars(stay), label, side, at, above };
  };
  const count = shownEmployers(stays.length);
  return {
    ticks,
    rows: stays.slice(0, count).map(toRow),
    earlier: stays.length - count,
    lanes: inLanes(stays.slice(count)).map((lane) => lane.flatMap(toBars)),
  };
}
