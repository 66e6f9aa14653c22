import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { uiStringsFor } from '#base/uiStrings.ts';
import { filterChoices } from '#sections/projects/filterChoices.ts';
import { ProjectFilter } from './ProjectFilter.tsx';

const categories = ['research', 'personal', 'freelance', 'research'] as const;
const filter = (
  <ProjectFilter
    label="Show"
    choices={filterChoices(
      categories.map((category) => ({ category })),
      uiStringsFor().projects,
    )}
  />
);
const cards = document.createElement('ol');

beforeEach(() => {
  cards.innerHTML = categories.map((category) => `<li data-category="${category}">${category}</li>`).join('');
  document.body.append(cards);
  vi.stubGlobal('early', []);
  history.replaceState(null, '', '/projects');
});
afterEach(() => {
  cards.remove();
  vi.unstubAllGlobals();
});

const shown = () => [...cards.children].filter((card) => !card.hasAttribute('hidden')).map((card) => card.textContent);
const buttons = () => screen.getAllByRole('button');
const pressed = () => screen.getAllByRole('button', { pressed: true }).map((button) => button.textContent);
const status = () => screen.getByRole('status').textContent;
const choose = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }));
const show = (url = '/projects') => {
  history.replaceState(null, '', url);
  return render(filter);
};

describe('a choice', () => {
  it.each([
    [/Research/, 'Research 2', ['research', 'research'], '2 projects shown', '?category=research'],
    [/Personal/, 'Personal 1', ['personal'], '1 project shown', '?category=personal'],
  ])(
    'of %s presses its button, hides other cards, updates status and URL',
    async (name, button, left, message, query) => {
      show();
      await choose(name);
      expect(pressed()).toEqual([button]);
      expect(shown()).toEqual(left);
      expect(status()).toBe(message);
      expect(location.search).toBe(query);
    },
  );

  it('keeps other query parameters, and removes the fragment', async () => {
    show('/projects?from=mail#cards');
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
    expect(shown()).toEqual(['research', 'research']);
    expect(status()).toBe('2 projects shown');
    history.back();
    await waitFor(() => expect(shown()).toHaveLength(4));
    history.forward();
    await waitFor(() => expect(pressed()).toEqual(['Research 2']));
  });
});

describe('the URL', () => {
  it.each(['research', 'RESEARCH'])('chooses with category=%s', (category) => {
    show(`/projects?category=${category}`);
    expect(pressed()).toEqual(['Research 2']);
    expect(shown()).toEqual(['research', 'research']);
    expect(status()).toBe('2 projects shown');
  });

  it('shows all for a category without projects', () => {
    history.replaceState(null, '', '/projects?category=freelance');
    const projects = [{ category: 'research' }, {}] as const;
    render(<ProjectFilter label="Show" choices={filterChoices(projects, uiStringsFor().projects)} />);
    expect(buttons().map(({ textContent }) => textContent)).toEqual(['All Projects 2', 'Research 1']);
    expect(shown()).toHaveLength(4);
  });
});

it('repeats its last click before hydration, and no clicks on other buttons', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(filter);
  const [, research, personal] = container.querySelectorAll('button');
  const other = document.body.appendChild(document.createElement('button'));
  const stop = new AbortController();
  addEventListener('click', (press) => early.push(press), { signal: stop.signal });
  for (const button of [research, other, personal]) button?.click();
  stop.abort();
  render(filter, { container, hydrate: true });
  await waitFor(() => expect(pressed()).toEqual(['Personal 1']));
  expect(shown()).toEqual(['personal']);
  expect(location.search).toBe('?category=personal');
  expect(early.map(({ target }) => target)).toEqual([other]);
});
