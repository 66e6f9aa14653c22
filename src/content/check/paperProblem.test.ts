import { expect, it } from 'vitest';
import { kindsOf } from '../../../tests/checkFiles.ts';
import { contentOf } from '../../../tests/contentOf.ts';
import { papersOf } from './paperProblem.ts';

const pdf = '%PDF-1.7\n%%EOF\n';
const bib = (name: string, field = 'pdf') =>
  `@misc{a, author = {Example, Alex}, title = {A}, year = 2026, ${field} = {${name}}}\n`;

it.each([
  ['a\\_b.pdf', 'a_b.pdf', pdf, []],
  ['papers/a.pdf', 'a.pdf', pdf, []],
  ['aorta.pdf', 'aorte.pdf', pdf, ['paperMissing, meant: aorte.pdf']],
  ['a.pdf', 'a.pdf', '%PDF-1.7\n', ['paperBroken']],
  ['a.pdf', 'a.pdf', `<!doctype html>${pdf.slice(8)}`, ['paperBroken']],
  ['a.pdf', 'a.pdf', pdf.padEnd(25_000_001) + pdf, ['paperHeavy']],
  ['aorta-draft2.pdf', 'aorta-draft2.pdf', pdf, ['paperPrivate']],
  ['private-retrieval.pdf', 'private-retrieval.pdf', pdf, []],
])('checks pdf = {%s}, if there is %s', async (named, file, text, kinds) => {
  const found = await kindsOf({ 'publications.bib': bib(named), [`papers/${file}`]: text });
  const ofField = found.filter((each) => each.startsWith('publications.bib:1:68 a.pdf '));
  expect(ofField.map((each) => each.replace(/^\S+ \S+ /, ''))).toEqual(kinds);
  expect(found).toHaveLength(kinds[0]?.startsWith('paperMissing') ? 2 : kinds.length);
});

it('finds an empty file of any kind', async () => {
  const found = await kindsOf({ 'publications.bib': bib('a.zip', 'supplement'), 'papers/a.zip': '' });
  expect(found).toEqual(['publications.bib:1:75 a.supplement paperBroken']);
});

it('lists the files that publications and talks name, each once', async () => {
  const content = await contentOf({
    'content/publications.bib': bib('papers/a.pdf') + bib('a.pdf', 'slides').replace('{a,', '{b,'),
    'content/talks.yaml':
      'entries:\n  - { title: A, slides: b.pdf }\n  - { title: B, slides: "https://c.example/c.pdf" }\n',
  });
  expect(papersOf(content, [...content.files.values()])).toEqual(['content/papers/a.pdf', 'content/papers/b.pdf']);
});
