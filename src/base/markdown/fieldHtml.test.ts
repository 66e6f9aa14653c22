import { expect, it } from 'vitest';
import { contentFiles } from '#sections/contentFiles.ts';
import { plainHtml, tagInField } from './fieldHtml.ts';

it.each([
  ['Press <kbd>Ctrl</kbd>+<kbd class="x">K</kbd>', 'Press Ctrl+K'],
  ['H<sub>2</sub>O, 10<sup>-6</sup>, 1<sup>st</sup>', 'H₂O, 10⁻⁶, 1st'],
  ['<abbr title="Text">T</abbr> <MARK>a</MARK> b<br>c<br/>d', 'T a b c d'],
  ['<kbd>a < b & c</kbd>, x <y and <sub>1</sub>, &amp;', 'a < b & c, x <y and ₁, &amp;'],
  ['<details open><summary>More</summary><kbd>K</kbd></details>', 'More K'],
])('turns %s into plain text', (text, plain) => {
  expect(plainHtml(text)).toBe(plain);
});

it.each([
  'Array<string>',
  '<b>bold</b>',
  'the <kbd> tag',
  '</sub> and <sub>',
  'List<Sub>',
  'a <!-- b --> &lt;kbd>',
  '<kbd title="a&b">',
  '<summary>x</summary> y',
])('keeps %s', (text) => {
  expect(plainHtml(text)).toBe(text);
});

it('applies to texts in front matter', () => {
  expect(contentFiles.about.schema.parse({ intro: 'CO<sub>2</sub>' })).toMatchObject({ intro: 'CO₂' });
});

it.each([
  ['a <b>b</b>', '<b>'],
  ['<p>a', '<p>'],
  ['H<sub>2</sub>O', undefined],
  ['Array<string>, List<Button>, Vec<a>, <url>, a < b > c', undefined],
  ['If a <b and c> d', undefined],
])('finds the HTML tag in the field %j', (text, tag) => {
  expect(tagInField(text)).toBe(tag);
});
