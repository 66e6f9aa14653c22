import { expect, it } from 'vitest';
import { absoluteFrom } from '#base/urls.ts';
import { printed } from '../../../tests/entries.ts';
import type { EducationEntry } from './schema.ts';
import { distinctDegree, education } from './section.ts';

/** Returns title, institution and time of the entries in the résumé. */
const inResume = (...entries: EducationEntry[]) =>
  printed(education, entries)?.entries.map(({ title, organization, when }) => [title.text, organization?.text, when]);

it.each<[EducationEntry, unknown[]]>([
  [{ title: 'BSc', institution: 'School', start: '2023' }, ['BSc', 'School', '2023 – present']],
  [{ title: 'BSc', start: '2021', end: '2023' }, ['BSc', undefined, '2021 – 2023']],
  [{ title: 'BSc', start: '2021-09', end: '2023-06' }, ['BSc', undefined, 'Sep 2021 – Jun 2023']],
  [{ title: 'BSc', start: '2021-09', end: '2021-09' }, ['BSc', undefined, 'Sep 2021']],
  [{ institution: 'School', end: '2023' }, ['School', undefined, '2023']],
  [{ title: 'School', institution: 'School' }, ['School', undefined, null]],
])('lists %o in the résumé', (entry, listed) => {
  expect(inResume(entry)).toEqual([listed]);
});

it('omits entries with `resume: false` from both résumés', () => {
  const out = { title: 'Course', institution: 'Online', resume: false };
  expect(inResume(out)).toBeUndefined();
  expect(inResume({ title: 'BSc' }, out)).toHaveLength(1);
  expect(education.jsonResume.write([out])).toBeUndefined();
});

it('separates degree from subject in JSON Resume', () => {
  expect(
    education.jsonResume.write([{ title: 'BSc, Physics', institution: 'School', start: '2021', end: '2023' }]),
  ).toEqual([{ institution: 'School', studyType: 'BSc', area: 'Physics', startDate: '2021', endDate: '2023' }]);
});

it('separates former from current schools, and omits those without name or years', () => {
  const entries = [
    { institution: 'University', start: '2023' },
    { institution: 'College', start: '2024-09', end: '2026-12' },
    { institution: 'School', start: '2021-09', end: '2023-06' },
    { title: 'Degree', start: '2021', end: '2023' },
    { institution: 'Academy' },
  ];
  const named = (...names: string[]) => names.map((name) => ({ '@type': 'EducationalOrganization', name }));
  expect(
    education.person(entries, { at: absoluteFrom(new URL('https://example.com')), today: new Date('2026-11-22') }),
  ).toEqual({
    alumniOf: named('School'),
    affiliation: named('University', 'College'),
  });
});

it.each([
  [{ title: 'Sample School', institution: 'Sample School' }, undefined],
  [{ title: 'Diploma, Sample School', institution: 'Sample School' }, undefined],
  [{ title: 'Diploma', institution: 'Sample School' }, 'Sample School'],
])('names the school of a degree once: %j', (degree, institution) => {
  expect(distinctDegree(degree)).toEqual({ title: degree.title, institution });
});
