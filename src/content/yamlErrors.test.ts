import { describe, expect, it } from 'vitest';
import { LineCounter, parseDocument } from 'yaml';
import { yamlErrors, yamlWarnings } from './yamlErrors.ts';

function find(yaml: string): string[] {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines });
  const errors = yamlErrors(document, yaml);
  return (errors.length ? errors : yamlWarnings(document, yaml)).map(({ offset, message }) => {
    const { line, col } = lines.linePos(offset);
    return `${line}:${col} ${message}`;
  });
}
const indented = 'Line is indented differently from the lines around it. Indent fields of one group alike.';
const noField =
  'Line is not a field. Write its name, a colon, a space and its value. If it continues the value above, indent it by two spaces.';
const tab = 'Line is indented with a tab. Use spaces.';

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
    expect(find(changed), changed).toEqual([`${index + 1}:${indent.lastIndexOf(' ') + 2} ${tab}`]);
  }
});

it('accepts tabs that YAML allows', () => {
  const fine = 'a: |\n  x\n  \ty\nb:\tc\n\t# note\n \nd: "e\n  \tf"\n';
  expect(find(fine)).toEqual([]);
  expect(find(`${fine}a: b\n`)).toEqual(['9:1 Field is set twice. Keep one.']);
});

describe('suggests a fix', () => {
  it.each([
    ['title: Gauge: a story', '1:8 Value contains a colon and a space. Write title: "Gauge: a story"'],
    ['title: “A: b”', '1:8 Value contains a colon and a space. Write title: "A: b"'],
    [
      'title: "My "best" gauge"',
      `1:8 Value in quotes has a quotation mark inside, or continues after it. Write title: 'My "best" gauge'`,
    ],
    [
      'title: "Best" and "worst"',
      `1:8 Value in quotes has a quotation mark inside, or continues after it. Write title: '"Best" and "worst"'`,
    ],
    [
      "title: 'It's a gauge'",
      `1:8 Value in quotes has a quotation mark inside, or continues after it. Write title: "It's a gauge"`,
    ],
    ['a:\n  - %30 faster', '2:5 Value begins with %, which YAML reserves. Write - "%30 faster"'],
    ['a: &C rocks', '1:4 Value begins with &, which YAML reserves. Write a: "&C rocks"'],
    ['a: !most wanted', '1:4 Value begins with !, which YAML reserves. Write a: "!most wanted"'],
    [
      'a: "images\\portrait.png"',
      `1:11 Backslash has no meaning here in double quotes. Write a: 'images\\portrait.png'`,
    ],
    ['a: “I build”', '1:4 “I build” is shown with its quotation marks. Write "I build"'],
    ['name:Ada\nb: c', '1:1 Space is missing after the colon. Write name: Ada'],
    ['a: b\nc = d', '2:1 Field is followed by = instead of a colon. Write c: d'],
    ['a: b\n// note\nc: d', '2:1 Comment begins with //. Write # note'],
    ['a: https: //b.c', '1:1 URL has a space in it. Write a: https://b.c'],
    ['a: [code](https://b.c)', '1:1 URL must be alone. Write a: https://b.c'],
    ['"a": "b",', '1:1 Line ends with a comma. Delete it: "a": "b"'],
    ['a: [b,, c]', '1:4 List has two commas in a row. Delete one.'],
    ["a: ['It's x', b]", `1:5 Value in quotes has a quotation mark inside, or continues after it. Write "It's x"`],
    [
      'a:\n  - { b: "My "best" hub", c: d }',
      `2:10 Value in quotes has a quotation mark inside, or continues after it. Write b: 'My "best" hub'`,
    ],
    ['a: [b, @home]', '1:8 Value begins with @, which YAML reserves. Write "@home"'],
    ['a: {b: c, d: #1 e}', '1:14 Text after # is a comment, so it is left out. Write d: "#1 e"'],
    ['a: - b', '1:4 Value begins with -, which YAML reserves. Write a: "- b"'],
    ['a: "b', '1:4 Value begins with ". Add " at its end.'],
    ['a: [b, c\nd: e', '1:4 List or group is not closed. Add ] at its end.'],
    ["a: '25\nb: c", `1:4 Value begins with '. Add ' at its end, or write "'25"`],
    ['a: "b\nc d."\ne: f', '1:4 Quoted text continues below. Put two spaces before each of its lines.'],
    ['a: b\nrole Developer\nc: d', `2:1 ${noField}`],
    ['a:\n  - b: c\n   d: e', `3:1 ${indented}`],
    ['a:\n  -b: c\n    d: e\n  - b: f\n    d: g\nh: i', '2:3 Space is missing after the dash. Write - b: c'],
    [
      'a:\n  - b: c\n    d: e\n  -b: f\n    d: g\n  - b: h\n    d: i\nj: k',
      '4:3 Space is missing after the dash. Write - b: f',
    ],
    ['a: |\nb c\nd\ne: f', '2:1 Text after | must be indented. Put two spaces before each of its lines.'],
    ['a: { b: c\nd: e', '1:4 List or group is not closed. Add } at its end.'],
    ["a: 'b", "1:4 Value begins with '. Add ' at its end."],
    ['a:\n  - b\n - c', `3:1 ${indented}`],
    ['a: |\nb', '2:1 Text after | must be indented. Put two spaces before each of its lines.'],
  ])('%j', (yaml, problem) => {
    expect(find(`${yaml}\n`)).toEqual([problem]);
  });
});

describe('finds syntax that is read differently than it looks', () => {
  const cut = 'Text after # is a comment, so it is left out.';
  const item = 'Line is read as text, not as an item of a list. Write -';

  it.each([
    ['a: I am the #1 hydrologist', `1:13 ${cut} Write a: "I am the #1 hydrologist"`],
    ['a: #1 in rivers', '1:4 Value begins with #, so it is a comment. Write a: "#1 in rivers"'],
    ['a: #e4572e # Mine', '1:4 Value begins with #, so it is a comment. Write a: "#e4572e"'],
    ['a: [C#, #rivers]\nb: c', `1:9 ${cut} Write "#rivers"`],
    ['a: [C#, #rivers,\n  R]', `1:9 ${cut} Write "#rivers"`],
    ['a:\n  -Designed it\n  - Built it', `2:3 ${item} Designed it, indented like the other items.`],
    ['a:\n  - Built it\n    - with care', `3:5 ${item} with care, indented like the other items.`],
    ['a:\n  • R\n  • C', `2:3 ${item} R, indented like the other items.`],
  ])('%j', (yaml, problem) => {
    expect(find(`${yaml}\n`)).toEqual([problem]);
  });

  it.each([
    'a: b # note',
    '# a: #b',
    'a: "b #1"',
    'a: [b, "#c"] # d',
    'a:\n  # - b\n  - c-d\n  - -5 °C',
    'a: &x b\nc: *x',
  ])('accepts %j', (yaml) => {
    expect(find(`${yaml}\n`)).toEqual([]);
  });
});

it.each([
  ['a:\n\u00a0\u00a0b: c', '2:1 Line is indented with a no-break space. Use spaces.'],
  ['a:\u00a0b', '1:3 Colon is followed by a no-break space. Use a space.'],
  ['a:\n  -\u00a0b', '2:4 Dash is followed by a no-break space. Use a space.'],
  ['a:\n  -\tb: c\n  -\tb: c', '2:4 Dash is followed by a tab. Use a space.'],
])('names the space or tab in %j', (yaml, problem) => {
  expect(find(`${yaml}\n`)[0]).toBe(problem);
});

it('reports a line at the wrong indentation once, whatever follows in its group', () => {
  const yaml = 'links:\n  - name: A\n  url: b\n  - name: C\n    url: d\n';
  expect(find(yaml)).toEqual([`3:1 ${indented}`]);
});
