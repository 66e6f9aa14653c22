/** One visit in a process of its own: Lighthouse may fail where nobody can catch it. Prints its figures as JSON. */
import { figuresOf, type Result, type Throttling, throttling } from './lighthouse.ts';

type Lighthouse = (url: string, flags: object) => Promise<Result | undefined>;

const [url = '', port = '', throttlingMethod = ''] = process.argv.slice(2) as [string, string, Throttling];
const { default: lighthouse }: { default: Lighthouse } = await import('lighthouse' as string);
const flags = { port: Number(port), output: 'json', logLevel: 'silent', throttlingMethod, throttling };
const result = await lighthouse(url, flags);
if (!result || result.lhr.runtimeError) {
  throw new Error(result?.lhr.runtimeError?.message ?? 'Lighthouse gave no result');
}
const figures = figuresOf(result);
if (Object.values(figures).some(Number.isNaN)) throw new Error('A figure is missing.');
process.stdout.write(JSON.stringify(figures));
