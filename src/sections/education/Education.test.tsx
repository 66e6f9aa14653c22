import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { uiStringsFor } from '#base/uiStrings.ts';
import { rowsIn } from '../../../tests/entries.ts';
import { Education } from './Education.tsx';
import type { EducationEntry } from './schema.ts';
import { education } from './section.ts';

/** Renders an entry, and returns the texts of its row. */
function show(entry: EducationEntry) {
  render(<Education id="education" entries={[entry]} />);
  const row = rowsIn(screen.getByRole('region'))[0];
  return [...(row?.querySelectorAll('p, h3') ?? [])].map((part) => part.textContent);
}

it.each<[string, EducationEntry, string[]]>([
  [
    'everything',
    { title: 'Degree', institution: 'School', start: '2021', end: '2023' },
    ['2021 – 2023', 'Degree', 'School'],
  ],
  ['months', { title: 'Degree', start: '2021-09', end: '2023-06' }, ['Sep 2021 – Jun 2023', 'Degree']],
  ['a month and a year', { title: 'Degree', start: '2021-02', end: '2021' }, ['Feb 2021 – 2021', 'Degree']],
  ['no end', { title: 'Degree', institution: 'School', start: '2021' }, ['2021 – present', 'Degree', 'School']],
  ['no start', { title: 'Degree', institution: 'School', end: '2023' }, ['2023', 'Degree', 'School']],
  ['one year', { title: 'Degree', institution: 'School', start: '2023', end: '2023' }, ['2023', 'Degree', 'School']],
  ['no years', { title: 'Degree', institution: 'School' }, ['Degree', 'School']],
  ['no title', { institution: 'School', end: '2023' }, ['2023', 'School']],
  ['its school for a title', { title: 'School', institution: 'School' }, ['School']],
  ['no institution', { title: 'Degree' }, ['Degree']],
  [
    'honors, summary and courses',
    { title: 'Degree', institution: 'School', honors: 'GPA 3.9', summary: 'A thesis.', courses: ['Logic', 'Sets'] },
    ['Degree', 'School, GPA 3.9', 'A thesis.', 'Courses: Logic, Sets'],
  ],
  ['honors alone', { institution: 'School', honors: 'GPA 3.9' }, ['School', 'GPA 3.9']],
  ['a grade alone', { institution: 'School', honors: '3.9/4' }, ['School', 'Grade: 3.9/4']],
])('shows an entry with %s', (_, entry, parts) => {
  expect(show(entry)).toEqual(parts);
});

it('writes sentences and lists in documents with the punctuation of the site’s language', () => {
  const degree = { title: 'A', honors: '3.8/4', courses: ['C++', '算法'] };
  expect(education.resume([degree], uiStringsFor('zh-Hans'))?.entries).toMatchObject([
    { text: '成绩：3.8/4。课程：C++、算法。' },
  ]);
});

it('shows honors and courses in documents', () => {
  const degree = {
    title: 'Degree',
    url: 'https://example.com/',
    honors: 'GPA 3.9',
    summary: 'A thesis',
    courses: ['Logic'],
  };
  expect(education.resume([degree], uiStringsFor())?.entries).toMatchObject([
    { title: { text: 'Degree', url: degree.url }, text: 'GPA 3.9. A thesis. Courses: Logic.' },
  ]);
  expect(education.jsonResume.write([degree])).toEqual([
    {
      studyType: 'Degree',
      url: degree.url,
      score: 'GPA 3.9',
      courses: ['Logic'],
      summary: 'A thesis',
    },
  ]);
});
