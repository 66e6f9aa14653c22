import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ProjectLinks } from './ProjectLinks.tsx';

const code = 'https://example.com/code';
const video = 'https://example.com/video';
const demo = 'https://example.com/demo';

it.each([
  [
    'all three in order',
    { codeLink: code, youtubeLink: video, demoLink: demo },
    { Code: code, YouTube: video, Demo: demo },
  ],
  ['Demo alone', { demoLink: demo }, { Demo: demo }],
])('shows %s, and is not Private', (_, given, links) => {
  render(<ProjectLinks {...given} />);
  const shown = screen.getAllByRole('link').map((link) => [link.firstChild?.textContent, link.getAttribute('href')]);
  expect(shown).toEqual(Object.entries(links));
  expect(screen.queryByText('Private')).toBeNull();
});

it('shows the owner’s label if there is no link', () => {
  render(<ProjectLinks availability="Client work" />);
  expect(screen.getByText('Client work')).toBeDefined();
  expect(screen.queryByText('Private')).toBeNull();
});

it('shows nothing without a link if the project isn’t private', () => {
  const { container } = render(<ProjectLinks private={false} />);
  expect(container.innerHTML).toBe('');
  render(<ProjectLinks private={false} availability="Client work" />);
  expect(screen.getByText('Client work')).toBeDefined();
});

it('is Private if there is no link', () => {
  render(<ProjectLinks />);
  expect(screen.getByText('Private')).toBeDefined();
  expect(screen.queryByRole('link')).toBeNull();
});
