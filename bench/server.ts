import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import sirv from 'sirv';
import { localHeaders } from '../src/hosts/netlify.ts';

/**
 * Serves a built site and further pages over loopback like hosts, by HTTP/2 with brotli: HTTP/1.1 needs a connection for
 * each file at a time, and sends all headers with each file. The browser must ignore that the certificate is self-signed.
 * @param extra HTML by path
 */
export async function serveCompressed(folder: string, extra: Record<string, string>) {
  const compressed = new Map(Object.entries(extra).map(([path, html]) => [path, brotliCompressSync(html)]));
  const files = sirv(folder, { brotli: true, etag: true, extensions: ['html'] });
  const server = createSecureServer(createCertificate(), (request, response) => {
    const body = compressed.get(request.url);
    if (body) {
      response.writeHead(200, {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Encoding': 'br',
        'Content-Length': body.length,
        'Cache-Control': 'no-cache',
      });
      response.end(body);
      return;
    }
    for (const [name, value] of Object.entries(localHeaders(folder, request.url))) response.setHeader(name, value);
    // sirv's types are for HTTP/1.1, whose requests and responses are similar.
    const [likeRequest, likeResponse] = [request, response] as unknown as Parameters<typeof files>;
    files(likeRequest, likeResponse, () => void response.writeHead(404).end());
  });
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  const { port } = server.address() as AddressInfo;
  return { origin: `https://localhost:${port}`, close: () => void server.close() };
}

/** Creates a key and a self-signed certificate, valid for a day. */
function createCertificate() {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-bench-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const options = '-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 -subj /CN=localhost'.split(' ');
  execFileSync('openssl', ['req', '-x509', ...options, '-keyout', key, '-out', cert], { stdio: 'ignore' });
  const files = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true });
  return files;
}
