import { expect, it, vi } from 'vitest';
import { makePublications } from '#sections/publications/publication.ts';
import { readPublications } from '#sections/publications/read.ts';
import { contentOf } from '../../tests/contentOf.ts';
import { EntryError, planEntry, planTranslation } from './addEntry.ts';
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

it('plans an application, whose name nobody can guess', async () => {
  const content = await contentOf({ 'content/site.yaml': 'name: A\nurl: https://ada.example/\n' });
  const plan = () => planEntry(content, 'for', 'Acme & Söhne');
  const { file, text, message } = plan();
  expect(file).toMatch(/^content\/for\/acme-sohne-[34679a-hjkmnp-rt-y]{5}\.md$/);
  expect(message).toContain(`https://ada.example/${file.slice('content/'.length, -'.md'.length)}.`);
  expect(new Set(Array.from({ length: 20 }, () => plan().file)).size).toBe(20);
  for (const field of Object.keys(jsonSchemaOf('applications').properties ?? {}))
    expect(text).toMatch(new RegExp(`^(# )?${field}:`, 'm'));
  const read = await contentOf({ 'content/site.yaml': 'name: A\n', [file]: text });
  expect([read.problems, read.applications[0]?.date]).toEqual([[], '2026-11-22']);
});

it('rejects an old slug of another post', async () => {
  const content = await contentOf({ 'content/writing/b.md': '---\ntitle: B\naliases: [b, a]\n---\n' });
  expect(() => planEntry(content, 'writing', 'A')).toThrow('a is an old slug of content/writing/b.md.');
  expect(() => planEntry(content, 'writing', 'B')).toThrow('content/writing/b.md already exists.');
});

it.each([
  ['projct', 'Cards', 'Unknown kind "projct". Did you mean "project"?'],
  ['experience', ' ', 'Missing title. Example: npm run new -- experience "Title"'],
  ['for', '', 'Missing employer. Example: npm run new -- for "Acme"'],
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
  for (const rule of ['At most 80 characters.', 'A list, each at most 120 characters.', 'One of '])
    expect(explained).toContain(rule);
});

it('plans a translation beside the original, with its text', async () => {
  const content = await contentOf({
    'content/site.yaml': 'name: A\nlanguages: [en, fr]\n',
    'content/projects/cards.md': '---\ntitle: { en: Card game, fr: Jeu de cartes }\n---\n\n## Rules\n\nFour play.\n',
    'content/projects/maps.md': '---\ntitle: Maps\n---\n',
    'content/more/ideas.md': '---\nheading: { en: Patents, fr: Brevets }\n---\n\nOne.\n',
  });
  const planned = { file: 'content/projects/cards.fr.md', text: '## Rules\n\nFour play.\n' };
  for (const title of ['Card game', 'jeu de cartes', 'cards'])
    expect(planTranslation(content, 'project', title, 'fr')).toMatchObject(planned);
  expect(planTranslation(content, 'section', 'Brevets', 'fr').file).toBe('content/more/ideas.fr.md');
  const errorOf = (kind: string, title: string, language: string) => () =>
    planTranslation(content, kind, title, language);
  expect(errorOf('project', 'Cards', 'de')).toThrow('de is not a further language of the site. Add it to languages');
  expect(errorOf('project', 'Cards', 'en')).toThrow('en is not a further language');
  expect(errorOf('project', 'map', 'fr')).toThrow('Did you mean "maps"?');
  expect(errorOf('section', 'Patent', 'fr')).toThrow(
    'Nothing in content/more/ is called "Patent". Did you mean "Patents"?',
  );
  expect(errorOf('project', 'A new one', 'fr')).toThrow('is called "A new one". Create it first, without --language.');
  expect(errorOf('project', 'Maps', 'fr')).toThrow('has no text to translate');
  expect(errorOf('talk', 'Maps', 'fr')).toThrow('Unknown kind');
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
  expect(planEntry(content, 'publication', title).key).toBe(`${first.key}-2`);
  const { entries } = await readPublications(first.text);
  expect(makePublications(entries, ['Alex Example'])).toMatchObject([
    { title, authors: [{ name: 'Alex Example', isOwner: true }] },
  ]);
});

it('plans no publication for a file with errors', async () => {
  const content = await contentOf({ 'content/publications.bib': '@misc{a, title = {T}\n' });
  expect(() => planEntry(content, 'publication', 'Cards')).toThrow(
    'content/publications.bib has errors, so nothing was added. Run npm run check, and fix them first.',
  );
});
