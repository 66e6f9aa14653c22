import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FirstScreen } from './FirstScreen.tsx';

it.each([true, false])('offers to write to the owner only where that can be done: %s', (canWrite) => {
  render(
    <FirstScreen owner={{ name: 'Alex' }} canWrite={canWrite} sections={[]}>
      -
    </FirstScreen>,
  );
  expect(screen.getByRole('link', { name: 'Download résumé' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Write to me' }) !== null).toBe(canWrite);
});
