// Hostile requests to the editor's port.
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { EditorServer, json } from '../../../tests/editorServer.ts';

const game = 'content/projects/online-card-game.md';
let editor: EditorServer;

beforeAll(async () => {
  editor = await EditorServer.start();
});
afterAll(() => editor.close());

describe('a request from elsewhere', () => {
  it.each<[string, Record<string, string>]>([
    ['another host (DNS rebinding)', { Host: 'evil.example' }],
    ['a host with the same beginning', { Host: 'localhost.evil.example:PORT' }],
    ['a page without an origin', { Origin: 'null' }],
    ['a page of this machine on another port', { Origin: 'http://localhost:1' }],
    [
      'a frame of another page',
      { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'iframe' },
    ],
    ['the previewed site, as the browser reports', { 'Sec-Fetch-Site': 'same-site', 'Sec-Fetch-Mode': 'cors' }],
  ])('is rejected: %s', async (_, headers) => {
    const before = editor.everything();
    const named = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, value.replace('PORT', String(editor.port))]),
    );
    expect((await editor.post('list', {}, named)).status).toBe(403);
    expect((await editor.request('/', named)).status).toBe(403);
    const { version } = await editor.opened(game);
    expect((await editor.post('save', { file: game, version, text: 'gone' }, named)).status).toBe(403);
    expect(editor.everything()).toEqual(before);
  });

  it('that a form can send is rejected', async () => {
    const headers = { 'Content-Type': 'text/plain' };
    expect((await editor.post('create', { kind: 'project', title: 'X' }, headers)).status).toBe(415);
  });

  it('gets no response that other origins can read', async () => {
    const { headers } = await editor.request('/');
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });

  // Only Linux has this further address of the machine itself. A server for the network would accept it.
  it.runIf(process.platform === 'linux')('does not reach the port at another address', async () => {
    const reached = new Promise((done) => {
      const socket = connect({ host: '127.0.0.2', port: editor.port }, () => socket.end(() => done(true)));
      socket.on('error', () => done(false));
    });
    expect(await reached).toBe(false);
  });
});

describe('a path outside of content', () => {
  const outside = [
    '/etc/passwd',
    '../package.json',
    'content/projects/..%2f..%2fpackage.json',
    'content/projects/online-card-game.svg',
    '__proto__',
    '',
  ];

  it.each(outside)('is rejected: %j', async (file) => {
    const before = editor.everything();
    const manifest = editor.site.read('package.json');
    for (const action of ['open', 'save', 'remove', 'rename']) {
      const { status } = await editor.post(action, { file, version: 'x', text: 'gone', name: 'x' });
      expect(status, action).toBe(404);
    }
    expect((await editor.image({ file, name: 'x.png', field: 'imageSrc' }, 'x')).status).toBe(404);
    expect(editor.everything()).toEqual(before);
    expect(editor.site.read('package.json')).toBe(manifest);
  });

  it.each(['../x', 'a/b', '.', 'x.md', 'x\0', ''])('is rejected as a new name: %j', async (name) => {
    const { version } = await editor.opened(game);
    expect((await editor.post('rename', { file: game, version, name })).status).toBe(422);
    expect(editor.site.read(game)).toContain('title: Online card game');
  });

  it.each(['../../package.json', '/etc/passwd', './online-card-game.md', './a\0.svg'])(
    'is rejected as an image: %j',
    async (named) => {
      expect((await editor.request(`/api/image?${new URLSearchParams({ file: game, named })}`)).status).toBe(404);
    },
  );

  it('is ignored in the name of an uploaded image, which is stored beside its entry', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>';
    const { named } = json<{ named: string }>(
      await editor.image({ file: game, name: '../../../etc/évil name.html', field: 'imageSrc' }, svg),
    );
    expect(named).toBe('./etc-evil-name.svg');
    expect(editor.site.read('content/projects/etc-evil-name.svg')).toBe(svg);
  });
});

it.each(['@127.0.0.1:PORT/there', '.example/there'])(
  'sends no request to another host for the preview: %j',
  async (page) => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    onTestFinished(() => fetched.mockRestore());
    expect(json(await editor.post('hasPage', { page: page.replace('PORT', `${editor.port}`) }))).toBe(false);
    const { origin } = new URL('http://localhost:1');
    expect(fetched.mock.calls.map(([url]) => new URL(String(url)).origin).filter((each) => each !== origin)).toEqual(
      [],
    );
  },
);

describe('an invalid request', () => {
  it.each<[string, string, string, number]>([
    ['another method', 'DELETE', '/api/list', 404],
    ['an unknown action', 'POST', '/api/constructor', 404],
    ['an unknown path', 'GET', '/api/none', 404],
  ])('%s', async (_, method, path, status) => {
    expect((await editor.request(path, editor.own, method === 'POST' ? '{}' : undefined, method)).status).toBe(status);
  });

  it.each(['', ' ', '{', '[]', 'null', '{"file":5,"version":"x"}', '{"file":null}'])(
    'is rejected by its schema: %j',
    async (body) => {
      expect((await editor.request('/api/save', editor.own, body, 'POST')).status).toBe(400);
    },
  );

  it('that is too large is rejected', async () => {
    expect((await editor.post('save', { file: game, text: 'x'.repeat(34_000_000) })).status).toBe(413);
  });
});
