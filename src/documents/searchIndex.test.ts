import { expect, it } from 'vitest';
import type { ValidContent } from '#content/readContent.ts';
import { withPublications } from '#content/withPublications.ts';
import { contentOf } from '../../tests/contentOf.ts';
import { searchIndex } from './searchIndex.ts';

it('has every entry with its place, its topics, and the words of its page that are not shown', async () => {
  const content = await contentOf({
    'content/site.yaml': 'name: Ada\nlocation: London\n',
    'content/projects/a.md': '---\ntitle: Cards\ntechnologies: [Rust]\n---\n',
    'content/writing/b.md': '---\ntitle: Why\n---\n\n## Rules\n\nWhy do four play by rules?\n',
    'content/experience/c.md': '---\ntitle: Tester\n---\n',
    'content/publications.bib':
      '@misc{D, title = {Gold}, author = {King, Ada}, year = 2026, doi = {10.5555/d}}\n@misc{E, title = {Tin}, author = {King, Ada}, year = 2025, page = {true}}',
  });
  const { kinds, entries } = searchIndex(await withPublications(content as ValidContent));
  expect(entries.map(([kind, title, url, , words]) => [kinds[kind], title, url, words])).toEqual([
    ['Publications', 'Gold', '/#publication-d', ''],
    ['Publications', 'Tin', '/publications/e', ''],
    ['Writing', 'Why', '/writing/b', 'rules do four play by'],
    ['Projects', 'Cards', '/projects/a', 'rust'],
    ['Experience', 'Tester', '/experience', ''],
  ]);
});
