import { plugins } from '@citation-js/core';
import '@citation-js/plugin-bibtex';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBibtex, writeBibtex, writeCitation } from './bibtex.ts';

const problemsIn = (text: string) =>
  readBibtex(text).problems.map(({ line, column, message }) => `${line}:${column} ${message}`);
const keysIn = (text: string) => readBibtex(text).entries.map(({ key }) => key);
const valuesIn = (text: string) =>
  Object.fromEntries([...(readBibtex(text).entries[0]?.fields ?? [])].map(([name, { value }]) => [name, value]));

it('reads types, keys and values, each with its place', () => {
  const { entries, problems } = readBibtex('\n @Article{DBLP:conf/nips/x17,\n  Title = {A {B} c},\n\tyear=2026 }');
  expect(problems).toEqual([]);
  expect(entries).toEqual([
    {
      type: 'article',
      key: 'DBLP:conf/nips/x17',
      place: { line: 2, column: 2 },
      from: 2,
      to: 64,
      fields: new Map([
        ['title', { value: 'A {B} c', place: { line: 3, column: 11 }, source: '{A {B} c}' }],
        ['year', { value: '2026', place: { line: 4, column: 7 }, source: '2026' }],
      ]),
    },
  ]);
});

it.each([
  ['quotes with braces in them', '@misc{a, title = "say {"}x{"}"}', { title: 'say {"}x{"}' }],
  ['parts joined by #', '@string{j = {J. of }} @misc{a, journal = j # "X" # 2}', { journal: 'J. of X2' }],
  ['months by their abbreviation', '@misc{a, month = FEB # "~2"}', { month: 'feb~2' }],
  ['round brackets', '@misc(a, title = {x)},)', { title: 'x)' }],
  ['lines that are broken', '@misc{a, title = {x\n    y}}', { title: 'x y' }],
  ['comments between fields', '@misc{a, % the key\n title = {50% x} % and more, = {\n}', { title: '50% x' }],
])('reads %s', (_, text, values) => {
  expect(problemsIn(text)).toEqual([]);
  expect(valuesIn(text)).toEqual(values);
});

it('skips text outside of entries', () => {
  const text = `Exported by me@example.com {
@comment{jabref-meta: {x} @misc{no,}}
@preamble{"\\newcommand{x}"}
% @misc{old, title = {x}}
@misc{a, title = {see me@example.com, or @misc{x}}} @misc{b}
`;
  expect(problemsIn(text)).toEqual([]);
  expect(keysIn(text)).toEqual(['a', 'b']);
});

describe('reports a problem with its place, and reads the next entry', () => {
  const next = '\n@misc{next, title = {N}}';
  it.each([
    [
      'a brace that is not closed',
      '@misc{a,\n title = {A,\n year = 2026\n',
      '2:10 this { is never closed. Add the missing }.',
    ],
    ['a value that takes the entry’s end', '@misc{a,\n title = {A,\n year = 2026\n}', '2:10 this { is never closed'],
    ['a comma that is missing', '@misc{a,\n title = {A}\n year = 2026\n}', '2:2 title must be followed by a comma'],
    ['an entry that is not closed', '@misc{a,\n title = {A},\n', '1:6 this { is never closed'],
    ['braces within one that is not closed', '@misc{a,\n title = {The {CT} {x},\n}', '2:10 this { is never closed'],
    ['quotes that are not closed', '@misc{a,\n title = "A,\n year = "2026"\n}', '2:10 this " is never closed'],
    [
      'a brace too many',
      '@misc{a,\n title = {A}},\n year = 2026\n}',
      '2:14 a has ended before this. Delete the extra }',
    ],
    ['a key with a space', '@misc{a b,\n title = {A}}', '1:1 key can\'t be "a b". Write @misc{ab,'],
    ['a key without a comma', '@misc{a\n title = {A}}', '1:1 key a must be followed by a comma. Write @misc{a,'],
    ['a key that is missing', '@misc{title = {A}}', '1:1 entry has no key. Write @misc{sample2026,'],
    ['a type that is missing', '@{a, title = {A}}', '1:2 @ must be followed by a type. Example: @article'],
    ['an equals sign that is missing', '@misc{a, title {A}}', '1:16 title must be followed by =.'],
    ['a value that is missing', '@misc{a, title = , year = 1}', '1:18 value is missing. Write it in braces.'],
    ['a value outside of braces', '@misc{a, title = Hello}', '1:18 "Hello" must be in braces, or defined by @string.'],
    ['a duplicate field', '@misc{a,\n year = 1,\n Year = 2}', '3:2 a has the field year twice. Keep one.'],
  ])('%s', (_, text, reported) => {
    const problems = problemsIn(text + next);
    expect(problems).toHaveLength(1);
    expect(problems[0]?.slice(0, reported.length)).toBe(reported);
    expect(keysIn(text + next)).toEqual(['next']);
  });
});

describe('a written entry', () => {
  it('is laid out field by field, months as BibTeX abbreviates them', () => {
    expect(writeBibtex('article', 'a:1', { title: 'The {CT}', month: 'feb', year: '2026' })).toBe(
      '@article{a:1,\n  title = {The {CT}},\n  month = feb,\n  year = {2026},\n}\n',
    );
  });

  it('is what citation-js reads', () => {
    const characters = fc.string({ unit: fc.constantFrom(...'ab @=,%"\'#$&<>\\ö漢(){}'.split('')), maxLength: 30 });
    const value = characters.filter((text) => /^[^{}\\]+$/.test(text) && text.trim() !== '').map((text) => `{${text}}`);
    fc.assert(
      fc.property(value, value, (title, note) => {
        const text = writeBibtex('misc', 'key', { title, note });
        const [entry] = plugins.input.data(text, '@bibtex/text');
        expect(entry?.properties).toEqual({ title, note });
        expect(valuesIn(text)).toEqual({ title: title.replace(/\s+/g, ' '), note: note.replace(/\s+/g, ' ') });
      }),
    );
  });
});

it('exports the reference too, unless BibTeX would read an entry in it', () => {
  expect(writeCitation('Example, A. A title.', '@misc{key}')).toBe('% Example, A. A title.\n@misc{key}');
  expect(writeCitation('Mail me @misc{home}.', '@misc{key}')).toBe('@misc{key}');
});
