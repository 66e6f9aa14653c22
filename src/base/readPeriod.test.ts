import { describe, expect, it } from 'vitest';
import { readNewest, readPeriod } from './readPeriod.ts';

describe('a period', () => {
  it.each([
    ['2019-05', '2021', { start: '2019-05', end: '2021' }],
    ['2019-05', undefined, { start: '2019-05' }],
    [undefined, '2021', { end: '2021' }],
    ['', 'Present', { current: true }],
    ['', '', {}],
    ['2021-05', '2021', { start: '2021-05', end: '2021' }],
    ["'19", '’21', { start: '2019', end: '2021' }],
    ['2019', 'bis heute', { start: '2019' }],
  ])('from "%s" to "%s" is %o', (start, end, period) => {
    expect(readPeriod(start, end)).toEqual(period);
  });

  it.each([
    ['2019 - Present', '', { start: '2019' }],
    ['2012-2013', undefined, { start: '2012', end: '2013' }],
    ['', 'Jan 5, 2019 – Mar 6, 2020', { start: '2019-01', end: '2020-03' }],
    ['', 'May 2019 to June 2020', { start: '2019-05', end: '2020-06' }],
    ['', "'19–'21", { start: '2019', end: '2021' }],
    ['2019-21', '', { start: '2019', end: '2021' }],
    ['', '1999/00', { start: '1999', end: '2000' }],
    ['', '2011-12', { end: '2011-12' }],
    ['', 'Since 2020', { start: '2020' }],
    ['', '2020 –', { start: '2020' }],
    ['', 'Jan 2020 - ', { start: '2020-01' }],
    ['', '2021 – Atual', { start: '2021' }],
    ['', '2019年至今', { start: '2019' }],
  ])('in one field ("%s", "%s") is %o', (start, end, period) => {
    expect(readPeriod(start, end)).toEqual(period);
  });

  const several = 'start has several dates (found';
  it.each([
    ['2017-05 - 2019-04, 2025-02', 'Present', { start: '2025-02' }, `${several} "2017-05 - 2019-04, 2025-02")`],
    ['2017-05 - 2019-04, 2025-02', '', { start: '2025-02' }, `${several} "2017-05 - 2019-04, 2025-02")`],
    ['2012-2013', 'Present', { current: true }, `${several} "2012-2013")`],
    ['2019-04, 2025-02', '', { start: '2019-04', end: '2025-02' }, `${several} "2019-04, 2025-02")`],
    ['2019-04, 2025-02', 'Present', { start: '2025-02' }, `${several} "2019-04, 2025-02")`],
    ['2019, 2021', '2020, 2022', { start: '2021', end: '2022' }, `${several} "2019, 2021")`],
    ['2019', '2020, 2022 - Present', { start: '2022' }, 'end has several dates (found "2020, 2022 - Present")'],
    ['', '2019-04, 2025-02', { start: '2019-04', end: '2025-02' }, 'date has several dates (found "2019-04, 2025-02")'],
    ['от', '2019 по 2021', { end: '2021' }, 'start is not a date (found "от")'],
    ['Present', '', { current: true }, 'start is not a date (found "Present")'],
    // Without an end it would be current.
    ['2019-05', 'soon', { start: '2019', end: '2019' }, 'end is not a date (found "soon")'],
    [
      '2020-13',
      '2024-99',
      { start: '2020', end: '2024' },
      'start and end have no valid month (found "2020-13", "2024-99")',
    ],
    ['soon', 'later', {}, 'start and end are not dates (found "soon", "later")'],
    [
      '2025-11-06',
      '2025-01-25',
      { start: '2025', end: '2025' },
      'end is before start (found "2025-01-25", "2025-11-06")',
    ],
  ])('from "%s" to "%s" keeps what can be read: %o', (start, end, period, problem) => {
    expect(readPeriod(start, end)).toEqual({ ...period, problem });
  });

  it.each(['?', 'N/A', 'TBD', 'none', '-'])('reports the end "%s", which has no date', (end) => {
    const problem = `end is not a date (found "${end}")`;
    expect(readPeriod('2012-01', end)).toEqual({ start: '2012-01', problem });
  });
});

describe('the newest date', () => {
  it.each([
    ['2019', { date: '2019', isOnly: true }],
    ['2019-04, 2025-02', { date: '2025-02', isOnly: false }],
    ['2018, 2012 and 2014', { date: '2018', isOnly: false }],
    ['2012-2013', { date: '2013', isOnly: false }],
    ['', { date: undefined, isOnly: true }],
    ['soon', undefined],
  ])('of "%s" is %o', (text, newest) => {
    expect(readNewest(text)).toEqual(newest);
  });
});
