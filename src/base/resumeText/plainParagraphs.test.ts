import { expect, it } from 'vitest';
import { plainParagraphs } from './plainParagraphs.ts';

it.each<[string, string, string[]]>([
  ['joins the lines of a paragraph', 'one\ntwo\n\nthree', ['one two', 'three']],
  ['keeps list items apart', 'one\n- two\n  more\n- three', ['one', '• two more', '• three']],
  ['keeps headings apart', '## Head\ntext', ['Head', 'text']],
  ['leaves marks out', '**a** *b* _c_ `d` snake_case 1\\*', ['a b c d snake_case 1*']],
  ['keeps addresses of the web', '[a](https://b.example) [c](/d)', ['a (https://b.example) c']],
  ['leaves pictures, tags and comments out', '![a](b.svg)\n\nH<sub>2</sub>O <kbd>K</kbd><!-- no -->', ['H₂O K']],
  ['has nothing to say of nothing', '', []],
])('%s', (_, markdown, expected) => {
  expect(plainParagraphs(markdown)).toEqual(expected);
});
