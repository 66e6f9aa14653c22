import { expect, it } from 'vitest';
import type { Problem } from '#base/problems.ts';
import { readBibtex } from './bibtex.ts';

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
  const { entries, problems } = readBibtex(text);
  expect(problems).toEqual([]);
  expect([...(entries[0]?.fields ?? [])].map(([name, { value }]) => [name, value])).toEqual(Object.entries(values));
});

it('skips text outside of entries', () => {
  const text = `Exported by me@example.com {
@comment{jabref-meta: {x} @misc{no,}}
@preamble{"\\newcommand{x}"}
% @misc{old, title = {x}}
@misc{a, title = {see me@example.com, or @misc{x}}} @misc{b}
`;
  const { entries, problems } = readBibtex(text);
  expect(problems).toEqual([]);
  expect(entries.map(({ key }) => key)).toEqual(['a', 'b']);
});

it.each<[string, Partial<Problem>]>([
  ['@misc{a,\n title = {A,\n year = 2026\n', { line: 2, column: 10, kind: 'bibtexOpen', found: '{', allowed: '}' }],
  ['@misc{a,\n title = {A,\n year = 2026\n}', { line: 2, column: 10, kind: 'bibtexOpen', found: '{' }],
  ['@misc{a,\n title = {A}\n year = 2026\n}', { line: 2, column: 2, kind: 'bibtexComma', found: 'title' }],
  ['@misc{a,\n title = {A},\n', { line: 1, column: 6, kind: 'bibtexOpen', found: '{' }],
  ['@misc{a,\n title = {The {CT} {x},\n}', { line: 2, column: 10, kind: 'bibtexOpen', found: '{' }],
  ['@misc{a,\n title = "A,\n year = "2026"\n}', { line: 2, column: 10, kind: 'bibtexOpen', found: '"' }],
  ['@misc{a,\n title = {A}},\n year = 2026\n}', { line: 2, column: 14, kind: 'bibtexEnded', found: 'a' }],
  ['@misc{a b,\n title = {A}}', { column: 1, kind: 'bibtexKey', write: '@misc{sample2026,' }],
  ['@{a, title = {A}}', { column: 2, kind: 'bibtexMissing' }],
  ['@misc{a, title {A}}', { column: 16, kind: 'bibtexMissing', allowed: '=' }],
  ['@misc{a, title = , year = 1}', { column: 18, kind: 'bibtexMissing' }],
  ['@misc{a, title = Hello}', { column: 18, kind: 'bibtexWord', found: 'Hello' }],
])('reports what is wrong with %j, and reads the next entry', (text, problem) => {
  const { entries, problems } = readBibtex(`${text}\n@misc{next, title = {N}}`);
  expect(problems).toMatchObject([{ line: 1, ...problem }]);
  expect(entries.map(({ key }) => key)).toEqual(['next']);
});
