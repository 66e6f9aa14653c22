import { expect, it } from 'vitest';
import { findProblems } from './findProblems.ts';
import { Markdown } from './markdown.ts';

const find = (body: string) =>
  findProblems(new Markdown(body).root, body).map(
    ({ line, column, message, severity }) => `${line}:${column} ${severity}: ${message}`,
  );

it.each([
  ['#NoSpace', '1:1 warning: Heading has no space after its #, so it is shown as text. Write # NoSpace'],
  ['a\n\n##2 years', '3:1 warning: Heading has no space after its #, so it is shown as text. Write ## 2 years'],
  ['See [my talk] (https://a.b).', '1:5 warning: Link is shown as text. Delete the space: [my talk](https://a.b)'],
  ['![x] (a.svg)', '1:1 warning: Image is shown as text. Delete the space: ![x](a.svg)'],
  ['See (my talk)[https://a.b].', '1:5 warning: Link is shown as text. Write [my talk](https://a.b)'],
  ['![x](My Brook.jpg)', '1:1 warning: Image is shown as text. Write %20 for each space: ![x](My%20Brook.jpg)'],
  [
    '[a (b)](/a (b).pdf "c")',
    '1:1 warning: Link is shown as text. Write %20 for each space: [a (b)](/a%20(b).pdf "c")',
  ],
  ['[a](https://a.b now', '1:1 warning: Link is shown as text. Add ) at its end: [a](https://a.b)'],
  ['A[^x].', '1:2 warning: Note x has no text. Write it on a line of its own: [^x]: Text'],
  ['A $\\frac{1$ b', "1:3 warning: Formula can't be read (Unexpected end of input in a macro argument, expected '}')."],
  [
    '```pyton\na\n```',
    '1:1 warning: Code has the unknown language "pyton", so it has no colors. Did you mean "python"?',
  ],
  [
    '```Python\n```',
    '1:1 warning: Code has the unknown language "Python", so it has no colors. Did you mean "python"?',
  ],
  [
    '```ts\na\n```\n\n```c++\n```',
    '5:1 warning: Code has the unknown language "c++", so it has no colors. Use a name from',
  ],
  [
    '```ts\na\n\nb\n\n```js\nc\n```',
    '1:1 warning: Code is not closed before "```js", which is code as well. Write ``` alone on a line where it ends.',
  ],
  [
    '```ts\n#a\n\n## b',
    '1:1 error: Code is never closed, so all that follows is code. Add a line of ``` where it ends.',
  ],
  [
    '> ~~~\n> a\n\nb[^1]',
    '1:3 error: Code is never closed, so all that follows is code. Add a line of ~~~ where it ends.',
  ],
  ['a\n\n$$\nb\n', '3:1 error: Formula is never closed, so all that follows is one. Add a line of $$ where it ends.'],
  [
    'a\r\n\r\n<<<<<<< HEAD\r\nb',
    '3:1 error: Merge conflict of Git. Keep one version, and delete the lines of <<<<<<<, ======= and >>>>>>>.',
  ],
])('reports %j', (body, problem) => {
  expect(find(body)).toEqual([expect.stringContaining(problem)]);
});

it.each([
  'A [b](https://a.b "c") and ![d](<my file.svg>), [e][f], g[^1].\n\n[f]: https://a.b\n[^1]: h\n',
  '\\#a, \\[b\\] (https://a.b), a [b] (c), (d)[e], m[0][1] (2020), #1 and #12 of 5.',
  '```md\n#a\n[b] (https://a.b)\n```\n\n`[c] (d.md)` and $a_{b}$\n\n````\n```\n````\n\n```\nx\n```\n\n```cpp\n```',
  '$$\n\\frac{1}{2}\n$$\n\n    #indented',
])('accepts %j', (body) => {
  expect(find(body)).toEqual([]);
});
