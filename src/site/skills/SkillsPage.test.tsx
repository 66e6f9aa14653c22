import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { job, pageContent, paper, post, project, textOf } from '../../../tests/entries.ts';
import { SkillsPage } from './SkillsPage.tsx';

it('shows the works of each skill as links, those of one kind in a line', () => {
  const go = {
    name: 'Go',
    id: 'go',
    roles: [job({ slug: 'a', title: 'Intern', company: 'Acme', start: '2025-01', end: '2025-12' })],
    projects: [project({ slug: 'b', title: 'Bee' }), { ...project({ slug: 'c', title: 'Câble' }), lang: 'fr' }],
    publications: ['tides'],
    posts: [post({ slug: 'd', title: 'Why' })],
  };
  const content = pageContent({ publications: [paper({ key: 'tides', title: 'Tides' }), paper({ key: 'other' })] });
  render(<SkillsPage content={content} groups={[{ skills: [go] }]} />);
  expect(document.getElementById('go')?.contains(screen.getByRole('heading', { name: 'Go' }))).toBe(true);
  expect([...document.querySelectorAll('li p')].map(textOf)).toEqual([
    '1 year',
    'Experience: Intern, Acme (Jan 2025 – Dec 2025)',
    'Projects: Bee, Câble',
    'Publications: Tides',
    'Writing: Why',
  ]);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/experience#entry-a',
    '/projects/b',
    '/projects/c',
    '/#publication-key',
    '/writing/d',
  ]);
  expect(screen.getByText('Câble').lang).toBe('fr');
});
