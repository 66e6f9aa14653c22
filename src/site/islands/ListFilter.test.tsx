import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { uiStringsFor } from '#base/uiStrings.ts';
import { filterChoices } from '#sections/filterChoices.ts';
import { ListFilter } from './ListFilter.tsx';

const entries = [
  'category=research',
  'category=personal technology=C%2B%2B',
  'category=freelance',
  'category=research',
];
const { projects: strings } = uiStringsFor();
const choices = filterChoices(
  entries.map((queries) => queries.split(' ')),
  [
    { query: 'category=research', name: 'Research' },
    { query: 'category=personal', name: 'Personal' },
    { query: 'technology=C%2B%2B', name: 'C++', isLinked: true },
  ],
  strings,
);
const filter = <ListFilter label="Show" choices={choices} />;
const cards = document.createElement('ol');

beforeEach(() => {
  cards.innerHTML = entries.map((queries, index) => `<li data-filter="${queries}">${index}</li>`).join('');
  document.body.append(cards);
  history.replaceState(null, '', '/projects');
});
afterEach(() => {
  cards.remove();
  vi.unstubAllGlobals();
});

const shown = () => [...cards.children].filter((card) => !card.hasAttribute('hidden')).map((card) => card.textContent);
const pressed = () => screen.getAllByRole('button', { pressed: true }).map((button) => button.textContent);
const status = () => screen.getByRole('status').textContent;
const choose = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }));
const show = (url = '/projects') => {
  history.replaceState(null, '', url);
  return render(filter);
};

describe('a choice', () => {
  it('replaces another in the URL, keeps other parameters, and removes the fragment', async () => {
    show('/projects?technology=C%2B%2B&from=mail#cards');
    await choose(/Personal/);
    expect(location.search + location.hash).toBe('?from=mail&category=personal');
  });

  it('is undone by Back and redone by Forward, also if it was made twice', async () => {
    show();
    await choose(/Research/);
    await choose(/Personal/);
    await choose(/Personal/);
    history.back();
    await waitFor(() => expect(pressed()).toEqual(['Research 2']));
    expect(shown()).toEqual(['0', '3']);
    expect(status()).toBe('2 projects');
    history.back();
    await waitFor(() => expect(shown()).toHaveLength(4));
    history.forward();
    await waitFor(() => expect(pressed()).toEqual(['Research 2']));
  });
});

it.each([
  ['category=RESEARCH', 'Research 2', ['0', '3']],
  ['technology=c%2b%2b', 'C++ 1', ['1']],
  ['category=freelance', 'All Projects 4', ['0', '1', '2', '3']],
])('is chosen by the URL: %s', (query, button, left) => {
  show(`/projects?${query}`);
  expect(pressed()).toEqual([button]);
  expect(shown()).toEqual(left);
});

it.each([
  [false, ['Personal 1']],
  [true, ['All Projects 4']],
])('repeats a click before hydration, but none on another button (%s)', async (isOther, expected) => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(filter);
  const [, , personal] = container.querySelectorAll('button');
  vi.stubGlobal('early', isOther ? document.createElement('button') : personal);
  render(filter, { container, hydrate: true });
  await waitFor(() => expect(pressed()).toEqual(expected));
});
