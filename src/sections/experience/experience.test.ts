import { expect, it } from 'vitest';
import { job } from '../../../tests/entries.ts';
import { compareExperience, distinctJob, employersOf } from './experience.ts';

type JobFields = Parameters<typeof job>[0];

/** Returns the titles of the roles of each stay, in the order of the page. */
const staysOf = (...entries: JobFields[]) =>
  employersOf(entries.map((entry) => job(entry)).toSorted(compareExperience)).map(({ roles }) =>
    roles.map(({ title }) => title).join(' '),
  );
const at = (company: string | undefined, title: string, start?: string, end?: string): JobFields => ({
  company,
  title,
  start,
  end,
});

it.each<[string, JobFields[], string[]]>([
  ['that follow each other', [at('Co', 'b', '2022'), at('Co', 'a', '2019', '2021')], ['b a']],
  [
    'of a name written otherwise',
    [at('Société  ACME, Inc.', 'b', '2022'), at('societe acme inc', 'a', '2020', '2021')],
    ['b a'],
  ],
  [
    'beside a job elsewhere that is listed after them',
    [at('Co', 'b', '2022'), at('Co', 'a', '2018', '2021'), at('Side', 'x', '2017', '2020')],
    ['b a', 'x'],
  ],
])('groups roles at one employer %s', (_, entries, stays) => {
  expect(staysOf(...entries)).toEqual(stays);
});

it.each<[string, JobFields[], string[]]>([
  [
    'a stay that another job interrupts',
    [at('Co', 'b', '2022'), at('Other', 'x', '2020', '2021'), at('Co', 'a', '2018', '2019')],
    ['b', 'x', 'a'],
  ],
  ['names that differ by a sign', [at('Canal+', 'b', '2022'), at('Canal', 'a', '2020', '2021')], ['b', 'a']],
  ['jobs without a company', [at(undefined, 'b', '2022'), at(undefined, 'a', '2020', '2021')], ['b', 'a']],
])('separates %s', (_, entries, stays) => {
  expect(staysOf(...entries)).toEqual(stays);
});

it('separates a stay that a job interrupts, even if that is left out', () => {
  const [last, other, first] = [at('Co', 'b', '2022'), at('Other', 'x', '2020', '2021'), at('Co', 'a', '2018', '2019')];
  const entries = [last, other, first].map(job);
  const kept = entries.filter(({ company }) => company === 'Co');
  expect(employersOf(kept, entries).map(({ roles }) => roles.length)).toEqual([1, 1]);
});

it.each([
  ['no place if roles have several', 'Co', ['Berlin', 'London'], undefined],
  ['the place of the only role that has one', 'Co', [undefined, 'London'], 'London'],
])('has %s', (_, company, places, location) => {
  expect(employersOf(places.map((place) => job({ company, location: place })))[0]?.location).toBe(location);
});

it('puts current entries first, then the latest end, then the latest start', () => {
  const entries = [
    { start: '2025-05', end: '2025-07' },
    { start: '2026-01', end: '2026-07' },
    { start: '2026-05', end: '2026-07' },
    { start: '2020-01' },
    { start: '2026-08' },
    { current: true },
    { start: '2026-09', end: '2027-01' },
  ];
  const expected = [4, 3, 5, 6, 2, 1, 0].map((index) => entries[index]);
  expect(entries.toSorted(compareExperience)).toEqual(expected);
});

it('sorts a year by its last month as an end, its first as a start, and undated entries last', () => {
  const entries = [
    {},
    { end: '2024' },
    { start: '2025', end: '2025' },
    { start: '2025-02', end: '2025' },
    { start: '2025-03', end: '2025-11' },
    { start: '2026' },
  ];
  const expected = [entries[5], entries[3], entries[2], entries[4], entries[1], entries[0]];
  expect(entries.toSorted(compareExperience)).toEqual(expected);
});

it.each([
  [
    'a location that the company names',
    { title: 'CTO', company: 'Acme, Berlin', location: 'Berlin' },
    ['CTO', 'Acme, Berlin', undefined],
  ],
  [
    'a title that is the company',
    { title: 'Freelance', company: 'Freelance', location: 'Lyon' },
    [undefined, 'Freelance', 'Lyon'],
  ],
])('leaves out %s of a job', (_, entry: Parameters<typeof distinctJob>[0], facts) => {
  const { title, company, location } = distinctJob(entry);
  expect([title, company, location]).toEqual(facts);
});
