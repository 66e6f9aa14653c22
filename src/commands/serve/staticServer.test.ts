import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeInto } from '../../../tests/folderWith.ts';
import { sendRaw } from '../../../tests/rawRequest.ts';
import { type StaticServer, serveStatic } from './staticServer.ts';

const root = mkdtempSync(join(tmpdir(), 'vitrine-static-'));
const dist = join(root, 'dist');
async function ask({ origin }: StaticServer, path: string, { method = 'GET', host = '' } = {}) {
  const port = Number(new URL(origin).port);
  const headers = { Host: host.replace('PORT', String(port)) || `localhost:${port}` };
  const { body, ...response } = await sendRaw(port, { path, method, headers });
  return { ...response, text: String(body) };
}

beforeAll(() => {
  writeInto(root, {
    ...{ 'dist/index.html': 'home', 'dist/404.html': 'not found', 'dist/contact.html': 'contact' },
    ...{ 'dist/projects/a.html': 'a', 'dist/fr.html': 'accueil', 'dist/fr/404.html': 'introuvable' },
    ...{ 'dist/notes.txt': 'notes', 'dist2/x.html': 'secret', 'dist2/x.txt': 'secret', 'dist.html': 'secret' },
  });
  symlinkSync(join(root, 'dist2'), join(dist, 'linked'), 'junction');
  symlinkSync(join(root, 'dist.html'), join(dist, 'link.html'));
});
afterAll(() => rmSync(root, { recursive: true }));

describe.each([
  ['like by a host', {}],
  ['like by npm start', { transform: (html: string) => html }],
])('served %s', (_, options) => {
  let server: StaticServer;
  beforeAll(async () => {
    server = await serveStatic(dist, { port: 0, ...options });
  });
  afterAll(() => server.close());

  it.each([
    ['/', 'home'],
    ['/contact', 'contact'],
    ['/contact/', 'contact'],
    ['/projects/a', 'a'],
    ['/%63ontact?a', 'contact'],
    ['/notes.txt', 'notes'],
    ['/fr', 'accueil'],
  ])('has %s', async (path, text) => {
    expect(await ask(server, path)).toMatchObject({ status: 200, text });
  });

  it.each([
    '/../dist2/x',
    '/../dist2/x.txt',
    '/%252e%252e/dist2/x',
    '/..%5cdist2%5cx.txt',
    '//../dist2/x',
    '/linked/x',
    '/x%00.html',
    '/%',
    '/%c0%ae%c0%ae/dist2/x',
  ])('has nothing at %s', async (path) => {
    expect(await ask(server, path)).toMatchObject({ status: 404, text: 'not found' });
  });

  it('has the 404 page of a language below it', async () => {
    expect(await ask(server, '/fr/x')).toMatchObject({ status: 404, text: 'introuvable' });
  });

  it.each(['127.0.0.1:PORT', 'localhost:PORT', '[::1]:PORT'])('accepts requests to %s', async (host) => {
    expect((await ask(server, '/', { host })).status).toBe(200);
  });

  it.each(['evil.example:PORT', 'localhost.evil.example:PORT', '127.0.0.1.evil.example'])(
    'rejects requests to %s',
    async (host) => {
      const { status, text } = await ask(server, '/', { host });
      expect(status).toBe(403);
      expect(text).toContain(server.origin);
    },
  );

  it.each(['POST', 'OPTIONS'])('rejects %s', async (method) => {
    expect(await ask(server, '/contact', { method })).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
  });

  it('responds to HEAD, and redirects other URLs of the first page', async () => {
    expect(await ask(server, '/contact', { method: 'HEAD' })).toMatchObject({ status: 200, text: '' });
    for (const path of ['/index', '/index.html'])
      expect(await ask(server, path)).toMatchObject({ status: 301, headers: { location: '/' } });
  });

  it('responds with 503 while the folder is replaced', async () => {
    const empty = await serveStatic(join(root, 'nowhere'), { port: 0, ...options });
    expect((await ask(empty, '/')).status).toBe(503);
    await empty.close();
  });
});
