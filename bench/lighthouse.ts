/** One visit by Lighthouse's mobile setting, as figures. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** What is read of Lighthouse's result; its own types are there only once it is installed. */
export interface Result {
  lhr: {
    runtimeError?: { message: string };
    audits: Record<string, { numericValue?: number; details?: unknown } | undefined>;
    categories: Record<string, { score: number | null }>;
  };
}

interface Request {
  resourceType?: string;
  transferSize: number;
  networkEndTime: number;
}

const kinds = ['Document', 'Script', 'Font', 'Image'] as const;
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/**
 * What a visit costs: paints and blocking time in milliseconds, bytes on the line by kind, until load and in all,
 * Lighthouse's scores from 0 to 100.
 */
export type Visit = Record<
  | 'fcp'
  | 'lcp'
  | 'tbt'
  | 'cls'
  | 'requests'
  | (typeof kinds)[number]
  | 'untilLoad'
  | 'inAll'
  | (typeof categories)[number],
  number
>;

/** How line and processor are slowed: worked out from an unslowed visit, or really. */
export type Throttling = 'simulate' | 'devtools';

/** 4 times slower processor, 1.6 Mbit/s, 150 ms: Lighthouse's slow 4G, with its factors for slowing a real browser. */
export const throttling = {
  rttMs: 150,
  throughputKbps: 1638.4,
  requestLatencyMs: 150 * 3.75,
  downloadThroughputKbps: 1638.4 * 0.9,
  uploadThroughputKbps: 675,
  cpuSlowdownMultiplier: 4,
};

/** How often a visit is begun: one in some hundred fails in Lighthouse, and would take all others with it. */
const tries = 3;

/**
 * @param port of the browser's debugging protocol
 * @throws when the page could not be measured
 */
export async function visit(url: string, port: number, throttlingMethod: Throttling): Promise<Visit> {
  let reason: unknown;
  for (let time = 1; time <= tries; time++) {
    try {
      const typed = [join(import.meta.dirname, 'visitOnce.ts'), url, String(port), throttlingMethod];
      const { stdout } = await promisify(execFile)(process.execPath, typed, { timeout: 120_000 });
      return JSON.parse(stdout);
    } catch (error) {
      reason = error;
      const [why] = /^\w*Error: .*$/m.exec((error as Error).message) ?? [String(error)];
      console.log(`${url}, begun ${time} of ${tries} times: ${why}`);
    }
  }
  throw new Error(`${url} was not measured`, { cause: reason });
}

/** @returns NaN for a figure that could not be measured */
export function figuresOf({ lhr }: Result): Visit {
  const value = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
  const score = (category: string) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
  const requests = items<Request>(lhr.audits['network-requests']);
  const load = items<{ observedLoad: number }>(lhr.audits.metrics)[0]?.observedLoad ?? Number.NaN;
  const bytes = (counts: (request: Request) => boolean) =>
    requests.filter(counts).reduce((sum, { transferSize }) => sum + transferSize, 0);
  return {
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    requests: requests.length,
    ...named(kinds, (kind) => bytes(({ resourceType }) => resourceType === kind)),
    untilLoad: bytes(({ networkEndTime }) => networkEndTime <= load),
    inAll: bytes(() => true),
    ...named(categories, score),
  };
}

function named<Name extends string>(names: readonly Name[], figure: (name: Name) => number): Record<Name, number> {
  return Object.fromEntries(names.map((name) => [name, figure(name)])) as Record<Name, number>;
}

function items<Item>(audit: { details?: unknown } | undefined): Item[] {
  return (audit?.details as { items?: Item[] } | undefined)?.items ?? [];
}
