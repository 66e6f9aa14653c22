import { join } from 'node:path';
import { expect, it } from 'vitest';
import { folderWith } from '../folderWith.ts';
import { root } from '../site.ts';
import { findDeadLinks } from './deadLinks.ts';

it('every internal URL and fragment exists, and every external URL is https', () => {
  expect(findDeadLinks(join(root, 'dist'), 'http://localhost:4321/')).toEqual([]);
});

it('finds dead links, missing fragments and plain http', () => {
  const folder = folderWith({
    'projects/one.html': '<p id="here">',
    'site.webmanifest': '{"start_url":"/base/","icons":[{"src":"icon.png"}]}',
    'all.css': 'p { background: url("gone.svg") } a { cursor: url(projects/one.html) }',
    'index.html': `<meta property="og:image" content="http://site.test/base/card.png"><meta http-equiv="refresh" content="0; url=/old">
     <style>p { background: url(ground.png) }</style>
     <a href="/base/projects/one#here">in order</a> <a href="projects/one">too</a> <a href="mailto:a@example.com">too</a>
     <a href="/projects/one">outside of the base</a> <a href="/base/projects/one#there">no such place</a>
     <a href="/base/nowhere?x">nowhere</a> <a href="https://example.com">other</a> <a href="http://example.com">other</a>
     <img src="data:," srcset="/base/a.png 1x, /base/site.webmanifest 2x"> <a href="javascript:alert()">script</a>`,
  });
  expect(findDeadLinks(folder, 'http://site.test/base/').toSorted()).toEqual(
    [
      "all.css: gone.svg doesn't exist",
      "index.html: /base/a.png doesn't exist",
      "index.html: /base/nowhere?x doesn't exist",
      'index.html: /base/projects/one#there has a fragment that its page lacks',
      'index.html: /old is not https',
      'index.html: /projects/one is not https',
      "index.html: ground.png doesn't exist",
      'index.html: http://example.com is not https',
      "index.html: http://site.test/base/card.png doesn't exist",
      'index.html: javascript:alert() is not https',
      "site.webmanifest: icon.png doesn't exist",
    ].toSorted(),
  );
});

it('rejects a folder without pages', () => {
  expect(() => findDeadLinks(import.meta.dirname, 'http://site.test/')).toThrow('has no pages.');
});
