/** One visit by Lighthouse's mobile setting, as figures. */

/** What is read of Lighthouse's result; its own types are there only once it is installed. */
interface Result {
  lhr: {
    runtimeError?: { message: string };
    audits: Record<string, { numericValue?: number; details?: unknown } | undefined>;
    categories: Record<string, { score: number | null }>;
  };
}
type Lighthouse = (url: string, flags: object) => Promise<Result | undefined>;

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
const throttling = {
  rttMs: 150,
  throughputKbps: 1638.4,
  requestLatencyMs: 150 * 3.75,
  downloadThroughputKbps: 1638.4 * 0.9,
  uploadThroughputKbps: 675,
  cpuSlowdownMultiplier: 4,
};

/** How often a visit is begun: in one of some hundred the browser records no start. */
const tries = 3;

/**
 * @param port of the browser's debugging protocol
 * @throws when the page could not be measured
 */
export async function visit(url: string, port: number, throttlingMethod: Throttling): Promise<Visit> {
  const { default: lighthouse }: { default: Lighthouse } = await import('lighthouse' as string);
  let reason = 'Lighthouse gave no result';
  for (let time = 1; time <= tries; time++) {
    const result = await lighthouse(url, { port, output: 'json', logLevel: 'silent', throttlingMethod, throttling });
    if (result && !result.lhr.runtimeError) return figuresOf(result);
    reason = result?.lhr.runtimeError?.message ?? reason;
    console.log(`${url}, begun ${time} of ${tries} times: ${reason}`);
  }
  throw new Error(`${url} was not measured: ${reason}`);
}

function figuresOf({ lhr }: Result): Visit {
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
