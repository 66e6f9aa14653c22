import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { rowsIn } from '../../../tests/entries.ts';
import { Talks } from './Talks.tsx';

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
  render(<Talks id="talks" talks={talks} />);
  const section = screen.getByRole('region', { name: 'Talks' });
  expect(section.id).toBe('talks');
  const [full, bare] = rowsIn(section);
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
