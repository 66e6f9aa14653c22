import { expect, it } from 'vitest';
import { aliases } from './fields.ts';
import { aliasesIn, fileNames, slugForm, slugOfFile, toSlug } from './slug.ts';

const isAlias = (text: unknown) => aliases('post').safeParse([text]).success;

it.each(['große-sache', '漢字', 'a_1', '2026', 'हिन्दी'])('accepts "%s" as file name and alias', (name) => {
  expect(slugForm.test(slugOfFile(`content/projects/${name}.md`))).toBe(true);
  expect(isAlias(name)).toBe(true);
});

it.each(['Two words', 'КАРТА', 'v1.2', 'con', 'lpt1', ''])('rejects "%s" as file name and alias', (name) => {
  expect(slugForm.test(name)).toBe(false);
  expect(isAlias(name)).toBe(false);
});

it.each([
  ['Große Öl-Ære, Łódź', 'grosse-ol-aere-lodz'],
  ['\ud800 x', 'x'],
  [`${'x'.repeat(59)} y`, 'x'.repeat(59)],
  ['!', ''],
  ['CON', 'con-1'],
])('turns "%s" into the valid slug "%s"', (title, made) => {
  expect(toSlug(title)).toBe(made);
  expect(made === '' || isAlias(made)).toBe(true);
  expect(slugOfFile(`${made}.md`)).toBe(made);
});

it('treats characters of several code points like those of one', () => {
  const [one, two] = ['мой', 'мой'.normalize('NFD')];
  expect(two).not.toBe(one);
  expect(slugOfFile(`content/projects/${two}.md`)).toBe(one);
  expect(aliasesIn({ aliases: [two] })).toEqual([one]);
  expect(aliases('post').parse([two])).toEqual([one]);
});

it('returns unique names', () => {
  const name = fileNames('project');
  const names = ['C++', 'C#', 'C', 'c-1', '🚀', 'Project', 'x'.repeat(80), 'x'.repeat(90)].map(name);
  expect(new Set(names).size).toBe(names.length);
});

it.each(['/blog/2024/first/', '/2024/first.html', '/größe/a_b'])('accepts an address on a former site: %s', (path) => {
  expect(isAlias(path)).toBe(true);
});

it.each(['//host.example', '/a b', '/../a', '/a;}', '/a?b', '/.well-known/a', 'a/b', '/'])('rejects %s', (path) => {
  expect(isAlias(path)).toBe(false);
});
