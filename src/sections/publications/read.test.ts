import { expect, it } from 'vitest';
import type { Problem } from '#base/problems.ts';
import { running } from '../../../tests/hostile/attacks.ts';
import { readPublications } from './read.ts';

const fine = { author: 'Example, Alex', title: 'A title', year: '2026' };
const entry = (fields: Record<string, string>, type = 'article', key = 'key') =>
  `@${type}{${key},\n${Object.entries(fields)
    .map(([name, value]) => `${name} = {${value}},\n`)
    .join('')}}\n`;
/** Kinds of problems with their places. */
const found = async (text: string, wanted: Problem['severity']) =>
  (await readPublications(text)).problems
    .filter(({ severity }) => severity === wanted)
    .map(({ line, column, path = [], kind }) => `${line}:${column} ${path.join('.')} ${kind}`);
const errorsIn = (text: string) => found(text, 'error');
const warningsIn = (text: string) => found(text, 'warning');

it('finds no problem in a valid file', async () => {
  const links = { url: 'https://example.com/a\\_b', pdf: 'https://example.com/a.pdf', code: '', doi: '10.5555/a\\_b' };
  const text = entry({ ...fine, ...links, abstract: 'Costs $5 \\textit', file: '/home/me/a.pdf' });
  const { entries, problems } = await readPublications(text);
  expect(problems).toEqual([]);
  expect(entries[0]?.fields).toMatchObject({ url: 'https://example.com/a_b', doi: '10.5555/a_b' });
});

it.each([
  [{ ...fine, title: '' }, '3:9 key.title missing'],
  [{ ...fine, year: '20226' }, '4:8 key.year value'],
  [{ ...fine, date: '2026-13-45' }, '5:8 key.date value'],
  [{ ...fine, month: '13' }, '5:9 key.month value'],
  [{ ...fine, month: 'feb', day: '29' }, '5:9 key.month bibtexDay'],
  [{ ...fine, eprint: '../../evil?x"', archiveprefix: 'arXiv' }, '5:10 key.eprint value'],
  [{ ...fine, author: 'A and and B' }, '2:10 key.author value'],
  [{ ...fine, doi: 'hello' }, '5:7 key.doi value'],
  [{ ...fine, author: 'Example, Ada and Sample, Bo and others', owner: '3' }, '5:9 key.owner value'],
  [{ ...fine, crossref: 'b' }, '5:12 key.crossref bibtexCrossref'],
  [{ ...fine, title: '\\textit x' }, '3:9 key.title bibtexLatex'],
])('reports %j', async (fields, reported) => {
  expect(await errorsIn(entry(fields))).toEqual([reported]);
});

it.each(['url', 'pdf', 'code', 'video'])('accepts only web URLs for %s', async (name) => {
  for (const url of [...running, 'example.com', 'work', '//x.example', 'https://x.example/a b']) {
    expect(await errorsIn(entry({ ...fine, [name]: url }))).toEqual([`5:${name.length + 4} key.${name} value`]);
  }
});

it.each([
  [{ title: 'A', year: '2026' }, '1:1 key.author bibtexNoAuthor'],
  [{ author: 'A', title: 'B' }, '1:1 key.year bibtexNoDate'],
  [{ ...fine, author: "Nov\\'1k, Jan" }, '2:10 key.author bibtexAccent'],
  [{ ...fine, title: 'S\\v{}ren' }, '3:9 key.title bibtexAccent'],
  [{ ...fine, month: 'Juni' }, '5:9 key.month bibtexMonth'],
  [{ ...fine, pdf: 'http://example.com/a' }, '5:7 key.pdf bibtexHttp'],
  [{ ...fine, note: 'a\n  b \\cite{c}' }, '5:8 key.note bibtexCommand'],
  [{ ...fine, author: 'Ada Example, Bo Sample, Cy Muster' }, '2:10 key.author bibtexOnePerson'],
  [{ ...fine, author: 'Ada Example, Bo Sample' }, '2:10 key.author bibtexOnePerson'],
  [{ ...fine, author: 'Example, Ada; Sample, Bo' }, '2:10 key.author bibtexSign'],
  [{ ...fine, author: 'Ada Example et al.' }, '2:10 key.author bibtexSign'],
])('warns of %j, but cites the entry', async (fields, reported) => {
  expect(await errorsIn(entry(fields))).toEqual([]);
  expect(await warningsIn(entry(fields))).toEqual([reported]);
});

it('accepts names with initials, in braces, and of three parts', async () => {
  const author = 'van der Berg, Jan Piet and Sample, Jr, Bo and {Muster & Co}';
  expect((await readPublications(entry({ ...fine, author }))).problems).toEqual([]);
});

it('warns of an unknown type, with a suggestion, and cites it as misc', async () => {
  const { entries, problems } = await readPublications(entry(fine, 'artcle'));
  expect(problems).toMatchObject([{ line: 1, column: 1, kind: 'bibtexUnknownType', meant: ['article'] }]);
  expect(entries[0]?.type).toBe('misc');
});

it('reads entries that point to each other', async () => {
  const text = '@misc{a, title={T}, year=1999, crossref={b}}@misc{b, title={T}, crossref={a}}';
  expect((await readPublications(text)).entries).toHaveLength(2);
});

it('warns of a duplicate key, in any case, and of a duplicate field, and reads the others', async () => {
  const text = `${entry(fine)}@misc{Key, title = {A}, title = {B}, year = 2026}`;
  expect(await warningsIn(text)).toEqual(['6:1 Key bibtexSameKey', '6:25  bibtexTwice']);
  const { entries } = await readPublications(text);
  expect(entries.map(({ fields }) => fields.title)).toEqual(['A title', 'A']);
});

it('reports no missing crossref if an entry is unreadable', async () => {
  const text = `${entry({ ...fine, crossref: 'broken' })}@misc{broken, title = {A\n}\n`;
  expect(await errorsIn(text)).toEqual(['7:23  bibtexOpen']);
});

it('reports a file in another encoding', async () => {
  const { problems } = await readPublications(Buffer.from(entry({ ...fine, title: 'Zürich' }), 'latin1'));
  expect(problems).toMatchObject([{ file: 'content/publications.bib', kind: 'encoding' }]);
});
