import { cleanup, render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ownSection, pageContent, textOf, withShowcase } from '../../../tests/entries.ts';
import type { RenderedTexts } from '../body.tsx';
import type { PageContent } from '../prepare.ts';
import { AboutPage } from './AboutPage.tsx';

const { site } = pageContent();
const show = (content: Partial<PageContent>, texts?: RenderedTexts) =>
  render(<AboutPage content={pageContent(content)} texts={texts} />);
/** Returns the links of the list for wide windows. Another is for phones. */
const linksOnPage = () => {
  const [list = document.body] = screen.getAllByRole('navigation', { name: 'On this page' });
  return within(list).getAllByRole('link');
};

it('shows custom sections before interests, and links to each', () => {
  const entries = [{ title: 'Clock', date: '2026-05', text: 'It ticks.' }];
  const patents = { ...ownSection({ slug: 'patents', heading: 'Patents', entries }), lang: 'fr' };
  const diving = ownSection({ slug: 'diving', heading: 'Diving', body: 'Deep.' });
  const empty = ownSection({ slug: 'empty', heading: 'Empty' });
  const texts = new Map([[diving.body, '<p>Deep.</p>']]);
  show({ more: [patents, diving, empty], interests: [{ name: 'Piano' }] }, texts);
  const links = linksOnPage();
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['#more-patents', '#more-diving', '#interests']);
  expect(links[0]?.lang).toBe('fr');
  expect(textOf(screen.getByRole('region', { name: 'Patents' }))).toBe('PatentsClockMay 2026It ticks.');
  expect(screen.getByRole('region', { name: 'Diving' }).textContent).toBe('DivingDeep.');
});

it('links to skills by the heading of the owner, and else by one for any profession', () => {
  const groups = [{ name: 'Design', items: [{ name: 'Figma', highlight: false }] }];
  show({ skills: { groups } });
  expect(linksOnPage()[0]?.getAttribute('href')).toBe('#tech-stack');
  screen.getByRole('region', { name: 'Skills' });
  cleanup();
  show({ skills: { groups, heading: 'Verktyg', lang: 'sv' } });
  expect(linksOnPage()[0]?.lang).toBe('sv');
  expect(screen.getByRole('heading', { name: 'Verktyg' }).lang).toBe('sv');
});

it('sets short lists beside each other, and small ones in one frame at the end', () => {
  const [dated] = [{ title: 'One', date: '2026-05' }];
  const headings = (part: Element) => [...part.querySelectorAll('h2')].map(({ textContent }) => textContent);
  const groups = () => [...document.querySelectorAll('div[class]:has(> section)')].map(headings);
  const lists = { education: [{ title: 'BSc' }], talks: [dated], awards: [dated], languages: [{ name: 'German' }] };
  show({ ...lists, certificates: [dated], interests: [{ name: 'Piano' }] });
  expect(groups()).toEqual([
    ['Education', 'Talks'],
    ['Certificates', 'Spoken languages', 'Personal Interests'],
  ]);
  // The third list is alone, with months.
  expect(textOf(screen.getByRole('region', { name: 'Awards' }))).toBe('AwardsOneMay 2026');
  cleanup();
  const long = Array.from({ length: 5 }, () => dated);
  show({ ...lists, education: [{ title: 'BSc', summary: 'A thesis.' }], talks: [], certificates: long });
  expect(groups()).toEqual([['Awards', 'Certificates']]);
});

it('shows the owner’s facts beside the text, or in the showcase if it is empty', () => {
  const owner = { ...site, role: 'Nurse' } as PageContent['site'];
  show({ site: owner });
  expect(screen.getByText('Nurse').closest('ol')).not.toBeNull();
  cleanup();
  show({ site: owner, ...withShowcase({ talks: [{ title: 'Talk' }] }) });
  expect(screen.getByText('Nurse').closest('ol')).toBeNull();
});

it('links works to their entries on this page', () => {
  const lists = {
    education: [{ title: 'BSc' }],
    talks: [{ title: 'Talk' }, { title: 'Second' }],
    awards: [{ title: 'Prize' }],
    certificates: [{ title: 'Triage' }],
  };
  show({ ...lists, ...withShowcase(lists) });
  const works = within(screen.getByRole('list', { name: 'Author and works' })).getAllByRole('link');
  expect(works).toHaveLength(5);
  for (const work of works) {
    const title = work.textContent?.split(' ').at(-1) ?? '';
    expect(document.querySelector(work.getAttribute('href') ?? '')?.textContent).toContain(title);
  }
});
