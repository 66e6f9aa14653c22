import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MenuButton } from './MenuButton.tsx';

/** Adds a panel that opens and closes like a native popover, which jsdom doesn't support. */
function addPanel() {
  const panel = document.body.appendChild(document.createElement('nav'));
  panel.id = 'menu';
  panel.innerHTML =
    '<a href="#projects"><b>Projects</b></a><a href="#cv" download>Résumé</a><p>No link</p><a href="/fr/projects" hreflang="fr">Français</a>';
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

beforeEach(() => {
  panel = addPanel();
});
afterEach(() => {
  panel.remove();
  vi.restoreAllMocks();
});

const expanded = () => screen.getByRole('button', { name: 'Menu' }).getAttribute('aria-expanded');
const open = () => act(() => panel.showPopover());

it('exposes whether the panel is open, however it is opened or closed', () => {
  render(<MenuButton menu="menu" label="Menu" />);
  expect(expanded()).toBe('false');
  open();
  expect(expanded()).toBe('true');
  act(() => panel.hidePopover());
  expect(expanded()).toBe('false');
});

it('exposes that a panel was opened before hydration', () => {
  panel.showPopover();
  render(<MenuButton menu="menu" label="Menu" />);
  expect(expanded()).toBe('true');
});

describe('the open panel', () => {
  beforeEach(() => {
    render(<MenuButton menu="menu" label="Menu" />);
    open();
  });

  it.each(['Projects', 'Résumé'])('closes on a click on %s', async (name) => {
    await userEvent.click(screen.getByText(name));
    expect(expanded()).toBe('false');
  });

  it('stays open on a click on anything else', async () => {
    await userEvent.click(screen.getByText('No link'));
    expect(expanded()).toBe('true');
  });

  it('closes when the window grows so wide that the button is hidden', () => {
    const place = vi.spyOn(HTMLElement.prototype, 'offsetParent', 'get');
    for (const shown of [document.body, null]) {
      place.mockReturnValue(shown);
      act(() => window.dispatchEvent(new Event('resize')));
      expect(expanded()).toBe(String(shown !== null));
    }
  });
});

it('keeps query and section on the link to the page in another language', async () => {
  render(<MenuButton menu="menu" label="Menu" />);
  history.replaceState(null, '', '/?category=research#cards');
  const clicked = async (name: string) => {
    await userEvent.click(screen.getByText(name));
    const { href } = new URL(screen.getByText<HTMLAnchorElement>(name).href);
    return href.replace(location.origin, '');
  };
  expect(await clicked('Français')).toBe('/fr/projects?category=research#cards');
  expect(await clicked('Résumé')).toBe('/?category=research#cv');
  history.replaceState(null, '', '/');
  expect(await clicked('Français')).toBe('/fr/projects');
});
