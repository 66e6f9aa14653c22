import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { detectLanguage } from './detectLanguage.ts';

it.each([
  ['01-phd-researcher', 'en'],
  ['02-engineering-manager', 'en'],
  ['03-senior-developer-fr', 'fr'],
  ['04-student-ru', 'ru'],
  ['05-frontend-ja', 'ja'],
  ['06-client-projects-zh', 'zh'],
  ['07-embedded-engineer-de', 'de'],
  ['08-data-scientist-ar', 'ar'],
  ['10-designer-es', 'es'],
  ['12-everything', 'en'],
])('detects the language of %s: %s', (file, language) => {
  const text = readFileSync(new URL(`../../../tests/resumes/${file}.json`, import.meta.url), 'utf8');
  expect(detectLanguage(text.split('\n'))).toBe(language);
});

it.each(['', 'Ada Lovelace', 'TypeScript, React, Node.js', 'Lorem ipsum dolor sit amet'])(
  'detects no language in "%s"',
  (text) => {
    expect(detectLanguage([text])).toBeUndefined();
  },
);
