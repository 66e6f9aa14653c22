import fc from 'fast-check';
import { markdownToHtml } from 'satteri';
import { describe, expect, it } from 'vitest';
import { arbitraryBody } from '../../../tests/hostile/arbitraries.ts';
import { escapeDollars, features, outlineOf } from './dollars.ts';
import { Markdown } from './markdown.ts';
import { nodesIn, placeOfNode } from './nodes.ts';

/** Returns all formulas of Markdown, as they are written after escaping. */
function formulas(markdown: string): string[] {
  return nodesIn(new Markdown(markdown).root).flatMap((node) =>
    node.type === 'math' || node.type === 'inlineMath' ? [node.value] : [],
  );
}

const escaped = (markdown: string) => escapeDollars(markdown, outlineOf(markdown));

describe('money', () => {
  it.each([
    'Cost: $5 to $10 a month',
    'today $5 to **$10**',
    'Run $ and $ again, or US$ 5 and US$ 6.',
    '$ a$, $a $ and $a$1',
    '| a | b |\n|--|--|\n| $5, $6 | $7 |',
    '[$5 or $6](/x$y "$1 $2")',
    'between $5 and \\$6',
  ])('stays text in %j', async (markdown) => {
    expect(formulas(markdown)).toEqual([]);
    const { html } = await markdownToHtml(escaped(markdown), { features });
    const shown = html.replaceAll(/<[^>]*>/g, '');
    expect(shown.match(/\$/g)).toHaveLength((markdown.replace(/\(.*?\)/g, '').match(/\$/g) ?? []).length);
    expect(shown).not.toContain('\\');
  });

  it.each([
    ['[$5](/a$b)', '<a href="/a$b">$5</a>'],
    ['Set $HOME and `$USER`', 'Set $HOME and <code>$USER</code>'],
    ['Costs $5 for `x`, or 6$', 'Costs $5 for <code>x</code>, or 6$'],
    ['$5 [or 6$](/a)', '$5 <a href="/a">or 6$</a>'],
    ['$5 of https://a.example/$b', '$5 of <a href="https://a.example/$b">https://a.example/$b</a>'],
    ['[https://a.example/$b] for $5', '[<a href="https://a.example/$b">https://a.example/$b</a>] for $5'],
    ['Shop:www.a.example/$b for $5', 'Shop:<a href="http://www.a.example/$b">www.a.example/$b</a> for $5'],
    ['\\[https://a.example/$b] for $5', '[<a href="https://a.example/$b">https://a.example/$b</a>] for $5'],
    ['a] [https://a.example/$b] for $5', 'a] [<a href="https://a.example/$b">https://a.example/$b</a>] for $5'],
    ['<kbd>$</kbd> and <kbd>$</kbd>', '<kbd>$</kbd> and <kbd>$</kbd>'],
  ])('leaves the syntax around it intact: %s', async (markdown, shown) => {
    const { html } = await markdownToHtml(escaped(markdown), { features });
    expect(html).toBe(`<p>${shown}</p>\n`);
  });

  it('stays in alternative text, where a formula is text as well', async () => {
    const { html } = await markdownToHtml(escaped('![$5 to $10, $d$, `$x`](a$b.svg)'), { features });
    expect(html).toContain('<img src="a$b.svg" alt="$5 to $10, $d$, $x">');
  });
});

describe('a formula', () => {
  it.each([
    ['$a$, $52!$ and $8 \\cdot 10^{67}$', ['a', '52!', '8 \\cdot 10^{67}']],
    ['costs $5, for $n$ people', ['n']],
    ['$a\n= b$', ['a\n= b']],
    ['$\\$5 + x$ and $y$', ['\\$5 + x', 'y']],
    ['$\\$$ or $5 for $a\\\\$ and $b$', ['a\\\\', 'b']],
    ['US$ 5, $$x$$ and $y$', ['x', 'y']],
    ['$$\na\n\n\\$b\n$$', ['a\n\n\\$b']],
  ])('is found in %j', (markdown, found) => {
    expect(formulas(markdown)).toEqual(found);
  });
});

it.each(['`$5` and `$6`', '```\n$5 $6\n```', '    $5 $6', '<https://a.example/$5/$6>', '<kbd title="$5 $6">'])(
  'leaves code and URLs unchanged: %j',
  (markdown) => {
    expect(escaped(markdown)).toBe(markdown);
  },
);

it('keeps the line and column of each node', () => {
  const markdown = '$5, $6 and \\\\$7 [a](/b)\n\n$\\$1$ [c](/d)';
  const links = nodesIn(new Markdown(markdown).root).filter(({ type }) => type === 'link');
  expect(links.map(placeOfNode)).toEqual([
    { line: 1, column: 17 },
    { line: 3, column: 7 },
  ]);
});

it.each([
  ['$HOME/$USER', '$HOME/$'],
  ['$a$b', '$a$'],
  ['$5 and then$', '$5 and then$'],
  ['変数は$HOMEと$です', '$HOMEと$'],
  ['変数は$HOMEと$USER', '$HOMEと$'],
])('warns of the formula in %s, which may be text', (markdown, formula) => {
  expect(formulas(markdown)).toHaveLength(1);
  expect(new Markdown(markdown).problems.map(({ message }) => message)).toEqual([
    `${formula} is shown as a formula. If it is text, write \\$ for each dollar sign.`,
  ]);
});

it.each(['$2\\sqrt{3}$', '$8 \\cdot 10^{67}$', '$5\\,\\text{meters}$', '$abc$', '$a$-b', '関数$f(x)$を', '값 $x$는'])(
  'accepts the formula %s without a warning',
  (markdown) => {
    expect(formulas(markdown)).toHaveLength(1);
    expect(new Markdown(markdown).problems).toEqual([]);
  },
);

it('changes any text only once', { timeout: 600_000 }, () => {
  const property = fc.property(arbitraryBody, (body) => {
    const once = escaped(body);
    expect(escaped(once)).toBe(once);
  });
  fc.assert(property, { numRuns: 300, seed: 20261121 });
});

it.each(['`$a` $5 ', '![$5](a.svg) ', '[$5](/a$b) ', '$\\$5$ '])('reads a paragraph with many of %j', (text) => {
  const { root, problems } = new Markdown(text.repeat(3000));
  expect(problems).toEqual([]);
  expect(root.children).toHaveLength(1);
});

it('finds the line where emphasis is too deep, also beside money', () => {
  const { problems } = new Markdown(`$5\n\n${'*a '.repeat(3000)}${'a* '.repeat(3000)}`);
  expect(problems).toMatchObject([{ line: 3, message: expect.stringContaining('more than 50 deep') }]);
});
