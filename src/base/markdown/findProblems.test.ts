import { expect, it } from 'vitest';
import { findProblems } from './findProblems.ts';
import { Markdown } from './markdown.ts';

const find = (body: string) =>
  findProblems(new Markdown(body).root, body).map(({ line, column, kind }) => `${line}:${column} ${kind}`);

it('reports a place in a text with line breaks of Windows, and in a quotation', () => {
  expect(find('a\r\n\r\n<<<<<<< HEAD\r\nb')).toEqual(['3:1 mergeConflict']);
  expect(find('> ~~~\n> a\n\nb[^1]')).toEqual(['1:3 codeOpen']);
});

it.each([
  'A [b](https://a.b "c") and ![d](<my file.svg>), [e][f], g[^1].\n\n[f]: https://a.b\n[^1]: h\n',
  '\\#a, \\[b\\] (https://a.b), a [b] (c), (d)[e], m[0][1] (2020), #1 and #12 of 5.',
  '```md\n#a\n[b] (https://a.b)\n```\n\n`[c] (d.md)` and $a_{b}$\n\n````\n```\n````\n\n```\nx\n```\n\n```cpp\n```',
  '$$\n\\frac{1}{2}\n$$\n\n    #indented',
])('accepts %j', (body) => {
  expect(find(body)).toEqual([]);
});
