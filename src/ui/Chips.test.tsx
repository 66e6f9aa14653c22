import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Chips } from './Chips.tsx';
import { ContentIn } from './uiStrings.tsx';

const items = [{ name: 'Python', highlight: true }, { name: 'Java', highlight: false }, { name: 'SQL' }];

it('lists every item in order', () => {
  render(<Chips items={[{ name: 'Java' }, { name: 'SQL' }]} label="Technologies" />);
  expect(screen.getByRole('list', { name: 'Technologies' })).toBeDefined();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Java', 'SQL']);
});

it('highlights only primary items, by style and in words, in the language of the page', () => {
  render(
    <ContentIn lang="fr">
      <Chips items={items} />
    </ContentIn>,
  );
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Python, main skill',
    'Java',
    'SQL',
  ]);
  expect(screen.getByText(', main skill').lang).toBe('en');
  expect(screen.getAllByRole('listitem').map((item) => item.hasAttribute('class'))).toEqual([true, false, false]);
});
