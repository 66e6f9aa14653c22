import { describe, expect, it } from 'vitest';
import { running, script } from '../../../tests/hostile/attacks.ts';
import { withoutHtml } from './html.ts';
import { oneLine, paragraphs, toMarkdown } from './text.ts';

describe('as plain text', () => {
  it.each<[string, string, string[]]>([
    ['lines that were wrapped', 'one\ntwo\n\n three ', ['one two', 'three']],
    ['lists of any mark', '- one\n• two\n－ three\n* four\n-', ['one', 'two', 'three', 'four']],
    ['HTML', '<p>Hello <b>World</b> &amp; co</p><ul><li>one</li><li>two</li></ul>', ['Hello World & co', 'one', 'two']],
    ['line breaks of HTML', 'one<br>－ two<br/>three', ['one', 'two', 'three']],
    ['lines among inline HTML', 'one\n<em>two</em>', ['one', 'two']],
    [
      'tags that are never closed as words',
      '<i>Games</i> in <canvas>, the `<b>` tag, List<Button> &amp; a <b and c> d<br>and <script>.',
      ['Games in <canvas>, the <b> tag, List<Button> & a <b and c> d', 'and <script>.'],
    ],
    ['nothing of scripts and styles', `a${script}<style>b{}</style>`, ['a']],
    [
      'links',
      '<a href="https://a.b">label</a> [md](https://c.d) <https://e.f>',
      ['label (https://a.b) md (https://c.d) https://e.f'],
    ],
    [
      'only the words of relative links, and of links that run JavaScript',
      `<a href="/x">one</a> [two](x.html) <a href="${running[0]}">three</a>`,
      ['one two three'],
    ],
    [
      'what only looks like emphasis',
      '2 * 3 * 4, 5* hotels, B*, snake_case, $5',
      ['2 * 3 * 4, 5* hotels, B*, snake_case, $5'],
    ],
    ['signs before numbers as words', '> 10 users\n- # 1 in sales\n> so', ['> 10 users', '# 1 in sales', 'so']],
    ['entities', '&copy; R&D &amp; co', ['© R&D & co']],
    ['numbers as words', '1. one\n2) two\n- 3. three\n2024. four', ['1. one', '2) two', '3. three', '2024. four']],
    ['numbers of HTML as layout', '<ol><li>one</li><li>two</li></ol>', ['one', 'two']],
    [
      'plain text unchanged',
      'C#, C++, 2 ** 3, "a" -- it\'s... a_b_c, #1, a > 3',
      ['C#, C++, 2 ** 3, "a" -- it\'s... a_b_c, #1, a > 3'],
    ],
    ['code unchanged', '```\n1. a\n> 2 \\_b *c*\n```', ['1. a', '> 2 \\_b *c*']],
    ['text that is nested too deep unchanged', `${'> '.repeat(200)}a *b*`, [`${'> '.repeat(200)}a *b*`]],
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
    ...[
      'A date by <input type="date">, <textarea rows="2"> & <script type="module"> in Vec<b>',
      '<frameset rows="1"> and <frameset></frameset>',
      'Promise<Button> and <Link to="/x">home</Link> components',
    ].map((words): [string, string, string] => ['keeps tags that mark up no text', words, words]),
    ['finds tags beside words', 'Vec<Button> <b>a</b>', 'Vec<Button> **a**'],
    [
      'keeps tags in blocks of code',
      '```\nconst a = `x` + `<b>y</b>`;\n<p>z</p>\n```',
      '```\nconst a = `x` + `<b>y</b>`;\n<p>z</p>\n```',
    ],
    [
      'turns images into links, or into their alt text',
      '![a](https://b.c/d.png) ![](https://e.f/g.png) <img src="x.png" alt="h">',
      '[a](https://b.c/d.png) [e.f/g.png](https://e.f/g.png) h',
    ],
    ['keeps only the words of relative links', '[a](b.md), [c](https://d.e)', 'a, [c](https://d.e)'],
    [
      'keeps only the words of links that run JavaScript, whatever brackets they contain',
      `[a](${running[0]}) [b](<${running[0]}>) [c](javascript:f(g(2)) "d")\n[e]\n\n[e]: ${running[3]}`,
      'a b c\ne',
    ],
  ])('%s', (_, text, expected) => {
    expect(toMarkdown(withoutHtml(text))).toBe(expected);
  });
});
