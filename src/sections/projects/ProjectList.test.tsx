import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { projects as samples } from '#site/styleguide/samples.ts';
import type { Photo } from '#ui/picture.ts';
import { ProjectList } from './ProjectList.tsx';
import type { Project } from './project.ts';

const image: Photo = { kind: 'photo', src: '/a.png', width: 3, height: 2, sizes: '23rem', sources: [] };
image.sources = [{ type: 'image/webp', srcSet: '/a.webp 368w' }];

const widthsOf = (count: number) => {
  const projects = Array.from({ length: count }, (_, index) => ({
    ...{ slug: `p${index}`, figure: index + 1, title: `P${index}`, href: '/', category: 'personal', technologies: [] },
    image,
  }));
  const { container } = render(<ProjectList projects={projects as unknown as Project[]} />);
  return [...container.querySelectorAll('source')].map(({ sizes }) => sizes.split(', ').at(-1));
};

it.each([
  [1, ['47.5rem']],
  [3, ['23rem', '23rem', '23rem']],
  [4, ['47.5rem', '23rem', '23rem', '23rem']],
  [5, ['23rem', '23rem', '23rem', '35.25rem', '35.25rem']],
])('asks for pictures as wide as each of %i cards', (count, widths) => {
  expect(widthsOf(count)).toEqual(widths);
});

it('shows no badge without a category', () => {
  const [project] = samples;
  if (!project) throw new Error('the style guide has no project');
  render(<ProjectList projects={[{ ...project, category: undefined, tone: 'neutral' }]} />);
  expect(screen.getByText('Fig. 1').parentElement?.textContent).toBe('Fig. 1');
  expect(screen.getAllByRole('listitem')[0]?.className).toContain('neutral');
});
