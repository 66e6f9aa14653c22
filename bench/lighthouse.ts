/** Figures of one visit with Lighthouse's mobile settings. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** The used part of Lighthouse's result, since its types exist only after it is installed. */
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
 * Figures of a visit: paints and blocking time in milliseconds; transferred bytes by kind, until load and in all; and
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

/** Throttling of network and processor: calculated from a visit at full speed, or real. */
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

/** Attempts per visit: in Lighthouse one in some hundred visits fails, which must not end the run. */
const tries = 3;

/**
 * Returns the figures of a visit.
 * @param port port of the browser's debugging protocol
 * @throws if all attempts fail
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
      console.log(`${url}, attempt ${time} of ${tries} failed: ${why}`);
    }
  }
  throw new Error(`Can't measure ${url}.`, { cause: reason });
}

/** Returns the figures of a result; NaN for a missing one. */
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
