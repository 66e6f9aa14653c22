import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { readBuiltSite } from '../../src/hosts/builtSite.ts';
import { everywhere } from '../../src/hosts/headers.ts';
import { findCaddy, findNginx } from '../../tools/programs.ts';
import type { BuiltSite } from '../builtSites.ts';
import { demoSite, persianSite } from '../sampleSites.ts';
import { type Server, startCaddy, startNginx } from '../servers.ts';

let site: BuiltSite;
const built = (file: string) => readFileSync(join(site.folder, 'dist', file));
beforeAll(async () => {
  site = await demoSite();
});

it('was built with every step printed, without colors', () => {
  expect(site.output).toMatch(/\d \[build\] Building static entrypoints/);
  expect(site.output).not.toContain('\x1b');
});

/** Encoded like browser requests. */
const map = encodeURI('/projects/карта');
const pages = {
  '/': 'index.html',
  '/home': 'home.html',
  '/projects': 'projects.html',
  '/projects/online-card-game': 'projects/online-card-game.html',
  [map]: 'projects/карта.html',
};
const html = 'text/html; charset=utf-8';
const revalidate = 'public, max-age=0, must-revalidate';

// `npm test` lists missing servers at its end.
const servers = [
  { name: 'nginx', program: findNginx(), start: startNginx },
  { name: 'Caddy', program: findCaddy(), start: startCaddy },
];

describe.each(servers.filter(({ program }) => program))('$name', ({ name, start }) => {
  let server: Server;
  beforeAll(async () => {
    server = await start(site);
  });
  afterAll(() => server?.stop());

  it.runIf(name === 'nginx')('prints no warning', () => {
    expect(readFileSync(join(site.folder, '.cache/nginx/error.log'), 'utf8')).not.toContain('[warn]');
  });

  it('serves pages at their URLs, with every header', async () => {
    for (const [url, file] of Object.entries(pages)) {
      const { status, headers, body } = await server.get(url);
      expect(status, url).toBe(200);
      expect(body.equals(built(file)), url).toBe(true);
      for (const [name, value] of Object.entries(everywhere(readBuiltSite(join(site.folder, 'dist'), '/'))))
        expect(headers[name.toLowerCase()], `${url} ${name}`).toBe(value);
      expect(headers).toMatchObject({ 'content-type': html, 'cache-control': revalidate });
    }
  });

  it('serves the 404 page with its status at unknown URLs, without caching', async () => {
    for (const url of [
      '/no/such/page',
      '/_astro/gone.js',
      '/404',
      '/_headers',
      '/projects/../../../etc/passwd',
      '/%00',
    ]) {
      const { status, headers, body } = await server.get(url);
      // A server may reject such a URL before it looks for a file.
      if (status === 400 && /\.\.|%00/.test(url)) continue;
      expect(status, url).toBe(404);
      expect(body.equals(built('404.html')), url).toBe(true);
      expect(headers['content-type'], url).toBe(html);
      expect(headers['cache-control'], url).toBe(revalidate);
      expect(headers['content-security-policy'], url).toContain("default-src 'none'");
    }
  });

  it('has one URL for each page, to which others lead without caching', async () => {
    for (const [url, to] of [
      ['/projects.html', '/projects'],
      ['/projects/', '/projects'],
      ['/projects/online-card-game.html', '/projects/online-card-game'],
      ['/index.html', '/'],
      ['/projects/card-game', '/projects/online-card-game'],
      [encodeURI('/projects/große-sache'), map],
      [`${map}.html`, map],
      [`${map}/?a=%D0%B0`, `${map}?a=%D0%B0`],
      ['/_astro/a.html', '/_astro/a'],
    ] as const) {
      const { status, headers } = await server.get(url);
      expect([status, headers.location, headers['cache-control']], url).toEqual([301, to, revalidate]);
    }
  });

  it('rejects methods other than GET and HEAD', async () => {
    for (const url of ['/', '/contact', '/projects/card-game', '/no/such/page']) {
      for (const method of ['POST', 'DELETE', 'OPTIONS']) {
        const { status, headers } = await server.get(url, {}, method);
        expect([status, headers.allow], `${method} ${url}`).toEqual([405, 'GET, HEAD']);
        expect(headers['content-security-policy'], `${method} ${url}`).toContain("default-src 'none'");
      }
    }
    const { status, headers, body } = await server.get('/contact', {}, 'HEAD');
    expect([status, headers['content-type'], body.length]).toEqual([200, html, 0]);
  });

  it('never redirects to another host', async () => {
    const tricks = ['//evil.example/', '/%5Cevil.example/', '/\\evil.example.html', '/%0d%0aa:b/'];
    for (const url of tricks) {
      const { headers } = await server.get(url);
      expect(headers.location ?? '/', url).toMatch(/^\/(?![/\\])/);
      expect(headers, url).not.toHaveProperty('a');
    }
  });

  it('serves text compressed at build time', async () => {
    for (const [url, file] of [...Object.entries(pages), ['/licences.txt', 'licences.txt']] as const) {
      const brotli = await server.get(url, { 'Accept-Encoding': 'gzip, br' });
      expect(brotli.headers['content-encoding'], url).toBe('br');
      expect(brotli.headers.vary, url).toContain('Accept-Encoding');
      expect(brotli.headers['content-type'], url).toContain(file.endsWith('html') ? html : 'text/plain');
      expect(brotli.body.equals(built(`${file}.br`)), url).toBe(true);
      expect(brotliDecompressSync(brotli.body).equals(built(file)), url).toBe(true);
      const gzip = await server.get(url, { 'Accept-Encoding': 'gzip' });
      expect(gzip.headers['content-encoding'], url).toBe('gzip');
      expect(gunzipSync(gzip.body).equals(built(file)), url).toBe(true);
    }
  });

  it('sends the content type of every file, and caches hashed ones for a year', async () => {
    const files = globSync('**/*.*', { cwd: join(site.folder, 'dist') }).filter(
      (file) => !/\.(html|br|gz)$|^_(headers|redirects)|^\.nojekyll/.test(file),
    );
    for (const [kind, least] of [
      [/^[^_]/, 16],
      [/^_astro\/.*\.js$/, 5],
      [/^_astro\/.*\.woff2$/, 2],
      [/^_astro\/.*\.(avif|webp)$/, 5],
    ] as const)
      expect(files.filter((file) => kind.test(file)).length, String(kind)).toBeGreaterThanOrEqual(least);
    for (const file of files) {
      const { status, headers } = await server.get(encodeURI(`/${file}`));
      const hashed = file.startsWith('_astro');
      expect(status, file).toBe(200);
      expect(headers['cache-control'], file).toBe(hashed ? 'public, max-age=31536000, immutable' : revalidate);
      expect(headers['cross-origin-resource-policy'], file).toBe(hashed ? 'same-origin' : undefined);
      // With nosniff, browsers don't guess the type.
      expect(headers['content-type'] ?? '', file).toMatch(/^[a-z]+\/(?!octet-stream)/);
    }
  });

  it('serves a second language at and below its tag', async () => {
    const { folder } = await persianSite();
    const built = (file: string) => readFileSync(join(folder, 'dist', file));
    const server = await start({ folder });
    onTestFinished(() => server.stop());
    const pages = ['he', 'he/home', 'he/projects', 'he/projects/online-card-game', 'he/contact'];
    for (const page of pages) {
      const { status, headers, body } = await server.get(`/${page}`);
      expect([status, headers['content-type'], headers['cache-control']], page).toEqual([200, html, revalidate]);
      expect(body.equals(built(`${page}.html`)), page).toBe(true);
    }
    for (const url of ['/he/no/such/page', '/he/index.html', '/he/404', '/de']) {
      const final = await server.get(url);
      const { status, body } = final.status === 301 ? await server.get(final.headers.location ?? '') : final;
      expect(status, url).toBe(404);
      expect(body.equals(built(url.startsWith('/he/') ? 'he/404.html' : '404.html')), url).toBe(true);
    }
  });
});
