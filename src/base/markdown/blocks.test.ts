import { expect, it } from 'vitest';
import { type Block, blocksOf, wordsOfBlock } from './blocks.ts';
import { Markdown } from './markdown.ts';

const blocks = (markdown: string): Block[] => blocksOf(new Markdown(markdown));

it.each<[string, string, string[]]>([
  ['joins the lines of a paragraph', 'one\ntwo\n\nthree', ['one two', 'three']],
  ['numbers items', '3. a\n4. b\n   - c', ['3. a', '4. b', '• c']],
  ['leaves out marks', '**a** *b* _c_ `d` ~~e~~ __f__ snake_case 1\\*', ['a b c d e f snake_case 1*']],
  ['keeps URLs of the web', '[a](https://www.b.io/) [c](/d) <https://e.io>', ['a (https://www.b.io/) c https://e.io']],
  ['leaves out images, tags and comments', '![a](b.svg)\n\nH<sub>2</sub>O <kbd>K</kbd><!-- no -->', ['H₂O K']],
  ['reads details and their summary', '<details>\n<summary>More</summary>\n\n- b\n\n</details>', ['More', '• b']],
  ['keeps quotes beside abbreviations in Hebrew', 'מנכ"ל של צה"ל, "שלום"', ['מנכ"ל של צה"ל, "שלום"']],
  ['writes formulas', '$\\alpha_1 \\le 3$, $x^{2k} = \\frac{1}{2}$, $$\\sqrt{x+y}$$', ['α₁ ≤ 3, x^(2k) = 1/2, √(x+y)']],
  ["keeps a formula that can't be read", '$\\frac$', ['\\frac']],
  ['puts a note where it is first cited', 'a[^1] b[^1]\n\n[^1]: [c](https://d.io).[^1]', ['a (c (https://d.io).) b']],
  [
    'leaves out URLs that no link may have, but http:',
    '[a](javascript:b) [c](data:d) [e](mailto:f@g) [h](tel:1) [i](http://j) [k](https:l)',
    ['a c e (mailto:f@g) h (tel:1) i (http://j) k'],
  ],
  [
    'reads each note once in another, if notes cite each other',
    'a[^1]\n\n[^1]: b[^2][^3]\n\n[^2]: c[^1][^3]\n\n[^3]: d[^2]',
    ['a (b (c (d)))'],
  ],
  ['reads tables and code', '| a | b |\n|--|--|\n| 1 | 2 |\n\n```\nx\n\n y\n```', ['a, b', '1, 2', 'x', ' y']],
  ['returns nothing for a text without words', '![a](b.svg)\n\n---\n', []],
])('%s', (_, markdown, expected) => {
  expect(blocks(markdown).flatMap(wordsOfBlock)).toEqual(expected);
});

it('keeps the style of words', () => {
  expect(blocks('A **b `c`** [d](https://e.example)[^1]\n\n[^1]: F')).toEqual([
    {
      kind: 'paragraph',
      runs: [
        { words: 'A ' },
        { words: 'b ', isBold: true },
        { words: 'c', isBold: true, isCode: true },
        { words: ' ' },
        { words: 'd', url: 'https://e.example' },
        { words: ' (' },
        { words: 'https://e.example', url: 'https://e.example' },
        { words: ')' },
        { words: ' (F)' },
      ],
    },
  ]);
  expect(blocks('[a](http://b.example)')).toEqual([
    { kind: 'paragraph', runs: [{ words: 'a' }, { words: ' (' }, { words: 'http://b.example' }, { words: ')' }] },
  ]);
});

it('leaves out quotations and items without words', () => {
  expect(blocks('- ![a](b.svg)\n-\n\n> ![a](b.svg)\n\n1.\n\na[^1]\n\n[^1]: 1.')).toEqual(blocks('a'));
  expect(blocks('- ![a](b.svg)\n- a\n')).toEqual(blocks('- a'));
});
