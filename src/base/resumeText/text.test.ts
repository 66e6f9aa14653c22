import { describe, expect, it } from 'vitest';
import { running, script } from '../../../tests/hostile/attacks.ts';
import { cutAtWord } from '../characters.ts';
import { withoutHtml } from './html.ts';
import { oneLine, paragraphs, toMarkdown } from './text.ts';

describe('as plain text', () => {
  it.each<[string, string, string[]]>([
    ['plain words', 'Plain, with R&D, a < b and List<String>.', ['Plain, with R&D, a < b and List<String>.']],
    ['lines that were wrapped', 'one\ntwo\n\n three ', ['one two', 'three']],
    ['lists of any mark', '- one\n• two\n－ three\n* four\n-', ['one', 'two', 'three', 'four']],
    ['superscripts and subscripts of HTML', 'CO<sub>2</sub>, 10<sup>-6</sup>, 1<sup>st</sup>', ['CO₂, 10⁻⁶, 1st']],
    ['tags as words', 'a &lt;kbd&gt; and `&lt;sub&gt;`', ['a <kbd> and <sub>']],
    ['HTML', '<p>Hello <b>World</b> &amp; co</p><ul><li>one</li><li>two</li></ul>', ['Hello World & co', 'one', 'two']],
    ['line breaks of HTML', 'one<br>－ two<br/>three', ['one', 'two', 'three']],
    ['lines among inline HTML', 'one\n<em>two</em>', ['one', 'two']],
    ['lines beside line breaks of HTML', 'one\ntwo<br>three', ['one two', 'three']],
    ['lines that are HTML’s layout', '<p>one\n two</p>', ['one two']],
    [
      'tags that are never closed as words',
      '<i>Games</i> in <canvas>, the `<b>` tag, List<Button> &amp; a <b and c> d<br>and <script>.',
      ['Games in <canvas>, the <b> tag, List<Button> & a <b and c> d', 'and <script>.'],
    ],
    ['any tag of HTML', '<article><header>One</header><p>two</article>', ['One', 'two']],
    ['words beside HTML', 'a <b>b</b> and List<String> &lt;c>', ['a b and List<String> <c>']],
    ['nothing of scripts and styles', `a${script}<style>b{}</style>`, ['a']],
    [
      'links',
      '<a href="https://a.b">label</a> [md](https://c.d) <https://e.f>',
      ['label (https://a.b) md (https://c.d) https://e.f'],
    ],
    ['links whose label is the URL', '<a href="https://a.b">https://a.b</a>', ['https://a.b']],
    [
      'only the words of relative links, and of links that run JavaScript',
      `<a href="/x">one</a> [two](x.html) <a href="${running[0]}">three</a>`,
      ['one two three'],
    ],
    ['emphasis and code', '**bold**, *italic*, `co*d*e`', ['bold, italic, co*d*e']],
    [
      'code within marks unchanged',
      '**run `a**b`**, *`c*d`*, [`e]`](https://f.g), `[h](https://i.j)`, [`[j]\\$',
      ['run a**b, c*d, e] (https://f.g), h (https://i.j), [`[j]$'],
    ],
    [
      'what only looks like emphasis',
      '2 * 3 * 4, 5* hotels, B*, snake_case, $5',
      ['2 * 3 * 4, 5* hotels, B*, snake_case, $5'],
    ],
    ['signs before numbers as words', '> 10 users\n- # 1 in sales\n> so', ['> 10 users', '# 1 in sales', 'so']],
    [
      'text that is deleted, underlined, italic or bold',
      '~~one~~, __t w o__, _three_, **fo**ur',
      ['one, t w o, three, four'],
    ],
    ['notes, and URLs by reference', 'a[^1] [b][c]\n\n[^1]: d\n\n[c]: https://e.f', ['a (d) b (https://e.f)']],
    ['tables', '| a | b |\n|---|---|\n| c | **d** |', ['a, b', 'c, d']],
    ['entities', '&copy; R&D &amp; co', ['© R&D & co']],
    ['links without https', '[a](http://b.c), <http://d.e>', ['a (http://b.c), http://d.e']],
    ['numbers as words', '1. one\n2) two\n- 3. three\n2024. four', ['1. one', '2) two', '3. three', '2024. four']],
    ['numbers of HTML as layout', '<ol><li>one</li><li>two</li></ol>', ['one', 'two']],
    [
      'plain text unchanged',
      'C#, C++, 2 ** 3, "a" -- it\'s... a_b_c, #1, a > 3',
      ['C#, C++, 2 ** 3, "a" -- it\'s... a_b_c, #1, a > 3'],
    ],
    ['code unchanged', '```\n1. a\n> 2 \\_b *c*\n```', ['1. a', '> 2 \\_b *c*']],
    ['text that is nested too deep unchanged', `${'> '.repeat(200)}a *b*`, [`${'> '.repeat(200)}a *b*`]],
    ['what looks like Markdown in URLs', 'https://a.b/~c/d*e*f_g_ www.a.b/~c', ['https://a.b/~c/d*e*f_g_ www.a.b/~c']],
    ['words of images that are files', 'a ![b](c.png)', ['a b']],
    ['underlined headings', 'Summary\n=======\nI build.', ['Summary', 'I build.']],
    ['headings, rules and fences', '# Head\n---\n```js\ncode\n```', ['Head', 'code']],
  ])('reads %s', (_, text, expected) => {
    expect(paragraphs(withoutHtml(text))).toEqual(expected);
  });

  it('joins paragraphs to one line', () => {
    expect(oneLine(withoutHtml('<p>Senior</p>\n<p>Engineer</p>'))).toBe('Senior Engineer');
  });
});

describe('as Markdown', () => {
  it.each<[string, string, string]>([
    ['keeps lists together, and paragraphs apart', 'one\ntwo\n- a\n- b\nthree', 'one\ntwo\n- a\n- b\n\nthree'],
    ['keeps Markdown', '**b** [c](https://d.e/f_(g))\n1. x\n2. y', '**b** [c](https://d.e/f_(g))\n1. x\n2. y'],
    ['is made of HTML', '<p>a <strong>b</strong></p><a href="https://c.d">e</a>', 'a **b**\n\n[e](https://c.d)'],
    [
      'keeps links in HTML that leave the site',
      ['tel:1', '//b.example', 'mailto:c@d.example', '/e', '#f', 'javascript:g']
        .map((url) => `<a href="${url}">a</a>`)
        .join(' '),
      '[a](tel:1) [a](//b.example) [a](mailto:c@d.example) a a a',
    ],
    ['completes a URL that is a link alone', '<a href="//a.example">//a.example</a>', '<https://a.example>'],
    [
      'keeps tags in words and in code',
      'A <template> and <slot>, closed by </template>, `<form>` and `</form>`',
      'A <template> and <slot>, closed by </template>, `<form>` and `</form>`',
    ],
    ...[
      'A date by <input type="date">, <textarea rows="2"> & <script type="module"> in Vec<b>',
      '<frameset rows="1"> and <frameset></frameset>',
      'Promise<Button> and <Link to="/x">home</Link> components',
    ].map((words): [string, string, string] => ['keeps tags that mark up no text', words, words]),
    ['reads HTML with an end too many', '<p>one</p></div>', 'one'],
    ['finds tags beside words', 'Vec<Button> <b>a</b>', 'Vec<Button> **a**'],
    ['finds no code in words', '<p>It`s one</p><p>It`s two</p>', 'It`s one\n\nIt`s two'],
    ['finds code before a letter', 'From `<div>`s and `<a href="b">`s', 'From `<div>`s and `<a href="b">`s'],
    [
      'keeps tags in blocks of code',
      '```\nconst a = `x` + `<b>y</b>`;\n<p>z</p>\n```',
      '```\nconst a = `x` + `<b>y</b>`;\n<p>z</p>\n```',
    ],
    ['turns images that are defined elsewhere into links', '![a][b]\n\n[b]: https://c.d', '[a][b]\n\n[b]: https://c.d'],
    [
      'turns images into links, or into their alt text',
      '![a](https://b.c/d.png) ![](https://e.f/g.png) <img src="x.png" alt="h">',
      '[a](https://b.c/d.png) <https://e.f/g.png> h',
    ],
    ['keeps only the words of relative links', '[a](b.md), [c](https://d.e)', 'a, [c](https://d.e)'],
    [
      'keeps only the words of links that run JavaScript, whatever brackets they contain',
      `[a](${running[0]}) [b](<${running[0]}>) [c](javascript:f(g(2)) "d")\n[e]\n\n[e]: ${running[3]}`,
      'a b c\ne',
    ],
    [
      'keeps notes, and links that are defined elsewhere',
      'a[^1] [b]\n\n[b]: https://c.d\n[^1]: e',
      'a[^1] [b]\n\n[b]: https://c.d\n[^1]: e',
    ],
    ['keeps code unchanged', '```\na\n  b\n```', '```\na\n  b\n```'],
  ])('%s', (_, text, expected) => {
    expect(toMarkdown(withoutHtml(text))).toBe(expected);
  });
});

describe('a cut text', () => {
  it.each([
    ['short', 'short'],
    ['exactly ten', 'exactly…'],
    ['exactly 10', 'exactly 10'],
    ['onewordofmany', 'onewordof…'],
    ['a, onewordofmany', 'a, onewor…'],
    ['🚀🚀🚀🚀🚀🚀', '🚀🚀🚀🚀…'],
  ])('of "%s" is "%s"', (text, expected) => {
    expect(cutAtWord(text, 10)).toBe(expected);
    expect(cutAtWord(text, 10).length).toBeLessThanOrEqual(10);
  });
});
