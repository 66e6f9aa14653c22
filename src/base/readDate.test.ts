import { expect, it } from 'vitest';
import { hasMore, readDate, readNewest, readPeriod } from './readDate.ts';

it.each<[string | undefined, string | undefined]>([
  ['2021-05', '2021-05'],
  ['2021-13', '2021'],
  ['25/03/2021', '2021-03'],
  ['03/25/2021', '2021-03'],
  ['05/03/2021', '2021'],
  ['May 4th, 2021', '2021-05'],
  ['2017年9月', '2017-09'],
  ['2015-03（1年6个月）', '2015-03'],
  ['Summer 2019', '2019'],
  ["'19", '2019'],
  ['Jan or Feb 2019', '2019'],
  ['Present', 'now'],
  ['至今（9个月）', 'now'],
  [undefined, undefined],
  [' - ', undefined],
  ['N/A', undefined],
])('reads "%s" as %s', (text, date) => {
  expect(readDate(text)).toBe(date);
});

it.each(['soon', '2012-2013', '2019-21', '2019/20', '2019 - Present', '05/19', '1609459200000', '0001-01-01', '목'])(
  'rejects "%s"',
  (text) => {
    expect(() => readDate(text)).toThrow(`"${text}" is not a date`);
  },
);

it.each([
  ['2021-05-03T00:00:00.000Z', '2021-05', false],
  ['2014, June', '2014-06', false],
  ['2020-13', '2020', true],
  ['soon', undefined, true],
])('finds the newest date of "%s": %s, and whether it has more: %s', (text, newest, more) => {
  expect([readNewest(text), hasMore(text)]).toEqual([newest, more]);
});

it.each<[string | undefined, string | undefined, ReturnType<typeof readPeriod>]>([
  ['2019-05', '2021', { start: '2019-05', end: '2021' }],
  ['', 'Present', { current: true }],
  ['2019 - Present', '', { start: '2019' }],
  ['Jun 2018 - Aug 2018', '', { start: '2018-06', end: '2018-08' }],
  ['', 'May 2019 to June 2020', { start: '2019-05', end: '2020-06' }],
  ['', "'19–'21", { start: '2019', end: '2021' }],
  ['', '2011-12', { end: '2011-12' }],
  ['', '2020 –', { start: '2020' }],
  ['2012-2013', 'Present', { start: '2012', end: '2013' }],
  ['2019-05', 'soon', { start: '2019', end: '2019' }],
  ['2020-13', '2024', { start: '2020', end: '2024' }],
  ['2025-11', '2025-01', {}],
])('reads the period from "%s" to "%s" as %j', (start, end, period) => {
  expect(readPeriod(start, end)).toEqual(period);
});
