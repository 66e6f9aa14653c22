import { expect, it } from 'vitest';
import { folderWith } from '../../../tests/folderWith.ts';
import { comparePages } from './comparePages.ts';

it('tells changed words from changed markup, and ignores hashes, scripts and the policy', () => {
  const hashed = (hash: string) =>
    `<meta http-equiv="Content-Security-Policy" content="${hash}"><link href="/_astro/a.${hash}.css"><style>/* ${hash} */</style><i uid="${hash}">A  b</i>`;
  const before = folderWith({
    ...{ 'index.html': hashed('x1'), 'projects.html': '<p>One</p>', 'old.html': '', 'feed.xml': 'one' },
    'projects/a.html': '<p>One</p>',
  });
  const after = folderWith({
    ...{ 'index.html': hashed('x2'), 'projects.html': '<p>Two</p>', 'fr/index.html': '', 'feed.xml': 'two' },
    'projects/a.html': '<p class="wide">One</p>',
  });
  expect(comparePages(before, after)).toEqual([
    '/fr: is new',
    '/old: no longer exists',
    '/projects: words change',
    '/projects/a: only markup changes',
  ]);
});
