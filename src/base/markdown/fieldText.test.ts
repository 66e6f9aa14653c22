import { expect, it } from 'vitest';
import { contentFiles } from '#sections/contentFiles.ts';
import { markdownInField, plainHtml, plainMarkdown, tagInField } from './fieldText.ts';

it.each([
  ['Press <kbd>Ctrl</kbd>+<kbd class="x">K</kbd>', 'Press Ctrl+K'],
  ['H<sub>2</sub>O, 10<sup>-6</sup>, 1<sup>st</sup>', 'H₂O, 10⁻⁶, 1st'],
  ['<kbd>a < b & c</kbd>, x <y and <sub>1</sub>, &amp;', 'a < b & c, x <y and ₁, &amp;'],
  ['<details open><summary>More</summary><kbd>K</kbd></details>', 'More K'],
])('turns %s into plain text', (text, plain) => {
  expect(plainHtml(text)).toBe(plain);
});

it.each(['Array<string>', '<b>bold</b>', 'List<Sub>', 'a <!-- b --> &lt;kbd>', '<summary>x</summary>'])(
  'keeps %s',
  (text) => {
    expect(plainHtml(text)).toBe(text);
  },
);

it('applies to texts in front matter', () => {
  expect(contentFiles.about.schema.parse({ intro: 'CO<sub>2</sub>' })).toMatchObject({ intro: 'CO₂' });
});

it.each([
  ['a <b>b</b>', '<b>'],
  ['H<sub>2</sub>O', undefined],
  ['Array<string>, List<Button>, Vec<a>, <url>, a < b > c', undefined],
])('finds the HTML tag in the field %j', (text, tag) => {
  expect(tagInField(text)).toBe(tag);
});

it.each([
  ['I build **fast** things', '**fast**', 'I build fast things'],
  ['Error of $x_1 \\le 3$ at most', '$x_1 \\le 3$', 'Error of x₁ ≤ 3 at most'],
  ['Built:\n- one\n- two\nWell', '- one\n- two', 'Built:\n• one\n• two\nWell'],
  ['> 10k of **it**: C:\\_x, 2**3**4, "a"', '**it**', '> 10k of it: C:\\_x, 2**3**4, "a"'],
  [
    "Set $A_B/$(c), $A_B/${, ``quoted'' and `x' and ``y''",
    undefined,
    "Set $A_B/$(c), $A_B/${, ``quoted'' and `x' and ``y''",
  ],
  ['See [it](https://a.b/c_(d)).', '[it](https://a.b/c_(d))', 'See it (https://a.b/c_(d)).'],
  [
    '2**3 and 4**5, a [b] (c), C[i](j), $5 and 6_7$, `a',
    undefined,
    '2**3 and 4**5, a [b] (c), C[i](j), $5 and 6_7$, `a',
  ],
])('finds the Markdown in a field, and returns the field without it: %s', (text, found, shown) => {
  expect(markdownInField(text)).toBe(found);
  expect(plainMarkdown(text)).toBe(shown);
});
