import { expect, it } from 'vitest';
import { topicsOf } from './topics.ts';

const topics = (...tags: string[][]) =>
  topicsOf(tags.map((own) => ({ tags: own }))).map(({ name, slug, posts }) => [name, slug, posts.length]);

it('lists topics of posts, those with most posts first', () => {
  expect(topics(['Speed', 'Testing'], ['Testing'])).toEqual([
    ['Testing', 'testing', 2],
    ['Speed', 'speed', 1],
  ]);
});

it('joins tags that differ by case or accents only, as the first post spells them', () => {
  expect(topics(['Réseau'], ['RESEAU', 'réseau'], ['Réseaux'])).toEqual([
    ['Réseau', 'reseau', 2],
    ['Réseaux', 'reseaux', 1],
  ]);
});

it.each([[[['C'], ['C++']]], [[['C++'], ['C']]]])('gives each topic its own address, in any order of posts', (tags) => {
  expect(topics(...tags)).toEqual(
    expect.arrayContaining([
      ['C', 'c', 1],
      ['C++', 'c-1', 1],
    ]),
  );
});
