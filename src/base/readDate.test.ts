import { describe, expect, it } from 'vitest';
import { readDate, readPeriod } from './readDate.ts';

describe('a date', () => {
  it.each<[string | undefined, string | undefined]>([
    ['2021', '2021'],
    ['2021-05', '2021-05'],
    ['2021-5', '2021-05'],
    ['2024-09-31', '2024-09'],
    ['2021-05-03T00:00:00.000Z', '2021-05'],
    ['2021-13', '2021'],
    ['03/1996', '1996-03'],
    ['25/03/2021', '2021-03'],
    ['03/25/2021', '2021-03'],
    ['05/03/2021', '2021'],
    ['May 2021', '2021-05'],
    ['May 4th, 2021', '2021-05'],
    ['31 de mayo de 2020', '2020-05'],
    ['août 2019', '2019-08'],
    ['2017年9月', '2017-09'],
    ['2015-03（1年6个月）', '2015-03'],
    ['Summer 2019', '2019'],
    ['Jan or Feb 2019', '2019'],
    ['Present', 'now'],
    ['至今（9个月）', 'now'],
    ['по настоящее время', 'now'],
    [undefined, undefined],
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
    ['2019-05', undefined, { start: '2019-05' }],
    [undefined, '2021', { end: '2021' }],
    ['', 'Present', { current: true }],
    ['', '', {}],
    ['2021-05', '2021', { start: '2021-05', end: '2021' }],
  ])('from "%s" to "%s" is %o', (start, end, period) => {
    expect(readPeriod(start, end)).toEqual(period);
  });

  it.each([
    ['2019 - Present', '', { start: '2019' }],
    ['2012-2013', undefined, { start: '2012', end: '2013' }],
    ['', 'Jan 5, 2019 – Mar 6, 2020', { start: '2019-01', end: '2020-03' }],
    ['от', '2019 по 2021', undefined],
    ['', 'May 2019 to June 2020', { start: '2019-05', end: '2020-06' }],
  ])('in one field ("%s", "%s") is %o', (start, end, period) => {
    const { problem, ...read } = readPeriod(start, end);
    expect(problem === undefined).toBe(period !== undefined);
    if (period) expect(read).toEqual(period);
  });

  const several = 'startDate has several dates (found';
  it.each([
    ['2017-05 - 2019-04, 2025-02', 'Present', { start: '2025-02' }, `${several} "2017-05 - 2019-04, 2025-02")`],
    ['2017-05 - 2019-04, 2025-02', '', { start: '2025-02' }, `${several} "2017-05 - 2019-04, 2025-02")`],
    ['2012-2013', 'Present', { current: true }, `${several} "2012-2013")`],
    ['2019', '2020, 2022 - Present', { start: '2022' }, 'endDate has several dates (found "2020, 2022 - Present")'],
    ['soon', '2019', { end: '2019' }, 'startDate is not a date (found "soon")'],
    ['Present', '', { current: true }, 'startDate is not a date (found "Present")'],
    // Without an end it would be current.
    ['2019-05', 'soon', { start: '2019', end: '2019' }, 'endDate is not a date (found "soon")'],
    [
      '2020-13',
      '2024-99',
      { start: '2020', end: '2024' },
      'startDate and endDate have no valid month (found "2020-13", "2024-99")',
    ],
    ['soon', 'later', {}, 'startDate and endDate are not dates (found "soon", "later")'],
    [
      '2025-11-06',
      '2025-01-25',
      { start: '2025', end: '2025' },
      'endDate is before startDate (found "2025-01-25", "2025-11-06")',
    ],
  ])('from "%s" to "%s" keeps what can be read: %o', (start, end, period, problem) => {
    expect(readPeriod(start, end)).toEqual({ ...period, problem });
  });

  it.each(['?', 'N/A', 'TBD', 'none', '-'])('reports the end "%s", which says nothing', (end) => {
    const problem = `endDate is not a date (found "${end}")`;
    expect(readPeriod('2012-01', end)).toEqual({ start: '2012-01', problem });
  });
});
