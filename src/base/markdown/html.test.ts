import { expect, it } from 'vitest';
import { isError, mostProblems } from '#base/problems.ts';
import { uiStringsFor } from '#base/uiStrings.ts';
import { script } from '../../../tests/hostile/attacks.ts';
import { Markdown } from './markdown.ts';
import { toHtml } from './toHast.ts';

const html = (markdown: string) => toHtml(new Markdown(markdown), { strings: uiStringsFor() });

it.each([
  [
    'Press <kbd>Ctrl</kbd> *and* <kbd title="a &quot;b&quot;">**K**</kbd>',
    'Press <kbd>Ctrl</kbd> <em>and</em> <kbd title="a &quot;b&quot;"><strong>K</strong></kbd>',
  ],
  ['H<sub>2</sub>O, 10<sup>6</sup>', 'H<sub>2</sub>O, 10<sup>6</sup>'],
  [
    '<ABBR TITLE=HyperText>HTML</ABBR> <mark>a &lt; b</mark>',
    '<abbr title="HyperText">HTML</abbr> <mark>a &lt; b</mark>',
  ],
  ['a <!-- <kbd> not **shown** --> b', 'a  b'],
  ['Array<string>, `<kbd>` and \\<kbd>', 'Array&lt;string>, <code>&lt;kbd></code> and &lt;kbd>'],
])('shows %s', async (markdown, shown) => {
  expect(await html(markdown)).toBe(`<p>${shown}</p>`);
});

it('shows details with Markdown in them', async () => {
  const markdown = '<details open>\n<summary>More &amp; <kbd>K</kbd></summary>\n\n- **b** $x$\n\n</details>\n\nafter';
  expect((await html(markdown)).replaceAll('\n', '')).toMatch(
    /^<details open><summary>More &amp; <kbd>K<\/kbd><\/summary><ul><li><strong>b<\/strong> <math>.*<\/math><\/li><\/ul><\/details><p>after<\/p>$/,
  );
});

it('shows a figure of several images with one caption', async () => {
  const caption = '<figcaption>Two *words*</figcaption>\n</figure>';
  const shown = await html(`<figure>\n\n![a](a.svg "left out")\n\n![b](b.svg)\n\n${caption}`);
  expect(shown.match(/<\/?(figure|figcaption|p|img src="\w+\.svg")/g)).toEqual([
    '<figure',
    '<img src="a.svg"',
    '<img src="b.svg"',
    '<figcaption',
    '</figcaption',
    '</figure',
  ]);
  const titled = await html('<figure>\n\n![a](a.svg "The caption.")\n\n</figure>');
  expect(titled).toContain('<figcaption>The caption.</figcaption></figure>');
});

it.each([
  [
    `<kbd onclick="alert(1)" style="x" class=a OPEN title='">${script}'>K</kbd>`,
    `<kbd title="&quot;>${script}">K</kbd>`,
  ],
  ['a<Br>b', 'a<br>b'],
  ['a <kbd>b', 'a &lt;kbd>b'],
  ['a <kbd title="b &amp; c">d', 'a &lt;kbd title="b &amp;amp; c">d'],
  ['*a <kbd>b* c</kbd>', '<em>a &lt;kbd>b</em> c&lt;/kbd>'],
  ['<kbd><mark>a</kbd></mark>', '<kbd>&lt;mark>a</kbd>&lt;/mark>'],
])('removes other attributes, and shows tags without a pair as text: %s', async (markdown, shown) => {
  expect(await html(markdown)).toBe(`<p>${shown}</p>`);
});

/** Returns the messages of problems, with a mark on warnings. */
const problems = (markdown: string) =>
  new Markdown(markdown).problems.map((each) => (isError(each) ? each.message : `warning: ${each.message}`));

it('reports so many problems at most, since it takes time to find the line of each', () => {
  expect(problems('</kbd>\n'.repeat(2 * mostProblems))).toHaveLength(mostProblems);
});

it.each([
  ['a <kbd>b', '`<kbd>` is never closed. Write `</kbd>` in the same paragraph.'],
  ['<details>\n<summary>a</summary>\n\nb', '`<details>` is never closed. Write `</details>` below its content.'],
  ['<kbd><mark>a</kbd>', '`<mark>` is never closed. Write `</mark>` in the same paragraph.'],
  ['a</kbd>', '`</kbd>` has no `<kbd>` before it. Delete it.'],
  ['a <figure>b', '`<figure>` must begin a line of its own, below an empty line.'],
  ['<figcaption>a', '`<figcaption>` must be directly inside `<figure>`.'],
  ['<!-- a\n\n**b**', '`<!--` is never closed. Write `-->` where the comment ends.'],
  ['<!-- a\n\n<kbd>b</kbd>', '`<!--` is never closed. Write `-->` where the comment ends.'],
])('reports %j as an error, once', (markdown, message) => {
  expect(problems(markdown)).toEqual([message]);
});

it.each([
  ['<b>a</b>', '`<b>` is shown as text. Write `**text**` instead, or write `\\<b>` to keep it.'],
  [
    '<div>\n\na\n\n</div>',
    '`<div>` is shown as text. Write an empty line between paragraphs instead, or write `\\<div>` to keep it.',
  ],
  ['<script>\nalert(1)\n</script>', '`<script>` is shown as text. Delete it, or write `\\<script>` to keep it.'],
  ['<kdb>K</kdb>', '`<kdb>` is shown as text. Write `<kbd>` instead, or write `\\<kdb>` to keep it.'],
])('warns of %j, once', (markdown, message) => {
  expect(problems(markdown)).toEqual([`warning: ${message}`]);
});

it.each([
  'Array<string>, Map<K, V>, List<Button>, Vec<a>, Set<Figure>, <T>, <url> and <https://a.example>',
  '`<b>`, \\<b>, &lt;b> and 1 < 2 > 0',
  '<!-- <b> -->',
  '<Chart data={x} /> and <kbd class="a">K</kbd>',
  '<details title="a" open>\n<summary>It costs $5, *of course</summary>\n\n**a**\n\n</details>',
])('accepts %j', (markdown) => {
  expect(problems(markdown)).toEqual([]);
});
