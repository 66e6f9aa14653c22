import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Photo } from '#ui/image.ts';
import { project, shown } from '../../../tests/entries.ts';
import { ProjectList } from './ProjectList.tsx';

const image: Photo = { kind: 'photo', src: '/a.png', width: 3, height: 2, sizes: '23rem', sources: [] };
image.sources = [{ type: 'image/webp', srcSet: '/a.webp 368w' }];

const show = (count: number) => {
  const cover = { card: image, page: image };
  const projects = Array.from({ length: count }, (_, index) => ({ ...shown(project({ slug: `p${index}` })), cover }));
  return render(<ProjectList projects={projects} />).container;
};

it.each([
  [1, ['47.5rem']],
  [3, ['23rem', '23rem', '23rem']],
  [4, ['47.5rem', '23rem', '23rem', '23rem']],
  [5, ['23rem', '23rem', '23rem', '35.25rem', '35.25rem']],
])('requests images as wide as each of %i cards', (count, widths) => {
  const sources = [...show(count).querySelectorAll('source')];
  expect(sources.map(({ sizes }) => sizes.split(', ').at(-1))).toEqual(widths);
});

it('loads only the image of the first card at once', () => {
  const images = [...show(2).querySelectorAll('img')];
  expect(images.map((each) => [each.getAttribute('loading'), each.getAttribute('fetchpriority')])).toEqual([
    ['eager', 'high'],
    ['lazy', 'auto'],
  ]);
});

it('shows no badge without a category', () => {
  render(<ProjectList projects={[shown(project())]} />);
  expect(screen.getByText('Fig. 1', { selector: ':only-child' })).toBeDefined();
  expect(screen.getAllByRole('listitem')[0]?.className).toContain('own');
});

it('links the technologies of several projects to the filter', () => {
  const technologies = ['C++', 'Go'];
  render(
    <ProjectList
      projects={[{ ...shown(project({ technologies })), shared: new Map([['C++', 'technology=C%2B%2B']]) }]}
    />,
  );
  expect(screen.getByRole('link', { name: 'C++' }).getAttribute('href')).toBe(
    '/projects?technology=C%2B%2B#technology=C%2B%2B',
  );
  expect(screen.queryByRole('link', { name: 'Go' })).toBeNull();
});
