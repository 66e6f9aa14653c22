import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { EveryPage } from './EveryPage.tsx';

beforeEach(() => {
  HTMLScriptElement.supports = () => true;
  document.body.innerHTML = `<nav id="menu">
    <a href="#projects"><b>Projects</b></a><a href="#cv" download>Résumé</a><a href="/fr/projects" hreflang="fr">Français</a>
    <details><summary>English</summary><a href="/de">Deutsch</a></details></nav>
    <pre role="group" tabindex="0"></pre><pre role="group" tabindex="0"></pre>`;
  // jsdom has no popovers, and Vitest no globals for ids.
  vi.stubGlobal('menu', Object.assign(screen.getByRole('navigation'), { hidePopover() {} }));
});

it('keeps query and section on the link to the page in another language', async () => {
  render(<EveryPage />);
  history.replaceState(null, '', '/?category=research#cards');
  const clicked = async (name: string) => {
    await userEvent.click(screen.getByText(name));
    const { href } = new URL(screen.getByText<HTMLAnchorElement>(name).href);
    return href.replace(location.origin, '');
  };
  expect(await clicked('Français')).toBe('/fr/projects?category=research#cards');
  expect(await clicked('Résumé')).toBe('/?category=research#cv');
});

it('closes the list of languages by leaving it or a click outside', async () => {
  render(<EveryPage />);
  const languages = menu.querySelector('details') as HTMLDetailsElement;
  const isOpenAfter = async (act: () => unknown) => {
    languages.open = true;
    screen.getByText('Deutsch').focus();
    await act();
    return languages.open;
  };
  expect(await isOpenAfter(() => menu.querySelector('summary')?.focus())).toBe(true);
  expect(await isOpenAfter(() => screen.getByText('Résumé').focus())).toBe(false);
  expect(await isOpenAfter(() => document.body.click())).toBe(false);
});

it('lets the keyboard focus code only if it scrolls', () => {
  const [wide, narrow] = document.querySelectorAll('pre');
  Object.defineProperty(wide, 'scrollWidth', { value: 900 });
  render(<EveryPage />);
  expect([wide?.tabIndex, narrow?.tabIndex]).toEqual([0, -1]);
});
