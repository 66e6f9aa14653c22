/** Metrics of a visit by Lighthouse with its mobile settings. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** The used part of Lighthouse's result. Its own types exist only once it is installed. */
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
 * Metrics of a visit: paints and blocking time in milliseconds, transferred bytes by kind, until load and in all, and
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

/** How network and processor are slowed: `simulate` calculates it from a visit at full speed, `devtools` does it. */
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

/** Attempts per visit: Lighthouse fails in about one of some hundred, which would end the whole run. */
const tries = 3;

/**
 * Visits a page and returns its metrics.
 * @param port of the browser's debugging protocol
 * @throws if the page could not be measured
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
      console.log(`${url}: attempt ${time} of ${tries} failed: ${why}`);
    }
  }
  throw new Error(`${url} could not be measured`, { cause: reason });
}

/** Returns the metrics in a result; NaN for a metric that could not be measured. */
export function metricsOf({ lhr }: Result): Visit {
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

function named<Name extends string>(names: readonly Name[], metric: (name: Name) => number): Record<Name, number> {
  return Object.fromEntries(names.map((name) => [name, metric(name)])) as Record<Name, number>;
}

function items<Item>(audit: { details?: unknown } | undefined): Item[] {
  return (audit?.details as { items?: Item[] } | undefined)?.items ?? [];
}
