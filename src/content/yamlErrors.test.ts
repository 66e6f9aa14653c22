import { expect, it } from 'vitest';
import { LineCounter } from 'yaml';
import { yamlDocument } from './yamlDocument.ts';
import { yamlErrors, yamlWarnings } from './yamlErrors.ts';

/** Returns each problem as its place, its kind, and what to write. */
function find(yaml: string): string[] {
  const lines = new LineCounter();
  const document = yamlDocument(yaml, lines);
  if (!document) return ['tooDeep'];
  const errors = yamlErrors(document, yaml);
  return (errors.length ? errors : yamlWarnings(document, yaml)).map(({ offset, kind, write = '' }) => {
    const { line, col } = lines.linePos(offset);
    return `${line}:${col} ${kind} ${write}`.trim();
  });
}

const text = `title: Online card game
description: A game
links:
  - name: A
    url: b
order: 2
technologies: [TypeScript, Redis]
`;

it.each(['\t', '\t\t', '  \t', ' \t'])('reports a tab once, in any line: %j', (indent) => {
  const lines = text.split('\n').slice(0, -1);
  for (const [index, line] of lines.entries()) {
    const changed = lines.with(index, indent + line.trimStart()).join('\n');
    expect(find(changed), changed).toEqual([`${index + 1}:${indent.lastIndexOf(' ') + 2} tab`]);
  }
});

it.each([
  ['a:\n\u00a0\u00a0b: c', '2:1 tab'],
  ['a:\u00a0b', '1:3 tab'],
  ['a: b\nc:\u00a0d\ne: f', '2:3 tab'],
  ['a:\n  -\u00a0b', '2:4 tab'],
  ['a:\n  -\tb: c\n  -\tb: c', '2:4 tab'],
  ['title: Gauge: a story', '1:8 colon title: "Gauge: a story"'],
  ['title: “A: b”', '1:8 colon title: "A: b"'],
  ['a:\n  - Result: led the group: six', '2:5 colon - "Result: led the group: six"'],
  ['a:\n  - title: Result: six', '2:12 colon - title: "Result: six"'],
  ['title: "My "best" gauge"', `1:8 quote title: 'My "best" gauge'`],
  ['title: "Best" and "worst"', `1:8 quote title: '"Best" and "worst"'`],
  ["title: 'It's a gauge'", `1:8 quote title: "It's a gauge"`],
  ["a: ['It's x', b]", `1:5 quote "It's x"`],
  ['a:\n  - { b: "My "best" hub", c: d }', `2:10 quote b: 'My "best" hub'`],
  ['a: "images\\portrait.png"', `1:4 quote a: 'images\\portrait.png'`],
  ['name:Ada\nb: c', '1:1 colonSpace name: Ada'],
  ['a: {b: c, d: #1 e}', '1:14 comment d: "#1 e"'],
  ['a: [C#, F #, @angular/core]', '1:11 comment "F #"'],
  ['a: [C#, #rivers]\nb: c', '1:9 comment "#rivers"'],
  ['a: [C#, #rivers,\n  R]', '1:9 comment "#rivers"'],
  ['a: I am the #1 hydrologist', '1:13 comment a: "I am the #1 hydrologist"'],
  ['a: #1 in rivers', '1:4 comment a: "#1 in rivers"'],
  ['a: #e4572e # Mine', '1:4 comment a: "#e4572e"'],
  ['a:\n  -b: c\n    d: e\n  - b: f\n    d: g\nh: i', '2:3 item - b: c'],
  ['a:\n  - b: c\n    d: e\n  -b: f\n    d: g\n  - b: h\n    d: i\nj: k', '4:3 item - b: f'],
  ['a:\n  -Designed it\n  - Built it', '2:3 item - Designed it'],
  ['a:\n  - Built it\n    - with care', '3:5 item - with care'],
  ['a:\n  • R\n  • C', '2:3 item - R'],
  [' a: b\nc: d', '1:1 indentation'],
  ['a:\n  - b: c\n   d: e', '3:1 indentation'],
  ['a:\n  - b\n - c', '3:1 indentation'],
  ['links:\n  - name: A\n  url: b\n  - name: C\n    url: d', '3:1 indentation'],
  ['a: |\nb c\nd\ne: f', '2:1 noField'],
  ['a: b\nrole Developer\nc: d', '2:1 noField'],
  ['a: b\na: c', '2:1 twice'],
  ['a: “I build”', '1:4 quotationMarks "I build"'],
  ['a:\n  - %30 faster', '2:5 reserved - "%30 faster"'],
  ['a: [b, @home]', '1:8 reserved "@home"'],
  ['a: &C rocks', '1:4 reserved a: "&C rocks"'],
  ['a: !most wanted', '1:4 reserved a: "!most wanted"'],
  ['a: - b', '1:4 reserved a: "- b"'],
  ['a: "b', '1:4 unclosed'],
  ['a: "b\nc d."\ne: f', '1:4 unclosed'],
  ['a: [b, c\nd: e', '1:4 unclosed'],
  ['a: { b: c\nd: e', '1:4 unclosed'],
  ['<<<<<<< HEAD\na: b\n=======\na: c\n>>>>>>> d', '1:1 mergeConflict'],
  ['a: [b,, c]', '1:7 yaml'],
  ['"a": "b",', '1:9 yaml'],
  [`a: ${'['.repeat(60)}`, '1:63 unclosed'],
  [`a: ${'['.repeat(200)}${']'.repeat(200)}`, 'tooDeep'],
  [`a: ${'['.repeat(100_000)}`, 'tooDeep'],
  ['a: &a [*a]', 'tooDeep'],
])('reports %j once, with what to write', (yaml, problem) => {
  expect(find(`${yaml}\n`)).toEqual([problem]);
});

it.each([
  'a: |\n  x\n  \ty\nb:\tc\n\t# note\n \nd: "e\n  \tf"',
  'a: b # note',
  '# a: #b',
  'a: "b #1"',
  'a: [b, "#c"] # d',
  'a:\n  # - b\n  - c-d\n  - -5 °C',
  'a: &x b\nc: *x',
])('accepts %j', (yaml) => {
  expect(find(`${yaml}\n`)).toEqual([]);
});
