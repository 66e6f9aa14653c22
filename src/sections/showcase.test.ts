import { describe, expect, it } from 'vitest';
import { uiStringsFor } from '#base/uiStrings.ts';
import { job, post, project } from '../../tests/entries.ts';
import type { SectionValues, TileKind } from './index.ts';
import type { Publication } from './publications/publication.ts';
import { fillShowcase } from './showcase.ts';

const many = <Entry>(count: number, entry: (index: number) => Entry) =>
  Array.from({ length: count }, (_, index) => entry(index));
const projects = (count: number) =>
  many(count, (index) =>
    project({
      slug: `project-${index + 1}`,
      title: `Project ${index + 1}`,
      category: index % 2 ? 'research' : 'freelance',
    }),
  );
const jobs = (count: number) =>
  many(count, (index) =>
    job({ company: `Firm ${index}`, title: 'Engineer', start: `${2010 + index}-01`, slug: `job-${index}` }),
  );
const papers = (count: number) =>
  many(count, (index) => ({
    slug: `p${index}`,
    title: `On the falls of patient number ${index}`,
    date: `${2020 - index}`,
  })) as Publication[];

const fill = (values: object, kinds?: readonly TileKind[]) =>
  fillShowcase(values as SectionValues, uiStringsFor(), kinds);
const labels = (values: object, kinds?: readonly TileKind[]) => fill(values, kinds).tiles.map(({ label }) => label);

describe('the showcase', () => {
  it('holds projects first, then one of each kind in turn, sorted by kind', () => {
    const values = {
      projects: projects(2),
      experience: jobs(9),
      publications: papers(9),
      awards: [{ title: 'Prize' }],
    };
    expect(labels(values)).toEqual(['Fig. 1', 'Fig. 2', 'Paper', 'Paper', 'Job', 'Job', 'Award']);
    expect(fill(values).summary).toBe('2 projects, 9 papers, 9 jobs, 1 award');
  });

  it('holds seven of fourteen projects, and counts all', () => {
    const { tiles, summary } = fill({ projects: projects(14), experience: jobs(3) });
    expect(tiles.map(({ label }) => label)).toEqual(many(7, (index) => `Fig. ${index + 1}`));
    expect(summary).toBe('14 projects: 7 research, 7 freelance');
  });

  it('is empty where there is nothing', () => {
    expect(fill({ projects: [], experience: [] })).toEqual({ tiles: [], summary: '' });
  });

  it('counts a part of the projects by category as none', () => {
    expect(fill({ projects: [...projects(2), project({ title: 'Other' })] }).summary).toBe('3 projects');
  });

  it('holds only kinds that the owner lists', () => {
    expect(labels({ projects: projects(1), experience: jobs(3), publications: papers(1) }, ['publications'])).toEqual([
      'Paper',
    ]);
  });

  it('is green for freelance work alone, and purple for research', () => {
    const all = { volunteering: [{ role: 'Coach' }], education: [{ title: 'BSc' }], certificates: [{ title: 'C' }] };
    const others = { talks: [{ title: 'Talk' }], teaching: [{ course: 'Trees' }], awards: [{ title: 'Prize' }] };
    const tones = (values: object) => new Set(fill(values).tiles.map(({ tone }) => tone));
    expect(tones({ ...all, experience: jobs(1) })).toEqual(new Set(['neutral']));
    expect(tones({ publications: papers(2) })).toEqual(new Set(['research']));
    expect(tones(others)).toEqual(new Set(['personal', 'neutral']));
  });
});

describe('a tile', () => {
  const names = (values: object) => fill(values).tiles.map(({ name }) => name);

  it('is called by its short title, else by the organization or the title that fits', () => {
    const short = project({ title: 'Aortic aneurysm detection', shortTitle: 'Aorta', category: 'research' });
    expect(names({ projects: [short], experience: [job({ company: 'Quay, Sampleport', title: 'Engineer' })] })).toEqual(
      ['Aorta', 'Quay'],
    );
    expect(names({ awards: [{ title: 'Prize', issuer: 'Society of extraordinarily long names' }] })).toEqual(['Prize']);
  });

  it('is called by no name twice, else by its year', () => {
    const certificate = (title: string, date: string) => ({ title, date, issuer: 'Board' });
    const twice = [
      certificate('Certified', '2024'),
      certificate('Certified', '2025'),
      certificate('Certified', '2026-01'),
    ];
    expect(names({ certificates: twice })).toEqual(['Certified', 'Board', '2026']);
    const late = (title: string, date: string) => project({ title, date, category: 'personal', organization: 'Oslo' });
    const long = 'Magnetohydrodynamics of measurements';
    expect(names({ projects: [late(long, '2024-05'), late(long, '2024'), late(long, '2023')] })).toEqual([
      'Oslo',
      '2024',
      '2023',
    ]);
    expect(names({ projects: [late(long, '2024'), late(long, '2024'), late(long, '2024')] })).toEqual([
      'Oslo',
      '2024',
      'Magnetohydrodynam…',
    ]);
    expect(names({ publications: [...papers(1), ...papers(1)] })).toEqual(['2020', 'On the falls of patient…']);
  });

  it('leads to its page or its entry', () => {
    const { tiles } = fill({
      projects: [project({ slug: 'one' })],
      experience: jobs(1),
      talks: [{ title: 'Talk' }],
    });
    expect(tiles.map(({ path }) => path)).toEqual(['/projects/one', '/#talks-1', '/experience#entry-job-0']);
    const posts = many(7, (index) => post({ title: `Post ${index}`, date: '2024-05', url: 'https://example.com' }));
    expect(fill({ writing: posts }).tiles.map(({ path }) => path)).toEqual([
      ...many(5, (index) => `/#writing-${index + 1}`),
      '/writing#writing-2024',
      '/writing#writing-2024',
    ]);
  });
});
