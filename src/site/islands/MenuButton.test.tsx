import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
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

it('exposes that a panel was opened before hydration', () => {
  panel.showPopover();
  render(<MenuButton menu="menu" label="Menu" />);
  expect(expanded()).toBe('true');
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

it('closes the list of languages by Escape, and by leaving it or a click outside', async () => {
  panel.innerHTML = '<details><summary>English</summary><a href="/fr">Français</a></details><a href="/">Home</a>';
  render(<MenuButton menu="menu" label="Menu" />);
  const languages = panel.querySelector('details') as HTMLDetailsElement;
  const link = screen.getByText('Français');
  const isOpenAfter = async (act: () => unknown) => {
    languages.open = true;
    link.focus();
    await act();
    return languages.open;
  };
  expect(await isOpenAfter(() => panel.querySelector('summary')?.focus())).toBe(true);
  expect(await isOpenAfter(() => screen.getByText('Home').focus())).toBe(false);
  expect(await isOpenAfter(() => document.body.click())).toBe(false);
  expect(await isOpenAfter(() => userEvent.keyboard('{Escape}'))).toBe(false);
  expect(document.activeElement).toBe(panel.querySelector('summary'));
});
