import { expect, it, onTestFinished, vi } from 'vitest';
import {
  buildDate,
  formatDate,
  formatDuration,
  formatMonth,
  formatPeriod,
  inOrder,
  newestDate,
  type Period,
  wholePeriod,
} from './dates.ts';
import { uiStringsFor } from './uiStrings.ts';

const strings = uiStringsFor();

/** Returns periods of a text such as `2020-01/2021-12 2019/ /2018`. */
const periodsOf = (text: string): Period[] =>
  text.split(' ').map((period) => {
    const [start, end] = period.split('/').map((date) => date || undefined);
    return { start, end };
  });

it('takes the day of the build from SOURCE_DATE_EPOCH, in seconds', () => {
  expect(buildDate({ SOURCE_DATE_EPOCH: '1767225600' }).toISOString()).toBe('2026-01-01T00:00:00.000Z');
});

it.each([undefined, '', 'tomorrow', '-1', '1.5'])(
  'takes the day from the clock where the machine is if SOURCE_DATE_EPOCH is %o',
  (epoch) => {
    vi.useFakeTimers({ now: new Date('2026-08-15T19:00:00Z') });
    vi.stubEnv('TZ', 'Asia/Shanghai');
    onTestFinished(() => void vi.useRealTimers());
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(buildDate({ SOURCE_DATE_EPOCH: epoch })).toEqual(new Date('2026-08-16T03:00:00Z'));
  },
);

it('takes the day of the owner’s time zone, also of a fixed time', () => {
  const evening = String(Date.UTC(2026, 7, 15, 19) / 1000);
  expect(buildDate({ SOURCE_DATE_EPOCH: evening }, 'Asia/Shanghai')).toEqual(new Date('2026-08-16T03:00:00Z'));
});

it.each([
  ['2026-08', 'Aug 2026'],
  ['2026-10', 'out. de 2026', 'pt-BR'],
])('writes %s as %s', (month, written, language = 'en') => {
  expect(formatMonth(month, language)).toBe(written);
});

it.each([
  ['2025-08/2026', 'Aug 2025 – 2026'],
  ['2025/2025', '2025'],
  ['/', undefined],
])('writes the period %s as %s', (period, written) => {
  expect(periodsOf(period).map((each) => formatPeriod(each, strings))).toEqual([written]);
});

it.each([
  ['ja', '2025年8月～現在', '2025年8月～2026年5月'],
  ['ko', '2025년 8월 ~ 현재', '2025년 8월 ~ 2026년 5월'],
])('writes periods as %s does', (language, present, ended) => {
  const own = uiStringsFor(language);
  expect(formatPeriod({ start: '2025-08' }, own)).toBe(present);
  expect(formatPeriod({ start: '2025-08', end: '2026-05' }, own)).toBe(ended);
});

it.each([
  ['2025-08', '2025', true],
  ['2025-08', '2025-07', false],
  [undefined, '2024', true],
])('finds whether %s to %s is in order: %s', (start, end, ordered) => {
  expect(inOrder({ start, end })).toBe(ordered);
});

it.each([
  ['2025-01/2025-12', '1 year'],
  ['2024-03/2026-04', '2 years 2 months'],
  ['2025/2026-08', undefined],
])('counts both the first and the last month of %s: %s', (period, duration) => {
  expect(formatDuration(periodsOf(period), '2026-08', 'en')).toBe(duration);
});

it.each([
  ['de', '1 Jahr, 1 Monat', '2 Jahre, 2 Monate'],
  ['ar', 'سنة وشهر', 'سنتان وشهران'],
  ['he', 'שנה וחודש', 'שנתיים וחודשיים'],
])('writes durations as %s does', (language, one, two) => {
  expect(formatDuration([{ start: '2025-01', end: '2026-01' }], '2026-08', language)).toBe(one);
  expect(formatDuration([{ start: '2024-03' }], '2026-04', language)).toBe(two);
});

it.each([
  ['2026-08-14', 'en', 'Aug 14, 2026'],
  ['2026-03-01', 'fr-CA', '1er mars 2026'],
  ['2026-03-01', 'pt-BR', '1º de mar. de 2026'],
  ['2026-08', 'en', 'Aug 2026'],
])('writes %s in %s as precisely as it is known: %s', (date, language, written) => {
  expect(formatDate(date, language)).toBe(written);
});

it.each([
  ['that follow each other', '2020-01/2021-12 2019-01/2019-12', '3 years'],
  ['that overlap', '2020-07/2021-12 2020-01/2020-12', '2 years'],
  ['with a gap, without the gap', '2026-07/ 2015-01/2015-10', '1 year'],
  ['one of which has years alone: none', '2020-01/2021-12 2019/2019', undefined],
  ['one of which has no start: none', '2020-01/2021-12 /2019-12', undefined],
])('counts each month of periods once %s', (_, periods, duration) => {
  expect(formatDuration(periodsOf(periods), '2026-08', 'en')).toBe(duration);
});

it.each([
  ['from the first start to the last end', '2020-01/2021 2018/2022-03', '2018 – Mar 2022'],
  ['to the present', '2022-01/ 2020-01/2023-05', 'Jan 2020 – present'],
  ['without a start if the first has none', '2022-01/2023-01 /2021-12', 'Jan 2023'],
  ['with the start if a later one has none', '/2023 2019-02/2021', 'Feb 2019 – 2023'],
  ['as far as it is known', '2022/2022 /', '2022'],
  ['as nothing if there is a gap', '2023-09/2023-12 2023-01/2023-04', undefined],
  ['although there may be a gap between years', '2023-09/2023-12 2021/2021', '2021 – Dec 2023'],
])('returns the whole of periods %s', (_, periods, whole) => {
  expect(formatPeriod(wholePeriod(periodsOf(periods)), strings)).toBe(whole);
});

it('lasts to the present without a start, if it is current', () => {
  expect(formatPeriod(wholePeriod([{ current: true }]), strings)).toBe('present');
});

it.each([
  [['2024-05', '2026-02', '2025-11'], '2026-02'],
  [['2026-10', '2026-12'], '2026-10'],
  [['2026-10', '2026-10-14'], '2026-10-14'],
  [['2026-12'], undefined],
])('finds in %o the newest date that has begun by 2026-11, %s', (months, newest) => {
  expect(newestDate(months, '2026-11')).toBe(newest);
});
