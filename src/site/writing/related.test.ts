import { expect, it } from 'vitest';
import { pageContent, post, project } from '../../../tests/entries.ts';
import { relatedTo } from './related.ts';

it('finds at most three works by shared topics, those that share most first', () => {
  const own = post({ slug: 'own', tags: ['Réseau', 'C', 'Go'] });
  const others = [
    post({ slug: 'elsewhere', tags: ['C', 'Go'], url: 'https://blog.example' }),
    post({ slug: 'one', tags: ['reseau'] }),
    post({ slug: 'none', tags: ['C++'] }),
    post({ slug: 'last', tags: ['C'] }),
    post({ slug: 'fourth', tags: ['C'] }),
  ];
  const content = pageContent({
    writing: [own, ...others],
    projects: [project({ slug: 'two', technologies: ['c', 'Go'] })],
  });
  expect(relatedTo(own, content).map(({ path }) => path)).toEqual(['/projects/two', '/writing/one', '/writing/last']);
});
