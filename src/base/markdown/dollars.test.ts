import { expect, it } from 'vitest';
import { uiStringsFor } from '../uiStrings.ts';
import { Markdown } from './markdown.ts';
import { nodesIn, placeOfNode } from './nodes.ts';
import { toHtml } from './toHast.ts';

const formulas = (markdown: string): string[] =>
  nodesIn(new Markdown(markdown).root).flatMap((node) =>
    node.type === 'math' || node.type === 'inlineMath' ? [node.value] : [],
  );

it.each([
  ['$a$, $52!$ and $8 \\cdot 10^{67}$', ['a', '52!', '8 \\cdot 10^{67}']],
  ['the $n$th, 関数$f(x)$を', ['n', 'f(x)']],
  ['$a\n= b$', ['a\n= b']],
  ['$\\$5 + x$ and $y$', ['\\$5 + x', 'y']],
  ['$\\$$ or $5 for $a\\\\$ and $b$', ['\\$', 'a\\\\', 'b']],
  ['US$ 5, $$x$$ and $y$', ['x', 'y']],
  ['$$\na\n\n\\$b\n$$', ['a\n\n\\$b']],
  ['> $$\n> a\n> $$\n\n$b$, `$c$` and\n\n```\n\n$d$\n```\n\n$e$', ['a', 'b', 'e']],
])('finds the formulas in %j', (markdown, found) => {
  expect(formulas(markdown)).toEqual(found);
});

it.each([
  ['Cost: $5 to $10 a month', 'Cost: $5 to $10 a month'],
  ['$ and $ a, US$ 5 and US$ 6, $ a$, $a $ and $a$1', '$ and $ a, US$ 5 and US$ 6, $ a$, $a $ and $a$1'],
  ['Set $HOME/$USER and `$USER`', 'Set $HOME/$USER and <code>$USER</code>'],
  ['[$5 or $6](/x$y "$1 $2").', '<a href="/x$y" title="$1 $2">$5 or $6</a>.'],
  ['<kbd title="$1">$</kbd> and <kbd>$</kbd>', '<kbd title="$1">$</kbd> and <kbd>$</kbd>'],
])('keeps the money and the syntax of %j', async (markdown, shown) => {
  expect(await toHtml(new Markdown(markdown), { strings: uiStringsFor() })).toBe(`<p>${shown}</p>`);
});

it('keeps dollar signs in URLs and in alternative text', () => {
  const [link, image] = nodesIn(new Markdown('$5 of https://a.example/$b ![$5, $d$, `$x`](a$b.svg)').root).filter(
    (node) => 'url' in node,
  );
  expect(link).toMatchObject({ url: 'https://a.example/$b' });
  expect(image).toMatchObject({ url: 'a$b.svg', alt: '$5, $d$, $x' });
});

it('keeps the place of each node', () => {
  const links = nodesIn(new Markdown('$5, $6 and \\\\$7 [a](/b)\n\n$\\$1$ [c](/d)').root).filter(
    ({ type }) => type === 'link',
  );
  expect(links.map(placeOfNode)).toEqual([
    { line: 1, column: 17 },
    { line: 3, column: 7 },
  ]);
});
