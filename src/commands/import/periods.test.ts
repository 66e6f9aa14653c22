import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { contentFiles } from '#sections/contentFiles.ts';
import { compareExperience } from '#sections/experience/experience.ts';
import { parseJson } from './readJson.ts';
import { readResume, toContent } from './toContent.ts';

/** What is made of a résumé's sections, and what is reported of their dates. */
function make(sections: object) {
  const text = JSON.stringify({ basics: { name: 'Nemo Niemand' }, ...sections });
  const { files, byHand } = toContent(readResume(() => parseJson(text), 'resume.json').resume);
  const facts = (path: string) => parse((files.get(path) ?? '').replace(/^---\n([\s\S]*?)^---[\s\S]*/m, '$1'));
  const work = [...files.keys()]
    .filter((path) => path.startsWith('experience/'))
    .map((path) => contentFiles.experience.schema.parse(facts(path)))
    .sort(compareExperience);
  return { facts, work, reported: byHand.filter((line) => line.includes('Date')) };
}

it('keeps a current job on top whose start cannot be read as a whole', () => {
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
    'work[2].startDate has several dates (found "2017-05 - 2019-04, 2025-02"). The entry is shown as "Feb 2025 – present".',
    'work[3].startDate and endDate are not dates (found "Long ago", "Later"). The entry is shown without dates, after all others.',
  ]);
});

it('keeps a current job on top without any start', () => {
  const { work, reported } = make({
    work: [
      { name: 'Ended', startDate: '2020', endDate: '2024' },
      { name: 'Current', startDate: 'a while ago', endDate: 'Present' },
      { name: 'Also current', endDate: 'Present' },
      { name: 'Dated', startDate: '2019', endDate: 'Present' },
    ],
  });
  expect(work.map(({ company }) => company)).toEqual(['Dated', 'Current', 'Also current', 'Ended']);
  expect(reported).toEqual(['work[2].startDate is not a date (found "a while ago"). The entry is shown as "present".']);
});

it('names what is shown of a degree and of a project', () => {
  const { facts, reported } = make({
    education: [{ studyType: 'BSc', startDate: '2019-09', endDate: 'soon' }],
    projects: [
      { name: 'Cards', startDate: 'once', endDate: '2021-06' },
      { name: 'Undated', startDate: 'once' },
    ],
  });
  expect(facts('education.yaml').entries).toEqual([{ title: 'BSc', start: 2019, end: 2019 }]);
  expect(facts('projects/cards.md').date).toBe('2021-06');
  expect(reported).toEqual([
    'education[1].endDate is not a date (found "soon"). The entry is shown as "2019".',
    'projects[1].startDate is not a date (found "once"). The entry is shown as "Jun 2021".',
    'projects[2].startDate is not a date (found "once"). The entry is shown without dates.',
  ]);
});

it('reports an end that says nothing and a month that does not exist', () => {
  const { reported } = make({
    work: [{ name: 'Old', startDate: '2012-01', endDate: '?' }],
    education: [{ studyType: 'BSc', startDate: '2020', endDate: '2024-99' }],
    projects: [{ name: 'Cards', startDate: '2020-13' }],
  });
  expect(reported).toEqual([
    'education[1].endDate has no valid month (found "2024-99"). The entry is shown as "2020 – 2024".',
    'projects[1].startDate has no valid month (found "2020-13"). The entry is shown as "2020".',
    'work[1].endDate is not a date (found "?"). The entry is shown as "Jan 2012 – present".',
  ]);
});
