/** Makes one visit in a separate process, since Lighthouse can throw uncaught errors. Prints the figures as JSON. */
import { figuresOf, type Result, type Throttling, throttling } from './lighthouse.ts';

type Lighthouse = (url: string, flags: object) => Promise<Result | undefined>;

const [url = '', port = '', throttlingMethod = ''] = process.argv.slice(2) as [string, string, Throttling];
const { default: lighthouse }: { default: Lighthouse } = await import('lighthouse' as string);
const flags = { port: Number(port), output: 'json', logLevel: 'silent', throttlingMethod, throttling };
const result = await lighthouse(url, flags);
if (!result || result.lhr.runtimeError) {
  throw new Error(result?.lhr.runtimeError?.message ?? 'Lighthouse returned no result');
}
const figures = figuresOf(result);
if (Object.values(figures).some(Number.isNaN)) throw new Error('A figure is missing.');
process.stdout.write(JSON.stringify(figures));
