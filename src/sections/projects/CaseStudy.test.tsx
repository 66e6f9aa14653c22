import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { uiStringsFor } from '#base/uiStrings.ts';
import { project, shown } from '../../../tests/entries.ts';
import { CaseStudy } from './CaseStudy.tsx';
import { projects } from './section.ts';

const cards = project({ highlights: ['Played by two hundred.', 'Never lost a game.'] });

it('shows highlights above the case study', () => {
  render(<CaseStudy shown={shown(cards)} html="<p>Text</p>" />);
  const list = screen.getByText('Never lost a game.').closest('ul');
  expect([...(list?.children ?? [])].map((item) => item.textContent)).toEqual(cards.highlights);
  expect(list?.nextElementSibling?.textContent).toBe('Text');
});

it('lists highlights in documents', () => {
  expect(projects.resume([cards], uiStringsFor())?.entries[0]?.bullets).toEqual(cards.highlights);
  expect(projects.jsonResume.write([cards])).toMatchObject([{ highlights: cards.highlights }]);
});
