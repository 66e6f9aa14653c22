import { describe, expect, it } from 'vitest';
import { type Problem, sentenceOf } from '#base/problems.ts';
import { running } from '../../../tests/hostile/attacks.ts';
import { readPublications } from './read.ts';

const fine = { author: 'Example, Alex', title: 'A title', year: '2026' };
const entry = (fields: Record<string, string>, type = 'article', key = 'key') =>
  `@${type}{${key},\n${Object.entries(fields)
    .map(([name, value]) => `${name} = {${value}},\n`)
    .join('')}}\n`;
const found = async (text: string, wanted: Problem['severity']) =>
  (await readPublications(text)).problems
    .filter(({ severity }) => severity === wanted)
    .map((each) => `${each.line}:${each.column} ${sentenceOf(each)}`);
const warningsIn = (text: string) => found(text, 'warning');
const errorsIn = (text: string) => found(text, 'error');

it('finds no problem in a valid file', async () => {
  const links = { url: 'https://example.com/a\\_b', pdf: 'https://example.com/a.pdf', code: '', doi: '10.5555/a\\_b' };
  const text = entry({ ...fine, ...links, abstract: 'Costs $5 \\textit', file: '/home/me/a.pdf' });
  const { entries, problems } = await readPublications(text);
  expect(problems).toEqual([]);
  expect(entries[0]?.fields).toMatchObject({ url: 'https://example.com/a_b', doi: '10.5555/a_b' });
});

it.each([
  [{ ...fine, title: '' }, '3:9 key.title is required (text)'],
  [{ ...fine, year: '20226' }, '4:8 key.year must be a year, such as 2026, or words, such as in press (found "20226")'],
  [{ ...fine, date: '2026-13-45' }, '5:8 key.date must be a date, such as 2026, 2026-08 or 2026-08-21 (found "2026-13'],
  [{ ...fine, month: '13' }, '5:9 key.month must be a month, such as jun or {June} (found "13")'],
  [{ ...fine, month: 'feb', day: '29' }, '5:9 key.month is not a valid date together with year and day'],
  [{ ...fine, eprint: '../../evil?x"', archiveprefix: 'arXiv' }, '5:10 key.eprint must be an arXiv number, such as'],
  [{ ...fine, author: 'A and and B' }, '2:10 key.author must be names joined by "and" (found "A and and B")'],
  [{ ...fine, doi: 'hello' }, '5:7 key.doi must be a DOI, such as 10.1000/182 (found "hello")'],
  [{ ...fine, crossref: 'b' }, `5:12 key.crossref points to "b", which isn't in this file`],
  [{ ...fine, title: '\\textit x' }, '3:9 key.title has incomplete LaTeX'],
])('reports %j', async (fields, reported) => {
  const errors = await errorsIn(entry(fields));
  expect(errors).toHaveLength(1);
  expect(errors[0]?.slice(0, reported.length)).toBe(reported);
});

it.each(['url', 'pdf', 'code', 'video'])('accepts only web URLs for %s', async (name) => {
  for (const url of [...running, 'example.com', '//x.example']) {
    expect(await errorsIn(entry({ ...fine, [name]: url }))).toEqual([
      `5:${name.length + 4} key.${name} must be an https URL, such as https://example.com/work (found "${url}")`,
    ]);
  }
});

describe('warns, but cites the entry', () => {
  it.each([
    [{ title: 'A', year: '2026' }, '1:1 key.author is missing, so the citation begins with the title. Add it.'],
    [
      { ...fine, year: '{In press}' },
      '4:8 key.year is cited as inpress (found "{In press}"). Write pubstate = {inpress}',
    ],
    [{ author: 'A', title: 'B' }, '1:1 key.year is missing, so the citation has no date. Add it.'],
    [{ ...fine, year: 'to appear' }, '4:8 key.year is cited as forthcoming (found "to appear"). Write pubstate'],
    [
      { ...fine, author: "Nov\\'1k, Jan" },
      `2:10 key.author has an accent without a letter, which is left out (found "Nov`,
    ],
    [
      { ...fine, author: 'N\\H{}x, Jan' },
      `2:10 key.author has an accent without a letter, which is left out (found "N`,
    ],
    [{ ...fine, title: 'S\\v{}ren' }, '3:9 key.title has an accent without a letter, which is left out (found "S'],
    [{ ...fine, month: 'Juni' }, '5:9 key.month must be a month in English (found "Juni"), so it is left out.'],
    [{ ...fine, pdf: 'http://example.com/a' }, '5:7 key.pdf is http, but linked as https. Check that it opens.'],
    [{ ...fine, note: 'a\n  b \\cite{c}' }, '6:5 key.note has the unknown command \\cite, which is left out.'],
  ])('of %j', async (fields, reported) => {
    const text = entry(fields);
    expect(await errorsIn(text)).toEqual([]);
    const warnings = await warningsIn(text);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]?.slice(0, reported.length)).toBe(reported);
  });

  it('of an unknown type, with a suggestion', async () => {
    expect(await warningsIn(entry(fine, 'artcle'))).toEqual([
      '1:1 key has an unknown type, "artcle", and is cited as misc. Did you mean "article"?',
    ]);
    const { entries, problems } = await readPublications(entry(fine, 'zzz'));
    expect(problems.map(sentenceOf)).toEqual(['key has an unknown type, "zzz", and is cited as misc']);
    expect(entries[0]?.type).toBe('misc');
  });
});

it.each([
  [
    'itself',
    '@misc{a, title = {T}, year = 2026, crossref = {A}}',
    ['1:47 a.crossref points to the entry itself. Delete it.'],
  ],
  ['an entry that points to it', '@misc{a, title={T}, year=1999, crossref={b}}@misc{b, title={T}, crossref={a}}', []],
])('follows no crossref to %s', async (_, text, reported) => {
  expect(await errorsIn(text)).toEqual(reported);
});

it('reports a duplicate key, in any case', async () => {
  expect(await errorsIn(`${entry(fine)}${entry(fine, 'misc', 'Key')}`)).toEqual([
    '6:1 Key is the key of two entries. Give each its own key.',
  ]);
});

it('reports no missing crossref if an entry is unreadable', async () => {
  const text = `${entry({ ...fine, crossref: 'broken' })}@misc{broken, title = {A\n}\n`;
  expect(await errorsIn(text)).toEqual([expect.stringMatching(/^7:23 .* never closed/)]);
});

it('reports a file in another encoding', async () => {
  const text = new TextDecoder().decode(Buffer.from(entry({ ...fine, title: 'Zürich' }), 'latin1'));
  expect(await errorsIn(text)).toEqual([expect.stringMatching(/^3:11 Character is not saved as UTF-8\. In VS Code, /)]);
});

it.each([
  [
    'Ada Example, Bo Sample, Cy Muster',
    'is read as one person, since a comma separates parts of a name. Write "and" between two people.',
  ],
  [
    'Ada Example, Bo Sample',
    'is read as one person, since a comma separates parts of a name. Write "and" between two people.',
  ],
  ['Example, Ada; Sample, Bo', 'has ";", which is read as part of a name. Write "and" between two people.'],
  ['Ada Example et al.', 'has "et al.", which is read as part of a name. Write "and others".'],
  ['van der Berg, Jan Piet and Sample, Jr, Bo and {Muster & Co}', undefined],
])('warns of names that BibTeX reads differently: %s', async (author, message) => {
  const { problems } = await readPublications(`@misc{a, title = {T}, year = 2020, author = {${author}}}`);
  expect(problems.map((each) => each.message)).toEqual(message ? [message] : []);
});
