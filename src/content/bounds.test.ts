import { describe, expect, it } from 'vitest';
import { isError } from '#base/problems.ts';
import { withoutHtml } from '#base/resumeText/html.ts';
import { splitLead } from '#base/resumeText/lead.ts';
import { stepsOf } from '../../tests/hostile/steps.ts';
import { checkContent } from './check/checkContent.ts';
import { readContent } from './readContent.ts';

const site = 'name: A\nrole: B\n';
const today = new Date('2026-11-23');

async function errorsOf(path: string, text: string | Uint8Array) {
  const files: Record<string, string | Uint8Array> = { 'content/site.yaml': site, [path]: text };
  const folder = {
    paths: Object.keys(files),
    has: (file: string) => file in files,
    read: (file: string) => Buffer.from(files[file] ?? ''),
  };
  const problems = await checkContent(await readContent(folder), today);
  return problems.filter((problem) => problem.file === path && isError(problem));
}

const times = (text: string, count: number, end = '') => text.repeat(count) + end.repeat(count);

/** YAML that no reader should follow to its end, by its depth or length. */
const yamls: Record<string, (count: number) => string> = {
  'lists in brackets': (count) => `a: ${times('[', count, ']')}`,
  'open brackets': (count) => `a: ${times('[', count)}`,
  'groups in braces': (count) => `a: ${times('{a: ', count, '}')}`,
  lists: (count) => times('- ', count),
  keys: (count) => times('? ', count),
  groups: (count) => Array.from({ length: Math.min(count, 900) }, (_, at) => `${' '.repeat(at)}a:\n`).join(''),
  'an alias in itself': () => 'a: &a [*a]',
  'an alias in what is in itself': () => 'a: &a {b: [{c: *a}]}',
  'aliases that double': () =>
    `a0: &a0 xxxxxxxxxx\n${Array.from({ length: 40 }, (_, at) => `a${at + 1}: &a${at + 1} [*a${at}, *a${at}]\n`).join('')}`,
  'many aliases': (count) => `a: &a b\nc: [${times('*a, ', count)}]`,
  'merged text': () => '<<: 1',
  'many fields': (count) => Array.from({ length: count }, (_, at) => `field${at}: b\n`).join(''),
  'many fields twice': (count) => times('a: b\n', count),
  'many errors': (count) => times('"a" ', count),
  'a long word': (count) => `name: ${times('x', count)}`,
};
const bodies: Record<string, (count: number) => string> = {
  quotes: (count) => times('>', count),
  'quotes with spaces': (count) => times('> ', count),
  lists: (count) => times('1. ', count),
  'lists of dashes': (count) => `${times('- ', count)}a`,
  'lists by indentation': (count) =>
    Array.from({ length: Math.min(count, 900) }, (_, at) => `${'  '.repeat(at)}- a\n`).join(''),
  fractions: (count) => `$$\n${times('\\frac{', count)}a${times('}{b}', count)}\n$$`,
  'brackets of formulas': (count) => `$$\n${times('\\left(', count, '\\right)')}\n$$`,
  emphasis: (count) => `${times('*a **b ', count)}c${times('b** a*', count).replaceAll(' ', '')}`,
  tags: (count) => `a ${times('<kbd>', count, '</kbd>')}`,
  'open tags': (count) => `a ${times('<sub>', count)}`,
  comments: (count) => times('<!--', count),
};

/** A group, a list, and a text with front matter; files of all other kinds are read as one of them. */
const paths = ['content/site.yaml', 'content/talks.yaml', 'content/projects/a.md'];

describe.each(paths)('%s out of bounds has problems', (path) => {
  const inFile = (yaml: string) => (path.endsWith('.md') ? `---\n${yaml}\n---\n` : yaml);
  it.each(Object.keys(yamls))('%s', async (name) => {
    const errors = await errorsOf(path, inFile(yamls[name]?.(1000) ?? ''));
    expect(errors.length).toBeGreaterThan(0);
    expect(errors.length).toBeLessThan(310);
    for (const { line, message } of errors) {
      expect(line, message).toBeGreaterThan(0);
      expect(message.length, message.slice(0, 100)).toBeLessThan(1000);
    }
  });

  it.each([
    ['of 2 MB', 'x: y\n'.repeat(400_000)],
    ['in UTF-16', Buffer.from('name: A\n', 'utf16le')],
    ['that is not UTF-8', Buffer.from([0x6e, 0xff, 0xfe, 0x0a])],
    ['with NUL', inFile('name: a\0b')],
  ])('%s', async (_, text) => {
    expect(await errorsOf(path, text)).not.toEqual([]);
  });
});

it.each(['lists in brackets', 'groups in braces', 'lists', 'groups'])('%s are not read to their end', async (name) => {
  const message = expect.stringContaining('nested more than 50 deep');
  expect(await errorsOf('content/site.yaml', yamls[name]?.(60) ?? '')).toMatchObject([{ message }]);
});

const entry = '---\ntitle: A\ncategory: personal\ndescription: B\n---\n';
it.each(Object.keys(bodies))('a text of %s has a problem at its line', async (name) => {
  for (const count of [2000, 20_000]) {
    const errors = await errorsOf('content/projects/a.md', entry + bodies[name]?.(count));
    expect(errors.length, String(count)).toBeGreaterThan(0);
    expect(errors.every(({ line = 0 }) => line > 4)).toBe(true);
  }
});

it.each([
  ['abbreviations that double', `@string{a = {${'x'.repeat(900)}}}\n${'@string{a = a # a # a # a}\n'.repeat(12)}`],
  ['braces', `@misc{a, title = ${times('{', 2000, '}')}}`],
  ['fractions', `@misc{a, title = {$${times('\\frac{', 2000)}a${times('}{b}', 2000)}$}}`],
  ['a long title', `@misc{a, title = {${'word '.repeat(50_000)}}}`],
  ['a long abstract', `@misc{a, title = {A}, year = 2020, abstract = {${'word '.repeat(50_000)}}}`],
  ['open entries', '@misc{a, title = {'.repeat(20_000)],
  ['2 MB', '% x\n'.repeat(500_000)],
])('publications.bib with %s has a problem', async (_, text) => {
  const errors = await errorsOf('content/publications.bib', text);
  expect(errors.length).toBeGreaterThan(0);
  expect(errors.length).toBeLessThan(210);
});

it('entries that take over from each other in a long chain are read', async () => {
  const chain = Array.from({ length: 2000 }, (_, at) => `@misc{k${at}, title={T}, crossref={k${at + 1}}}\n`).join('');
  expect(await errorsOf('content/publications.bib', chain)).toHaveLength(1);
});

it.each(['<b>', '<sub>', '<kbd>', '<span a=">', '<b id=a><p>', '<ul><li>', '<b a="</b>">', '<b></i>', '<br>'])(
  'a summary of %s many times keeps its words',
  (tag) => {
    const words = withoutHtml(`One &amp; two ${tag.repeat(20_000)}`);
    expect(words.replace(/<.*/s, '').trim()).toBe('One & two');
  },
);

/** What takes twice the steps where it is twice as long. */
it.each<[string, (count: number) => unknown]>([
  ['a lead of many words', (count) => splitLead('word '.repeat(count), 50)],
  ['a lead of many links', (count) => splitLead('[a](https://a.example) '.repeat(count), 50)],
  ['a lead of brackets', (count) => splitLead('['.repeat(count), 50)],
  ['a lead of marks', (count) => splitLead('**a '.repeat(count), 50)],
  ['tags of a summary', (count) => withoutHtml('<b>a</b>'.repeat(count / 10))],
  ['open tags of a summary', (count) => withoutHtml('a <b'.repeat(count))],
  ['open comments', (count) => errorsOf('content/projects/a.md', entry + '<!--'.repeat(count))],
  ['comments', (count) => errorsOf('content/projects/a.md', `${entry}${'<!-- a -->'.repeat(count)}`)],
  ['prices', (count) => errorsOf('content/projects/a.md', entry + '$5 '.repeat(count))],
  ['fields without a fence', (count) => errorsOf('content/projects/a.md', 'field: a\n'.repeat(count))],
  ['fields without an end', (count) => errorsOf('content/projects/a.md', `---\n${'field: a\n'.repeat(count)}`)],
  ['addresses in a bibliography', (count) => errorsOf('content/publications.bib', 'a@b.c '.repeat(count))],
])('%s take steps in proportion', async (_, read) => {
  await read(10);
  const [once, twice] = [await stepsOf(() => read(1000)), await stepsOf(() => read(2000))];
  expect(once).toBeGreaterThan(0);
  expect(twice / once).toBeLessThan(2.5);
});
