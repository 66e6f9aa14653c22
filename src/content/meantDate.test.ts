import { expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import { meantDate } from './meantDate.ts';

const node = (yaml: string) => parseDocument(yaml, { customTags: ['timestamp'] }).contents;

it.each([
  ['May 2026', '2026-05'],
  ['2026 mai', '2026-05'],
  ['08/2024', '2024-08'],
  ['2026-5', '2026-05'],
  ['Summer 2026', '2026'],
  ['2026-05-14', '2026-05'],
  ['2027-02-30', '2027-02'],
])('reads %s as %s', (yaml, meant) => {
  expect(meantDate('projects', ['date'], node(yaml))).toBe(`. Did you mean "${meant}"?`);
});

it.each(['2026-13', '08/09/2024', 'soon', '2019 or 2020', '2026-05', '[]', 'Present'])(
  'makes nothing of %s',
  (yaml) => {
    expect(meantDate('projects', ['date'], node(yaml))).toBe('');
  },
);

it('knows the dates of a list, and that an end in the present is left out', () => {
  expect(meantDate('education', ['entries', 0, 'start'], node('May 2026'))).toBe('. Did you mean "2026-05"?');
  expect(meantDate('experience', ['end'], node('Present'))).toBe('; leave it out, and it lasts to the present');
  expect(meantDate('experience', ['title'], node('May 2026'))).toBe('');
});
