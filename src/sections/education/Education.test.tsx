import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Education } from './Education.tsx';

type Entry = Parameters<typeof Education>[0]['entries'][number];

/** What an entry's row says, part by part. */
function show(entry: Entry) {
  render(<Education id="education" entries={[entry]} />);
  const row = screen.getByRole('heading', { level: 3 }).parentElement?.parentElement;
  return [...(row?.querySelectorAll('p, h3') ?? [])].map((part) => part.textContent);
}

it.each<[string, Entry, string[]]>([
  [
    'everything',
    { title: 'Degree', institution: 'School', start: '2021', end: '2023' },
    ['2021–2023', 'Degree', 'School'],
  ],
  ['no end', { title: 'Degree', institution: 'School', start: '2021' }, ['2021–present', 'Degree', 'School']],
  ['no start', { title: 'Degree', institution: 'School', end: '2023' }, ['2023', 'Degree', 'School']],
  ['one year', { title: 'Degree', institution: 'School', start: '2023', end: '2023' }, ['2023', 'Degree', 'School']],
  ['no years', { title: 'Degree', institution: 'School' }, ['Degree', 'School']],
  ['no title', { institution: 'School', end: '2023' }, ['2023', 'School']],
  ['its school for a title', { title: 'School', institution: 'School' }, ['School']],
  ['no institution', { title: 'Degree' }, ['Degree']],
])('shows an entry with %s', (_, entry, parts) => {
  expect(show(entry)).toEqual(parts);
});
