import { expect, it } from 'vitest';
import { contentOf } from '../../../tests/contentOf.ts';
import { findLinks } from './findLinks.ts';

it('finds the URLs of publications', async () => {
  const text =
    '@misc{a, title = {T}, url = {https://example.com/a}, note = {b}}\n@misc{b, code = {https://example.com/b}}';
  expect(findLinks(await contentOf({ 'content/publications.bib': text }))).toEqual([
    { url: 'https://example.com/a', file: 'content/publications.bib' },
    { url: 'https://example.com/b', file: 'content/publications.bib' },
  ]);
});
