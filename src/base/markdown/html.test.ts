import { expect, it } from 'vitest';
import { uiStringsFor } from '#base/uiStrings.ts';
import { script } from '../../../tests/hostile/attacks.ts';
import { Markdown } from './markdown.ts';
import { toHtml } from './toHast.ts';

const html = (markdown: string) => toHtml(new Markdown(markdown), { strings: uiStringsFor() });

it.each([
  [
    '*and* <kbd title="a &quot;b&quot;">**K**</kbd>',
    '<em>and</em> <kbd title="a &quot;b&quot;"><strong>K</strong></kbd>',
  ],
  [
    '<ABBR TITLE=A>H</ABBR><sub>2</sub> <mark>a &lt; b</mark>',
    '<abbr title="A">H</abbr><sub>2</sub> <mark>a &lt; b</mark>',
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
  const tags = shown.match(/<\/?(figure|figcaption|p|img src="\w+\.svg")/g)?.join('');
  expect(tags).toBe('<figure<img src="a.svg"<img src="b.svg"<figcaption</figcaption</figure');
  const titled = await html('<figure>\n\n![a](a.svg "The caption.")\n\n</figure>');
  expect(titled).toContain('<figcaption>The caption.</figcaption></figure>');
});

it.each([
  [
    `<kbd onclick="alert(1)" style="x" class=a OPEN title='">${script}'>K</kbd>`,
    `<kbd title="&quot;>${script}">K</kbd>`,
  ],
  ['a<Br>b', 'a<br>b'],
  ['a <kbd title="b &amp; c">d', 'a &lt;kbd title="b &amp;amp; c">d'],
  ['*a <kbd>b* c</kbd>', '<em>a &lt;kbd>b</em> c&lt;/kbd>'],
  ['<kbd><mark>a</kbd></mark>', '<kbd>&lt;mark>a</kbd>&lt;/mark>'],
])('removes other attributes, and shows tags without a pair as text: %s', async (markdown, shown) => {
  expect(await html(markdown)).toBe(`<p>${shown}</p>`);
});

it('advises what to write instead of a tag', () => {
  const advice = (tag: string) => new Markdown(`${tag}a`).problems.map(({ allowed }) => allowed);
  expect(advice('<b>')).toEqual(['Write `**text**` instead']);
  expect(advice('<kdb>a</kdb>')).toEqual(['Write `<kbd>` instead']);
  expect(advice('<span>')).toEqual(['Delete it']);
});

it.each([
  'Array<string>, Map<K, V>, List<Button>, Vec<a>, Set<Figure>, <T>, <url> and <https://a.example>',
  '<Chart data={x} /> and <kbd class="a">K</kbd>',
  '<details title="a" open>\n<summary>It costs $5, *of course</summary>\n\n**a**\n\n</details>',
])('accepts %j', (markdown) => {
  expect(new Markdown(markdown).problems).toEqual([]);
});
