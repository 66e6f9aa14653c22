import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { siteHasPage } from './siteHasPage.ts';

const requested: string[] = [];
let server: Server;
let site: string;
beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    requested.push(url);
    response.writeHead(url === '/there' ? 200 : 404).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((done) => server.close(done)));

it('finds a page that the site has, and no other', async () => {
  expect([await siteHasPage(site, '/there'), await siteHasPage(site, '/gone')]).toEqual([true, false]);
});

it.each(['@127.0.0.1:PORT/there', ':80@127.0.0.1:PORT/there', '', 'there', '.example/there'])(
  'sends no request to another host: %j',
  async (page) => {
    requested.length = 0;
    const { port } = new URL(site);
    expect(await siteHasPage('http://localhost:1', page.replace('PORT', port))).toBe(false);
    expect(requested).toEqual([]);
  },
);
