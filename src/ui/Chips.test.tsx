import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Bullets } from './Bullets.tsx';
import { Chips } from './Chips.tsx';

it('lists every item in order', () => {
  render(<Chips items={['Java', 'SQL']} label="Technologies" />);
  expect(screen.getByRole('list', { name: 'Technologies' })).toBeDefined();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Java', 'SQL']);
});

it.each([
  [['Go', 'Two words', 'x'.repeat(24)], true],
  [['Go', 'x'.repeat(25)], false],
  [['Go', 'Won a cup.'], false],
])('replaces bullets by chips, if all are keywords: %s', (items, areChips) => {
  render(<Bullets items={items} />);
  expect(/chips/.test(screen.getByRole('list').className)).toBe(areChips);
});
