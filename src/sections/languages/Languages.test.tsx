import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { printed } from '../../../tests/entries.ts';
import { Languages } from './Languages.tsx';
import { languages } from './section.ts';

const all = [{ name: 'German', level: 'C1' }, { name: 'French' }, { name: 'Latin', resume: false }];

it('shows each language with its level, apart from programming languages', () => {
  render(<Languages id="languages" languages={all} />);
  expect(screen.getByRole('heading').textContent).toBe('Spoken languages');
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['GermanC1', 'French', 'Latin']);
});

it('lists each language in documents', () => {
  expect(printed(languages, all)?.rows).toEqual([{ name: null, items: ['German (C1)', 'French'] }]);
  expect(printed(languages, all.slice(2))).toBeUndefined();
  expect(languages.jsonResume.write(all)).toEqual([{ language: 'German', fluency: 'C1' }, { language: 'French' }]);
  expect(languages.person(all).knowsLanguage[0]).toEqual({ '@type': 'Language', name: 'German' });
});
