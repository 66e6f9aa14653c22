import { expect, it } from 'vitest';
import { writingFiles } from './schema.ts';

const problemsOf = (fields: object) =>
  writingFiles.schema
    .safeParse({ title: 'A', ...fields }, { reportInput: true })
    .error?.issues.map(({ path, message }) => `${path.join()} ${message}`);

it('takes a day, a month or a year', () => {
  const dates = ['2026-08-14', '2026-08', '2026', 2026];
  expect(dates.map((date) => writingFiles.schema.parse({ title: 'A', date }).date)).toEqual([
    '2026-08-14',
    '2026-08',
    '2026',
    '2026',
  ]);
});

it.each(['2026-02-30', '2026-13', 'May 2026', '2026-08-14T10:00'])('rejects the date %s', (date) => {
  const what = 'a day as YYYY-MM-DD, a month or a year, such as 2026-08-14, 2026-08 or 2026';
  expect(problemsOf({ date })).toEqual([`date must be ${what} (found "${date}")`]);
});

it.each([
  ['2026-08-14', '2026-08-13', true],
  ['2026-08-14', '2026-07', true],
  ['2026-08-14', '2026-08', false],
  ['2026', '2026-01-01', false],
  [undefined, '2026', false],
])('of the dates %s and %s, rejects an update before publication: %s', (date, updated, isWrong) => {
  expect(problemsOf({ date, updated })).toEqual(isWrong ? ['updated must not be before date'] : undefined);
});
