import { expect, it } from 'vitest';
import { writingFiles } from './schema.ts';

const problemsOf = (fields: object) =>
  writingFiles.schema
    .safeParse({ title: 'A', ...fields }, { reportInput: true })
    .error?.issues.map(({ path, message }) => `${path.join()} ${message}`);

it.each([
  ['2026-08-14', '2026-08-13', true],
  ['2026-08-14', '2026-07', true],
  ['2026-08-14', '2026-08', false],
  ['2026', '2026-01-01', false],
  [undefined, '2026', false],
])('of the dates %s and %s, rejects an update before publication: %s', (date, updated, isWrong) => {
  expect(problemsOf({ date, updated })).toEqual(isWrong ? ['updated must not be before date'] : undefined);
});
