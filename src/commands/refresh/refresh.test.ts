import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openFolder } from '#content/folder.ts';
import { readContent } from '#content/readContent.ts';
import { withPublications } from '#content/withPublications.ts';
import { contentOf } from '../../../tests/contentOf.ts';
import { folderWith, writeInto } from '../../../tests/folderWith.ts';
import { json, status, Web } from '../../../tests/web.ts';
import { findLinks, refresh } from './refresh.ts';

let root: string;
let web: Web | undefined;
beforeEach(() => {
  root = folderWith({ 'content/site.yaml': 'name: Alex Example\n' });
});
afterEach(() => {
  web?.close();
  web = undefined;
});

const write = (file: string, text: string) => writeInto(root, { [file]: text });
const stored = () => JSON.parse(readFileSync(join(root, 'data/refreshed.json'), 'utf8'));
const store = (value: object) => write('data/refreshed.json', `${JSON.stringify(value, null, 2)}\n`);

/** Writes a project for each of these URLs of code. */
function code(...urls: string[]) {
  for (const [index, url] of urls.entries()) {
    const fields = ['title: Work', 'description: What.', 'category: personal', 'date: 2026-08', `codeLink: ${url}`];
    write(`content/projects/work-${index}.md`, `---\n${fields.join('\n')}\n---\n`);
  }
}
/** Writes links on Contact. */
function links(...urls: string[]) {
  const items = urls.map((url) => `  - { name: Link, url: "${url}" }`);
  write('content/site.yaml', `name: Alex Example\nlinks:\n${items.join('\n')}\n`);
}

async function run(pages: ConstructorParameters<typeof Web>[0], options: Parameters<typeof refresh>[1] = {}) {
  web?.close();
  web = new Web(pages);
  await web.start();
  const lines: string[] = [];
  const log = (line: string) => lines.push(line);
  const exitCode = await refresh(root, { fetch: web.fetch, environment: {}, log, limit: 60_000, ...options });
  return { exitCode, output: lines.join('\n'), requests: web.requests };
}

const cards = 'https://github.com/alex/cards';
const cardsApi = 'https://api.github.com/repos/alex/cards';
const commit = (date: string) => json([{ commit: { committer: { date } } }]);
const github = {
  [cards]: status(200),
  [cardsApi]: json({ stargazers_count: 12 }),
  [`${cardsApi}/commits?per_page=1`]: commit('2026-08-14T09:30:00Z'),
};

describe('for a repository', () => {
  it('stores stars and last commit, on GitHub, GitLab and Codeberg', async () => {
    const [lab, berg] = ['https://gitlab.com/group/sub/work', 'https://codeberg.org/alex/work'];
    code(`${cards}/tree/main/server`, lab, `${berg}.git`);
    const labApi = 'https://gitlab.com/api/v4/projects/group%2Fsub%2Fwork';
    const bergApi = 'https://codeberg.org/api/v1/repos/alex/work';
    const { exitCode, output } = await run({
      ...github,
      [`${cards}/tree/main/server`]: status(200),
      [lab]: status(200),
      [labApi]: json({ star_count: 3 }),
      [`${labApi}/repository/commits?per_page=1`]: json([{ committed_date: '2025-12-31T23:00:00.000+01:00' }]),
      [`${berg}.git`]: status(200),
      [bergApi]: json({ stars_count: 0 }),
      [`${bergApi}/commits?limit=1&stat=false&verification=false&files=false`]: commit('2024-01-02T03:04:05Z'),
    });
    expect(exitCode, output).toBe(0);
    expect(readFileSync(join(root, 'data/refreshed.json'), 'utf8')).toBe(
      `${JSON.stringify(
        {
          [`${berg}.git`]: { lastCommit: '2024-01-02', stars: 0 },
          [`${cards}/tree/main/server`]: { lastCommit: '2026-08-14', stars: 12 },
          [lab]: { lastCommit: '2025-12-31', stars: 3 },
        },
        null,
        2,
      )}\n`,
    );
    expect(output).toContain(`${lab}: 3 stars, last commit 2025-12-31`);
    expect(output).toContain('[6/6]');
  });

  it('writes nothing if nothing is new, and removes URLs that content no longer has', async () => {
    code(cards);
    store({ 'https://github.com/alex/gone': { stars: 1 } });
    expect((await run(github)).output).toContain('data/refreshed.json: written. Commit it.');
    expect(stored()).toEqual({ [cards]: { lastCommit: '2026-08-14', stars: 12 } });
    expect((await run(github)).output).toContain('data/refreshed.json: nothing new.');
  });

  it('sends GITHUB_TOKEN only to GitHub, and a user agent with the site’s URL', async () => {
    code(cards, 'https://gitlab.com/alex/work');
    write('content/site.yaml', 'name: A\nurl: https://alex.example\nsource: https://alex.example/source\n');
    const { requests, output } = await run(github, { environment: { GITHUB_TOKEN: 'secret' } });
    for (const { line, headers } of requests) {
      expect(headers.authorization, line).toBe(line.includes('api.github.com') ? 'Bearer secret' : undefined);
      expect(headers['user-agent']).toBe('Vitrine refresh (+https://alex.example)');
    }
    expect(output).not.toContain('secret');
    expect(requests.map(({ line }) => line)).toContain('GET https://gitlab.com/api/v4/projects/alex%2Fwork');
    expect(requests.map(({ line }) => line).join()).not.toContain('https://alex.example');
  });

  const old = { lastCommit: '2020-02-02', stars: 5 };
  it.each([
    ['404', status(404), 'returns 404'],
    ['other JSON', json({ stars: 'many' }), 'the response is not in the expected form'],
  ])('keeps earlier data if the forge responds with %s, and reports it', async (_, response, why) => {
    code(cards);
    store({ [cards]: old });
    const { exitCode, output } = await run({ ...github, [cardsApi]: response });
    expect(output).toContain(`${cards}: ${why}; earlier data is kept`);
    expect(stored()).toEqual({ [cards]: old });
    expect(exitCode).toBe(0);
  });
});

describe('for a publication', () => {
  const [a, b] = ['10.1000/A', '10.1000/b(1)'];
  const urls = [a, b].map((doi) => `https://doi.org/${doi}`);
  const api = `https://api.openalex.org/works?filter=doi:${encodeURIComponent(a)}|${encodeURIComponent(b)}&select=doi,cited_by_count&per-page=50`;
  const publish = (settings: string) => {
    write('content/site.yaml', `name: Alex Example\n${settings}`);
    write(
      'content/publications.bib',
      `@misc{a, title = {A}, doi = {${a}}}\n@misc{b, title = {B}, doi = {${b}}}\n@misc{c, title = {C}}\n`,
    );
  };

  it('stores how often it is cited, by one request for all', async () => {
    publish('publications: { citations: true }\n');
    store({ [String(urls[1])]: { citations: 2, counted: '2026-01' } });
    const { output, requests } = await run({
      [api]: json({ results: [{ doi: urls[0]?.toLowerCase(), cited_by_count: 41 }] }),
    });
    expect(requests).toHaveLength(1);
    expect(output).toContain(`${urls[0]}: cited 41 times`);
    expect(output).toContain(`${urls[1]}: is not in OpenAlex`);
    expect(stored()).toEqual({ [String(urls[0])]: { citations: 41, counted: expect.stringMatching(/^\d{4}-\d\d$/) } });
    const content = await readContent(openFolder(root));
    expect((await withPublications({ ...content, site: content.site as never })).publications).toMatchObject([
      { cited: { citations: 41 } },
      { cited: undefined },
      { cited: undefined },
    ]);
  });

  it('asks nobody unless it is asked to, and keeps earlier data if OpenAlex fails', async () => {
    publish('');
    expect((await run({})).requests).toEqual([]);
    publish('publications: { citations: true }\n');
    const old = { [String(urls[0])]: { citations: 40, counted: '2026-01' } };
    store(old);
    const { output, exitCode } = await run({ [api]: status(500) });
    expect(output).toContain(`${urls[0]}: returns 500; earlier data is kept`);
    expect([exitCode, stored()]).toEqual([0, old]);
  });
});

describe('for a link', () => {
  const page = 'https://a.example/page';

  it.each([
    ['405 to HEAD and 200 to GET', { [page]: status(200), [`HEAD ${page}`]: status(405) }, {}, 'fine'],
    ['404', {}, { dead: 'returns 404' }, 'dead: returns 404'],
    [
      '301 and 308',
      {
        [page]: status(301, { location: '/new' }),
        'https://a.example/new': status(308, { location: 'https://b.example/new' }),
        'https://b.example/new': status(200),
      },
      { movedTo: 'https://b.example/new' },
      'has moved to https://b.example/new',
    ],
    [
      '302, which is temporary',
      { [page]: status(302, { location: 'https://b.example/in' }), 'https://b.example/in': status(200) },
      {},
      'fine',
    ],
    ['302 in a circle', { [page]: status(302, { location: page }) }, { dead: 'redirects more than 5 times' }, 'dead'],
  ])('stores the result of %s', async (_, pages, entry, line) => {
    links(page);
    store({ [page]: { dead: 'returns 404', movedTo: 'https://c.example' } });
    const { exitCode, output } = await run(pages);
    expect(stored()).toEqual(Object.keys(entry).length ? { [page]: entry } : {});
    expect(output).toContain(`[1/1] ${page}: ${line}`);
    expect(exitCode).toBe('dead' in entry ? 1 : 0);
    if ('dead' in entry) expect(output).toContain(`content/site.yaml: ${page} is dead: ${entry.dead}`);
  });

  it.each([403, 500, 999])('keeps earlier data at %i, which may be temporary or only for programs', async (code) => {
    links(page);
    const { exitCode, output } = await run({ [page]: status(code) });
    expect(output).toContain(`${page}: not sure: returns ${code}; earlier data is kept`);
    expect(stored()).toEqual({});
    expect(exitCode).toBe(0);
    store({ [page]: { dead: 'returns 404' } });
    expect((await run({ [page]: status(code) })).exitCode, 'a dead link is still reported').toBe(1);
  });
});

it('leaves data/refreshed.json as it is if no host responds', async () => {
  links('https://a.invalid/', 'https://b.invalid/');
  const { exitCode, output } = await run({});
  expect(exitCode).toBe(1);
  expect(output.trim()).toBe('No host responded. Check your connection. data/refreshed.json is unchanged.');
  expect(existsSync(join(root, 'data'))).toBe(false);
});

it('finds the links of a text in each language', async () => {
  const content = await contentOf({
    'content/site.yaml': 'name: Alex\nlanguages: [en, fr]\n',
    'content/about.md': '---\nintro: Hello.\n---\n[Cards](https://example.com/cards)\n',
    'content/about.fr.md': '[Cartes](https://example.com/cartes)\n',
  });
  expect(findLinks(content)).toEqual([
    { url: 'https://example.com/cards', file: 'content/about.md' },
    { url: 'https://example.com/cartes', file: 'content/about.fr.md' },
  ]);
});

it('finds the URLs of publications as pages link to them', async () => {
  const text = `@misc{a, title = {T}, url = {https://example.com/a\\_b}, howpublished = {\\url{https://example.com/c_d}}}
@misc{b, code = {https://example.com/b}, note = {b}}`;
  const urls = findLinks(await contentOf({ 'content/publications.bib': text })).map(({ url }) => url);
  expect(urls).toEqual(['https://example.com/a_b', 'https://example.com/c_d', 'https://example.com/b']);
});
