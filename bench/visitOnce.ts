/** Visits a page in a separate process, since some errors of Lighthouse can't be caught. Prints the metrics as JSON. */
import { metricsOf, type Result, type Throttling, throttling } from './lighthouse.ts';

type Lighthouse = (url: string, flags: object) => Promise<Result | undefined>;

const [url = '', port = '', throttlingMethod = ''] = process.argv.slice(2) as [string, string, Throttling];
const { default: lighthouse }: { default: Lighthouse } = await import('lighthouse' as string);
const flags = { port: Number(port), output: 'json', logLevel: 'silent', throttlingMethod, throttling };
const result = await lighthouse(url, flags);
if (!result || result.lhr.runtimeError) {
  throw new Error(result?.lhr.runtimeError?.message ?? 'Lighthouse returned no result.');
}
const metrics = metricsOf(result);
if (Object.values(metrics).some(Number.isNaN)) throw new Error('A metric is missing.');
process.stdout.write(JSON.stringify(metrics));
