import { render } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, it } from 'vitest';
import { routes } from '#base/urls.ts';
import { Header } from './Header.tsx';

const pages = (['home', 'projects', 'contact'] as const).map((page) => ({ page, path: routes[page] }));

/** Returns the links of the menu, which jsdom counts as hidden. */
function linksIn(props: Partial<ComponentProps<typeof Header>>): HTMLAnchorElement[] {
  const { container } = render(<Header language="en" edition="" name="Ada" pages={pages} {...props} />);
  return [...container.querySelectorAll<HTMLAnchorElement>('nav a')];
}

it.each([
  ['the page', 'page'],
  ['a page above this one', 'true'],
] as const)('marks the link to %s', (_, current) => {
  const marks = linksIn({ active: 'projects', current }).map((link) => link.getAttribute('aria-current'));
  expect(marks).toEqual([null, current, null, null]);
});

it('links to the pages of its language, and to the résumé by the owner’s name', () => {
  const links = linksIn({ language: 'fr', edition: '/fr' });
  expect(links.map((link) => [link.getAttribute('href'), link.download])).toEqual([
    ['/fr/home', ''],
    ['/fr/projects', ''],
    ['/fr/contact', ''],
    ['/fr/resume.pdf', 'Ada.pdf'],
  ]);
});
