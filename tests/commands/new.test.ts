import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { isError } from '../../src/base/problems.ts';
import { checkFolder } from '../../src/content/check/checkFolder.ts';
import { type ContentKind, jsonSchemaOf } from '../../src/content/contentSchemas.ts';
import { makePublications } from '../../src/sections/publications/publication.ts';
import { readPublications } from '../../src/sections/publications/read.ts';
import { Copy } from '../site.ts';

// A build takes as long as the machine does.
vi.setConfig({ testTimeout: 600_000 });

const site = new Copy();
afterAll(() => site.remove());

/** On 2026-11-21. */
const environment = { SOURCE_DATE_EPOCH: '1795219200' };
const begin = (...typed: string[]) => site.run('new', environment, typed);
const check = () => checkFolder(site.folder, new Date(Number(environment.SOURCE_DATE_EPOCH) * 1000));
const errors = async () => (await check()).filter(isError);
const files = () => globSync('content/**/*.*', { cwd: site.folder }).toSorted();
const publications = 'content/publications.bib';

const sample = files();
const bibtex = site.read(publications);
afterEach(() => {
  for (const file of files()) if (!sample.includes(file)) rmSync(join(site.folder, file));
  site.write(publications, bibtex);
});

describe('typed wrong, it says why, and writes nothing', () => {
  it.each([
    [['projct', 'Cards'], 'There is no kind "projct"; did you mean project?'],
    [['skill', 'Cards'], 'There is no kind "skill": it is one of project, experience, publication.'],
    [['experience', ' '], 'It takes a title as well, in quotes.'],
    [['project', 'x'.repeat(81)], 'The title must have at most 80 letters, not 81'],
    [['publication', 'a\u0008b'], 'The title must not hold U+0008, which is no letter.'],
  ])('%o', async (typed, said) => {
    const { code, output } = await begin(...typed);
    expect(code).toBe(1);
    expect(output).toContain(said);
    expect(output.trim(), 'in one line').not.toContain('\n');
    expect(files()).toEqual(sample);
    expect(site.read(publications)).toBe(bibtex);
  });
});

describe.each<[string, ContentKind, string]>([
  ['project', 'projects', 'content/projects/cards-a-game.md'],
  ['experience', 'experience', 'content/experience/cards-a-game.md'],
])('a new %s', (kind, schema, file) => {
  it('is named by its title, and filled with it and today', async () => {
    const { code, output } = await begin(kind, 'Cards: a "game"');
    expect(code).toBe(0);
    expect(output).toContain(`${file} was written.`);
    const text = site.read(file);
    expect(text).toContain(`\ntitle: 'Cards: a "game"'\n`);
    expect(text).toMatch(/\n(date|start): 2026-11\n/);
    expect(await errors()).toEqual([]);
  });

  it('explains every field, what is allowed included', async () => {
    await begin(kind, 'Cards: a "game"');
    const text = site.read(file).replaceAll('\n# ', ' ').replace(/\s+/g, ' ');
    for (const [name, { description = '?' }] of Object.entries(jsonSchemaOf(schema).properties ?? {})) {
      expect(text).toContain(description);
      expect(text).toContain(` ${name}:`);
    }
    expect(text).toContain('At most 80 letters.');
    expect(text).toContain('A list, each at most 120 letters.');
    expect(text).toContain('A month as YYYY-MM or a year.');
    expect(text).toMatch(/One of (research, personal, freelance|internship, the data mine)\./);
  });

  it('is in order with every field in use', async () => {
    await begin(kind, 'Cards: a "game"');
    site.write(file, site.read(file).replace(/^# ([a-zA-Z]+:)/gm, '$1'));
    expect(
      Object.keys(jsonSchemaOf(schema).properties ?? {}).filter((name) => !site.read(file).includes(`\n${name}:`)),
    ).toEqual([]);
    expect(await errors()).toEqual([]);
  });

  it('is never written over another', async () => {
    await begin(kind, 'Cards: a game');
    const before = `${site.read(file)}More.\n`;
    site.write(file, before);
    const { code, output } = await begin(kind, 'Cards, a Game!');
    expect(code).toBe(1);
    expect(output).toContain(`${file} is there already, and stays as it is: give another title.`);
    expect(site.read(file)).toBe(before);
  });
});

it.each([
  ['Café Größe', 'cafe-große'],
  ['Über “Straßen”', 'uber-straßen'],
  ['在线纸牌游戏', '在线纸牌游戏'],
  ['Игра в карты', 'игра-в-карты'],
  ['🚀', 'project'],
  ['a/../../b', 'a-b'],
])('names the file of "%s"', async (title, name) => {
  expect((await begin('project', title)).output).toContain(`content/projects/${name}.md was written.`);
  expect(await errors()).toEqual([]);
});

it('takes a title without quotes', async () => {
  await begin('project', 'Online', 'chess');
  expect(site.read('content/projects/online-chess.md')).toContain('\ntitle: Online chess\n');
});

it('takes no former address of another project', async () => {
  const game = 'content/projects/online-card-game.md';
  const before = site.read(game);
  site.change(game, 'order: 2', 'order: 2\naliases: [old-game]');
  const { code, output } = await begin('project', 'Old game');
  site.write(game, before);
  expect(code).toBe(1);
  expect(output).toContain(`old-game is a former address of ${game}: give another title.`);
  expect(existsSync(join(site.folder, 'content/projects/old-game.md'))).toBe(false);
});

describe('a new publication', () => {
  it('comes after the others, with a key of its own, explained once', async () => {
    expect((await begin('publication', 'On the Dealing of Cards')).output).toContain(
      'a new entry, example2026dealing.',
    );
    expect((await begin('publication', 'Dealing, again')).output).toContain('a new entry, example2026dealing2.');
    const text = site.read(publications);
    expect(text.startsWith(bibtex)).toBe(true);
    expect(text).toContain(
      '@misc{example2026dealing,\n  author = {Alex Example},\n  title  = {On the Dealing of Cards},\n  year   = 2026,\n}\n',
    );
    expect(text.split('%   doi: Its DOI, such as 10.1000/182.\n')).toHaveLength(2);
    expect(await check()).toEqual([]);
  });

  it('says what was typed, whatever LaTeX makes of it', async () => {
    rmSync(join(site.folder, publications));
    const title = 'Costs & 50% of $x_1$ #2 ~ {A} ^ \\test: Größe 游戏';
    await begin('publication', title);
    const { entries } = await readPublications(site.read(publications));
    expect(makePublications(entries, 'Alex Example')).toMatchObject([
      { title, authors: [{ name: 'Alex Example', isOwner: true }] },
    ]);
  });

  it('leaves a file with mistakes as it is', async () => {
    site.write(publications, '@misc{a, title = {T}\n');
    const { code, output } = await begin('publication', 'Cards');
    expect(code).toBe(1);
    expect(output).toContain('content/publications.bib has mistakes, and stays as it is: npm run check tells them.');
    expect(site.read(publications)).toBe('@misc{a, title = {T}\n');
  });
});

it('the site builds right away, and draws a cover', async () => {
  await begin('project', 'Night train finder');
  await begin('experience', 'Lighthouse keeper');
  await begin('publication', 'On the Dealing of Cards');
  const { code, output } = await site.run('build', environment);
  expect(output).toContain('Built dist/ in ');
  expect(code).toBe(0);
  const html = (page: string) => readFileSync(join(site.folder, 'dist', page), 'utf8');
  const [, card = ''] = /<li[^>]* id="project-night-train-finder"(.*?)<\/li>/s.exec(html('projects.html')) ?? [];
  expect(card).toMatch(/<svg[^>]* viewBox="0 0 120 80".*<path class="ink/s);
  expect(html('projects/night-train-finder.html')).toContain('Night train finder');
  expect(html('experience.html')).toContain('Lighthouse keeper');
  expect(html('index.html')).toContain('On the Dealing of Cards');
});
