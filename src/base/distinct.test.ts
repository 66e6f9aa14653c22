import { describe, expect, it } from 'vitest';
import { distinctDegree, distinctIntro, distinctPost } from './distinct.ts';
import { Markdown } from './markdown/markdown.ts';

describe('a post', () => {
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
    ['nothing else', { title: 'CTO', company: 'Berliner', location: 'Berlin' }, ['CTO', 'Berliner', 'Berlin']],
  ])('leaves out %s', (_, post: Parameters<typeof distinctPost>[0], facts) => {
    const { title, company, location } = distinctPost(post);
    expect([title, company, location]).toEqual(facts);
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

describe('an intro', () => {
  const body = new Markdown('I build **small** tools & tests.\n\nAnd more.');

  it('is left out where it is cut, and whole below', () => {
    expect(distinctIntro({ intro: 'I build small tools…', body })).toEqual({ lead: undefined, background: body });
  });

  it('stays where it is whole, or says something else', () => {
    for (const lead of ['I build small tools & tests.', 'I write…', undefined]) {
      expect(distinctIntro({ intro: lead, body })).toEqual({ lead, background: body });
    }
  });

  it('is not repeated by a text that says the same', () => {
    const lead = 'I build small tools & tests. And more.';
    expect(distinctIntro({ intro: lead, body })).toEqual({ lead, background: undefined });
    const signs = new Markdown('    …');
    expect(distinctIntro({ intro: '—', body: signs }).background).toBe(signs);
  });
});
