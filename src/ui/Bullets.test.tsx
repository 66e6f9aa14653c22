import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Bullets } from './Bullets.tsx';

it.each([
  [['Go', 'Two words', 'x'.repeat(24)], true],
  [['Go', 'x'.repeat(25)], false],
  [['Go', 'Won a cup.'], false],
])('replaces bullets by chips, if all are keywords: %s', (items, areChips) => {
  render(<Bullets items={items} />);
  expect(/chips/.test(screen.getByRole('list').className)).toBe(areChips);
});
