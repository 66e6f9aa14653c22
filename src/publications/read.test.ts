// @vitest-environment node
import { expect, it } from 'vitest';
import { readPublications } from './read.ts';

const fine = { author: 'Example, Alex', title: 'A title', year: '2026' };
const entry = (fields: Record<string, string>, type = 'article', key = 'key') =>
  `@${type}{${key},\n${Object.entries(fields)
    .map(([name, value]) => `${name} = {${value}},\n`)
    .join('')}}\n`;
const mistakesIn = async (text: string) =>
  (await readPublications(text)).mistakes.map(({ message, line, column }) => `${line}:${column} ${message}`);

it('finds nothing where all is in order', async () => {
  const links = { url: 'https://example.com/a\\_b', pdf: 'https://example.com/a.pdf', code: '', doi: '10.5555/a\\_b' };
  const text = entry({ ...fine, ...links, abstract: 'Costs $5 \\textit', file: '/home/me/a.pdf' });
  const { entries, mistakes } = await readPublications(text);
  expect(mistakes).toEqual([]);
  expect(entries[0]?.fields).toMatchObject({ url: 'https://example.com/a_b', doi: '10.5555/a_b' });
});

it.each([
  [{ ...fine, title: '' }, '3:9 key.title is missing; it must be text'],
  [{ title: 'A', year: '2026' }, '1:1 key.author is missing; it must be names joined by "and"'],
  [{ author: 'A', title: 'B' }, '1:1 key.year is missing; it must be a year, such as 2026'],
  [{ ...fine, year: 'soon' }, '4:8 key.year must be a year, such as 2026, not "soon"'],
  [{ ...fine, author: 'A and and B' }, '2:10 key.author must be names joined by "and", not "A and and B"'],
  [{ ...fine, author: 'A, B, C, D' }, '2:10 key.author must be names joined by "and", not "A, B, C, D"'],
  [{ ...fine, doi: 'hello' }, '5:7 key.doi must be a DOI, such as 10.1000/182, not "hello"'],
  [{ ...fine, crossref: 'b' }, '5:12 key.crossref is not followed; write the fields of that entry into this one'],
  [{ ...fine, title: '\\textit x' }, '3:9 key.title holds LaTeX that is cut off'],
  [{ ...fine, title: 'Costs $5' }, '3:9 key.title holds LaTeX that is cut off'],
])('tells %j', async (fields, told) => {
  const mistakes = await mistakesIn(entry(fields));
  expect(mistakes).toHaveLength(1);
  expect(mistakes[0]?.slice(0, told.length)).toBe(told);
});

it.each(['url', 'pdf', 'code', 'video'])('takes nothing but https for %s', async (name) => {
  for (const address of [
    'http://example.com',
    'javascript:alert(1)',
    'data:text/html,x',
    'example.com',
    '//x.example',
  ]) {
    expect(await mistakesIn(entry({ ...fine, [name]: address }))).toEqual([
      `5:${name.length + 4} key.${name} must be an https address, such as https://example.com/work, not "${address}"`,
    ]);
  }
});

it('tells an unknown type, with the one that was probably meant', async () => {
  expect(await mistakesIn(entry(fine, 'artcle'))).toEqual([
    '1:1 key has an unknown type, "artcle"; did you mean article?',
  ]);
  expect(await mistakesIn(entry(fine, 'zzz'))).toEqual([
    '1:1 key has an unknown type, "zzz"; misc is for what has none of its own',
  ]);
});

it('tells a key that stands twice, whatever its capitals', async () => {
  expect(await mistakesIn(`${entry(fine)}${entry(fine, 'misc', 'Key')}`)).toEqual([
    '6:1 Key stands twice: each entry needs a key of its own',
  ]);
});

it('tells a file in another encoding', async () => {
  const text = new TextDecoder().decode(Buffer.from(entry({ ...fine, title: 'Zürich' }), 'latin1'));
  expect(await mistakesIn(text)).toEqual(['3:11 a letter is unreadable: save the file as UTF-8']);
});

it('tells everything at once, in the order of the file', async () => {
  const text = `${entry({ title: 'A' })}@misc{b, title = x}\n${entry({ ...fine, url: 'x', pdf: 'y' }, 'bok', 'c')}`;
  expect((await mistakesIn(text)).map((told) => told.split(' ', 2).join(' '))).toEqual([
    '1:1 key.author',
    '1:1 key.year',
    '4:18 "x"',
    '5:1 c',
    '9:7 c.url',
    '10:7 c.pdf',
  ]);
});
