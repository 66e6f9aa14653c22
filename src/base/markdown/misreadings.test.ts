import { describe, expect, it } from 'vitest';
import { Markdown } from './markdown.ts';
import { misreadingsIn } from './misreadings.ts';

const find = (body: string) =>
  misreadingsIn(new Markdown(body).root, body).map(
    ({ line, column, message, severity }) => `${line}:${column} ${severity}: ${message}`,
  );
const asText = 'is shown as text.';

describe('suggests a fix for', () => {
  it.each([
    ['#NoSpace', `1:1 warning: Heading has no space after its #, so it ${asText} Write # NoSpace`],
    ['a\n\n##2 years', `3:1 warning: Heading has no space after its #, so it ${asText} Write ## 2 years`],
    ['See [my talk] (https://a.b).', `1:5 warning: Link ${asText} Delete the space: [my talk](https://a.b)`],
    ['See (my talk)[https://a.b].', `1:5 warning: Link ${asText} Write [my talk](https://a.b)`],
    ['[a](https://a.b/my page)', `1:1 warning: Link ${asText} Write %20 for each space: [a](https://a.b/my%20page)`],
    ['[a (b)](/a (b).pdf)', `1:1 warning: Link ${asText} Write %20 for each space: [a (b)](/a%20(b).pdf)`],
    ['[a [b](/c)](https://a.b)', `1:1 warning: Link ${asText} Delete the link or note in its brackets.`],
    ['[a](https://a.b now', `1:1 warning: Link ${asText} Add ) at its end: [a](https://a.b)`],
    ['![x](My Brook.jpg)', `1:1 warning: Image ${asText} Write %20 for each space: ![x](My%20Brook.jpg)`],
    [
      'https://a.b [b https://c.d] (https://e.f)',
      `1:13 warning: Link ${asText} Delete the space: [b https://c.d](https://e.f)`,
    ],
    ['![x](a.svg =300x)', `1:1 warning: Image ${asText} Delete its size: ![x](a.svg)`],
    ['![x] (a.svg)', `1:1 warning: Image ${asText} Delete the space: ![x](a.svg)`],
    ['A [b][c].', `1:3 warning: Link ${asText} Add its URL on a line of its own: [c]: https://example.com`],
    ['A[^x].', '1:2 warning: Note x has no text. Write it on a line of its own: [^x]: Text'],
    ['A[^x].\n\n[^x] Note', `3:1 warning: Note ${asText} Add a colon: [^x]: Note`],
    ['A ** bold ** b', `1:3 warning: ** ${asText} Delete the spaces inside: **bold**`],
    ['A **bold', `1:3 warning: ** ${asText} Add ** where the bold text ends.`],
    ['**A:**b', `1:1 warning: ** ${asText} Put a space after it: **A:**`],
    ['**강조(괄호)**는', `1:1 warning: ** ${asText} Put a space after it: **강조(괄호)**`],
    ['A ==b==', `1:3 warning: == ${asText} Write <mark>b</mark>`],
    ['A `b', `1:3 warning: \` ${asText} Add \` where the code ends, or write \\\`.`],
    ['| A | B |\r\n| 1 | 2 |', `1:1 warning: Table ${asText} Write below its first line: | --- | --- |`],
    ['| A | B |\n| — | — |\n| 1 | 2 |', `1:1 warning: Table ${asText} Write below its first line: | --- | --- |`],
    [
      '| `a|b` | c |\n| - | - |\n| 1 | 2 |',
      `1:1 warning: Table ${asText} Write as its second line: | --- | --- | --- |, or write \\| for a | in text.`,
    ],
    ['-one\n-two', `1:1 warning: List ${asText} Begin each item with a dash and a space: - one`],
    ['• one\n• two', `1:1 warning: List ${asText} Begin each item with a dash and a space: - one`],
    ['1.one\n2.two', `1:1 warning: List ${asText} Write a space after each number: 1. one`],
    ['A \\(x^2\\) b', `1:3 warning: Formula ${asText} Write $x^2$`],
    ['![x](a.svg){width=50%}', `1:12 warning: {width=50%} is syntax of another program and ${asText} Delete it.`],
    [
      'import A from "./A.jsx"',
      `1:1 warning: import A from "./A.jsx" is syntax of another program and ${asText} Delete it.`,
    ],
    ['{% include a %}', `1:1 warning: {% include a %} is syntax of another program and ${asText} Delete it.`],
    ["'''\na\n'''", '1:1 warning: Code begins and ends with a line of three backticks: ```'],
    ['A $\\frac{1$ b', "1:3 warning: Formula can't be read"],
  ])('%j', (body, problem) => {
    expect(find(body)).toEqual([expect.stringContaining(problem)]);
  });
});

describe('reports what is left out, or includes what follows', () => {
  it.each([
    [
      '```ts\na\n\n## b',
      '1:1 error: Code is never closed, so all that follows is code. Add a line of ``` where it ends.',
    ],
    [
      '> ```\n> a\n\nb',
      '1:3 error: Code is never closed, so all that follows is code. Add a line of ``` where it ends.',
    ],
    [
      '```ts\na\n\nb[^1]\n\n```js\nc\n```\n\n[^1]: d',
      '1:1 warning: Code is not closed before "```js", which is code as well. Write ``` alone on a line where it ends.',
    ],
    [
      '$$\nx\n\n## b',
      '1:1 error: Formula is never closed, so all that follows is one. Add a line of $$ where it ends.',
    ],
    [
      '    This was indented by accident.',
      '1:1 warning: Text is shown as code, as it is indented. Delete the spaces before it.',
    ],
    [
      'A\n\n[^x]: b',
      '3:1 warning: [^x] is not shown, since nothing refers to it. Write [^x] where it belongs, or delete it.',
    ],
    [
      'A[^x]\n\n[^x]: b\n[^x]: c',
      '4:1 warning: [^x] is defined twice, and only the first is shown. Give the second another name.',
    ],
    [
      '[x]: https://a.b',
      '1:1 warning: [x] is not shown, since nothing refers to it. Write [x] where it belongs, or delete it.',
    ],
    [
      '| A | B |\n| - | - |\n| 1 | 2 | 3 |',
      '3:9 warning: Cell is not shown: the first row has only 2. Add a cell there, or write \\| for a | in text.',
    ],
    ['## A\n\n#### B', '3:1 warning: Heading skips a level. Write ###'],
    [
      '# A\n\n## B\n\n# C',
      '1:1 warning: Heading is shown as large as those with ##, since # is the page title. Write ##, and one # more for those below it.',
    ],
    [
      'A text.\n---\nb',
      '1:1 warning: Text is a heading, as --- is directly below it. Put an empty line between them, or write ## before it.',
    ],
    ['##\n\na', '1:1 warning: Heading is empty. Write its text, or delete it.'],
  ])('%j', (body, problem) => {
    expect(find(body)).toEqual([problem]);
  });
});

it('reports each of several forms', () => {
  expect(find('-one\n-two\n\n:smile:\n\n1.one\n2.two').map((problem) => problem.slice(0, 3))).toEqual([
    '1:1',
    '6:1',
    '4:1',
  ]);
});

it.each([
  'A [b](https://a.b "c") and ![d](<my file.svg>), [e][f], g[^1].\n\n[f]: https://a.b\n[^1]: h\n',
  '\\#a, \\[b\\] (https://a.b), \\*\\*c\\*\\* and 2 ** 3 ** 4, a [1][2] and m[0][1] (2020).',
  '```md\n#a\n[b] (https://a.b)\n```\n\n`[c] (d.md)` and $a_{[b](c d)}$',
  '–Ada\nsaid this.\n\n*Terms apply\nto all.',
  'Time 10:30:45, #1 and #12 of 5.\n-5 °C\n-7 °C\n\n- a\n- b\n\n1. c\n2. d\n',
  '~~~\n```js\n~~~\n\n````\n```\n````\n\n[//]: # (note)\n\nTitle\n-----\n\na | b',
])('accepts %j', (body) => {
  expect(find(body)).toEqual([]);
});
