// @vitest-environment node
// Hostile requests to the editor's port, sent as they are: a browser would not send some of them.
import { mkdirSync, readdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Copy } from '../../tests/site.ts';
import type { Listing, Opened } from '../api.ts';
import { serveEditor } from './server.ts';

const site = new Copy();
const root = site.folder;
const game = 'content/projects/online-card-game.md';
let server: Awaited<ReturnType<typeof serveEditor>>;
let port: number;

beforeAll(async () => {
  const assets = new Map([['/', { type: 'text/html', body: '<!doctype html>' }]]);
  server = await serveEditor({ root, port: 0, assets, preview: 'http://localhost:1', base: '' });
  port = Number(new URL(server.origin).port);
});
afterAll(async () => {
  await server.close();
  site.remove();
});

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

function ask(
  path: string,
  headers: Record<string, string> = {},
  body?: string | Uint8Array,
  method = body ? 'POST' : 'GET',
) {
  return new Promise<Answer>((done, fail) => {
    const sent = request(
      { host: '127.0.0.1', port, path, method, headers: { Host: `localhost:${port}`, ...headers } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('end', () =>
          done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
        );
      },
    );
    sent.on('error', fail).end(body);
  });
}

const own = () => ({ Origin: `http://localhost:${port}`, 'Content-Type': 'application/json' });
const post = (action: string, asked: object, headers: Record<string, string> = {}) =>
  ask(`/api/${action}`, { ...own(), ...headers }, JSON.stringify(asked));
const picture = (query: Record<string, string>, bytes: Uint8Array | string) =>
  ask(`/api/picture?${new URLSearchParams(query)}`, { ...own(), 'Content-Type': 'application/octet-stream' }, bytes);
const json = <T>({ body }: Answer) => JSON.parse(body.toString()) as T;
const opened = async (file: string) => json<Opened>(await ask(`/api/file?file=${encodeURIComponent(file)}`));

/** Everything in `content/`, to see that nothing changed. */
const everything = () =>
  readdirSync(join(root, 'content'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => [join(entry.parentPath, entry.name), readFileSync(join(entry.parentPath, entry.name), 'base64')]);

describe('a request from elsewhere', () => {
  it.each<[string, Record<string, string>]>([
    ['another host (DNS rebinding)', { Host: 'evil.example' }],
    ['another host with the port', { Host: 'evil.example:PORT' }],
    ['a host that begins alike', { Host: 'localhost.evil.example:PORT' }],
    ['another port', { Host: 'localhost:1' }],
    ['another page', { Origin: 'http://evil.example' }],
    ['a page of no origin', { Origin: 'null' }],
    ['a page of this machine on another port', { Origin: 'http://localhost:1' }],
    ['another scheme', { Origin: 'https://localhost:PORT' }],
    ['another site, as the browser tells', { 'Sec-Fetch-Site': 'cross-site' }],
    ['the previewed site, as the browser tells', { 'Sec-Fetch-Site': 'same-site', 'Sec-Fetch-Mode': 'cors' }],
  ])('is refused: %s', async (_, headers) => {
    const before = everything();
    const named = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, value.replace('PORT', String(port))]),
    );
    expect((await ask('/api/list', named)).status).toBe(403);
    expect((await ask('/', named)).status).toBe(403);
    const { version } = await opened(game);
    expect((await post('save', { file: game, version, text: 'gone' }, named)).status).toBe(403);
    expect(everything()).toEqual(before);
  });

  it('without an Origin changes nothing', async () => {
    const { status } = await ask(
      '/api/create',
      { 'Content-Type': 'application/json' },
      '{"kind":"project","title":"X"}',
    );
    expect(status).toBe(403);
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json; x',
  ])('that a form can send is refused: %s', async (type) => {
    const { status } = await post('create', { kind: 'project', title: 'X' }, { 'Content-Type': type });
    expect(status).toBe(415);
  });

  it('may name this machine as it likes', async () => {
    for (const host of ['127.0.0.1', 'localhost', '[::1]']) {
      expect((await ask('/api/list', { Host: `${host}:${port}` })).status).toBe(200);
    }
  });

  it('cannot read what it may not: no answer is for other origins', async () => {
    const { headers } = await ask('/');
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });

  it('does not reach the port from the network', async () => {
    const addresses = Object.values(networkInterfaces()).flatMap((all) =>
      (all ?? []).filter(({ internal }) => !internal),
    );
    for (const { address, family } of addresses.filter((each) => each.family === 'IPv4')) {
      const reached = new Promise((done) => {
        const socket = connect({ host: address, port, family: family === 'IPv4' ? 4 : 6 }, () => done(true));
        socket.on('error', () => done(false)).setTimeout(2000, () => done(false));
      });
      expect(await reached, address).toBe(false);
    }
  });
});

describe('a path outside of content', () => {
  const outside = [
    '/etc/passwd',
    '../package.json',
    'package.json',
    'content/../package.json',
    'content/projects/../../package.json',
    'content/projects/..%2f..%2fpackage.json',
    'content\\..\\package.json',
    'content/./site.yaml',
    'content//site.yaml',
    './content/site.yaml',
    'CONTENT/site.yaml',
    'content/site.yaml\0',
    'content/site.yaml\0.md',
    'content/projects/online-card-game.svg',
    'file:///etc/passwd',
    '__proto__',
    '',
  ];

  it.each(outside)('is refused: %j', async (file) => {
    const before = everything();
    const manifest = site.read('package.json');
    expect((await ask(`/api/file?file=${encodeURIComponent(file)}`)).status).toBe(404);
    for (const action of ['save', 'remove', 'rename', 'duplicate']) {
      const { status } = await post(action, { file, version: 'x', text: 'gone', name: 'x' });
      expect(status, action).toBe(404);
    }
    expect((await post('reorder', { entries: [{ file, version: 'x' }] })).status).toBe(404);
    expect((await picture({ file, name: 'x.png', field: 'imageSrc' }, 'x')).status).toBe(404);
    expect(everything()).toEqual(before);
    expect(site.read('package.json')).toBe(manifest);
  });

  it.each(['../x', 'a/b', '..', '.', 'x.md', 'X', 'x y', '/x', 'x\0', 'content/projects/x', ''])(
    'is no new name: %j',
    async (name) => {
      const { version } = await opened(game);
      expect((await post('rename', { file: game, version, name })).status).toBe(422);
      expect(site.read(game)).toContain('title: Online card game');
    },
  );

  it.each([
    '../../package.json',
    '/etc/passwd',
    '../../public/favicon.ico',
    '..%2f..%2fpackage.json',
    './online-card-game.md',
    './a\0.svg',
  ])('is no picture: %j', async (named) => {
    expect((await ask(`/api/picture?${new URLSearchParams({ file: game, named })}`)).status).toBe(404);
  });

  it('is no name for a picture that is sent: it is stored beside its entry', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>';
    const { named } = json<{ named: string }>(
      await picture({ file: game, name: '../../../etc/évil name.html', field: 'imageSrc' }, svg),
    );
    expect(named).toBe('./etc-evil-name.svg');
    expect(site.read('content/projects/etc-evil-name.svg')).toBe(svg);
  });

  it('is not reached through a link', async () => {
    site.write('secret.md', '---\ntitle: Secret\ncategory: personal\n---\n');
    symlinkSync(join(root, 'secret.md'), join(root, 'content/projects/linked.md'));
    symlinkSync(join(root, 'dist-not-there'), join(root, 'content/projects/nowhere.md'));
    site.write('private.png', readFileSync(join(root, 'content/images/portrait.png')));
    symlinkSync(join(root, 'private.png'), join(root, 'content/projects/linked.png'));
    const linked = 'content/projects/linked.md';
    expect((await ask(`/api/file?file=${linked}`)).status).toBe(403);
    expect((await ask('/api/file?file=content/projects/nowhere.md')).status).toBe(403);
    expect((await post('save', { file: linked, version: 'x', text: 'gone' })).status).toBe(403);
    expect((await post('remove', { file: linked, version: 'x' })).status).toBe(403);
    expect((await ask(`/api/picture?file=${game}&named=./linked.png`)).status).toBe(404);
    expect(site.read('secret.md')).toContain('Secret');
    for (const name of ['linked.md', 'nowhere.md', 'linked.png'])
      renameSync(join(root, 'content/projects', name), join(root, name));
  });

  it('is not reached through a linked folder', async () => {
    mkdirSync(join(root, 'elsewhere'));
    writeFileSync(join(root, 'elsewhere/x.md'), '---\ntitle: A\n---\n');
    renameSync(join(root, 'content/experience'), join(root, 'kept'));
    symlinkSync(join(root, 'elsewhere'), join(root, 'content/experience'));
    expect((await ask('/api/file?file=content/experience/x.md')).status).toBeGreaterThanOrEqual(400);
    expect((await post('create', { kind: 'experience', title: 'B' })).status).toBe(403);
    expect(readdirSync(join(root, 'elsewhere'))).toEqual(['x.md']);
    renameSync(join(root, 'content/experience'), join(root, 'link'));
    renameSync(join(root, 'kept'), join(root, 'content/experience'));
  });
});

describe('a request that is none', () => {
  it.each<[string, string, string, number]>([
    ['another method', 'DELETE', '/api/list', 405],
    ['an unknown action', 'POST', '/api/constructor', 404],
    ['an unknown address', 'GET', '/api/none', 404],
  ])('%s', async (_, method, path, status) => {
    expect((await ask(path, own(), method === 'POST' ? '{}' : undefined, method)).status).toBe(status);
  });

  it.each(['', 'x', '[]', '"x"', 'null', '1'])('without an object: %j', async (body) => {
    const answer = await ask('/api/save', own(), body || ' ');
    expect(answer.status).toBe(400);
  });

  it('with values of any kind is refused, and nothing is written', async () => {
    const before = everything();
    const { version } = await opened(game);
    for (const values of [
      { title: { a: 1 } },
      { title: ['x'] },
      { technologies: 'x' },
      [],
      'x',
      { __proto__: { title: 'x' }, other: 1 },
    ]) {
      const { status } = await post('save', { file: game, version, values });
      expect(status, JSON.stringify(values)).toBeLessThan(500);
    }
    for (const text of ['', 'x', '---\n', '---\ntitle: [\n---\n']) {
      expect((await post('save', { file: game, version, text })).status).toBe(422);
    }
    expect(everything()).toEqual(before);
  });

  it('that is too large is refused', async () => {
    expect((await post('save', { file: game, text: 'x'.repeat(6_000_000) })).status).toBe(413);
  });
});

describe('a save', () => {
  it('of a version that is gone is refused with both texts', async () => {
    const { version, values } = await opened(game);
    const before = site.read(game);
    site.write(game, before.replace('order: 2', 'order: 2 # mine'));
    const answer = await post('save', { file: game, version, values: { ...values, role: 'New' } });
    expect(answer.status).toBe(409);
    const { conflict } = json<{ conflict: { onDisk: string; yours: string; version: string } }>(answer);
    expect(conflict.onDisk).toContain('order: 2 # mine');
    expect(conflict.yours).toContain('role: New');
    expect(site.read(game)).toContain('order: 2 # mine');
    expect(
      (await post('save', { file: game, version: conflict.version, values: { ...values, role: 'New' } })).status,
    ).toBe(200);
    expect(site.read(game)).toBe(before.replace('order: 2', 'order: 2 # mine').replace(/role: .*/, 'role: New'));
  });

  it('leaves nothing beside the file', async () => {
    expect(readdirSync(join(root, 'content/projects')).filter((name) => /tmp/.test(name))).toEqual([]);
    expect(readdirSync(join(root, '.cache')).filter((name) => name.startsWith('edit-'))).toEqual([]);
  });

  it('needs a text for those who cannot see a picture that was chosen', async () => {
    const { version, values } = await opened(game);
    const { coverAlt: _, ...rest } = values ?? {};
    const answer = await post('save', { file: game, version, values: { ...rest, imageSrc: './etc-evil-name.svg' } });
    expect(answer.status).toBe(422);
    expect(answer.body.toString()).toContain('coverAlt is missing');
  });
});

describe('a drawing', () => {
  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['an event', '<path d="M0 0" onload="alert(1)"/>'],
    ['an address that runs, with a gap in it', '<a href="java&#10;script:alert(1)"><path d="M0 0"/></a>'],
    ['an address that runs', '<a href="javascript:alert(1)"><path d="M0 0"/></a>'],
  ])('is stored without %s', async (name, part) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/>${part}</svg>`;
    const { named } = json<{ named: string }>(await picture({ file: game, name: `${name}.svg`, field: 'body' }, svg));
    expect(site.read(join('content/projects', named))).not.toMatch(/script|onload|alert/);
  });

  it.each([
    ['HTML inside', '<foreignObject><iframe src="https://evil.example"/></foreignObject>'],
    ['an event in another spelling', '<path d="M0 0" OnClick="alert(1)"/>'],
    ['entities', '<!ENTITY x "y">'],
  ])('with %s is refused', async (_, part) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/>${part}</svg>`;
    expect((await picture({ file: game, name: 'x.svg', field: 'body' }, svg)).status).toBe(422);
  });

  it('is told as none where it is something else, whatever its name says', async () => {
    expect(
      (await picture({ file: game, name: 'x.png', field: 'body' }, '<html><script>alert(1)</script></html>')).status,
    ).toBe(422);
  });

  it('too small is told', async () => {
    const { warnings } = json<{ warnings: string[] }>(
      await picture(
        { file: game, name: 'small.png', field: 'imageSrc' },
        readFileSync(join(root, 'content/images/portrait.png')),
      ),
    );
    expect(warnings).toEqual([expect.stringContaining('640 pixels wide')]);
  });
});

it('lists everything that can be edited', async () => {
  const { entries, publications } = json<Listing>(await ask('/api/list'));
  expect(entries.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining([
      'site',
      'about',
      'skills',
      'education',
      'interests',
      'projects',
      'experience',
      'publications',
    ]),
  );
  expect(publications).toEqual(['example2026aorta', 'example2026voice']);
});

describe('publications', () => {
  const file = 'content/publications.bib';

  it('are changed entry by entry, the rest byte for byte', async () => {
    const before = site.read(file);
    const { version, publications = [] } = await opened(file);
    const [first] = publications;
    const text = first?.text.replace('pages        = {1--8}', 'pages        = {1--9}');
    expect((await post('save', { file, version, publication: { key: first?.key, text } })).status).toBe(200);
    expect(site.read(file)).toBe(before.replace('{1--8}', '{1--9}'));
  });

  it.each(['', '@misc{a, title={b}', '@misc{a, title={b}}\n@misc{c, title={d}}', 'x'])(
    'that are wrong stay out: %j',
    async (text) => {
      const before = site.read(file);
      const { version } = await opened(file);
      expect((await post('save', { file, version, publication: { key: 'example2026voice', text } })).status).toBe(422);
      expect(site.read(file)).toBe(before);
    },
  );

  it('are copied and deleted', async () => {
    const before = site.read(file);
    expect((await post('duplicate', { key: 'example2026voice', version: (await opened(file)).version })).status).toBe(
      200,
    );
    expect(site.read(file)).toContain('@misc{example2026voice-copy,');
    expect((await post('remove', { key: 'example2026voice-copy', version: (await opened(file)).version })).status).toBe(
      200,
    );
    expect(site.read(file).trimEnd()).toBe(before.trimEnd());
    // A project names it.
    expect((await post('remove', { key: 'example2026voice', version: (await opened(file)).version })).status).toBe(422);
  });
});
