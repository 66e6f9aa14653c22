import { expect, it } from 'vitest';
import { contentFiles } from '#sections/contentFiles.ts';
import { compareExperience } from '#sections/experience/experience.ts';
import { fieldsIn } from '../../../tests/importedContent.ts';
import { parseJson } from './readJson.ts';
import { readResume } from './readResume.ts';
import { toContent } from './toContent.ts';

/** Returns the content of a résumé's sections, and what is reported of their dates. */
function make(sections: object) {
  const text = JSON.stringify({ basics: { name: 'Nemo Niemand' }, ...sections });
  const { files, byHand } = toContent(readResume(() => parseJson(text), 'resume.json'));
  const fields = (path: string) => fieldsIn(files, path);
  const work = [...files.keys()]
    .filter((path) => path.startsWith('experience/'))
    .map((path) => contentFiles.experience.schema.parse(fields(path)))
    .sort(compareExperience);
  return { fields, work, reported: byHand.filter((line) => line.includes('It is shown')) };
}

it('keeps a current job on top if only part of its start can be read', () => {
  const { work, reported } = make({
    work: [
      { name: 'Ended', startDate: '2020', endDate: '2024' },
      { name: 'Current', startDate: '2017-05 - 2019-04, 2025-02', endDate: 'Present' },
      { name: 'Undated', startDate: 'Long ago', endDate: 'Later' },
    ],
  });
  expect(work.map(({ company, start, end }) => [company, start, end])).toEqual([
    ['Current', '2025-02', undefined],
    ['Ended', '2020', '2024'],
    ['Undated', undefined, undefined],
  ]);
  expect(reported).toEqual([
    'Job 2 (Current): start has several dates (found "2017-05 - 2019-04, 2025-02"). It is shown as "Feb 2025 – present".',
    'Job 3 (Undated): start and end are not dates (found "Long ago", "Later"). It is shown without dates, after all others.',
  ]);
});

it('keeps a current job without a start on top', () => {
  const { work, reported } = make({
    work: [
      { name: 'Ended', startDate: '2020', endDate: '2024' },
      { name: 'Current', startDate: 'a while ago', endDate: 'Present' },
      { name: 'Also current', endDate: 'Present' },
      { name: 'Dated', startDate: '2019', endDate: 'Present' },
    ],
  });
  expect(work.map(({ company }) => company)).toEqual(['Dated', 'Current', 'Also current', 'Ended']);
  expect(reported).toEqual(['Job 2 (Current): start is not a date (found "a while ago"). It is shown as "present".']);
});

it('reports the dates that are shown of a degree and of a project', () => {
  const { fields, reported } = make({
    education: [{ studyType: 'BSc', startDate: '2019-09', endDate: 'soon' }],
    projects: [
      { name: 'Cards', startDate: 'once', endDate: '2021-06' },
      { name: 'Undated', startDate: 'once' },
    ],
  });
  expect(fields('education.yaml').entries).toEqual([{ title: 'BSc', start: 2019, end: 2019 }]);
  expect(fields('projects/cards.md').date).toBe('2021-06');
  expect(reported).toEqual([
    'Degree 1 (BSc): end is not a date (found "soon"). It is shown as "2019".',
    'Project 1 (Cards): start is not a date (found "once"). It is shown as "Jun 2021".',
    'Project 2 (Undated): start is not a date (found "once"). It is shown without dates.',
  ]);
});

it('reports an end without a date, and a month that does not exist', () => {
  const { reported } = make({
    work: [{ name: 'Old', startDate: '2012-01', endDate: '?' }],
    education: [{ studyType: 'BSc', startDate: '2020', endDate: '2024-99' }],
    projects: [{ name: 'Cards', startDate: '2020-13' }],
  });
  expect(reported).toEqual([
    'Degree 1 (BSc): end has no valid month (found "2024-99"). It is shown as "2020 – 2024".',
    'Project 1 (Cards): start has no valid month (found "2020-13"). It is shown as "2020".',
    'Job 1 (Old): end is not a date (found "?"). It is shown as "Jan 2012 – present".',
  ]);
});

it('reads groups as dates, and keeps only what else they have as text', () => {
  const { work, fields } = make({
    work: [{ name: 'Co', dates: { start: '2019', end: '2020', type: 'Part-time' } }],
    certificates: [{ name: 'C', expires: { year: 2022, month: 1 } }],
    patents: [{ title: 'P', start: { year: 2019 }, end: { year: 2020, month: 3, day: 4 } }],
  });
  expect(work).toMatchObject([{ start: '2019', end: '2020', summary: 'Dates: Type: Part-time.' }]);
  expect(fields('certificates.yaml').entries).toEqual([{ title: 'C', expires: '2022-01' }]);
  expect(fields('more/patents.md').entries).toEqual([{ title: 'P', start: 2019, end: '2020-03' }]);
});

it('keeps undated jobs in the order of the file, after all others', () => {
  const { work } = make({
    work: [{ name: 'Zinc' }, { name: 'Dated', startDate: '2019' }, { name: 'Argon' }, { name: 'Neon', endDate: '' }],
  });
  expect(work.map(({ company }) => company)).toEqual(['Dated', 'Zinc', 'Argon', 'Neon']);
});

it('reads years of two digits, seasons and several dates', () => {
  const { work, fields, reported } = make({
    work: [
      { name: 'Newer', startDate: "'19–'21" },
      { name: 'Older', startDate: "'17", endDate: 'Spring 2018' },
      { name: 'Twice', startDate: '2011-04, 2013-02' },
    ],
    awards: [{ title: 'Prize', date: '2012, 2014' }],
  });
  expect(work.map(({ company, start, end }) => [company, start, end])).toEqual([
    ['Newer', '2019', '2021'],
    ['Older', '2017', '2018'],
    ['Twice', '2011-04', '2013-02'],
  ]);
  expect(fields('awards.yaml').entries).toEqual([{ title: 'Prize', date: 2014 }]);
  expect(reported).toEqual([
    'Award 1 (Prize), date has several dates (found "2012, 2014"). It is shown as "2014".',
    'Job 2 (Older): end has more than a month and a year (found "Spring 2018"). It is shown as "2017 – 2018".',
    'Job 3 (Twice): start has several dates (found "2011-04, 2013-02"). It is shown as "Apr 2011 – Feb 2013".',
  ]);
});
