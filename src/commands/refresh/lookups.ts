import { z } from 'zod';
import { englishCount } from '#base/counter.ts';
import type { Month } from '#base/dates.ts';
import type { RefreshResult, RefreshResults } from '#base/refreshed.ts';
import { doiUrl } from '#sections/publications/fields.ts';
import { forges } from './forges.ts';

/** Requests a URL with these headers, within a time limit. */
export type SendRequest = (url: string, init: RequestInit) => Promise<Response>;

export interface Lookup {
  url: string;
  host: string;
  /** @throws if it failed */
  run: () => Promise<Finding>;
}

interface Finding {
  line: string;
  /** All facts that the lookup can find, undefined if there is none. Omitted if earlier data is to stay. */
  entry?: RefreshResult;
}

const fatal: Record<string, string> = {
  ENOTFOUND: 'there is no such host',
  ECONNREFUSED: 'the host rejects the connection',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host',
};

/** Returns what went wrong with a request, in words, and whether visitors get the same error. */
function explainFailure(error: unknown): { why: string; forAll: boolean } {
  const { name, message, cause } = error as Error & { cause?: { code?: string; message?: string } };
  if (name === 'TimeoutError') return { why: 'no response in time', forAll: false };
  // Neither JSON nor the documented JSON.
  if (name === 'ZodError' || name === 'SyntaxError')
    return { why: 'the response is not in the expected form', forAll: false };
  const words = fatal[cause?.code ?? ''];
  return { why: words ?? cause?.message ?? message, forAll: words !== undefined };
}

/** @throws if the response is an error, or isn't JSON */
async function readJson(response: Response): Promise<unknown> {
  if (!response.ok) throw new Error(`returns ${response.status}`);
  return await response.json();
}

/** Returns the lookup of stars and last commit of the repository behind a link, if there is one. */
export function repositoryLookup(
  url: string,
  sendRequest: SendRequest,
  environment: Record<string, string | undefined>,
): Lookup | undefined {
  const { hostname, pathname } = new URL(url);
  const forge = forges.find(({ host }) => host === hostname.replace(/^www\./, ''));
  const path = forge?.path.exec(pathname)?.[1];
  if (!forge || !path) return undefined;
  const api = forge.api(path);
  const token = forge.token && environment[forge.token];
  const headers = { Accept: 'application/json', ...(token && { Authorization: `Bearer ${token}` }) };
  const read = async (from: string) => readJson(await sendRequest(from, { headers }));
  const run = async (): Promise<Finding> => {
    const stars = forge.stars.parse(await read(api));
    const lastCommit = forge.lastCommit.parse(await read(api + forge.commits));
    return { line: `${stars} stars, last commit ${lastCommit ?? 'never'}`, entry: { stars, lastCommit } };
  };
  return { url, host: new URL(api).host, run };
}

const openAlex = 'api.openalex.org';
/** The most values of a filter (https://docs.openalex.org/how-to-use-the-api). */
const mostDois = 50;
const works = z.object({ results: z.array(z.object({ doi: z.string(), cited_by_count: z.int().nonnegative() })) });

async function countCitations(dois: readonly string[], sendRequest: SendRequest): Promise<Map<string, number>> {
  const query = `filter=doi:${dois.map(encodeURIComponent).join('|')}&select=doi,cited_by_count&per-page=${mostDois}`;
  const { results } = works.parse(await readJson(await sendRequest(`https://${openAlex}/works?${query}`, {})));
  return new Map(
    results.map(({ doi, cited_by_count }) => [doi.replace('https://doi.org/', '').toLowerCase(), cited_by_count]),
  );
}

/** Returns the lookups of how often works are cited, by their DOIs. One request has many of them. */
export function citationLookups(dois: readonly string[], month: Month, sendRequest: SendRequest): Lookup[] {
  // These separate the values and filters of a request.
  const left = dois.filter((doi) => !/[|,]/.test(doi));
  const batches: string[][] = [];
  while (left.length) batches.push(left.splice(0, mostDois));
  return batches.flatMap((batch) => {
    let asked: Promise<Map<string, number>> | undefined;
    return batch.map((doi): Lookup => {
      const run = async (): Promise<Finding> => {
        asked ??= countCitations(batch, sendRequest);
        const citations = (await asked).get(doi.toLowerCase());
        if (citations === undefined)
          return { line: 'is not in OpenAlex', entry: { citations: undefined, counted: undefined } };
        return { line: `cited ${englishCount(citations, 'time')}`, entry: { citations, counted: month } };
      };
      return { url: doiUrl(doi), host: openAlex, run };
    });
  });
}

const mostHops = 5;
const isRedirect = ({ status, headers }: Response) => status >= 300 && status < 400 && headers.has('location');
/** RFC 9110, section 15.4. */
const isPermanent = ({ status }: Response) => status === 301 || status === 308;

/** Sends a HEAD request, and GET if that fails: some hosts support only GET. */
async function look(url: string, sendRequest: SendRequest): Promise<Response> {
  const head = await sendRequest(url, { method: 'HEAD', redirect: 'manual' });
  if (head.ok || isRedirect(head)) return head;
  const response = await sendRequest(url, { method: 'GET', redirect: 'manual' });
  await response.body?.cancel();
  return response;
}

async function checkLink(url: string, sendRequest: SendRequest): Promise<Finding> {
  const dead = (why: string): Finding => ({ line: `dead: ${why}`, entry: { dead: why, movedTo: undefined } });
  // The host may reject programs but not visitors, or fail for the moment.
  const unknown = (why: string): Finding => ({ line: `not sure: ${why}` });
  let here = url;
  let forGood = true;
  try {
    for (let hop = 0; hop <= mostHops; hop++) {
      const response = await look(here, sendRequest);
      const { ok, status, headers } = response;
      if (ok && hop > 0 && forGood) return { line: `has moved to ${here}`, entry: { dead: undefined, movedTo: here } };
      if (ok) return { line: 'fine', entry: { dead: undefined, movedTo: undefined } };
      if (status === 404 || status === 410) return dead(`returns ${status}`);
      if (!isRedirect(response)) return unknown(`returns ${status}`);
      forGood &&= isPermanent(response);
      here = new URL(headers.get('location') ?? '', here).href;
    }
    return dead(`redirects more than ${mostHops} times`);
  } catch (error) {
    const { why, forAll } = explainFailure(error);
    return forAll ? dead(why) : unknown(why);
  }
}

export const linkLookup = (url: string, sendRequest: SendRequest): Lookup => ({
  url,
  host: new URL(url).host,
  run: () => checkLink(url, sendRequest),
});

/** Maximum number of hosts that get requests at the same time. Each gets one after the other. */
const hostsAtOnce = 6;

export async function runLookups(
  lookups: readonly Lookup[],
  known: RefreshResults,
  log: (line: string) => void,
): Promise<RefreshResults> {
  const result: RefreshResults = {};
  const queues = [...Map.groupBy(lookups, ({ host }) => host).values()];
  let done = 0;
  const work = async () => {
    for (let queue = queues.shift(); queue; queue = queues.shift()) {
      for (const { url, run } of queue) {
        const { line, entry } = await run().catch((error): Finding => ({ line: explainFailure(error).why }));
        result[url] = { ...(result[url] ?? known[url]), ...entry };
        log(`[${++done}/${lookups.length}] ${url}: ${line}${entry ? '' : '; earlier data is kept'}`);
      }
    }
  };
  await Promise.all(Array.from({ length: hostsAtOnce }, work));
  return result;
}
