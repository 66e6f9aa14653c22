import http from 'node:http';
import type https from 'node:https';
import { type AddressInfo, isIP, type LookupFunction } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { download, isPublicAddress } from './download.ts';

const open = '93.184.216.34';
const names: Record<string, string[]> = {
  'open.example': [open],
  'inner.example': ['10.0.0.8'],
  'mixed.example': [open, '::1'],
};

/** Hosts that were connected to, with the IP address that their name was resolved to. */
let connected: string[] = [];
const server = http.createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://x');
  const to = searchParams.get('to');
  if (to) response.writeHead(302, { location: to }).end();
  else if (pathname === '/large') response.end(Buffer.alloc(10_000_001));
  else if (pathname === '/missing') response.writeHead(404).end();
  else response.end('an image');
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => server.close());

/** Connects to the server here, after a lookup as Node would do it. */
const get = ((url: URL, options: { lookup: LookupFunction; signal: AbortSignal }, onAnswer: never) => {
  const { port } = server.address() as AddressInfo;
  const lookup: LookupFunction = (_, how, done) =>
    options.lookup(url.hostname, how, (error, found) => {
      const [first] = Array.isArray(found) ? found : [{ address: found, family: 4 }];
      if (error || !first) return done(error ?? new Error('nothing'), '');
      connected.push(`${url.hostname} ${first.address}`);
      how.all ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4);
    });
  const { signal } = options;
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(literal)) {
    // Node doesn't look up an IP address.
    connected.push(literal);
    return http.get({ host: '127.0.0.1', port, path: url.pathname, signal, agent: false }, onAnswer);
  }
  return http.get(
    { host: 'local.test', port, path: url.pathname + url.search, lookup, signal, agent: false },
    onAnswer,
  );
}) as typeof https.get;

const ask = (url: string) => {
  connected = [];
  const resolve = async (host: string) =>
    (names[host] ?? []).map((ip) => ({ address: ip, family: ip.includes(':') ? 6 : 4 }));
  return download(url, 'image/png', { get, resolve });
};

it('returns what a URL serves, from the IP address that was checked', async () => {
  expect((await ask('https://open.example/a.png')).toString()).toBe('an image');
  expect(connected).toEqual([`open.example ${open}`]);
});

it('follows a redirect to another public URL', async () => {
  expect((await ask('https://open.example/?to=/b.png')).toString()).toBe('an image');
});

describe('downloads nothing', () => {
  const to = (url: string) => `https://open.example/?to=${encodeURIComponent(url)}`;
  it.each([
    ['over http', 'http://open.example/a.png', 'only https'],
    ['from a host of a private network', 'https://inner.example/a.png', 'not on the public internet'],
    ['from a host with a public and a private address', 'https://mixed.example/a.png', 'not on the public internet'],
    ['from a loopback address in another form', 'https://0x7f.1/a.png', 'not on the public internet'],
    ['from a loopback address mapped to IPv6', 'https://[::ffff:127.0.0.1]/a.png', 'not on the public internet'],
    ['with a password', 'https://me:secret@open.example/a.png', 'password'],
    ['after a redirect to http', to('http://open.example/a.png'), 'only https'],
    ['after a redirect to a private host', to('https://inner.example/a.png'), 'not on the public internet'],
    ['after a redirect to a link-local address', to('https://169.254.169.254/latest'), 'not on the public internet'],
    ['of a host without addresses', 'https://nobody.example/a.png', 'not on the public internet'],
    ['larger than 10 MB', 'https://open.example/large', 'larger than 10 MB'],
    ['that is missing', 'https://open.example/missing', 'returned 404'],
  ])('%s', async (_, url, why) => {
    await expect(ask(url)).rejects.toThrow(why);
    expect(connected.every((each) => each.endsWith(open))).toBe(true);
  });

  it('in a circle of redirects', async () => {
    names['loop.example'] = [open];
    let url = 'https://loop.example/';
    for (let depth = 0; depth < 7; depth++) url = `https://loop.example/?to=${encodeURIComponent(url)}`;
    await expect(ask(url)).rejects.toThrow('redirects too often');
  });
});

it.each([
  '0.0.0.0 10.1.2.3 100.64.0.1 127.8.8.8 169.254.1.1 172.31.0.1 192.168.1.1 198.18.0.1 224.0.0.1 255.255.255.255',
  ':: ::1 ::ffff:8.8.8.8 ::ffff:a00:1 64:ff9b::a00:1 fc00::1 fe80::1 ff02::1 2001:db8::1 2001::1 2002:a00:1:: none',
])('none of these addresses is public: %s', (ips) => {
  expect(ips.split(' ').filter(isPublicAddress)).toEqual([]);
});
