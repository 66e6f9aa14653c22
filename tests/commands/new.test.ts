import { existsSync, globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { isError } from '../../src/base/problems.ts';
import { checkFolder } from '../../src/content/check/checkContent.ts';
import { type ContentKind, jsonSchemaOf } from '../../src/content/contentSchemas.ts';
import { makePublications } from '../../src/sections/publications/publication.ts';
import { readPublications } from '../../src/sections/publications/read.ts';
import { Copy, testBuild } from '../site.ts';

// A build takes as long as the machine does.
vi.setConfig({ testTimeout: 600_000 });

const site = new Copy();
afterAll(() => site.remove());

/** On 2026-11-21. */
const create = (...typed: string[]) => site.run('new', testBuild, typed);
const check = () => checkFolder(site.folder, new Date(Number(testBuild.SOURCE_DATE_EPOCH) * 1000));
const errors = async () => (await check()).filter(isError);
const files = () => globSync('content/**/*.*', { cwd: site.folder }).toSorted();
const publications = 'content/publications.bib';

const sample = files();
const bibtex = site.read(publications);
afterEach(() => {
  for (const file of files()) if (!sample.includes(file)) rmSync(join(site.folder, file));
  site.write(publications, bibtex);
});

describe('with invalid arguments, reports why and writes nothing', () => {
  it.each([
    [['projct', 'Cards'], 'Unknown kind "projct". Did you mean "project"?'],
    [['experience', ' '], 'Missing title. Example: npm run new -- experience "Title"'],
    [['publication', 'a\u0008b'], 'The title contains the invalid character U+0008. Delete it.'],
  ])('%o', async (typed, message) => {
    const { code, output } = await create(...typed);
    expect(code).toBe(1);
    expect(output).toContain(message);
    expect(output.trim(), 'in one line').not.toContain('\n');
    expect(files()).toEqual(sample);
    expect(site.read(publications)).toBe(bibtex);
  });
});

describe.each<[string, ContentKind, string]>([
  ['project', 'projects', 'content/projects/cards-a-game.md'],
  ['experience', 'experience', 'content/experience/cards-a-game.md'],
])('a new %s', (kind, schema, file) => {
  it('is named by its title, has title and date, and explains each field', async () => {
    const { code, output } = await create(kind, 'Cards: a "game"');
    expect(code).toBe(0);
    expect(output).toContain(`${file} was written.`);
    const text = site.read(file);
    expect(text).toContain(`\ntitle: 'Cards: a "game"'\n`);
    expect(text).toMatch(/\n(date|start): 2026-11\n/);
    expect(await errors()).toEqual([]);
    const explained = text.replaceAll('\n# ', ' ').replace(/\s+/g, ' ');
    for (const [name, { description = '?' }] of Object.entries(jsonSchemaOf(schema).properties ?? {})) {
      expect(explained).toContain(description);
      expect(explained).toContain(` ${name}:`);
    }
    expect(explained).toContain('At most 80 characters.');
    expect(explained).toContain('A list, each at most 120 characters.');
    expect(explained).toContain('A month as YYYY-MM or a year.');
    expect(explained).toMatch(/One of (research, personal, freelance|internship, full-time, [^.]*, volunteer)\./);
  });

  it('never overwrites another', async () => {
    await create(kind, 'Cards: a game');
    const before = `${site.read(file)}More.\n`;
    site.write(file, before);
    const { code, output } = await create(kind, 'Cards, a Game!');
    expect(code).toBe(1);
    expect(output).toContain(`${file} already exists. Choose another title.`);
    expect(site.read(file)).toBe(before);
  });
});

it('never takes an alias of another project', async () => {
  const game = 'content/projects/online-card-game.md';
  const before = site.read(game);
  site.change(game, 'order: 2', 'order: 2\naliases: [old-game]');
  const { code, output } = await create('project', 'Old game');
  site.write(game, before);
  expect(code).toBe(1);
  expect(output).toContain(`old-game is an old slug of ${game}. Choose another title.`);
  expect(existsSync(join(site.folder, 'content/projects/old-game.md'))).toBe(false);
});

describe('a new publication', () => {
  it('is added after the others, with a unique key, and is explained once', async () => {
    expect((await create('publication', 'On the Dealing of Cards')).output).toContain(
      'has the new entry example2026dealing.',
    );
    expect((await create('publication', 'Dealing, again')).output).toContain('has the new entry example2026dealing2.');
    const text = site.read(publications);
    expect(text.startsWith(bibtex)).toBe(true);
    expect(text).toContain(
      '@misc{example2026dealing,\n  author = {Alex Example},\n  title  = {On the Dealing of Cards},\n  year   = 2026,\n}\n',
    );
    expect(text.split('%   doi: DOI. Example: 10.1000/182.\n')).toHaveLength(2);
    expect(await check()).toEqual([]);
  });

  it('has the typed title, with LaTeX syntax escaped', async () => {
    rmSync(join(site.folder, publications));
    const title = 'Costs & 50% of $x_1$ #2 ~ {A} ^ \\test: Größe 游戏';
    await create('publication', title);
    const { entries } = await readPublications(site.read(publications));
    expect(makePublications(entries, 'Alex Example')).toMatchObject([
      { title, authors: [{ name: 'Alex Example', isOwner: true }] },
    ]);
  });

  it('leaves a file with errors unchanged', async () => {
    site.write(publications, '@misc{a, title = {T}\n');
    const { code, output } = await create('publication', 'Cards');
    expect(code).toBe(1);
    expect(output).toContain(
      'content/publications.bib has errors, so nothing was added. Run npm run check, and fix them first.',
    );
    expect(site.read(publications)).toBe('@misc{a, title = {T}\n');
  });
});
