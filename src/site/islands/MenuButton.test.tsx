import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MenuButton } from './MenuButton.tsx';

/** A panel that opens and closes as a native popover does; jsdom knows none. */
function addPanel() {
  const panel = document.body.appendChild(document.createElement('nav'));
  panel.id = 'menu';
  panel.innerHTML = '<a href="#projects"><b>Projects</b></a><a href="#cv" download>Résumé</a><p>No link</p>';
  let open = false;
  const set = (next: boolean) => {
    if (open === next) return;
    open = next;
    panel.dispatchEvent(new Event('toggle'));
  };
  return Object.assign(panel, {
    matches: (selector: string) => selector === ':popover-open' && open,
    showPopover: () => set(true),
    hidePopover: () => set(false),
  });
}

let panel: HTMLElement;
let wide: EventTarget;

beforeEach(() => {
  panel = addPanel();
  wide = new EventTarget();
  vi.stubGlobal('matchMedia', () => wide);
});
afterEach(() => {
  panel.remove();
  vi.unstubAllGlobals();
});

const expanded = () => screen.getByRole('button', { name: 'Menu' }).getAttribute('aria-expanded');
const open = () => act(() => panel.showPopover());

it('names the panel that it opens, for the browser and for assistive technology', () => {
  render(<MenuButton menu="menu" label="Menu" />);
  const button = screen.getByRole('button', { name: 'Menu' });
  expect(button.getAttribute('popovertarget')).toBe('menu');
  expect(button.getAttribute('aria-controls')).toBe('menu');
});

it('tells whether the panel is open, whoever opens or closes it', () => {
  render(<MenuButton menu="menu" label="Menu" />);
  expect(expanded()).toBe('false');
  open();
  expect(expanded()).toBe('true');
  act(() => panel.hidePopover());
  expect(expanded()).toBe('false');
});

it('finds a panel that was opened before the script', () => {
  panel.showPopover();
  render(<MenuButton menu="menu" label="Menu" />);
  expect(expanded()).toBe('true');
});

describe('the open panel', () => {
  beforeEach(() => {
    render(<MenuButton menu="menu" label="Menu" />);
    open();
  });

  it.each(['Projects', 'Résumé'])('closes on choosing %s', async (name) => {
    await userEvent.click(screen.getByText(name));
    expect(expanded()).toBe('false');
  });

  it('stays on a click beside its links', async () => {
    await userEvent.click(screen.getByText('No link'));
    expect(expanded()).toBe('true');
  });

  it('closes when the window passes the desktop breakpoint', () => {
    act(() => wide.dispatchEvent(new Event('change')));
    expect(expanded()).toBe('false');
  });

  it('closes when the page is left', () => {
    act(() => window.dispatchEvent(new Event('pagehide')));
    expect(expanded()).toBe('false');
  });
});

it('watches for the width of 64rem', () => {
  const matchMedia = vi.fn(() => wide);
  vi.stubGlobal('matchMedia', matchMedia);
  render(<MenuButton menu="menu" label="Menu" />);
  expect(matchMedia).toHaveBeenCalledWith('(width >= 64rem)');
});

it('lets go of the panel, the window and the width when it goes', () => {
  render(<MenuButton menu="menu" label="Menu" />).unmount();
  panel.showPopover();
  wide.dispatchEvent(new Event('change'));
  window.dispatchEvent(new Event('pagehide'));
  panel.querySelector('a')?.click();
  expect(panel.matches(':popover-open')).toBe(true);
});

it('says so when there is no panel to open', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<MenuButton menu="nowhere" label="Menu" />)).toThrow('#nowhere');
  vi.restoreAllMocks();
});
