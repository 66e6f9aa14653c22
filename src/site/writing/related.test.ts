import { expect, it } from 'vitest';
import { withPublications } from '#content/withPublications.ts';
import { contentOf } from '../../../tests/contentOf.ts';
import { relatedTo, taggedWorks } from './related.ts';

it('finds at most three works by shared topics, those that share most first', async () => {
  const post = (tags: string, more = '') => `---\ntitle: A\ntags: [${tags}]\n${more}---\n\n${more ? '' : 'Text.'}\n`;
  const content = await contentOf({
    'content/site.yaml': 'name: Ada King\n',
    'content/writing/own.md': post('Réseau, C, Go, Ada'),
    'content/writing/elsewhere.md': post('C, Go', 'url: https://blog.example\n'),
    'content/writing/none.md': post('C++'),
    'content/writing/one.md': post('reseau'),
    'content/projects/two.md': '---\ntitle: A\ntechnologies: [c, Go]\n---\n',
    'content/publications.bib':
      '@misc{Paper, title = {Paper}, author = {King, Ada}, year = 2026, page = {true}, keywords = {Ada; go, C}}\n@misc{Other, title = {Other}, author = {King, Ada}, year = 2026, keywords = {Go}}',
  });
  const shown = await withPublications(content as never);
  const own = shown.writing.find(({ slug }) => slug === 'own');
  if (!own) throw new Error('no post came out');
  const paths = relatedTo(own, taggedWorks(shown)).map(({ path }) => path);
  expect(paths).toEqual(['/publications/paper', '/projects/two', '/writing/one']);
});
