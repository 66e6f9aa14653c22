import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Image } from '#ui/image.ts';
import { project, shown } from '../../../tests/entries.ts';
import { CaseStudy } from './CaseStudy.tsx';

const highlights = ['96 % of the data returned', 'Never lost a game.'];

/** Renders a project, and returns the list of its highlights. */
function listOf(fields: Parameters<typeof project>[0], html?: string) {
  render(<CaseStudy shown={shown(project(fields))} html={html} />);
  return screen.getByText('Never lost a game.').closest('ul');
}
const numbersIn = (list: HTMLElement | null) =>
  [...(list?.querySelectorAll('b') ?? [])].map((each) => each.textContent);

it('shows highlights of a short study above its text, word for word, with their numbers', () => {
  const list = listOf({ highlights, body: 'word '.repeat(50) }, '<p>Text</p>');
  expect([...(list?.children ?? [])].map((item) => item.textContent?.replace('\u00a0', ' '))).toEqual(highlights);
  expect(numbersIn(list)).toEqual(['96\u00a0%']);
  expect(list?.nextElementSibling?.textContent).toBe('Text');
});

it.each([
  ['60 words', 'word '.repeat(51)],
  ['a heading', '## Problem\n\nShort.'],
])('shows highlights of a study with %s as bullets', (_, body) => {
  const list = listOf({ highlights, body }, '<p>Text</p>');
  expect([...(list?.children ?? [])].map((item) => item.textContent?.replace('\u00a0', ' '))).toEqual(highlights);
  expect(numbersIn(list)).toEqual([]);
  expect(list?.nextElementSibling?.textContent).toBe('Text');
});

const facts = { description: 'What it is.', role: 'Author', technologies: ['C', 'Go'] };

it('shows a drawing with the title on it, then the facts, then the description', () => {
  const { container } = render(<CaseStudy shown={shown(project(facts))} />);
  const [plate, strip, body] = container.querySelector('article')?.children ?? [];
  expect(plate?.querySelector('svg + div + h1')?.textContent).toBe('One');
  expect(plate?.textContent).toBe('Fig. 1One');
  expect(strip?.textContent).toBe('RoleAuthorTechnologiesC, GoLinksPrivate');
  expect(body?.textContent).toBe('What it is.');
});

it('shows a photo beside title and description, then the facts', () => {
  const photo: Image = { kind: 'photo', sources: [], sizes: '', src: '/a.png', width: 3, height: 2 };
  const study = { ...shown(project(facts)), cover: { card: photo, page: photo } };
  const { container } = render(<CaseStudy shown={study} />);
  const [head, strip, body] = container.querySelector('article')?.children ?? [];
  expect(head?.textContent).toBe('Fig. 1OneWhat it is.');
  expect(within(container).getByRole('presentation').closest('div')?.textContent).toBe('');
  expect(strip?.textContent).toContain('C, Go');
  expect(body?.childElementCount).toBe(0);
});
