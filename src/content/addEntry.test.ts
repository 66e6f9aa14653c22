import { expect, it, vi } from 'vitest';
import { makePublications } from '#sections/publications/publication.ts';
import { readPublications } from '#sections/publications/read.ts';
import { contentOf } from '../../tests/contentOf.ts';
import { EntryError, planEntry } from './addEntry.ts';
import { type ContentKind, jsonSchemaOf } from './contentSchemas.ts';

vi.stubEnv('SOURCE_DATE_EPOCH', String(Date.UTC(2026, 10, 22, 12) / 1000));

it('plans a post named for its title, dated today and without problems', async () => {
  const { file, text } = planEntry(await contentOf({}), 'writing', 'Why: tests?');
  expect(file).toBe('content/writing/why-tests.md');
  expect(text).toContain('\ntitle: "Why: tests?"\n');
  expect(text).toContain('\ndate: 2026-11-22\n');
  expect(text.replaceAll('\n# ', ' ')).toContain('A day as YYYY-MM-DD, a month or a year.');
  const content = await contentOf({ 'content/site.yaml': 'name: A\n', [file]: text });
  expect(content.problems).toEqual([]);
  expect(content.writing).toMatchObject([{ title: 'Why: tests?', date: '2026-11-22' }]);
  expect(() => planEntry(content, 'writing', 'Why tests')).toThrow(EntryError);
});

it('names the file of an entry without letters as an import does', async () => {
  expect(planEntry(await contentOf({}), 'writing', '?!').file).toBe('content/writing/post.md');
});

it('rejects an old slug of another post', async () => {
  const content = await contentOf({ 'content/writing/b.md': '---\ntitle: B\naliases: [b, a]\n---\n' });
  expect(() => planEntry(content, 'writing', 'A')).toThrow('a is an old slug of content/writing/b.md.');
  expect(() => planEntry(content, 'writing', 'B')).toThrow('content/writing/b.md already exists.');
});

it.each([
  ['projct', 'Cards', 'Unknown kind "projct". Did you mean "project"?'],
  ['experience', ' ', 'Missing title. Example: npm run new -- experience "Title"'],
  ['publication', 'a\u0008b', 'The title contains the invalid character U+0008. Delete it.'],
])('rejects a new %s called %j', async (kind, title, message) => {
  const content = await contentOf({});
  expect(() => planEntry(content, kind, title)).toThrow(new EntryError(message));
});

it.each<[string, ContentKind]>([
  ['project', 'projects'],
  ['experience', 'experience'],
])('explains each field of a new %s', async (command, kind) => {
  const { text } = planEntry(await contentOf({}), command, 'Cards');
  const explained = text.replaceAll('\n# ', ' ').replace(/\s+/g, ' ');
  for (const [name, { description = '?' }] of Object.entries(jsonSchemaOf(kind).properties ?? {})) {
    expect(explained).toContain(description);
    expect(explained).toContain(` ${name}:`);
  }
  for (const rule of [
    'At most 80 characters.',
    'A list, each at most 120 characters.',
    'A month as YYYY-MM or a year.',
  ])
    expect(explained).toContain(rule);
  expect(explained).toMatch(/One of (research, personal, freelance|internship, full-time, [^.]*, volunteer)\./);
});

it('plans a publication by the owner, whose name may be by language', async () => {
  const site = 'languages: [en, fr]\nname: { en: Jane Doe, fr: Jeanne Doe }\nrole: A\n';
  const { text, key } = planEntry(await contentOf({ 'content/site.yaml': site }), 'publication', 'Tests');
  expect([key, text]).toEqual(['doe2026tests', expect.stringContaining('author = {Jane Doe},')]);
});

it('plans a publication with the line endings of the others, and explains the fields once', async () => {
  const add = async (bibliography: string) =>
    planEntry(await contentOf({ 'content/publications.bib': bibliography }), 'publication', 'Tests').text;
  const text = '@misc{a, title = {A}}\r\n';
  const added = await add(await add(text));
  expect(added.startsWith(text)).toBe(true);
  expect(added.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(added.match(/Replace misc/g)).toHaveLength(1);
});

it('plans a publication with the typed title, with LaTeX syntax escaped, and a key of its own', async () => {
  const title = 'Costs & 50% of $x_1$ #2 ~ {A} ^ \\test: Größe 游戏';
  const files = { 'content/site.yaml': 'name: Alex Example\n' };
  const first = planEntry(await contentOf(files), 'publication', title);
  const content = await contentOf({ ...files, [first.file]: first.text });
  expect(planEntry(content, 'publication', title).key).toBe(`${first.key}2`);
  const { entries } = await readPublications(first.text);
  expect(makePublications(entries, 'Alex Example')).toMatchObject([
    { title, authors: [{ name: 'Alex Example', isOwner: true }] },
  ]);
});

it('plans no publication for a file with errors', async () => {
  const content = await contentOf({ 'content/publications.bib': '@misc{a, title = {T}\n' });
  expect(() => planEntry(content, 'publication', 'Cards')).toThrow(
    'content/publications.bib has errors, so nothing was added. Run npm run check, and fix them first.',
  );
});
