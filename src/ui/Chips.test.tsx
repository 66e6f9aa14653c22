import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Chips } from './Chips.tsx';

const items = [{ name: 'Python', highlight: true }, { name: 'Java', highlight: false }, { name: 'SQL' }];

it('lists every item in order', () => {
  render(<Chips items={items} label="Technologies" />);
  expect(screen.getByRole('list', { name: 'Technologies' })).toBeDefined();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Python', 'Java', 'SQL']);
});

it('highlights only primary items, by style and by element', () => {
  render(<Chips items={items} />);
  expect(screen.getAllByRole('strong').map((strong) => strong.textContent)).toEqual(['Python']);
  expect(screen.getAllByRole('listitem').map((item) => item.hasAttribute('class'))).toEqual([true, false, false]);
});
