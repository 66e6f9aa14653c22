import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { comparePages } from './comparePages.ts';

const folder = mkdtempSync(join(tmpdir(), 'compare-'));
afterAll(() => rmSync(folder, { recursive: true }));

function build(name: string, pages: Record<string, string>): string {
  for (const [file, html] of Object.entries(pages)) {
    const path = join(folder, name, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, html);
  }
  return join(folder, name);
}

it('tells changed words from changed markup, and ignores hashes, scripts and the policy', () => {
  const hashed = (hash: string) =>
    `<meta http-equiv="Content-Security-Policy" content="${hash}"><link href="/_astro/a.${hash}.css"><style>/* ${hash} */</style><i uid="${hash}">A  b</i>`;
  const before = build('before', {
    ...{ 'index.html': hashed('x1'), 'projects.html': '<p>One</p>', 'old.html': '', 'feed.xml': 'one' },
    'projects/a.html': '<p>One</p>',
  });
  const after = build('after', {
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
