import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { printed } from '../../../tests/entries.ts';
import { References } from './References.tsx';
import { references } from './section.ts';

const all = Array.from({ length: 6 }, (_, index) => ({ person: `Person ${index + 1}`, quote: `Quote ${index + 1}` }));

it('shows quotes with person and role', () => {
  render(
    <References
      id="references"
      foldAfter={references.contents.foldAfter}
      references={[{ quote: 'She counts.', person: 'Ada', role: 'Dean' }, { person: 'Bo' }, { quote: 'She builds.' }]}
    />,
  );
  const figures = screen.getAllByRole('figure');
  expect(figures.map(({ textContent }) => textContent)).toEqual(['She counts.AdaDean', 'Bo', 'She builds.']);
  expect(figures[2]?.querySelector('figcaption')).toBeNull();
  expect(screen.queryByRole('group')).toBeNull();
});

it('shows four, and folds the others, with a fragment for links', () => {
  render(<References id="references" foldAfter={references.contents.foldAfter} references={all} />);
  const fold = screen.getByText('2 more').closest('details') as HTMLElement;
  const people = within(fold)
    .getAllByText(/Person/)
    .map(({ textContent }) => textContent);
  expect(people).toEqual(['Person 5', 'Person 6']);
  expect(fold.querySelector('#references-all')).not.toBeNull();
});

it('lists each reference in documents', () => {
  const entries = [
    { person: 'Ada', role: 'Dean', quote: 'She counts.' },
    { person: 'Bo', resume: false },
    { quote: 'She builds.', role: 'A client' },
  ];
  expect(printed(references, entries)).toMatchObject({
    entries: [{ title: { text: 'Ada' }, organization: { text: 'Dean' }, text: 'She counts.' }],
    rows: [{ name: null, items: ['She builds.', 'A client'] }],
  });
  expect(references.jsonResume.write(entries)).toEqual([
    { name: 'Ada', role: 'Dean', reference: 'She counts.' },
    { reference: 'She builds.', role: 'A client' },
  ]);
});
