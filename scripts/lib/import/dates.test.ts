import { describe, expect, it } from 'vitest';
import { readDate, readPeriod } from './dates.ts';

describe('a date', () => {
  it.each<[string | undefined, string | undefined]>([
    ['2021', '2021'],
    ['2021-05', '2021-05'],
    ['2021-05-03', '2021-05'],
    ['2021-5', '2021-05'],
    ['2023-9-28', '2023-09'],
    ['2024-09-31', '2024-09'],
    ['2021-05-03T00:00:00.000Z', '2021-05'],
    ['2021.09', '2021-09'],
    ['2021/9/3', '2021-09'],
    ['2021-13', '2021'],
    ['2021-00-00', '2021'],
    ['03/1996', '1996-03'],
    ['25/03/2021', '2021-03'],
    ['03/25/2021', '2021-03'],
    ['05/03/2021', '2021'],
    ['May 2021', '2021-05'],
    ['2021 may', '2021-05'],
    ['Sept. 2020', '2020-09'],
    ['May 4th, 2021', '2021-05'],
    ['31 de mayo de 2020', '2020-05'],
    ['März 2020', '2020-03'],
    ['août 2019', '2019-08'],
    ['октябрь 2015', '2015-10'],
    ['2017年9月', '2017-09'],
    ['2015-03（1年6个月）', '2015-03'],
    ['Summer 2019', '2019'],
    ['Jan or Feb 2019', '2019'],
    ['Present', 'now'],
    ['current', 'now'],
    ['Till date', 'now'],
    ['至今（9个月）', 'now'],
    ['目前', 'now'],
    ['по настоящее время', 'now'],
    [undefined, undefined],
    ['', undefined],
    [' - ', undefined],
    ['N/A', undefined],
  ])('"%s" is %s', (text, date) => {
    expect(readDate(text)).toBe(date);
  });

  it.each(['soon', '2012-2013', '2019 - Present', '05/19', '1609459200000', '0001-01-01', '목'])(
    '"%s" is none',
    (text) => {
      expect(() => readDate(text)).toThrow(`"${text}" is no date`);
    },
  );
});

describe('a period', () => {
  it.each([
    ['2019-05', '2021', { start: '2019-05', end: '2021' }],
    ['2019-05', 'Present', { start: '2019-05' }],
    ['2019-05', undefined, { start: '2019-05' }],
    [undefined, '2021', { end: '2021' }],
    ['', 'Present', {}],
    ['2021-05', '2021', { start: '2021-05', end: '2021' }],
  ])('from "%s" to "%s" is %o', (start, end, period) => {
    expect(readPeriod(start, end)).toEqual(period);
  });

  it.each([
    ['2019', 'soon', '"soon" is no date'],
    ['soon', '2019', '"soon" is no date'],
    ['Present', '2019', '"Present" is no start'],
    ['2025-11-06', '2025-01-25', '"2025-01-25" is before "2025-11-06"'],
  ])('from "%s" to "%s" claims nothing', (start, end, reason) => {
    expect(() => readPeriod(start, end)).toThrow(reason);
  });
});
