/** Downloads what an untrusted file or host names: over https, from public addresses only, and up to a size limit. */
import { lookup } from 'node:dns/promises';
import type { IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

export const largestDownload = 10_000_000;
const timeLimit = 20_000;
const mostRedirects = 5;

/** Returns whether an IP address is one of the public internet; a mapped IPv4 address (`::ffff:…`) never is. */
export const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.parse(address).range() === 'unicast';

interface Network {
  resolve(host: string): Promise<{ address: string; family: number }[]>;
  get: typeof https.get;
}

const internet: Network = { resolve: (host) => lookup(host, { all: true }), get: https.get };

/** Resolves a host for one connection, so that it uses the address that was checked. */
const pinned =
  ({ resolve }: Network): LookupFunction =>
  (host, options, done) => {
    resolve(host).then(
      (addresses) => {
        const [first] = addresses;
        const inner = addresses.find(({ address }) => !isPublicAddress(address));
        if (!first || inner) done(new Error(`${host} is not on the public internet`), '');
        else if (options.all) done(null, addresses);
        else done(null, first.address, first.family);
      },
      (error) => done(error, ''),
    );
  };

function checkUrl(url: URL): void {
  if (url.protocol !== 'https:') throw new Error('only https URLs are downloaded');
  if (url.username || url.password) throw new Error('the URL contains a password');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) && !isPublicAddress(host)) throw new Error(`${host} is not on the public internet`);
}

function sendRequest(url: URL, accept: string, network: Network, signal: AbortSignal): Promise<IncomingMessage> {
  const headers = { accept, 'user-agent': 'vitrine-import' };
  return new Promise((resolve, reject) => {
    // No agent: a reused connection would skip the check.
    network.get(url, { lookup: pinned(network), agent: false, signal, headers }, resolve).on('error', reject);
  });
}

/** Returns what a URL serves in one of these media types. */
export type Download = (url: string, accept: string) => Promise<Buffer>;

/**
 * Returns what a URL serves.
 * @param accept the media types that the host is asked for
 * @throws if it is not https, not public, too large, too slow, or not there, in words for the owner
 */
export async function download(written: string, accept: string, network: Network = internet): Promise<Buffer> {
  const signal = AbortSignal.timeout(timeLimit);
  try {
    let url = new URL(written);
    for (let redirects = 0; redirects <= mostRedirects; redirects++) {
      checkUrl(url);
      const response = await sendRequest(url, accept, network, signal);
      const { statusCode = 0, headers } = response;
      if (statusCode >= 300 && statusCode < 400 && headers.location) {
        response.destroy();
        url = new URL(headers.location, url);
        continue;
      }
      if (statusCode === 200) return await readBody(response);
      response.destroy();
      throw new Error(`the host returned ${statusCode}`);
    }
    throw new Error('it redirects too often');
  } catch (error) {
    if (signal.aborted) throw new Error(`no response within ${timeLimit / 1000} s`);
    throw error;
  }
}

async function readBody(response: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    size += chunk.length;
    if (size > largestDownload) throw new Error('it is larger than 10 MB');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
