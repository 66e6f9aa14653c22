import { expect, it } from 'vitest';
import { printed } from '../../../tests/entries.ts';
import type { Talk } from './schema.ts';
import { talks } from './section.ts';

const full: Talk = {
  title: 'Making tests fast',
  event: 'JSConf',
  location: 'Lyon',
  date: '2026-05',
  url: 'https://talk.example',
  slides: 'https://slides.example',
  video: 'https://video.example',
};
const out: Talk = { title: 'Untold', resume: false };

it('shows a talk in the résumé, with its slides and recording', () => {
  const { heading, entries } = printed(talks, [full, { title: 'Bare' }, out]) ?? {};
  expect(heading).toBe('Talks');
  expect(entries).toMatchObject([
    {
      title: { text: full.title, url: full.url },
      organization: { text: 'JSConf', url: null },
      location: 'Lyon',
      when: 'May 2026',
      links: [
        { text: 'Slides', url: full.slides },
        { text: 'Video', url: full.video },
      ],
    },
    { title: { text: 'Bare', url: null }, organization: null, location: null, when: null, links: [] },
  ]);
  expect(printed(talks, [out])).toBeUndefined();
});

it('adds the events of talks to structured data', () => {
  expect(talks.person([full, { title: 'Bare' }])).toEqual({
    performerIn: [{ '@type': 'Event', name: 'JSConf', startDate: '2026-05', location: 'Lyon' }],
  });
  expect(talks.person([{ title: 'Bare' }])).toEqual({ performerIn: undefined });
});
