import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { project, shown } from '../../../tests/entries.ts';
import { CaseStudy } from './CaseStudy.tsx';

it('shows highlights above the case study', () => {
  const cards = project({ highlights: ['Played by two hundred.', 'Never lost a game.'] });
  render(<CaseStudy shown={shown(cards)} html="<p>Text</p>" />);
  const list = screen.getByText('Never lost a game.').closest('ul');
  expect([...(list?.children ?? [])].map((item) => item.textContent)).toEqual(cards.highlights);
  expect(list?.nextElementSibling?.textContent).toBe('Text');
});
