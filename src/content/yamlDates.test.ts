import { expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import { suggestDate } from './yamlDates.ts';

const node = (yaml: string) => parseDocument(yaml, { customTags: ['timestamp'] }).contents;

it.each([
  ['May 2026', '2026-05'],
  ['2026 mai', '2026-05'],
  ['08/2024', '2024-08'],
  ['2026-5', '2026-05'],
  ['Summer 2026', '2026'],
])('reads %s as %s', (yaml, suggested) => {
  expect(suggestDate('projects', ['date'], node(yaml))).toBe(`. Did you mean "${suggested}"?`);
});

it.each(['2019 or 2020', '2026-05', '[]'])('suggests nothing for %s', (yaml) => {
  expect(suggestDate('projects', ['date'], node(yaml))).toBe('');
});

it.each([
  ['08/09/2024', '. Did you mean "2024-09" or "2024-08"? The day isn\'t shown, only month and year.'],
  ['14.08.2026', '. Did you mean "2026-08"? The day isn\'t shown, only month and year.'],
  ['2026-05-14', '. Did you mean "2026-05"? The day isn\'t shown, only month and year.'],
  ['2027-02-30', '. Did you mean "2027-02"?'],
  ['2026-13', '. There is no such month.'],
  ['soon', '. Write at least its year, or leave it out.'],
  ['June', '. Write at least its year, or leave it out.'],
  ['Present', '. Write at least its year, or leave it out.'],
])('advises what to do about %s', (yaml, advice) => {
  expect(suggestDate('projects', ['date'], node(yaml))).toBe(advice);
});

it.each([
  ['14.08.2026', ' Did you mean "2026-08-14"?'],
  ['8/14/2026', ' Did you mean "2026-08-14"?'],
  ['08/09/2026', ' Did you mean "2026-09-08" or "2026-08-09"?'],
  ['2026/8/4', ' Did you mean "2026-08-04"?'],
  ['2026-14-08', ' Did you mean "2026-08-14"?'],
  ['14.8.26', ' Did you mean "2026-08-14"?'],
  ['20260814', ' Did you mean "2026-08-14"?'],
  ['Sat, August 14th, 2026', ' Did you mean "2026-08-14"?'],
  ['14 août 2026', ' Did you mean "2026-08-14"?'],
  ['2026-02-30', ' There is no such day.'],
])('keeps the day of %s', (yaml, advice) => {
  expect(suggestDate('writing', ['date'], node(yaml))).toBe(`.${advice}`);
});

it.each([
  ['2020 - 2022', '2020', '2022'],
  ['Jan 2020 – May 2021', '2020-01', '2021-05'],
])('splits a period that is written as its start: %s', (yaml, start, end) => {
  expect(suggestDate('experience', ['start'], node(yaml))).toBe(`. Write start: ${start}, and below it end: ${end}`);
});

it('suggests a date for an item of a list, but omits an end in the present', () => {
  expect(suggestDate('education', ['entries', 0, 'start'], node('May 2026'))).toBe('. Did you mean "2026-05"?');
  expect(suggestDate('experience', ['end'], node('Present'))).toBe('. To let it last to the present, leave it out.');
  expect(suggestDate('experience', ['title'], node('May 2026'))).toBe('');
});
