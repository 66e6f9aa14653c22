import { expect, it } from 'vitest';
import { lostComments } from './save.ts';

it.each<[string, string, string, string[]]>([
  ['none', 'a: 1 # one\n', 'a: 2 # one\n', []],
  ['one after a value', 'a: 1 # one\nb: 2\n', 'b: 2\n', ['# one']],
  ['one of two equal ones', '# x\na: 1\n# x\nb: 2\n', '# x\na: 1\n', ['# x']],
  ['one in a list', 'a:\n  - 1 # one\n  # two\n  - 2\n', 'a:\n  - 2\n', ['# one', '# two']],
  ['no placeholder of a field that is now set', '# role:\na: 1\n# other: x\n', 'role: R\na: 1\n', ['# other: x']],
  ['no text with a #', 'a: "# no"\nb: x#y\nc: |\n  # text\n', 'b: x#y\n', []],
])('reports %s', (_, before, after, lost) => {
  expect(lostComments(before, after)).toEqual(lost);
});
