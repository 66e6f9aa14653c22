import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { drawInitials } from '#ui/monogram.ts';
import { UiStringsProvider } from '#ui/uiStrings.tsx';
import { paper } from '../../../tests/entries.ts';
import { publications } from '../../../tests/publications.ts';
import { PublicationBody } from './PublicationBody.tsx';
import { Remarks } from './PublicationParts.tsx';
import { PublicationList, Publications } from './Publications.tsx';

const marks = { '*': 'Equal contribution', '†': 'Corresponding author' };
const drawn = async (bibtex: string) => {
  const all = await publications(bibtex);
  render(<Publications id="papers" publications={all} marks={marks} />);
  return screen.getByRole('region', { name: 'Publications' });
};

it('shows a paper as a row: title, year, authors, and its venue with its links', async () => {
  const section = await drawn(
    `@article{b, author = {Sample, Bo and Example, Alex}, title = {Of 5 mm gold}, journal = {J. of X}, year = {2026},
      pubstate = {inpress}, month = sep, doi = {10.5555/b}, pdf = {https://example.com/b.pdf}, note = {Best paper}}`,
  );
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Of 5\u00a0mm gold');
  const row = section.querySelector('#publication-b');
  const lines = [...(row?.querySelectorAll('p, h3') ?? [])].map(({ textContent }) => textContent);
  expect(lines).toEqual(['Of 5\u00a0mm gold', '2026', 'J. of X. In press.', 'Sample, B., & Example, A.', 'Best paper']);
  expect(within(section).getByText('Example, A.').tagName).toBe('B');
  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.firstChild?.textContent, link.getAttribute('href')])).toEqual([
    ['DOI', 'https://doi.org/10.5555/b'],
    ['PDF', 'https://example.com/b.pdf'],
    ['Cite', '/publications/b.bib'],
  ]);
});

it('links own files below /papers/', async () => {
  await drawn('@misc{a, title = {A}, pdf = {My talk.pdf}, slides = {https://example.com/s}, supplement = {b.zip}}');
  const links = screen.getAllByRole('link').map((link) => [link.firstChild?.textContent, link.getAttribute('href')]);
  expect(links.slice(0, 4)).toEqual([
    ['A', '/publications/a'],
    ['PDF', '/papers/My%20talk.pdf'],
    ['Slides', 'https://example.com/s'],
    ['Supplement', '/papers/b.zip'],
  ]);
});

it.each([
  ['de', '41-mal zitiert (OpenAlex, November 2026)'],
  ['ja', '被引用数 41（OpenAlex、2026年11月）'],
])('says in %s how often a paper is cited', (language, text) => {
  const remarks = (citations: number) => <Remarks publication={paper({ cited: { citations, counted: '2026-11' } })} />;
  render(
    <UiStringsProvider language={language}>
      {remarks(41)}
      {remarks(0)}
    </UiStringsProvider>,
  );
  expect(document.body.textContent).toBe(text);
});

it('explains the marks of names that occur', async () => {
  await drawn('@misc{a, title = {A}, author = {Example*, Alex and Sample$^{1,*}$, Bo}}');
  const items = screen.getAllByRole('listitem').filter(({ firstElementChild }) => firstElementChild?.tagName === 'SUP');
  expect(items.map(({ textContent }) => textContent)).toEqual(['* Equal contribution']);
});

it('marks titles and abstracts that are not in the language of the site', async () => {
  const section = await drawn(
    '@misc{a, title = {Die Karte}, langid = {german}} @misc{b, title = {B}, langid = {english}}',
  );
  expect(
    [...section.querySelectorAll('[lang]')].map(({ lang = '', textContent }: Partial<HTMLElement>) => [
      lang,
      textContent,
    ]),
  ).toEqual([['de', 'Die Karte']]);
});

it('lists all by their years, with types, venues and what filters them, and in few bytes', async () => {
  const all = await publications(
    `@article{a, title = {A}, journal = {J}, volume = 4, eprint = {2601.00001}, archiveprefix = {arXiv}, year = 2026,
      pubstate = {inpress}, abstract = {Long}}
     @misc{b, title = {B}, year = 2025} @misc{c, title = {C}, year = 2025}`,
  );
  render(<PublicationList id="list" path="/" publications={all} marks={marks} />);
  const entries = [...document.querySelectorAll<HTMLElement>('li[data-filter]')];
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['2026', '2025']);
  expect(entries.map(({ dataset }) => dataset.filter)).toEqual(['type=journal type=preprint', '', '']);
  expect(screen.getByText('Journal, Preprint')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'A' }).getAttribute('href')).toBe('/publications/a');
  expect(document.querySelector('#publication-a .label')?.parentElement?.textContent).toBe(
    'Journal, PreprintJ, 4. (In press)',
  );
  expect(screen.getByRole('link', { name: 'arXiv' }).innerHTML).toBe('arXiv');
  expect(document.body.textContent).not.toContain('Long');
});

it('links the types of a page to the list', async () => {
  const [made] = await publications(
    '@article{a, title = {A}, journal = {J}, eprint = {2601.00001}, archiveprefix = {arXiv}, abstract = {Long}}',
  );
  if (!made) throw new Error('no publication');
  const image = drawInitials('A');
  render(<PublicationBody publication={{ ...made, list: '/publications/all' }} {...{ image, marks, related: [] }} />);
  expect(screen.getByRole('link', { name: 'Journal' }).getAttribute('href')).toBe(
    '/publications/all?type=journal#type=journal',
  );
});
