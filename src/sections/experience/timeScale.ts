import { shortenToWords } from '#base/characters.ts';
import { firstMonth, lastMonth, type Month, monthIndex, type Period } from '#base/dates.ts';

interface TimedEntry extends Period {
  slug: string;
  /** Its company, or else its title. */
  label: string;
}

export interface TimeBar {
  entry: TimedEntry;
  /** Left edge and width, in percent of the scale. */
  from: number;
  width: number;
  now: boolean;
}

interface NamedBar extends TimeBar {
  /** The name of its entry, as much of it as fits. */
  label: string;
  /** Where the label has room beside the bar. */
  side: 'before' | 'after' | 'inside';
  /** Where it begins or ends above the bar, in percent: what a phone's width leaves room for. */
  above: { at: number; anchor: 'start' | 'end' };
}

export interface TimeScale {
  ticks: { label: string; at: number }[];
  /** Each in a row of its own. */
  bars: NamedBar[];
  /** The others, newest first: bars of a lane do not overlap. */
  lanes: TimeBar[][];
}

/** With more entries only the first have rows and names; the others share lanes. */
const mostRows = 8;
const namedBesideLanes = 5;
/** Letters that fit above a bar. */
const longest = 33;
/** Share of the narrowest scale, 280 px, that a letter takes, in percent. */
const characterRoom = 3;
/** Share of the narrowest scale with labels beside its bars, 707 px, that a label needs: in percent. */
const roomBeside = (label: string) => Math.max(25, label.length * 1.05 + 2.5);

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
function above(from: number, to: number, room: number): NamedBar['above'] {
  return from + room <= 100 ? { at: from, anchor: 'start' } : { at: Math.max(to, room), anchor: 'end' };
}

interface Span {
  /** Months since year 0; the end is the first that is no longer part of it. */
  start: number;
  end: number;
}

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
 * Draws periods to scale over whole years. A year without a month is all of it, from January or to December;
 * an entry that does not say when it began has no bar.
 * @param entries in the order of the page
 * @param present the month that an entry without an end lasts to
 * @param language of the months beside the years
 * @returns undefined where there is nothing to draw
 */
export function timeScale(entries: readonly TimedEntry[], present: Month, language: string): TimeScale | undefined {
  const spans = entries.flatMap((entry) => {
    if (!entry.start) return [];
    const from = monthIndex(firstMonth(entry.start));
    // The last month counts whole; an entry in the future still shows one month.
    const to = Math.max(monthIndex(entry.end ? lastMonth(entry.end) : present), from) + 1;
    return [{ entry, start: from, end: to }];
  });
  if (!spans.length) return undefined;
  const firstYear = Math.floor(Math.min(...spans.map((span) => span.start)) / 12);
  const years = Math.ceil(Math.max(...spans.map((span) => span.end)) / 12) - firstYear;
  const percent = (months: number) => Math.round((months / (years * 12)) * 10_000) / 100;

  const step = tickStep(years);
  const monthNames = new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' });
  const ticks = Array.from({ length: Math.ceil((years * 12) / step) }, (_, index) => {
    const month = index * step;
    const name = () => monthNames.format(Date.UTC(firstYear, month)).replace(/\.$/, '');
    const label = month % 12 === 0 ? String(firstYear + month / 12) : name();
    return { label, at: percent(month) };
  });

  const toBar = ({ entry, start, end }: (typeof spans)[number]): TimeBar => ({
    entry,
    from: percent(start - firstYear * 12),
    width: percent(end - start),
    now: entry.end === undefined,
  });
  const rows = spans.length > mostRows ? namedBesideLanes : mostRows;
  const bars = spans.slice(0, rows).map((span): NamedBar => {
    const bar = toBar(span);
    const label = shortenToWords(bar.entry.label, longest);
    const room = roomBeside(label);
    const after = 100 - bar.from - bar.width;
    const side = after >= room ? 'after' : bar.from >= room ? 'before' : 'inside';
    return { ...bar, label, side, above: above(bar.from, bar.from + bar.width, label.length * characterRoom) };
  });
  return { ticks, bars, lanes: inLanes(spans.slice(rows)).map((lane) => lane.map(toBar)) };
}
