import { expect, it } from 'vitest';
import type { Absolute } from '#base/urls.ts';
import { job } from '../../../tests/entries.ts';
import { experience } from './section.ts';

const jobs = (entries: readonly ReturnType<typeof job>[], at: Absolute) =>
  experience.person(entries, { at, today: new Date(0) }).worksFor;

it('has employer, role and dates, but omits entries without a company', () => {
  const entries = [
    job({
      slug: 'old',
      title: 'Intern',
      company: 'Co',
      start: '2025-05',
      end: '2025-07',
      websiteUrl: 'https://co.example',
    }),
    job({ slug: 'now', title: undefined, company: 'Firm', start: '2026' }),
    job({ slug: 'own', title: 'Freelance' }),
  ];
  const at: Absolute = (path, edition = { path: '/fr' }) => `https://example.com${edition.path}${path}`;
  const page = 'https://example.com/experience';
  expect(jobs(entries, at)).toEqual([
    {
      '@type': 'OrganizationRole',
      '@id': `${page}#entry-old`,
      roleName: 'Intern',
      startDate: '2025-05',
      endDate: '2025-07',
      worksFor: { '@type': 'Organization', name: 'Co', url: 'https://co.example' },
    },
    {
      '@type': 'OrganizationRole',
      '@id': `${page}#entry-now`,
      startDate: '2026',
      worksFor: { '@type': 'Organization', name: 'Firm' },
    },
  ]);
  expect(jobs(entries.slice(2), at)).toBeUndefined();
});
