import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { job } from '../../../tests/entries.ts';
import { employersOf } from './experience.ts';
import { TimeBars } from './TimeBars.tsx';
import { timeScale } from './timeScale.ts';

const scaleOf = (...jobs: Parameters<typeof job>[0][]) =>
  timeScale(employersOf(jobs.map(job)), '2026-12', 'en') ?? { ticks: [], rows: [], earlier: 0, lane: [] };
const scale = scaleOf(
  { slug: 'specimen', company: 'Specimen Instruments', start: '2026-10' },
  { slug: 'hypothetical', company: 'Hypothetical', start: '2026-04', end: '2026-06' },
  { slug: 'exemplar', title: 'Exemplar', start: '2026-01', end: '2026-12' },
);

const attributes = (selector: string, ...names: string[]) =>
  [...document.querySelectorAll(selector)].map((element) => names.map((name) => element.getAttribute(name)));

it('draws the bars to scale with SVG attributes, since the policy blocks styles, and marks current ones', () => {
  render(<TimeBars {...scale} />);
  expect(attributes('rect', 'class').map(([name]) => name?.includes('now'))).toEqual([true, false, false]);
  expect(attributes('rect', 'x', 'width')).toEqual([
    ['75%', '25%'],
    ['25%', '25%'],
    ['0%', '100%'],
  ]);
  expect(document.querySelector('[style]')).toBeNull();
});

const labels = (which: 'first' | 'last', ...names: string[]) =>
  [...document.querySelectorAll(`svg svg text:${which}-of-type`)].map((text) => [
    text.textContent,
    ...names.map((name) => text.getAttribute(name)),
  ]);

it('has no focusable elements; each bar has a tooltip and links to its entry', () => {
  render(<TimeBars {...scale} />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(attributes('a', 'href', 'tabindex')[1]).toEqual(['#entry-hypothetical', '-1']);
  expect(document.querySelectorAll('title')[1]?.textContent).toBe('Hypothetical, Apr 2026 – Jun 2026');
});

it('draws the earlier ones in one lane from eight entries on, and names six', () => {
  const years = Array.from({ length: 8 }, (_, index) => String(2026 - index));
  render(<TimeBars {...scaleOf(...years.map((year) => ({ slug: year, start: year, end: year })))} />);
  expect(document.querySelectorAll('svg svg')).toHaveLength(6);
  expect(screen.getByText('2 more').parentElement?.querySelectorAll('rect')).toHaveLength(2);
});

it('draws the roles at one employer in one row, separated by a hairline, with one label and a link each', () => {
  const jobs = [
    { slug: 'lead', title: 'Lead', company: 'Exemplar', start: '2026-07' },
    { slug: 'engineer', title: 'Engineer', company: 'Exemplar', start: '2026-01', end: '2026-06' },
    { slug: 'side', title: 'Side', start: '2026-01', end: '2026-03' },
  ];
  render(<TimeBars {...scaleOf(...jobs)} />);
  expect(attributes('svg svg', 'class').map(([name]) => /parted/.test(name ?? ''))).toEqual([true, false]);
  const [row] = document.querySelectorAll('svg svg');
  expect([...(row?.querySelectorAll('a') ?? [])].map((bar) => bar.getAttribute('href'))).toEqual([
    '#entry-lead',
    '#entry-engineer',
  ]);
  expect(row?.querySelectorAll('text')).toHaveLength(2);
  expect(row?.querySelector('title')?.textContent).toBe('Lead, Exemplar, Jul 2026 – present');
});

it('runs from right to left with the page: bars, names and years', () => {
  render(<TimeBars {...scale} mirrored />);
  expect(attributes('rect', 'x', 'width')).toEqual([
    ['0%', '25%'],
    ['50%', '25%'],
    ['0%', '100%'],
  ]);
  expect(labels('last', 'x', 'dx').slice(0, 2)).toEqual([
    ['Specimen Instruments', '25%', '1em'],
    ['Hypothetical', '50%', '-1em'],
  ]);
  expect(attributes('div > svg:last-child text', 'x')[0]).toEqual(['100%']);
});
