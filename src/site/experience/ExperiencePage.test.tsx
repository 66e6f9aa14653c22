import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { job, pageContent } from '../../../tests/entries.ts';
import type { PageContent } from '../prepare.ts';
import { ExperiencePage } from './ExperiencePage.tsx';

/** Renders the page, and returns its headings. */
const show = (content: Partial<PageContent>) => {
  render(<ExperiencePage content={pageContent(content)} />);
  return screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
};

it('shows teaching and volunteering after the positions', () => {
  const experience = [job({ slug: 'co', title: undefined, company: 'Co' })];
  const sections = { teaching: [{ course: 'Trees' }], volunteering: [{ role: 'Coach' }] };
  expect(show({ experience, ...sections })).toEqual(['Co', 'Teaching', 'Volunteering']);
});

it('gives each entry its fragment', () => {
  show({ teaching: [{ course: 'Trees' }], volunteering: [{ role: 'Coach' }] });
  expect(document.getElementById('teaching-1')?.textContent).toContain('Trees');
  expect(document.getElementById('volunteering-1')?.textContent).toContain('Coach');
});
