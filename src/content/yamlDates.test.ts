import { expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import { suggestDate } from './yamlDates.ts';

const node = (yaml: string) => parseDocument(yaml, { customTags: ['timestamp'] }).contents;

it.each<[string, ReturnType<typeof suggestDate>]>([
  ['May 2026', { meant: ['2026-05'] }],
  ['2026 mai', { meant: ['2026-05'] }],
  ['08/2024', { meant: ['2024-08'] }],
  ['2026-5', { meant: ['2026-05'] }],
  ['Summer 2026', { meant: ['2026'] }],
  ['2019 or 2020', undefined],
  ['2026-05', undefined],
  ['[]', undefined],
  ['08/09/2024', { meant: ['2024-09', '2024-08'], fix: 'lostDay' }],
  ['14.08.2026', { meant: ['2026-08'], fix: 'lostDay' }],
  ['2026-05-14', { meant: ['2026-05'], fix: 'lostDay' }],
  ['2027-02-30', { meant: ['2027-02'] }],
  ['2026-13', { fix: 'noMonth' }],
  ['soon', { fix: 'year' }],
  ['June', { fix: 'year' }],
  ['Present', { fix: 'year' }],
])('advises about the month %s: %o', (yaml, advice) => {
  expect(suggestDate('projects', ['date'], node(yaml))).toEqual(advice);
});

it.each([
  ['14.08.2026', { meant: ['2026-08-14'] }],
  ['8/14/2026', { meant: ['2026-08-14'] }],
  ['08/09/2026', { meant: ['2026-09-08', '2026-08-09'] }],
  ['2026/8/4', { meant: ['2026-08-04'] }],
  ['2026-14-08', { meant: ['2026-08-14'] }],
  ['14.8.26', { meant: ['2026-08-14'] }],
  ['20260814', { meant: ['2026-08-14'] }],
  ['Sat, August 14th, 2026', { meant: ['2026-08-14'] }],
  ['14 août 2026', { meant: ['2026-08-14'] }],
  ['2026-02-30', { fix: 'noDay' }],
])('advises about the day %s: %o', (yaml, advice) => {
  expect(suggestDate('writing', ['date'], node(yaml))).toEqual(advice);
});

it('splits a period, reads dates in lists, and omits an end in the present', () => {
  const write = 'start: 2020-01, and below it end: 2021-05';
  expect(suggestDate('experience', ['start'], node('Jan 2020 – May 2021'))).toEqual({ write });
  expect(suggestDate('education', ['entries', 0, 'start'], node('May 2026'))).toEqual({ meant: ['2026-05'] });
  expect(suggestDate('experience', ['end'], node('Present'))).toEqual({ fix: 'present' });
  expect(suggestDate('experience', ['title'], node('May 2026'))).toBeUndefined();
});
