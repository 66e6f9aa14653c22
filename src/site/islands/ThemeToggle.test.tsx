import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ThemeToggle } from './ThemeToggle.tsx';

const root = document.documentElement;
const press = async () => userEvent.click(screen.getByRole('button', { name: 'Dark theme' }));
const pressed = (state: boolean) => screen.findByRole('button', { name: 'Dark theme', pressed: state });

beforeEach(() => {
  root.className = 'light';
  localStorage.clear();
  vi.stubGlobal('early', []);
  // Like the head script's, without theme-color.
  vi.stubGlobal('paintTheme', (dark: boolean) => {
    root.className = dark ? 'dark' : 'light';
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a press', () => {
  it('flips the theme if storage is blocked', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    render(<ThemeToggle label="Dark theme" />);
    await press();
    expect(root.className).toBe('dark');
    expect(await pressed(true)).toBeDefined();
  });
});

describe('clicks before hydration', () => {
  /** Clicks the button of the built page, then hydrates it. */
  async function hydrateAfter(presses: number) {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(<ThemeToggle label="Dark theme" />);
    const other = document.body.appendChild(document.createElement('button'));
    const stop = new AbortController();
    addEventListener('click', (press) => early.push(press), { signal: stop.signal });
    for (const element of [other, container, ...Array(presses).fill(container.querySelector('svg'))]) {
      element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    }
    stop.abort();
    render(<ThemeToggle label="Dark theme" />, { container, hydrate: true });
    await waitFor(() => expect(early.map(({ target }) => target)).toEqual([other, container]));
  }

  it.each([
    [1, 'dark', 'dark'],
    [2, 'light', 'light'],
  ])('count: after %i the theme is %s', async (presses, theme, stored) => {
    await hydrateAfter(presses);
    expect(root.className).toBe(theme);
    expect(localStorage.getItem('theme')).toBe(stored);
    expect(await pressed(theme === 'dark')).toBeDefined();
  });
});
