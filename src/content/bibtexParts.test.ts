import { expect, it } from 'vitest';
import { addBibtex, bibtexParts, removePart, replacePart } from './bibtexParts.ts';

const text = '% First.\r\n@misc{a, title = {A}}\r\n\r\n@article(b,\r\n  title = "B)",\r\n)\r\n% Last.\r\n';

it('changes one entry, and keeps every other byte', () => {
  const [a, b] = bibtexParts(text);
  if (!a || !b) throw new Error('no entries');
  expect([a.text, b.text]).toEqual(['@misc{a, title = {A}}', '@article(b,\r\n  title = "B)",\r\n)']);
  expect(replacePart(text, b, '@misc{b,\n  title = {C},\n}')).toBe(
    text.replace(b.text, '@misc{b,\r\n  title = {C},\r\n}'),
  );
  expect(removePart(text, a)).toBe(text.replace('@misc{a, title = {A}}\r\n\r\n', ''));
  expect(bibtexParts('@misc{a, title = {A}')).toEqual([]);
});

it('adds a file without entries that are there, by DOI or else by title and year', () => {
  const own = '@misc{a, title = {A}, doi = {10.1000/A}}\n\n@misc{b, title = {B}}\n';
  const other = [
    '@string{j = "Journal"}',
    '@article{x, title = {A again}, doi = {https://doi.org/10.1000/a}}',
    '@article{B, title = {B}}',
    '@article{a, title = {Another}, journal = j, doi = {10.2000/b}}',
    '@article{c, title = {C}, doi = {10.3000/c}}',
    '@article{d, title = {C again}, doi = {10.3000/C}}',
  ];
  const { text, added, skipped } = addBibtex(own, `${other.join('\n\n')}\n`);
  expect([added, skipped]).toEqual([
    ['a-2', 'c'],
    ['a', 'b', 'c'],
  ]);
  expect(text).toBe(`${own}
@article{a-2,
  title = {Another},
  journal = {Journal},
  doi = {10.2000/b},
}

@article{c,
  title = {C},
  doi = {10.3000/c},
}
`);
  expect(addBibtex(own, own)).toEqual({ text: own, added: [], skipped: ['a', 'b'] });
});

it('keeps the entries that an added one refers to, under the keys that they have', () => {
  const own = '@proceedings{own, title = {Days}, year = 2020}\n\n@misc{other, title = {Other}}\n';
  const days = '@proceedings{days, title = {Days}, year = 2020}';
  const book = '@proceedings{other, title = {Book}, year = 2021}';
  const papers = ['days', 'other'].map((key) => `@inproceedings{in-${key}, title = {In ${key}}, crossref = {${key}}}`);
  const { text } = addBibtex(own, [...papers, days, book].join('\n\n'));
  expect([...text.matchAll(/crossref = \{(.*?)\}/g)].map(([, key]) => key)).toEqual(['own', 'other-2']);
});

it.each([
  ['symbols', '$\\alpha$-decay', '$\\beta$-decay'],
  ['missing titles', '', ''],
])('takes works for different ones that differ only by %s', (_, one, two) => {
  const own = `@misc{a, title = {${one}}, year = 2020}\n`;
  expect(addBibtex(own, `@misc{b, title = {${two}}, year = 2020}`).added).toEqual(['b']);
});
