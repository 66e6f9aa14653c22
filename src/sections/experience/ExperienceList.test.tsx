import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { uiStringsFor } from '#base/uiStrings.ts';
import type { Image } from '#ui/image.ts';
import { job } from '../../../tests/entries.ts';
import { ExperienceList } from './ExperienceList.tsx';
import type { ExperienceEntry } from './schema.ts';
import { experience } from './section.ts';

const least = job({
  slug: 'exemplar',
  title: 'Intern',
  company: 'Exemplar Mobility',
  location: 'Chicago',
  start: '2026-05',
  description: ['Built a screen.', 'Replaced three jobs.'],
});
function showAll(entries: readonly ExperienceEntry[], logo?: Image) {
  const logos = new Map(entries.slice(-1).flatMap((entry) => (logo ? [[entry, logo] as const] : [])));
  const shared = { present: '2026-08', dataMineUrl: 'https://example.com/mine' };
  render(<ExperienceList entries={entries} logos={logos} {...shared} />);
}
function show(fields: Partial<ExperienceEntry> = {}, logo?: Image) {
  const entry = { ...least, ...fields };
  showAll([entry], logo);
  return screen.getAllByRole('listitem')[0]?.textContent?.replaceAll('\u00a0', ' ') ?? '';
}

it('leaves out what is unknown', () => {
  expect(show({ start: undefined, location: undefined, description: [] })).toBe('InternExemplar Mobility');
  expect(document.querySelector('.rail p, ul, a')).toBeNull();
});

it.each([
  ['title', undefined, 'Exemplar Mobility', 'Chicago'],
  ['company', undefined, 'Intern', 'Chicago'],
])('shows an entry without a %s', (field, value, heading, below) => {
  show({ [field]: value, start: undefined });
  expect(screen.getByRole('heading').textContent).toBe(heading);
  expect(screen.getByRole('heading').nextElementSibling?.textContent).toBe(below);
});

it('draws the monograms of the showcase in place of logos, in its color', () => {
  const jobs = ['Quay', 'Quarto', 'Quill', 'Quay'].map((company, index) => job({ company, slug: `${index}` }));
  showAll(jobs);
  const drawn = [...document.querySelectorAll('.rail svg')];
  const tiles = experience.tiles.of(jobs, uiStringsFor());
  expect(drawn.map(({ innerHTML }) => innerHTML)).toEqual(
    tiles.map(({ image }) => image.kind === 'drawing' && image.markup.replace(/<(\w+)([^>]*)\/>/g, '<$1$2></$1>')),
  );
  expect(new Set(drawn.map(({ innerHTML }) => innerHTML)).size).toBe(4);
  for (const svg of drawn) expect(svg.classList).toContain(tiles[0]?.tone);
  expect(screen.queryByRole('img')).toBeNull();
});

it('shows badge, link, technologies and logo', () => {
  const logo: Image = { kind: 'drawing', viewBox: '0 0 80 80', markup: '<path id="monogram" />' };
  show({ type: 'internship', websiteUrl: 'https://example.com/exemplar', technologies: ['React', 'Kafka'] }, logo);
  expect(screen.getByRole('link', { name: /^Exemplar Mobility/ }).getAttribute('href')).toMatch(/exemplar$/);
  expect(screen.getByText('Internship')).toBeDefined();
  const chips = within(screen.getByRole('list', { name: 'Technologies' })).getAllByRole('listitem');
  expect(chips.map((chip) => chip.textContent)).toEqual(['React', 'Kafka']);
  expect(document.querySelector('#monogram')).not.toBeNull();
});

it('links the badge of The Data Mine', () => {
  show({ type: 'the data mine' });
  const link = screen.getByRole('link', { name: /^Data Mine.*opens in a new tab/ });
  expect(link.getAttribute('href')).toBe('https://example.com/mine');
});

it('shows six of eight jobs, and folds the others', () => {
  const years = Array.from({ length: 8 }, (_, index) => String(2026 - index));
  showAll(years.map((year) => job({ slug: year, title: `Job ${year}`, start: year, end: year })));
  const fold = screen.getByText('2 more').closest('details') as HTMLElement;
  expect([...fold.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual(['Job 2020', 'Job 2019']);
});

describe('several roles at one employer', () => {
  const roles: ExperienceEntry[] = [
    { ...least, slug: 'lead', title: 'Lead', start: '2024-03', websiteUrl: 'https://example.com/exemplar' },
    { ...least, slug: 'engineer', title: 'Engineer', start: '2022-03', end: '2024-06', technologies: ['Go'] },
    { ...least, slug: 'intern', title: 'Intern', start: '2021', end: '2021', type: 'internship' },
  ];
  const logo: Image = { kind: 'drawing', viewBox: '0 0 80 80', markup: '<path id="logo" />' };
  const [lead, engineer] = roles.map(
    ({ slug }) =>
      () =>
        document.getElementById(`entry-${slug}`)?.textContent ?? '',
  );

  it('have one logo, name, place and total time, and a heading each below the employer’s', () => {
    showAll(roles.slice(0, 2), logo);
    expect(screen.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`)).toEqual([
      expect.stringMatching('H2 Exemplar Mobility'),
      'H3 Lead',
      'H3 Engineer',
    ]);
    expect(screen.getAllByText(/Exemplar Mobility/)).toHaveLength(1);
    expect(screen.getAllByText('Chicago')).toHaveLength(1);
    expect(document.querySelectorAll('#logo')).toHaveLength(1);
    const [whole] = document.querySelectorAll('.label');
    expect(whole?.textContent?.replaceAll('\u00a0', ' ')).toBe('Mar 2022 – present4 years 6 months');
  });

  it('keep their fragments, months, paragraphs, badges and technologies', () => {
    showAll(roles);
    expect(lead?.()).toMatch(/^LeadMar\u00a02024\u00a0–.present2.years 6.monthsBuilt a screen\.Replaced three jobs\.$/);
    expect(engineer?.()).toContain('Go');
    expect(within(document.getElementById('entry-intern') as HTMLElement).getByText('Internship')).toBeDefined();
    // One role has no months.
    expect(document.querySelector('.label')?.textContent?.replaceAll('\u00a0', ' ')).toBe('2021 – present');
  });

  it('have their own places if there are several', () => {
    showAll(roles.map((role, index) => ({ ...role, location: index ? 'Chicago' : 'Lyon' })));
    expect(lead?.()).toContain('LeadLyon');
    expect(engineer?.()).toContain('EngineerChicago');
    expect(screen.getByRole('heading', { level: 2 }).nextElementSibling?.textContent).not.toMatch(/Lyon|Chicago/);
  });

  it('are marked with their own languages', () => {
    showAll(roles.map((role, index) => ({ ...role, lang: index ? undefined : 'fr' })));
    expect([...document.querySelectorAll('[lang=fr]')].map(({ id, tagName }) => id || tagName)).toEqual([
      'H2',
      'P',
      'entry-lead',
    ]);
    // Of the roles, the first has its period marked, and the others need no mark.
    expect(document.querySelectorAll('.label[lang=en]')).toHaveLength(1);
  });
});
