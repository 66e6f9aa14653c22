import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ShowcaseTile } from '#sections/showcase.ts';
import type { Photo } from '#ui/image.ts';
import { shownShowcase } from '../../../tests/entries.ts';
import { Showcase } from './Showcase.tsx';

const tiles = (count: number): ShowcaseTile[] =>
  Array.from({ length: count }, (_, index) => ({
    label: `Fig. ${index + 1}`,
    names: [],
    caption: `Short ${index + 1}`,
    title: `Project ${index + 1}`,
    tone: 'research',
    image: { kind: 'drawing', viewBox: '0 0 120 80', markup: '' },
    path: `/projects/p${index + 1}`,
  }));
const show = (shown: readonly ShowcaseTile[]) =>
  render(
    <Showcase {...shownShowcase({ tiles: shown, summary: 'What it holds' })} facts={<p>Facts</p>}>
      <svg data-testid="portrait" />
    </Showcase>,
  );
const list = () => screen.getByRole('list', { name: 'Author and works' });

it('shows the author, works, and a summary below', () => {
  show(tiles(7));
  expect([...list().children].map((item) => item.textContent)).toEqual([
    'Fig. 0 Author',
    ...tiles(7).map(({ label, title }, index) => `${label} Short ${index + 1}${title} `),
  ]);
  expect(list().dataset.places).toBe('8');
  expect(screen.getByText('What it holds').closest('ol')).toBeNull();
});

it.each([
  [0, 'Facts'],
  [2, 'What it holds'],
])('shows for %i works a plate with "%s"', (count, text) => {
  show(tiles(count));
  expect(list().children).toHaveLength(count + 2);
  expect(within(list()).getByText(text)).toBeDefined();
});

it('marks names and titles in another language than that of the page', () => {
  const [tile] = tiles(1);
  show([{ ...(tile as ShowcaseTile), lang: 'fr' }]);
  const marked = [...document.querySelectorAll('[lang=fr]')].map(({ textContent }) => textContent?.trim());
  expect(marked).toEqual(['Short 1', 'Project 1']);
});

it('describes a work with its title and text, also for screen readers', () => {
  const [tile] = tiles(1);
  show([{ ...(tile as ShowcaseTile), title: 'Plates of 5 mm', text: 'They have 6 kg.' }]);
  const link = screen.getByRole('link', { name: 'Fig. 1 Short 1' });
  const label = document.getElementById(link.getAttribute('aria-describedby') ?? '');
  expect(label?.textContent).toBe('Plates of 5\u00a0mm. They have 6\u00a0kg.');
});

it('links a work to its page, to its entry on this page, or not at all', () => {
  const [first, second, third] = tiles(3) as [ShowcaseTile, ShowcaseTile, ShowcaseTile];
  show([first, { ...second, path: '/#talks-1' }, { ...third, path: undefined }]);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/projects/p1', '#talks-1']);
});

it('shows photos in grays and tones, or in their colors', () => {
  const [tile = tiles(1)[0]] = tiles(1);
  const image: Photo = { kind: 'photo', sources: [], sizes: '9rem', src: '/a.png', width: 9, height: 9 };
  const classOf = (photos: 'gray' | 'color') => {
    const works = [{ ...(tile as ShowcaseTile), image }];
    const { container } = render(<Showcase tiles={works} summary="" photos={photos} children="Photo" />);
    return container.querySelector('ol')?.className;
  };
  expect(classOf('gray')).toMatch(/tritone/);
  expect(classOf('color')).toMatch(/^(?!.*tritone).*colored/);
});
