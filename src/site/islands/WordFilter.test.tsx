import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WordFilter } from './WordFilter.tsx';

const list = document.createElement('ul');
beforeEach(() => {
  list.innerHTML = ['Éclair by <b>García</b>', 'Of gauges', 'GAUGES by Garcia']
    .map((text) => `<li data-filter="">${text}</li>`)
    .join('');
  document.body.append(list);
});
afterEach(() => list.remove());

const shown = () =>
  [...list.children].filter((entry) => !entry.hasAttribute('data-unmatched')).map((entry) => entry.textContent);

it.each([
  ['garcia', ['Éclair by García', 'GAUGES by Garcia'], '2/3'],
  ['Garcia gaug', ['GAUGES by Garcia'], '1/3'],
  ['nothing', [], '0/3'],
  [' - ', ['Éclair by García', 'Of gauges', 'GAUGES by Garcia'], ''],
])('shows the entries with all words of "%s"', async (typed, entries, count) => {
  render(<WordFilter label="Search" />);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), typed);
  expect(shown()).toEqual(entries);
  expect(screen.getByRole('status').textContent).toBe(count);
});

it('filters by what was typed before it was loaded', () => {
  const field = <WordFilter label="Search" />;
  const container = document.createElement('div');
  container.innerHTML = renderToString(field);
  for (const input of container.querySelectorAll('input')) input.value = 'éclair';
  document.body.append(container);
  render(field, { container, hydrate: true });
  expect(shown()).toEqual(['Éclair by García']);
});

it('counts those that the other filter shows', async () => {
  render(<WordFilter label="Search" />);
  await userEvent.type(screen.getByRole('searchbox'), 'garcia');
  list.lastElementChild?.toggleAttribute('hidden', true);
  act(() => document.dispatchEvent(new Event('listfilter')));
  expect(screen.getByRole('status').textContent).toBe('1/2');
});

it('brings all entries into a list of the newest', async () => {
  const whole = `<ul id="list">${list.innerHTML}<li data-filter="">Older gauges</li></ul>`;
  const open = vi.fn();
  class Request {
    onload = () => {};
    responseXML = new DOMParser().parseFromString(whole, 'text/html');
    open = open;
    send = () => this.onload();
  }
  vi.stubGlobal('XMLHttpRequest', Request);
  list.id = 'list';
  list.innerHTML += '<li><a href="/publications/all" data-whole>All</a></li>';
  render(<WordFilter label="Search" />);
  await userEvent.type(screen.getByRole('searchbox'), 'gauges');
  expect(shown()).toEqual(['Of gauges', 'GAUGES by Garcia', 'Older gauges']);
  expect(open).toHaveBeenCalledExactlyOnceWith('GET', `${location.origin}/publications/all`);
  vi.unstubAllGlobals();
});
