import { describe, expect, it } from 'vitest';
import { uiStringsFor } from '#base/uiStrings.ts';
import type { Absolute } from '#base/urls.ts';
import { job } from '../../../tests/entries.ts';
import { experience } from './section.ts';

type JobFields = Parameters<typeof job>[0];
const entry = (fields: JobFields) => job({ slug: 'co', title: 'Intern', company: 'Co', ...fields });
const inResume = (...all: JobFields[]) => experience.resume(all.map(entry), uiStringsFor())?.entries ?? [];
const websiteUrl = 'https://co.example';

describe('in the résumé', () => {
  it('has every entry with its period, summary and paragraphs, in the order of the page', () => {
    const newest = { title: 'c', start: '2026-08', summary: 'Six engineers.', description: ['Built it.'] };
    const all = inResume(newest, { title: 'a', company: 'Firm', resume: true });
    expect(all.map(({ title, when, text, bullets }) => [title.text, when, text, bullets])).toEqual([
      ['c', 'Aug 2026 – present', 'Six engineers.', ['Built it.']],
      ['a', null, null, []],
    ]);
  });

  it.each<[JobFields, object]>([
    [{ websiteUrl }, { title: { text: 'Intern', url: null }, organization: { text: 'Co', url: websiteUrl } }],
    [
      { title: undefined, websiteUrl },
      { title: { text: 'Co', url: websiteUrl }, organization: null },
    ],
    [{ company: undefined }, { title: { text: 'Intern', url: null }, organization: null }],
  ])('heads an entry with its title, else its company, and repeats nothing: %o', (fields, shown) => {
    expect(inResume(fields)[0]).toMatchObject(shown);
  });
});

describe('several roles at one employer', () => {
  const roles = [
    { title: 'Lead', start: '2024-03', location: 'Lyon' },
    { title: 'Engineer', start: '2022-03', end: '2024-06', location: 'Lyon', type: 'part-time', websiteUrl },
  ] as const;

  it('are one entry of the résumé with their total time, and each role like a single one', () => {
    const [employer, ...others] =
      experience.resume(roles.map(entry), uiStringsFor(), { present: '2026-08' })?.entries ?? [];
    expect(others).toEqual([]);
    expect(employer).toMatchObject({
      title: { text: 'Co', url: websiteUrl },
      organization: null,
      location: 'Lyon',
      when: 'Mar 2022 – present · 4 years 6 months',
      bullets: [],
      roles: [
        { title: { text: 'Lead' }, organization: { text: 'Co' }, when: 'Mar 2024 – present', badge: undefined },
        { title: { text: 'Engineer' }, organization: { text: 'Co' }, when: 'Mar 2022 – Jun 2024', badge: 'Part-time' },
      ],
    });
  });

  it('have their places in the years since January of the first', () => {
    const [employer] = experience.resume(roles.map(entry), uiStringsFor(), { present: '2026-08' })?.entries ?? [];
    expect(employer?.roles?.map(({ career }) => career)).toEqual([
      { from: 26 / 56, width: 30 / 56 },
      { from: 2 / 56, width: 28 / 56 },
    ]);
  });

  it('have their total time, but no whole period, if there are gaps', () => {
    const terms = [
      { start: '2024-05', end: '2024-08' },
      { start: '2023-01', end: '2023-04' },
    ];
    const [employer] = experience.resume(terms.map(entry), uiStringsFor(), { present: '2026-08' })?.entries ?? [];
    expect(employer?.when).toBe('8 months');
  });

  it('are one tile of the showcase, for the newest', () => {
    const tiles = experience.tiles.of(
      [...roles, { company: 'Firm' }].map((fields, index) => entry({ ...fields, slug: `${index}` })),
      uiStringsFor(),
    );
    expect(tiles.map(({ title, path }) => [title, path])).toEqual([
      ['Lead, Co', '/experience#entry-0'],
      ['Intern, Firm', '/experience#entry-2'],
    ]);
    expect(experience.tiles.heading(uiStringsFor())).toBe('Experience');
  });
});

it('writes the fields that JSON Resume has, and omits entries with `resume: false`', () => {
  const fields = {
    location: 'Lyon',
    start: '2025-05',
    end: '2025-07',
    summary: 'Six engineers.',
    description: ['Built it.'],
    technologies: ['C'],
  };
  expect(experience.jsonResume.write([entry({ ...fields, websiteUrl }), entry({ resume: false })])).toEqual([
    {
      name: 'Co',
      position: 'Intern',
      location: 'Lyon',
      url: websiteUrl,
      startDate: '2025-05',
      endDate: '2025-07',
      summary: 'Six engineers.',
      highlights: ['Built it.'],
      keywords: ['C'],
    },
  ]);
});

it('has employer, role and dates in structured data, but omits entries without a company', () => {
  const at: Absolute = (path, edition = { path: '/fr' }) => `https://example.com${edition.path}${path}`;
  const jobs = (...all: JobFields[]) =>
    experience.person(
      all.map((each) => job(each)),
      { at, today: new Date(0) },
    ).worksFor;
  const worksFor = { '@type': 'Organization', name: 'Co', url: websiteUrl };
  const known = { slug: 'old', title: 'Intern', company: 'Co', start: '2025-05', end: '2025-07', websiteUrl };
  expect(jobs(known, { slug: 'own', title: 'Freelance' })).toEqual([
    {
      '@type': 'OrganizationRole',
      '@id': 'https://example.com/experience#entry-old',
      roleName: 'Intern',
      startDate: '2025-05',
      endDate: '2025-07',
      worksFor,
    },
  ]);
  expect(jobs({ slug: 'own', title: 'Freelance' })).toBeUndefined();
});
