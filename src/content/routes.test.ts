import { expect, it } from 'vitest';
import { contentOf } from '../../tests/contentOf.ts';
import { pagesOf } from './routes.ts';

const references = (count: number) =>
  contentOf({
    'content/references.yaml': `entries:\n${Array.from({ length: count }, () => '  - { person: Ada }\n').join('')}`,
    'content/teaching.yaml': 'entries:\n  - { course: Trees }\n',
  });

it.each([
  [4, false],
  [5, true],
])('with %i references, a link may lead to folded ones: %s', async (count, isFolded) => {
  const about = (await pagesOf(await references(count))).get('/');
  expect(about?.has('references')).toBe(true);
  expect(about?.has('references-all')).toBe(isFolded);
});

it('has sections on Experience', async () => {
  const pages = await pagesOf(await references(1));
  expect(pages.get('/experience')?.has('teaching')).toBe(true);
  expect(pages.get('/experience')?.has('references')).toBe(false);
});
