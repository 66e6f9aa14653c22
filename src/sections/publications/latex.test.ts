import { expect, it } from 'vitest';
import { marked, publication } from '../../../tests/publications.ts';
import { readCsl } from './csl.ts';
import { findUnknownCommands } from './latex.ts';
import { plainText } from './runs.ts';

const read = (title: string) => plainText(readCsl('misc', { title }).title ?? '').replaceAll('\u202F', ' ');

it.each([
  ['$\\binom{n}{k}$ and \\binom{n}{k}', '(n k) and (n k)'],
  ['$n \\times m$, $n\\times m$, $\\alpha + \\beta$, $x = -1$, $p<0.05$', 'n × m, n×m, α + β, x = -1, p<0.05'],
  ['$O(n\\log n)$, $\\log_2 n$, $\\max$-flow, \\log n', 'O(n log n), log₂ n, max-flow, log n'],
  ['$\\mathbb{R}$, $\\mathcal{O}$, $\\cal O(\\bm{x})$, $\\ell$', 'R, O, O(x), ℓ'],
  ['$\\overset{d}{=}$, $\\overline{AB}$, $\\hat\\theta$, $\\tilde{O}(n)$', '=^d, A̅B̅, θ̂, Õ(n)'],
  ['$\\surd n$, \\ensuremath{\\nicefrac{1}{2}}, $\\sqrt[3]{n^2}$', '√n, 1/2, ³√(n²)'],
  ["$f'(x)$, $x''$, $C^*$, $45^\\circ$C", 'f′(x), x′′, C*, 45°C'],
  ['$P(A \\mid B)$, $x \\not= y\\notag$, $7 \\bmod 2$', 'P(A | B), x ≠ y, 7 mod 2'],
  ['$\\text{if $x$}$, \\[x^2\\], $$y$$, $50%$, $A & B$', 'if x, x², y, 50%, A & B'],
  ['$x\\textsuperscript{2}$, $\\mathrm{\\AA}$, $\\textmu$m', 'x², Å, µm'],
  ['\\alpha\\Upsilon\\TeX\\ \\AA ngstr\\"om, a\\-b\\, \\href{https://c.d}{e}\\footnote{f}', 'αΥTeX Ångström, ab e'],
  ['M{\\"u}ller, \\"Uber, {\\O}re, \\aa, \\ss, Lo{\\"\\i}c, \\v{c}, \\c{c}', 'Müller, Über, Øre, å, ß, Loïc, č, ç'],
  ['50\\% \\& more --- a_b\\ldots{} \\LaTeX\\ is hy\\-phen, \\cite[p.~2]{z}', '50% & more — a_b… LaTeX is hyphen, z'],
  ['\\prl', 'Physical Review Letters'],
  ['S\\v{}ren \\~{} x', 'Sren x'],
  ['\\large{Some words}, \\textcolor{red}{and more}\\constructor, \\TeX [a]', 'Some words, and more, TeX[a]'],
])('reads %s', (latex, text) => {
  expect(read(latex)).toBe(text.normalize());
});

it('keeps italics, subscripts and superscripts', async () => {
  const made = await publication({ title: '\\textit{E. coli} in H\\textsubscript{2}O, $n^k$, $v_{ij}$', journal: 'J' });
  expect(made.title).toBe('E. coli in H2O, n^k, v_(ij)');
  expect(made.apa).toBe('Example, A. (2026). E. coli in H2O, nk, vij. J.');
  expect(['i', 'sub', 'sup'].map((mark) => marked(made, mark))).toEqual([['E. coli', 'J'], ['2', 'ij'], ['k']]);
});

it('keeps the characters of a formula apart from LaTeX', () => {
  expect(read('$\\{a \\backslash b\\}$, $\\$5 \\& a\\_b$')).toBe('{a \\b}, $5 & a_b');
  expect(readCsl('misc', { author: '{$a, b$ and $c$} and D' }).author?.length).toBe(2);
});

it('finds unknown commands in text and in formulas', () => {
  const found = findUnknownCommands(
    '\\one{$\\frac{a}{\\two}$ \\&} \\(\\alpha\\) \\binom \\emph{\\constructor} \\natexlab',
  );
  expect(found).toEqual(['\\one', '\\two', '\\constructor']);
});

it.each(['$\\frac{1}$', '$x^a^b$', '$\\left( a$', '\\footnote', '\\href{a}'])(
  'rejects %s, which LaTeX rejects too',
  (latex) => {
    expect(() => read(latex)).toThrow();
  },
);
