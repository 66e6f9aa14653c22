import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Reading } from './Reading.tsx';

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
  render(<Reading copy="Copy" copied="Copied" />);
  const marked = () =>
    [...document.querySelectorAll('a')].filter(({ ariaCurrent }) => ariaCurrent).map((link) => link.textContent);
  scroll();
  expect(marked()).toEqual([]);
  tops = [-600, 100, 700];
  scroll();
  expect(marked()).toEqual(['É']);
});

it('copies a block of code by a button, and says so', async () => {
  document.body.innerHTML =
    '<figure class="code"><figcaption>a.ts</figcaption><pre>let a;\n<mark>a();</mark></pre></figure>';
  const writeText = vi.fn();
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  vi.useFakeTimers();
  const { unmount } = render(<Reading copy="Copy" copied="Copied" />);
  const button = screen.getByRole('button', { name: 'Copy' });
  button.click();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(writeText).toHaveBeenCalledWith('let a;\na();');
  expect(screen.getByRole('status').textContent).toBe('Copied (a.ts)');
  expect(button.textContent).toBe('Copied');
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(button.textContent).toBe('Copy');
  unmount();
  vi.useRealTimers();
  expect(document.querySelector('button')).toBeNull();
});
