import { expect, it } from 'vitest';
import { contentOf } from '../../../tests/contentOf.ts';
import { resumeProblems } from './resumeProblem.ts';

it('finds no problem without a résumé', async () => {
  expect(resumeProblems(await contentOf({}))).toEqual([]);
});

it.each([
  ['a PDF', '%PDF-1.7\n%%EOF\n', undefined],
  [
    'a PDF with something before and after it',
    `\ufeff\n%PDF-1.4\n${' '.repeat(2000)}%%EOF\n${' '.repeat(900)}`,
    undefined,
  ],
  ['an HTML page', '<!doctype html>%%EOF', /is not a PDF file. Export it/],
  ['a Word document', 'PK\u0003\u0004', /is not a PDF file/],
  ['an empty file', '', /is not a PDF file/],
  ['an incomplete download', `%PDF-1.7\n${'x'.repeat(5000)}`, /is cut off/],
])('checks %s', async (_, bytes, problem) => {
  const problems = resumeProblems(await contentOf({ 'content/resume.pdf': bytes }));
  expect(problems.map(({ message }) => message)).toEqual(problem ? [expect.stringMatching(problem)] : []);
});
