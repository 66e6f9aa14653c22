import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { contentFiles } from '#sections/index.ts';
import type { Site } from '#sections/owner/schema.ts';
import type { PageContent } from '../content.ts';
import { AboutPage } from './AboutPage.tsx';

const site = contentFiles.site.schema.parse({ name: 'Ada Example' }) as Site;
const filled = { about: {}, projects: [], publications: [], education: [], talks: [], interests: [] };
const nothing = {
  site,
  ...filled,
  awards: [],
  certificates: [],
  languages: [],
  references: [],
  showcase: { tiles: [], summary: '' },
};
const show = (content: Partial<PageContent>) =>
  render(<AboutPage content={{ ...nothing, ...content } as unknown as PageContent} />);

it('lists on this page the sections that content fills, in their order, each with its place', () => {
  show({ talks: [{ title: 'Talk' }], education: [{ title: 'BSc' }], about: { background: '<p>I build.</p>' } });
  const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Background', 'Education', 'Talks']);
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['#background', '#education', '#talks']);
  for (const link of links) {
    const section = document.querySelector(link.getAttribute('href') ?? '');
    expect(section?.querySelector('h2')?.textContent).toBe(link.textContent);
  }
});

it('says nothing of sections that content leaves empty', () => {
  show({});
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.queryAllByRole('heading', { level: 2 })).toEqual([]);
});
