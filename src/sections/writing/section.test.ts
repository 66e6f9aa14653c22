import { expect, it } from 'vitest';
import { uiStringsFor } from '#base/uiStrings.ts';
import type { PostFrontMatter } from './schema.ts';
import { writing } from './section.ts';

const post = (title: string, facts: Partial<PostFrontMatter> = {}): PostFrontMatter => ({
  title,
  tags: [],
  draft: false,
  aliases: [],
  ...facts,
});

it('lists posts in the résumé, each with its date', () => {
  const there = post('There', { url: 'https://blog.example', date: '2026-08-14', description: 'Of tests.' });
  const { heading, entries } =
    writing.resume([there, post('Here'), post('Out', { resume: false })], uiStringsFor()) ?? {};
  expect(heading).toBe('Writing');
  expect(entries).toMatchObject([
    { title: { text: 'There', url: 'https://blog.example' }, when: 'Aug 14, 2026', text: 'Of tests.' },
    { title: { text: 'Here', url: null }, when: null, text: null },
  ]);
  expect(writing.resume([post('Out', { resume: false })], uiStringsFor())).toBeUndefined();
});
