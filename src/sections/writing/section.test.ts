import { expect, it } from 'vitest';
import { uiStringsFor } from '#base/uiStrings.ts';
import { post } from '../../../tests/entries.ts';
import { writing } from './section.ts';

it('lists posts in the résumé, each with its date', () => {
  const there = post({ title: 'There', url: 'https://blog.example', date: '2026-08-14', description: 'Of tests.' });
  const { heading, entries } = writing.resume([there, post({ title: 'Here' })], uiStringsFor()) ?? {};
  expect(heading).toBe('Writing');
  expect(entries).toMatchObject([
    { title: { text: 'There', url: 'https://blog.example' }, when: 'Aug 14, 2026', text: 'Of tests.' },
    { title: { text: 'Here', url: null }, when: null, text: null },
  ]);
  expect(writing.resume([], uiStringsFor())).toBeUndefined();
});
