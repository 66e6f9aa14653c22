import type { Refreshed, RefreshedEntry } from '#base/refreshed.ts';
import { checkLink } from './checkLink.ts';
import { repositoryBehind } from './forges.ts';
import { explainFailure, FetchError, readJson, type SendRequest } from './request.ts';

/** A lookup about a URL. */
export interface Lookup {
  url: string;
  /** The host that gets the requests. */
  host: string;
  /** The fields that it finds; they stay the same if the lookup fails. */
  fields: readonly (keyof RefreshedEntry)[];
  run: () => Promise<Finding>;
}

interface Finding {
  line: string;
  /** Omitted if the lookup failed. */
  entry?: RefreshedEntry;
  /** The host limits requests: send it no more for now. */
  wait?: boolean;
}

/** Returns the lookup of stars and last commit of the repository behind a link, if there is one. */
export function repositoryLookup(
  url: string,
  sendRequest: SendRequest,
  environment: Record<string, string | undefined>,
): Lookup | undefined {
  const repository = repositoryBehind(url, environment);
  if (!repository) return undefined;
  const run = async (): Promise<Finding> => {
    try {
      const entry = await repository.readEntry(async (api, headers) => readJson(await sendRequest(api, { headers })));
      return { line: `${entry.stars} stars, last commit ${entry.lastCommit ?? 'never'}`, entry };
    } catch (error) {
      return { line: explainFailure(error).why, wait: error instanceof FetchError && error.wait };
    }
  };
  return { url, host: repository.host, fields: ['stars', 'lastCommit'], run };
}

/** Checks whether a link works. */
export function linkLookup(url: string, sendRequest: SendRequest): Lookup {
  const run = async (): Promise<Finding> => {
    const found = await checkLink(url, sendRequest);
    switch (found.state) {
      case 'fine':
        return { line: 'fine', entry: {} };
      case 'moved':
        return { line: `has moved to ${found.to}`, entry: { movedTo: found.to } };
      case 'dead':
        return { line: `dead: ${found.why}`, entry: { dead: found.why } };
      case 'unknown':
        return { line: `not sure: ${found.why}`, wait: found.wait };
    }
  };
  return { url, host: new URL(url).host, fields: ['dead', 'movedTo'], run };
}

/** Maximum number of hosts that get requests at the same time. Each gets one after the other. */
const hostsAtOnce = 6;

/** Runs all lookups, reports each, and returns what was found and what stays. */
export async function runLookups(
  lookups: readonly Lookup[],
  known: Refreshed,
  log: (line: string) => void,
): Promise<Refreshed> {
  const result: Refreshed = {};
  const queues = [...Map.groupBy(lookups, ({ host }) => host).values()];
  let done = 0;
  const work = async () => {
    for (let queue = queues.shift(); queue; queue = queues.shift()) {
      let wait = false;
      for (const { url, host, fields, run } of queue) {
        const learned: Finding = wait ? { line: `not requested: ${host} limits requests for now` } : await run();
        wait ||= learned.wait ?? false;
        const old = known[url] ?? {};
        const entry = learned.entry ?? Object.fromEntries(fields.map((field) => [field, old[field]]));
        result[url] = { ...result[url], ...entry };
        log(`[${++done}/${lookups.length}] ${url}: ${learned.line}${learned.entry ? '' : '; earlier data is kept'}`);
      }
    }
  };
  await Promise.all(Array.from({ length: hostsAtOnce }, work));
  return result;
}
