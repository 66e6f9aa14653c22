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

it.each([
  [{}, 'Private'],
  [{ availability: 'Client work' }, 'Client work'],
  [{ private: false, availability: 'Client work' }, 'Client work'],
  [{ private: false }, ''],
])('without a link shows %o as "%s"', (given, text) => {
  const { container } = render(<ProjectLinks {...given} />);
  expect(container.textContent).toBe(text);
});
