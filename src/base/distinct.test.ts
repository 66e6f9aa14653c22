import { describe, expect, it } from 'vitest';
import { distinctDegree, distinctJob } from './distinct.ts';

describe('a job', () => {
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
    [
      'a location behind an Arabic comma',
      { title: 'CTO', company: 'شركة، عمان', location: 'عمان' },
      ['CTO', 'شركة، عمان', undefined],
    ],
    ['nothing else', { title: 'CTO', company: 'Berliner', location: 'Berlin' }, ['CTO', 'Berliner', 'Berlin']],
  ])('leaves out %s', (_, job: Parameters<typeof distinctJob>[0], shown) => {
    const { title, company, location } = distinctJob(job);
    expect([title, company, location]).toEqual(shown);
  });
});

describe('a degree', () => {
  it.each([
    [{ title: 'Sample School', institution: 'Sample School' }, undefined],
    [{ title: 'Diploma, Sample School', institution: 'Sample School' }, undefined],
    [{ title: 'Diploma', institution: 'Sample School' }, 'Sample School'],
  ])('names its school once: %j', (degree, institution) => {
    expect(distinctDegree(degree)).toEqual({ title: degree.title, institution });
  });
});
