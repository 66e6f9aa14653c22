import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ContentsMark } from './ContentsMark.tsx';

it('marks the last part whose heading has reached the upper third of the window', () => {
  document.body.innerHTML =
    '<nav data-contents><a href="#a">A</a><a href="#%C3%A9">É</a><a href="#c">C</a></nav><h2 id="a"></h2><h2 id="é"></h2><h2 id="c"></h2>';
  let scroll = () => {};
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: () => void) {
        scroll = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('innerHeight', 1000);
  let tops = [400, 900, 1500];
  for (const [index, heading] of [...document.querySelectorAll('h2')].entries())
    heading.getBoundingClientRect = () => ({ top: tops[index] }) as DOMRect;
  render(<ContentsMark />);
  const marked = () =>
    [...document.querySelectorAll('a')].filter(({ ariaCurrent }) => ariaCurrent).map((link) => link.textContent);
  scroll();
  expect(marked()).toEqual([]);
  tops = [-600, 100, 700];
  scroll();
  expect(marked()).toEqual(['É']);
});
