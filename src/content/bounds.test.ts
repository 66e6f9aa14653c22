import { expect, it, vi } from 'vitest';
import { isError, mostProblems } from '#base/problems.ts';
import { withoutHtml } from '#base/resumeText/html.ts';
import { splitLead } from '#base/resumeText/lead.ts';
import { keyOf } from '#sections/publications/keys.ts';
import { contentOf } from '../../tests/contentOf.ts';
import { stepsOf } from '../../tests/hostile/steps.ts';
import { checkContent } from './check/checkContent.ts';

const site = 'name: A\nrole: B\n';
const today = new Date('2026-11-23');

async function problemsOf(path: string, text: string | Uint8Array) {
  const problems = await checkContent(await contentOf({ 'content/site.yaml': site, [path]: text }), today);
  return problems.filter((problem) => problem.file === path);
}

const errorsOf = async (path: string, text: string | Uint8Array) => (await problemsOf(path, text)).filter(isError);

const times = (text: string, count: number, end = '') => text.repeat(count) + end.repeat(count);

const bodies: Record<string, (count: number) => string> = {
  quotes: (count) => times('>', count),
  lists: (count) => times('1. ', count),
  'lists by indentation': (count) =>
    Array.from({ length: Math.min(count, 900) }, (_, at) => `${'  '.repeat(at)}- a\n`).join(''),
  fractions: (count) => `$$\n${times('\\frac{', count)}a${times('}{b}', count)}\n$$`,
  emphasis: (count) => `${times('*a **b ', count)}c${times('b** a*', count).replaceAll(' ', '')}`,
  tags: (count) => `a ${times('<kbd>', count, '</kbd>')}`,
  'open tags': (count) => `a ${times('<sub>', count)}`,
  'quotations beside characters of several bytes': (count) => times('“é"', 3 * count),
  entities: (count) => times('&amp;', 3 * count),
};

it.each([
  ['of 2 MB', 'x: y\n'.repeat(400_000)],
  ['with NUL', 'name: a\0b'],
  [
    'with aliases that double',
    `a0: &a0 [x]\n${Array.from({ length: 40 }, (_, at) => `a${at + 1}: &a${at + 1} [*a${at}, *a${at}]\n`).join('')}`,
  ],
  ['with a thousand errors', times('"a" ', 1000)],
])('reports errors of a file %s', async (_, yaml) => {
  const errors = await errorsOf('content/site.yaml', yaml);
  expect(errors.length).toBeGreaterThan(0);
  for (const { message } of errors) expect(message.length).toBeLessThan(1000);
});

const entry = '---\ntitle: A\ncategory: personal\ndescription: B\n---\n';
it.each(Object.entries(bodies))('reports problems in a text of %s, below its fields', async (_, body) => {
  for (const count of [2000, 20_000]) {
    const problems = await problemsOf('content/projects/a.md', entry + body(count));
    expect(
      problems.some(({ line = 0 }) => line > 5),
      String(count),
    ).toBe(true);
  }
});

it.each([
  ['abbreviations that double', `@string{a = {${'x'.repeat(900)}}}\n${'@string{a = a # a # a # a}\n'.repeat(12)}`],
  ['fractions', `@misc{a, title = {$${times('\\frac{', 2000)}a${times('}{b}', 2000)}$}}`],
  ['a long abstract', `@misc{a, title = {A}, year = 2020, abstract = {${'word '.repeat(50_000)}}}`],
  ['open entries', '@misc{a, title = {'.repeat(20_000)],
  ['2 MB', '% x\n'.repeat(500_000)],
])('reports errors in publications.bib with %s', async (_, text) => {
  const errors = await errorsOf('content/publications.bib', text);
  expect(errors.length).toBeGreaterThan(0);
  expect(errors.length).toBeLessThan(210);
});

it('reads a long chain of publications that inherit from each other', async () => {
  const chain = Array.from({ length: 2000 }, (_, at) => `@misc{k${at}, title={T}, crossref={k${at + 1}}}\n`).join('');
  expect(await errorsOf('content/publications.bib', chain)).toHaveLength(1);
});

it.each(['<b>', '<sub>', '<kbd>', '<span a=">', '<b id=a><p>', '<ul><li>', '<b a="</b>">', '<b></i>', '<br>'])(
  'keeps the words of a summary with many %s',
  (tag) => {
    const words = withoutHtml(`One two ${tag.repeat(20_000)}`);
    expect(words.replace(/<.*/s, '').trim()).toBe('One two');
  },
);

/** Markdown that takes long only if something reads it again and again. */
it.each([
  ['brackets', times('[', 20_000, '](https://a.example)')],
  ['lists', '- "a"\n'.repeat(3000)],
  ['code of signs', `\`\`\`html\n${'<a b="\n'.repeat(3000)}\`\`\`\n`],
])('accepts a text of many %s', async (_, text) => {
  expect(await errorsOf('content/projects/a.md', entry + text)).toEqual([]);
});

it.each([
  ['content/talks.yaml', `entries:\n${'- title: a #1\n  date: 2020-01-01\n  event: b\n'.repeat(300)}`],
  ['content/projects/a.md', `${entry}${'#a\n\n'.repeat(300)}`],
  ['content/publications.bib', '@misc{a, title={T}, year=2020}\n'.repeat(300)],
])('reports the first hundred errors and the first hundred warnings of %s', async (path, text) => {
  const problems = await problemsOf(path, text);
  const counts = Map.groupBy(problems, ({ severity }) => severity);
  expect(problems.length).toBeGreaterThanOrEqual(mostProblems);
  for (const ofKind of counts.values()) expect(ofKind.length).toBeLessThanOrEqual(mostProblems);
});

it('finds the next free key without reading all keys for each', () => {
  const taken = ['a2020title', ...Array.from({ length: 99 }, (_, at) => `a2020title${at + 2}`)];
  const get = vi.fn(Reflect.get);
  expect(keyOf('A', '2020', 'Title', new Proxy<readonly string[]>(taken, { get }))).toBe('a2020title101');
  expect(get.mock.calls.length).toBeLessThan(3 * taken.length);
});

/** Texts that take twice the steps if they are twice as long. */
it.each<[string, (count: number) => unknown]>([
  ['a lead of many words', (count) => splitLead('word '.repeat(count), 50)],
  ['a lead of brackets', (count) => splitLead('['.repeat(count), 50)],
  ['tags of a summary', (count) => withoutHtml('<b>a</b>'.repeat(count / 10))],
  ['open comments', (count) => errorsOf('content/projects/a.md', entry + '<!--'.repeat(count))],
  ['comments', (count) => errorsOf('content/projects/a.md', `${entry}${'<!-- a -->'.repeat(count)}`)],
  ['prices', (count) => errorsOf('content/projects/a.md', entry + '$5 '.repeat(count))],
  ['fields without a fence', (count) => errorsOf('content/projects/a.md', 'field: a\n'.repeat(count))],
  ['items with a comment', (count) => errorsOf('content/talks.yaml', `entries:\n${'- a #1\n'.repeat(count / 5)}`)],
  ['email addresses in a bibliography', (count) => errorsOf('content/publications.bib', 'a@b.c '.repeat(count))],
])('reads %s in steps proportional to their length', async (_, read) => {
  await read(10);
  const [once, twice] = [await stepsOf(() => read(1000)), await stepsOf(() => read(2000))];
  expect(once).toBeGreaterThan(0);
  expect(twice / once).toBeLessThan(2.5);
});
