import { expect, it } from 'vitest';
import { isError, mostProblems } from '#base/problems.ts';
import { withoutHtml } from '#base/resumeText/html.ts';
import { contentOf } from '../../tests/contentOf.ts';
import { checkContent } from './check/checkContent.ts';

const site = 'name: A\nrole: B\n';

async function problemsOf(path: string, text: string | Uint8Array) {
  const problems = await checkContent(await contentOf({ 'content/site.yaml': site, [path]: text }));
  return problems.filter((problem) => problem.file === path);
}

const errorsOf = async (path: string, text: string | Uint8Array) => (await problemsOf(path, text)).filter(isError);

const times = (text: string, count: number, end = '') => text.repeat(count) + end.repeat(count);

const bodies: Record<string, (count: number) => string> = {
  quotes: (count) => times('>', count),
  'open tags': (count) => `a ${times('<sub>', count)}`,
};

it.each([
  ['of 2 MB', 'x: y\n'.repeat(400_000)],
  [
    'with aliases that double',
    `a0: &a0 [x]\n${Array.from({ length: 40 }, (_, at) => `a${at + 1}: &a${at + 1} [*a${at}, *a${at}]\n`).join('')}`,
  ],
  ['with a thousand errors', times('"a" ', 1000)],
])('reports errors of a file %s', async (_, yaml) => {
  const errors = await errorsOf('content/site.yaml', yaml);
  expect(errors.length).toBeGreaterThan(0);
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
  ['open entries', '@misc{a, title = {'.repeat(20_000)],
])('reports errors in publications.bib with %s', async (_, text) => {
  const errors = await errorsOf('content/publications.bib', text);
  expect(errors.length).toBeGreaterThan(0);
  expect(errors.length).toBeLessThan(210);
});

it.each(['<sub>', '<span a=">', '<b></i>'])('keeps the words of a summary with many %s', (tag) => {
  const words = withoutHtml(`One two ${tag.repeat(20_000)}`);
  expect(words.replace(/<.*/s, '').trim()).toBe('One two');
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
