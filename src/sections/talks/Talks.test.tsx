import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { rowsIn } from '../../../tests/entries.ts';
import { ListSection } from '../ListSection.tsx';
import { talks as section } from './section.ts';

it('shows each talk with its event, date and links, without missing ones', () => {
  const talks = [
    {
      title: 'Making tests fast',
      event: 'JSConf',
      location: 'Lyon',
      date: '2026-05',
      url: 'https://talk.example',
      slides: 'https://slides.example',
      video: 'https://video.example',
    },
    { title: 'Bare' },
  ];
  render(<ListSection section={section} value={talks} />);
  const region = screen.getByRole('region', { name: 'Talks' });
  expect(region.id).toBe('talks');
  const [full, bare] = rowsIn(region);
  expect([...(full?.querySelectorAll('.label, h3 + p') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'May 2026',
    'JSConf, Lyon',
  ]);
  expect([...(full?.querySelectorAll('a') ?? [])].map(({ href }) => href)).toEqual([
    'https://talk.example/',
    'https://slides.example/',
    'https://video.example/',
  ]);
  expect(bare?.textContent).toBe('Bare');
});
