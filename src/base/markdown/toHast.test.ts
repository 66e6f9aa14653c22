import { toHtml as serialize } from 'hast-util-to-html';
import { expect, it, onTestFinished, vi } from 'vitest';
import { running, script } from '../../../tests/hostile/attacks.ts';
import { uiStringsFor } from '../uiStrings.ts';
import { idsIn } from './elements.ts';
import { Markdown } from './markdown.ts';
import { imagesIn } from './nodes.ts';
import { Fragments, fragmentsIn, toHast, toHtml } from './toHast.ts';

const html = (markdown: string, figures?: string) =>
  toHtml(new Markdown(markdown), { strings: uiStringsFor(), figures });

it.each([...running, 'http://example.com'])('leaves only the text of a link to %s', async (url) => {
  expect(await html(`[*here*](<${url}>), [there](<${url}>)`)).toContain(
    '<p><span><em>here</em></span>, <span>there</span></p>',
  );
});

it('uses https for URLs without a protocol', async () => {
  expect(await html('See www.example.com/x.')).toContain('<a href="https://www.example.com/x" target="_blank"');
});

it('shows a language of code as text, never as HTML', async () => {
  // The highlighter warns of languages that it doesn't know.
  vi.spyOn(console, 'warn').mockReturnValue();
  onTestFinished(() => void vi.restoreAllMocks());
  const result = await html(`\`\`\`">${script}\n<b>\n\`\`\``);
  expect(result).not.toMatch(/<(script|b)\b/);
  expect(result).toContain('&lt;b>');
  expect(await html('```c++\nint a;\n```')).toContain('class="language-c++"');
});

it('opens an external link in a new tab, without a referrer, and announces it', async () => {
  const result = await html('[there](https://example.com/x) and [here](/contact)');
  expect(result).toContain('href="https://example.com/x" target="_blank" rel="noopener noreferrer"');
  expect(result).toContain('(opens in a new tab)');
  expect(result).toContain('<a href="/contact">here</a>');
});

it('marks paragraphs that are only links', async () => {
  const marked = await html('[a](/b) [c](/d)\n\n**[e](/f)**, [g](/h)\n\n![i](j.png)');
  expect(marked.match(/class="links"/g)).toHaveLength(1);
  expect(marked).toMatch(/^<p class="links"><a href="\/b">/);
  expect(await html('<https://a.example/b/>')).toContain('>a.example/b<');
});

it('changes the URLs of links within the site, except of fragments', async () => {
  const text = new Markdown('[a](/x) [b](y) [c](#z) [d](?q) [e](mailto:a@b.example) [f](https://b.example)');
  const result = await toHtml(text, { strings: uiStringsFor(), href: (url) => `/fr!${url}` });
  const urls = [...result.matchAll(/href="([^"]*)"/g)].map(([, url]) => url);
  expect(urls).toEqual(['/fr!/x', '/fr!y', '#z', '?q', 'mailto:a@b.example', 'https://b.example']);
});

it('renders math as MathML without a style attribute, and shows an error in place', async () => {
  const result = await html('inline $a^2$ and\n\n$$\n\\frac{1}{2}\n$$\n\nwrong $\\frac$');
  expect(result).toContain('<msup><mi>a</mi><mn>2</mn></msup>');
  expect(result).toMatch(/<math display="block"[^>]*>.*<mfrac>/);
  expect(result).toContain('wrong <span class="temml-error">\\frac');
  expect(result).not.toContain('style=');
});

it('keeps a formula and the marks beside it on one line', async () => {
  const joined = await html('In ($a$, $b$) it is $c$ itself; $d$? And [$f$ is\n\n$$\ne\n$$\n\n, and `<math>`,');
  const spans = joined.match(/<span class="joined">.*?<\/span>/gs) ?? [];
  expect(spans.map((span) => span.replaceAll(/<[^>]*>/g, ''))).toEqual(['(a,', 'b)', 'd?', '[f']);
});

it('highlights the parts of code that have a style by classes, and lets the keyboard scroll it', async () => {
  const result = await html('```python\nfor a in f("b", f"{c}"):\n  d()  # e\n```');
  expect(result).toContain('tabindex="0" role="group" aria-label="Code"');
  expect(result).not.toContain('style=');
  expect(result.match(/<span class="[^"]*">[^<]*/g)).toEqual([
    '<span class="token keyword">for',
    '<span class="token keyword">in',
    '<span class="token comment"># e',
  ]);
  expect(result.replaceAll(/<[^>]*>/g, '')).toBe('pythonfor a in f("b", f"{c}"):\n  d()  # e');
});

it('captions code with its file, its language or a word, but not in a figure of the author', async () => {
  const caption = async (markdown: string) => /<figcaption>(.*?)<\/figcaption>/.exec(await html(markdown, '4.'))?.[1];
  expect(await caption('```ts title="a b.ts"\na\n```')).toBe('a b.ts');
  expect(await caption('```ts\na\n```')).toBe('ts');
  expect(await caption('    a')).toBe('Code');
  const figure = '<figure>\n\n```ts\na\n```\n\n<figcaption>One.</figcaption>\n</figure>';
  expect(await caption(figure)).toBe('<span>Fig. 4.1</span> One.');
});

it('marks lines of code, and the changes in a diff', async () => {
  const code = async (markdown: string) => /<code[^>]*>(.*?)<\/code>/s.exec(await html(markdown))?.[1];
  expect(await code('```js {1,3-4}\n/* a\nb */\nc\nd\n```')).toBe(
    '<mark><span class="token comment">/* a\n</span></mark><span class="token comment">b */</span>\n<mark>c\n</mark><mark>d</mark>',
  );
  expect(await code('```diff\n a\n-b\n-c\n+d\n```')).toBe(' a\n<del>-b\n-c\n</del><ins>+d</ins>');
});

it('aligns cells by class and wraps the table', async () => {
  const result = await html('| a | b |\n|:--|--:|\n| 1 | 2 |');
  expect(result).toContain('<td class="right">2</td>');
  expect(result).toContain('<div class="table" tabindex="0" role="group" aria-label="Table"');
  expect(result).not.toContain('style=');
});

it('lets code of long lines and tables of many columns take the width of text and notes', async () => {
  const code = (length: number) => html(`\`\`\`\nshort\n${'x'.repeat(length)}\n\`\`\``);
  expect(await code(62)).not.toContain('across');
  expect(await code(63)).toContain('<pre class="across"');
  const table = (columns: number) => html(`|${' a |'.repeat(columns)}\n|${'--|'.repeat(columns)}`);
  expect(await table(4)).not.toContain('across');
  expect(await table(5)).toContain('<div class="table across"');
});

it('renders a single image as a figure with its title as caption, but not in a list that is not spaced', async () => {
  const [image, figure] = ['<img src="./a.svg" alt="a" title="A.">', '<figcaption>A.</figcaption></figure>'];
  expect(await html('![a](./a.svg "A.")')).toBe(`<figure>${image}${figure}`);
  expect(await html('- ![a](./a.svg "A.")\n- b')).toContain(`<li>${image}</li>`);
  expect(await html('- ![a](./a.svg "A.")\n\n  b')).toContain(figure);
});

it('numbers captions, those of tables apart and above them', async () => {
  const markdown =
    '![a](a.svg "One.")\n\n![b](b.svg)\n\n<figure>\n\n| a |\n|--|\n\n<figcaption>Two.</figcaption>\n</figure>\n\n![c](c.svg "Three.")';
  const result = await html(markdown, '4.');
  expect(result.match(/<figcaption>.*?<\/figcaption>/g)?.map((caption) => caption.replaceAll(/<[^>]*>/g, ''))).toEqual([
    'Fig. 4.1 One.',
    'Table 4.1 Two.',
    'Fig. 4.2 Three.',
  ]);
  expect(result).toMatch(/<figcaption><span>Table 4.1<\/span> Two.<\/figcaption>\s*<div class="table"/);
  expect(await html(markdown)).toContain('<figcaption>One.');
});

it('joins numbers and units, except in code', async () => {
  expect(await html('In 20 ms `in 20 ms`')).toContain('<p>In 20\u00a0ms <code>in 20 ms</code></p>');
  expect(await html('![a](b.svg "In 20 ms")')).toContain('<figcaption>In 20\u00a0ms</figcaption>');
});

it('starts headings below the page’s own, with fragments that differ from those of the page', async () => {
  const result = await html('# Menu\n\n## Main\n\n## Main');
  expect(result).toContain('<h2 id="section-menu">');
  expect(result).toContain('id="section-main"');
  expect(result).toContain('id="section-main-1"');
});

it('makes fragments of only the words of headings', async () => {
  const result = await html('## A [link](https://a.b) in 5 mm[^1]\n\n## $\\alpha$ and `code`\n\n[^1]: Note.');
  expect([...result.matchAll(/<h2 id="section-([^"]*)"/g)].map(([, id]) => id)).toEqual([
    'a-link-in-5mm',
    'α-and-code',
  ]);
});

it.each([
  ['the fragments of the original', '## Zwei\n\n### Drei', ['section-two', 'section-three']],
  [
    'its own, if it has more headings',
    '## Zwei\n\n## Mehr\n\n## Drei',
    ['section-zwei', 'section-mehr', 'section-drei'],
  ],
])('gives a translation %s', async (_, text, expected) => {
  const translation = new Markdown(text, { original: new Markdown('## Two\n\n## Three') });
  expect(idsIn(await toHast(translation, { strings: uiStringsFor('de') }))).toEqual(expected);
});

it('gives each text of a page unique fragments, and keeps links within their text', async () => {
  const fragments = new Fragments();
  const texts = [
    '## Notes\n\n- cited[^1]\n\n[^1]: One.',
    '## Notes\n\nCited[^1], and twice[^2][^2].\n\n[^1]: One.\n[^2]: Two.',
  ];
  const trees = [];
  for (const text of texts) trees.push(await toHast(new Markdown(text), { strings: uiStringsFor(), fragments }));
  const ids = trees.map(idsIn);
  expect(ids[0]?.[0]).toBe('section-notes');
  expect(ids[1]?.[0]).toBe('section-notes-1');
  expect(new Set(ids.flat()).size).toBe(ids.flat().length);
  for (const [index, tree] of trees.entries()) {
    const html = serialize(tree);
    const named = [...html.matchAll(/(?:href="#|aria-describedby=")([^"]+)"/g)].map(([, id]) => id);
    expect(named.length).toBeGreaterThan(1);
    expect(named.filter((id) => !ids[index]?.includes(id ?? ''))).toEqual([]);
  }
});

it('finds the same fragments without code and formulas as the page has', async () => {
  const texts = [
    '# One\n\n## $\\alpha$ in `code`[^a]\n\n$$\nx\n$$\n\n##### Six\n\n- ## Two[^a]\n\n[^a]: A.\n\n    ## In a note',
    '## One\n\n$x$[^a] and $x$[^b]\n\n```js\nx\n```\n\n[^a]: ```js\n    x\n    ```\n[^b]: $x$[^c]\n[^c]: C.\n[^d]: ## D',
    'Without notes[^a].',
  ].map((text) => new Markdown(text));
  const [onPage, found] = [new Fragments(), new Fragments()];
  for (const text of texts) {
    const ids = idsIn(await toHast(text, { strings: uiStringsFor('fr'), fragments: onPage }));
    expect(fragmentsIn(text, found)).toEqual(ids);
  }
});

it('finds images that are defined below the text, but no links', () => {
  const { root } = new Markdown('![a][x] [b][y] ![c](c.svg)\n\n[x]: x.svg\n[y]: https://example.com\n[z]: z.svg');
  expect(imagesIn(root)).toEqual(['x.svg', 'c.svg']);
});

it.each([
  ['**Rust** במערכות משובצות', '<p>\u200f<strong>Rust'],
  ['Rust במערכות: `println!("without others")`', '<p>\u200fRust '],
  ['![a](b.svg "Rust ו-C++ במערכות משובצות")', '<figcaption>\u200fRust ו-C++\u200e '],
])('orders the words of "%s" by the direction of most of them', async (markdown, shown) => {
  expect(await html(markdown)).toContain(shown);
});

it('links a figure to its full size, unless a link is around it, and sets several images in a row', async () => {
  const text = '![One](1.png)\n\n[![Two](2.png)](/two)\n\n![Three](3.png) ![Four](4.png)\n\n![](5.png)';
  const html = await toHtml(new Markdown(text), { strings: uiStringsFor(), fullSize: (url) => `/full/${url}` });
  expect(html.split('\n')).toEqual([
    '<figure><a href="/full/1.png"><img src="1.png" alt="One"></a></figure>',
    '<p class="links"><a href="/two"><img src="2.png" alt="Two"></a></p>',
    '<p class="pictures"><img src="3.png" alt="Three"> <img src="4.png" alt="Four"></p>',
    '<figure><img src="5.png" alt=""></figure>',
  ]);
});
