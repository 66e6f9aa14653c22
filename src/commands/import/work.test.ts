import { describe, expect, it } from 'vitest';
import { long, make } from '../../../tests/importedContent.ts';

describe('work', () => {
  it('becomes experience, by either set of field names', () => {
    const entry = {
      position: 'Intern',
      startDate: '2021',
      endDate: '2021-05-03',
      summary: 'One\nTwo',
      highlights: ['- Three'],
    };
    const made = make({
      work: [
        { name: 'Co', url: 'https://co.example', ...entry },
        { company: 'Co', website: 'https://co.example', ...entry },
      ],
    });
    const expected = {
      title: 'Intern',
      company: 'Co',
      start: 2021,
      end: '2021-05',
      websiteUrl: 'https://co.example',
      description: ['One', 'Two', 'Three'],
    };
    expect(made.paths).toEqual(['site.yaml', 'experience/co.md', 'experience/co-1.md']);
    for (const path of ['experience/co.md', 'experience/co-1.md']) expect(made.fields(path)).toMatchObject(expected);
    expect(made.byHand).toEqual([]);
  });

  it('keeps what else is known of a place, but not its coordinates', () => {
    const location = { city: 'Aarhus', lat: 56.16, type: 'Hybrid' };
    const made = make({ work: [{ name: 'Co', location }] });
    expect(made.fields('experience/co.md')).toMatchObject({ location: 'Aarhus', summary: 'Location: Type: Hybrid.' });
    expect(made.noPlace).toEqual(['Private: lat']);
  });

  it.each([
    [['Built it.', 'React', 'Docker'], ['Built it.'], ['Go', 'React', 'Docker']],
    [['Built it.', 'Node.js'], ['Built it.'], ['Go', 'Node.js']],
    [['Built it.', 'Docker'], ['Built it.', 'Docker'], ['Go']],
    [['Built it.', 'Mentoring', 'Recruitment'], ['Built it.', 'Mentoring', 'Recruitment'], ['Go']],
    [['React', 'Built it.'], ['React', 'Built it.'], ['Go']],
    [['React', 'Docker'], ['React', 'Docker'], ['Go']],
    [['Built it.', '開発', '設計'], ['Built it.', '開発', '設計'], ['Go']],
  ])('separates technologies at the end of a list: %o', (highlights, description, technologies) => {
    const entry = { highlights, keywords: ['Go'] };
    const { fields } = make({ work: [{ name: 'Co', ...entry }], projects: [{ name: 'A', ...entry }] });
    expect(fields('experience/co.md')).toEqual({ company: 'Co', description, technologies });
    expect(fields('projects/a.md')).toMatchObject({ highlights: description, technologies });
  });

  it.each([
    ['<p>All <b>meals</b>.</p><p>For all.</p><ul><li>Bread</li></ul>', 'All meals. For all.', ['Bread', 'Won.']],
    ['All meals.\n- Bread\n- Rolls', 'All meals.', ['Bread', 'Rolls', 'Won.']],
    ['<ul><li>Bread</li></ul><p>In Lyon.</p>', undefined, ['Bread', 'In Lyon.', 'Won.']],
    ['First.\nSecond.', undefined, ['First.', 'Second.', 'Won.']],
  ])('keeps a paragraph before a list: %j', (summary, text, description) => {
    const { fields } = make({ work: [{ name: 'Co', summary, highlights: ['Won.'] }] });
    expect(fields('experience/co.md')).toEqual({ company: 'Co', ...(text && { summary: text }), description });
  });

  it('has the links of a job by their names', () => {
    const links = { website: 'https://co.example', press: 'https://p.example' };
    const { fields } = make({ work: [{ name: 'Co', links, press: 'https://q.example' }] });
    const description = ['Press (https://q.example).', 'Press (https://p.example).'];
    expect(fields('experience/co.md')).toEqual({ company: 'Co', websiteUrl: 'https://co.example', description });
  });

  it('keeps its summary beside other texts, and only the words of links in its fields', () => {
    const location = 'Remote · [Store](https://a.example/a)';
    const { fields } = make({ work: [{ name: 'Co', location, summary: 'Sold maps.', teamSize: 5, startYear: 2019 }] });
    expect(fields('experience/co.md')).toEqual({
      company: 'Co',
      location: 'Remote · Store',
      start: 2019,
      summary: 'Sold maps. Team size: 5.',
      description: ['Remote · Store (https://a.example/a)'],
    });
  });

  it('keeps the cells of a table below its list', () => {
    const { fields } = make({ work: [{ name: 'Co', summary: 'a\n- b\n\n| c | d |\n|---|---|\n| e | ~~f~~ |' }] });
    expect(fields('experience/co.md')).toMatchObject({ summary: 'a', description: ['b', 'c, d', 'e, f'] });
  });

  it('has the state and the country of its location, by any name', () => {
    const location = { city: 'Springfield', state: 'Ohio', country: 'USA' };
    const { fields } = make({ work: [{ name: 'Co', location }], volunteer: [{ organization: 'Club', location }] });
    expect(fields('experience/co.md').location).toBe('Springfield, Ohio, USA');
    expect(fields('volunteering.yaml').entries).toEqual([{ organization: 'Club, Springfield, Ohio, USA' }]);
  });

  it('has the name of its country if no more of the location is known', () => {
    const { fields } = make({ work: [{ name: 'Co', location: { countryCode: 'FR' } }] });
    expect(fields('experience/co.md').location).toBe('France');
  });

  it('adds nothing to the résumé', () => {
    const made = make({ work: [{ position: 'Baker' }, { company: 'Co' }, {}, { name: '', highlights: [''] }] });
    expect(made.fields('experience/baker.md')).toEqual({ title: 'Baker' });
    expect(made.fields('experience/co.md')).toEqual({ company: 'Co' });
    expect(made.paths).toHaveLength(3);
    expect(made.noPlace).toEqual([]);
  });

  it("reports what it can't import", () => {
    const made = make({
      work: [
        { summary: 'Did things.' },
        { position: 'Baker', url: 'https://co.example', isRemote: true, startDate: 'soon' },
        { name: 'Co', isRemote: false, location: { city: 'Aarhus' } },
      ],
    });
    expect(made.noPlace).toEqual([
      'Job 1 has no position or name (found summary: Did things.). It was left out.',
      'Job 2 (Baker): its link, since the job has no company',
      'Only for programs: isRemote (2)',
    ]);
    expect(made.byHand[0]).toBe(
      'Job 2 (Baker): start is not a date (found "soon"). It is shown without dates, after all others.',
    );
    expect(made.fields('experience/baker.md')).not.toHaveProperty('start');
    expect(made.fields('experience/co.md').location).toBe('Aarhus');
  });

  it('keeps texts that are too long for a field in the description', () => {
    const made = make({
      work: [
        { position: long(100), name: `Co ${long(100)}`, location: `At ${long(100)}`, keywords: ['C', 'C', long(150)] },
      ],
    });
    const [path = ''] = made.paths.slice(1);
    const { title, company, location, technologies, description } = made.fields(path);
    for (const line of [title, company, location]) expect(line).toMatch(/…$/);
    expect(technologies).toEqual(['C']);
    expect(description).toEqual([long(100), `Co ${long(100)}`, `At ${long(100)}`, long(150)]);
  });
});
