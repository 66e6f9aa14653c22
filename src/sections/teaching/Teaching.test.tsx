import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { printed, rowsIn } from '../../../tests/entries.ts';
import { ListSection } from '../ListSection.tsx';
import { teaching } from './section.ts';

const assistant = {
  course: 'Data Structures',
  role: 'Teaching assistant',
  institution: 'Sample University',
  start: '2025-09',
  term: 'three terms',
  summary: 'Trees, mostly.',
};
const workshop = { course: 'First Programs', term: 'Summer 2024', resume: false };

it('shows role, course, institution and when', () => {
  render(<ListSection section={teaching} value={[assistant, workshop]} />);
  expect(rowsIn(screen.getByRole('region')).map(({ textContent }) => textContent)).toEqual([
    'Sep 2025 – presentTeaching assistant, Data StructuresSample University, three termsTrees, mostly.',
    'Summer 2024First Programs',
  ]);
});

it('lists each course in documents', () => {
  expect(printed(teaching, [assistant, workshop])?.entries).toMatchObject([
    {
      title: { text: 'Teaching assistant, Data Structures' },
      organization: { text: 'Sample University, three terms' },
      when: 'Sep 2025 – present',
      text: 'Trees, mostly.',
    },
  ]);
  expect(teaching.things([workshop], { '@id': '#person' })).toMatchObject([
    { '@type': 'Course', name: 'First Programs', hasCourseInstance: { instructor: { '@id': '#person' } } },
  ]);
});
