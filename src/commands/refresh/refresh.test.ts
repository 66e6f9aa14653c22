import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { json, status, Web } from '../../../tests/web.ts';
import { refresh } from './refresh.ts';

let root: string;
let web: Web | undefined;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'refresh-'));
  write('content/site.yaml', 'name: Alex Example\n');
});
afterEach(() => {
  web?.close();
  web = undefined;
  rmSync(root, { recursive: true });
});

function write(file: string, text: string) {
  const path = join(root, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

const stored = () => JSON.parse(readFileSync(join(root, 'data/refreshed.json'), 'utf8'));
const store = (value: object) => write('data/refreshed.json', `${JSON.stringify(value, null, 2)}\n`);

/** A project whose code lies at these addresses, one project each. */
function code(...addresses: string[]) {
  for (const [index, address] of addresses.entries()) {
    const facts = ['title: Work', 'description: What.', 'category: personal', 'date: 2026-08', `codeLink: ${address}`];
    write(`content/projects/work-${index}.md`, `---\n${facts.join('\n')}\n---\n`);
  }
}
/** Links on Contact. */
function links(...addresses: string[]) {
  const items = addresses.map((address) => `  - { name: Link, url: "${address}" }`);
  write('content/site.yaml', `name: Alex Example\nlinks:\n${items.join('\n')}\n`);
}

async function run(pages: ConstructorParameters<typeof Web>[0], options: Parameters<typeof refresh>[1] = {}) {
  web?.close();
  web = new Web(pages);
  await web.start();
  const lines: string[] = [];
  const log = (line: string) => lines.push(line);
  const exitCode = await refresh(root, { fetch: web.fetch, environment: {}, log, limit: 60_000, ...options });
  return { exitCode, output: lines.join('\n'), asked: web.asked };
}

const cards = 'https://github.com/alex/cards';
const cardsApi = 'https://api.github.com/repos/alex/cards';
const commit = (date: string) => json([{ commit: { committer: { date } } }]);
const github = {
  [cards]: status(200),
  [cardsApi]: json({ stargazers_count: 12 }),
  [`${cardsApi}/commits?per_page=1`]: commit('2026-08-14T09:30:00Z'),
};

describe('of a repository', () => {
  it('learns stars and last commit, on GitHub, GitLab and Codeberg', async () => {
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

  it('writes nothing where nothing is new, and forgets what content links to no more', async () => {
    code(cards);
    store({ 'https://github.com/alex/gone': { stars: 1 } });
    expect((await run(github)).output).toContain('data/refreshed.json: written, to be committed.');
    expect(stored()).toEqual({ [cards]: { lastCommit: '2026-08-14', stars: 12 } });
    expect((await run(github)).output).toContain('data/refreshed.json: nothing new.');
  });

  it('gives GITHUB_TOKEN to GitHub alone, and says who asks', async () => {
    code(cards, 'https://gitlab.com/alex/work');
    write('content/site.yaml', 'name: A\nurl: https://alex.example\nsource: https://alex.example/source\n');
    const { asked, output } = await run(github, { environment: { GITHUB_TOKEN: 'secret' } });
    for (const { what, headers } of asked) {
      expect(headers.authorization, what).toBe(what.includes('api.github.com') ? 'Bearer secret' : undefined);
      expect(headers['user-agent']).toBe('Vitrine refresh (+https://alex.example)');
    }
    expect(output).not.toContain('secret');
    expect(asked.map(({ what }) => what)).toContain('GET https://gitlab.com/api/v4/projects/alex%2Fwork');
    for (const { headers } of (await run(github)).asked) expect(headers.authorization).toBeUndefined();
    expect(asked.map(({ what }) => what).join()).not.toContain('https://alex.example');
  });

  const old = { lastCommit: '2020-02-02', stars: 5 };
  it.each([
    ['404', status(404), 'answers 404'],
    ['500', status(500), 'answers 500'],
    ['text', status(200), 'the answer is no JSON'],
    ['other JSON', json({ stars: 'many' }), 'the answer is not what was expected'],
    ['a cut connection', (response: { destroy(): void }) => response.destroy(), 'other side closed'],
  ])('keeps what was known when the forge answers %s, and says so', async (_, answer, why) => {
    code(cards);
    store({ [cards]: old });
    const { exitCode, output } = await run({ ...github, [cardsApi]: answer });
    expect(output).toContain(`${cards}: ${why}; what was known stays`);
    expect(stored()).toEqual({ [cards]: old });
    expect(exitCode).toBe(0);
  });

  it.each([
    [
      '403 and no request left',
      status(403, { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1795219200' }),
      'again at 00:00 UTC',
    ],
    ['429', status(429, { 'retry-after': '60' }), 'again after 60 s'],
  ])('asks a forge no more that answers %s', async (_, answer, when) => {
    const poker = 'https://github.com/alex/poker';
    code(cards, poker);
    store({ [cards]: old, [poker]: old });
    const { asked, output } = await run({ ...github, [cardsApi]: answer, [poker]: status(200) });
    expect(output).toContain(`${cards}: no more requests for now, ${when}; what was known stays`);
    expect(output).toContain(
      `${poker}: not asked: api.github.com wants to be left alone for now; what was known stays`,
    );
    expect(asked.filter(({ what }) => what.includes('api.github.com'))).toHaveLength(1);
    expect(stored()).toEqual({ [cards]: old, [poker]: old });
  });
});

describe('of a link', () => {
  const page = 'https://a.example/page';

  it.each([
    ['200', { [page]: status(200) }, {}, 'fine'],
    ['405 to HEAD and 200 to GET', { [page]: status(200), [`HEAD ${page}`]: status(405) }, {}, 'fine'],
    ['404', {}, { dead: 'answers 404' }, 'dead: answers 404'],
    ['410', { [page]: status(410) }, { dead: 'answers 410' }, 'dead: answers 410'],
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
      '302, which holds for now only',
      { [page]: status(302, { location: 'https://b.example/in' }), 'https://b.example/in': status(200) },
      {},
      'fine',
    ],
    ['301 to 404', { [page]: status(301, { location: '/new' }) }, { dead: 'answers 404' }, 'dead'],
    ['302 in a circle', { [page]: status(302, { location: page }) }, { dead: 'redirects more than 5 times' }, 'dead'],
  ])('learns from %s', async (_, pages, entry, line) => {
    links(page);
    store({ [page]: { dead: 'answers 404', movedTo: 'https://c.example' } });
    const { exitCode, output } = await run(pages);
    expect(stored()).toEqual(Object.keys(entry).length ? { [page]: entry } : {});
    expect(output).toContain(`[1/1] ${page}: ${line}`);
    expect(exitCode).toBe('dead' in entry ? 1 : 0);
    if ('dead' in entry) expect(output).toContain(`content/site.yaml: ${page} is dead: ${entry.dead}`);
  });

  it('learns from a host that is not there', async () => {
    links('https://nowhere.invalid/', page);
    const { exitCode } = await run({ [page]: status(200) });
    expect(stored()).toEqual({ 'https://nowhere.invalid/': { dead: 'there is no such host' } });
    expect(exitCode).toBe(1);
  });

  it.each([401, 403, 429, 500, 503, 999])(
    'learns nothing from %i: it may be meant for programs, or for now',
    async (code) => {
      links(page);
      const { exitCode, output } = await run({ [page]: status(code) });
      expect(output).toContain(`${page}: not sure: answers ${code}; what was known stays`);
      expect(stored()).toEqual({});
      expect(exitCode).toBe(0);
      store({ [page]: { dead: 'answers 404' } });
      expect((await run({ [page]: status(code) })).exitCode, 'what was dead stays so').toBe(1);
    },
  );

  it('does not wait for ever', async () => {
    const alive = 'https://b.example/';
    links(page, alive);
    store({ [page]: { movedTo: alive } });
    const { output } = await run({ [page]: () => {}, [alive]: status(200) }, { limit: 3000 });
    expect(output).toContain('not sure: no answer in time; what was known stays');
    expect(stored()).toEqual({ [page]: { movedTo: 'https://b.example/' } });
  });

  it('is found in fields and in running text, once, but not in code', async () => {
    links(`${page}?a=1`);
    const body =
      'See [this](https://a.example/b), <https://a.example/c>, https://a.example/d_(e).\n\n`https://a.example/no`';
    write('content/about.md', `---\nintro: I build. https://a.example/no\n---\n\n${body} and [page](${page}?a=1)\n`);
    const { asked } = await run({});
    // Addresses of one host are requested in an order of chance.
    const found = asked.map(({ what }) => what).filter((what) => what.startsWith('GET'));
    expect(found.sort()).toEqual(
      ['b', 'c', 'd_(e)', 'page?a=1'].map((path) => `GET https://a.example/${path}`),
    );
  });
});

it('asks six hosts at most at a time, and each for one thing', async () => {
  const addresses = Array.from({ length: 30 }, (_, index) => `https://host-${index % 10}.example/${index}`);
  links(...addresses);
  const [open, most] = [new Map<string, number>(), { hosts: 0, perHost: 0 }];
  const fetch = async (address: string | URL | Request) => {
    const { host } = new URL(String(address));
    open.set(host, (open.get(host) ?? 0) + 1);
    most.perHost = Math.max(most.perHost, open.get(host) ?? 0);
    most.hosts = Math.max(most.hosts, [...open.values()].filter(Boolean).length);
    await new Promise((done) => setTimeout(done, 1));
    open.set(host, (open.get(host) ?? 0) - 1);
    return new Response(null);
  };
  await run({}, { fetch });
  expect(most).toEqual({ hosts: 6, perHost: 1 });
});

describe('data/refreshed.json', () => {
  it('stays as it was where no host answers', async () => {
    links('https://a.invalid/', 'https://b.invalid/');
    const { exitCode, output } = await run({});
    expect(exitCode).toBe(1);
    expect(output.trim()).toBe('No host answered: is this machine online? data/refreshed.json stays as it was.');
    expect(existsSync(join(root, 'data'))).toBe(false);
  });

  it('stays as it was where the command is stopped half-way', async () => {
    links('https://a.example/1', 'https://a.example/2');
    store({ 'https://a.example/1': { dead: 'answers 410' } });
    const log = () => {
      throw new Error('stopped');
    };
    await expect(run({}, { log })).rejects.toThrow('stopped');
    expect(stored()).toEqual({ 'https://a.example/1': { dead: 'answers 410' } });
    expect(readdirSync(join(root, 'data'))).toEqual(['refreshed.json']);
  });

  it('is not asked for while content is wrong', async () => {
    write('content/site.yaml', 'nam: A\nsource: https://a.example/\n');
    const { exitCode, output, asked } = await run({});
    expect([exitCode, asked]).toEqual([1, []]);
    expect(output).toContain('content/site.yaml:1:1: name is missing');
  });

  it('is named where it is damaged', async () => {
    write('data/refreshed.json', '{ "https://a.example/": { "stars": -1 } }');
    const { exitCode, output } = await run({});
    expect(exitCode).toBe(1);
    expect(output).toContain('data/refreshed.json');
  });
});
