import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { resumeProblem } from './resumeProblem.ts';

const root = mkdtempSync(join(tmpdir(), 'vitrine-resume-'));
beforeAll(() => void mkdirSync(join(root, 'content')));
afterAll(() => rmSync(root, { recursive: true }));

it('finds nothing wrong where there is no résumé', () => {
  expect(resumeProblem(root)).toBeUndefined();
});

it.each([
  ['a PDF', '%PDF-1.7\n%%EOF\n', undefined],
  [
    'a PDF with something before and after it',
    `\ufeff\n%PDF-1.4\n${' '.repeat(2000)}%%EOF\n${' '.repeat(900)}`,
    undefined,
  ],
  ['a page saved under its name', '<!doctype html>%%EOF', /is no PDF file: export it/],
  ['a document of a word processor', 'PK\u0003\u0004', /is no PDF file/],
  ['an empty file', '', /is no PDF file/],
  ['half a download', `%PDF-1.7\n${'x'.repeat(5000)}`, /is cut off/],
])('looks into %s', (_, bytes, problem) => {
  writeFileSync(join(root, 'content/resume.pdf'), bytes);
  if (problem) expect(resumeProblem(root)).toMatch(problem);
  else expect(resumeProblem(root)).toBeUndefined();
});
