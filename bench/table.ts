/** Writes results as Markdown, and stores them. */
import { readFileSync, writeFileSync } from 'node:fs';
import { categories } from './lighthouse.ts';
import type { BenchResult } from './measure.ts';
import type { Run } from './measurement.ts';

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);

export function markdownTable(rows: readonly Record<string, string | number>[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const lines = [columns, columns.map(() => '---'), ...rows.map((row) => columns.map((column) => row[column]))];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

export const runLine = ({ date, commit, machine }: Run): string => `${date}, commit ${commit}, ${machine}`;

const ratio = (metric: number, baseline: number) => (metric / baseline).toFixed(2);

/** Returns the results of a run as Markdown: a row per page, then metrics of the whole site. */
export function pagesText({ pages, nextPage, nginxRequestsPerSecond, ...run }: BenchResult): string {
  const rows = pages.map(({ path, simulated, throttled, baseline }) => ({
    page: path,
    'FCP ms': simulated.fcp.toFixed(0),
    'LCP ms': simulated.lcp.toFixed(0),
    '÷ baseline with fonts': ratio(simulated.lcp, baseline.simulated.lcp),
    'throttled LCP ms': throttled.lcp.toFixed(0),
    'throttled ÷ baseline': ratio(throttled.lcp, baseline.throttled.lcp),
    'TBT ms': simulated.tbt.toFixed(0),
    CLS: simulated.cls.toFixed(3),
    'throttled CLS': throttled.cls.toFixed(3),
    requests: simulated.requests,
    'HTML KB': kilobytes(simulated.Document),
    'JavaScript KB': kilobytes(simulated.Script),
    'fonts KB': kilobytes(simulated.Font),
    'images KB': kilobytes(simulated.Image),
    'until load KB': kilobytes(simulated.untilLoad),
    'in all KB': kilobytes(simulated.inAll),
    scores: categories.map((category) => simulated[category]).join(' '),
  }));
  const clicks = Object.entries(nextPage).map(([page, { prerendered, click, baselineClick, tap, baselineTap }]) => ({
    'from / to': page,
    'prerendered ms': prerendered.toFixed(0),
    'click ms': click.toFixed(0),
    'click ÷ baseline': ratio(click, baselineClick),
    'tap ms': tap.toFixed(0),
    'tap ÷ baseline': ratio(tap, baselineTap),
  }));
  return [
    `${runLine(run)}, ${run.browser}.`,
    markdownTable(rows),
    "From the click or tap to the next page's first paint:",
    markdownTable(clicks),
    nginxRequestsPerSecond === undefined
      ? 'nginx is not installed: its requests per second were not measured.'
      : `nginx serves ${nginxRequestsPerSecond.toFixed(0)} requests for \`/\` per second.`,
  ].join('\n\n');
}

/**
 * Returns Markdown with the text between two markers replaced.
 * @param name name in the markers: `<!-- pages -->` and `<!-- end of pages -->`
 * @throws if the markers are missing
 */
export function replaceBetween(markdown: string, name: string, text: string): string {
  const [start, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`];
  const [from, to] = [markdown.indexOf(start), markdown.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`bench/README.md has no ${start} followed by ${end}.`);
  return `${markdown.slice(0, from)}${start}\n\n${text}\n\n${markdown.slice(to)}`;
}

/** Prints the text, and stores it in bench/README.md and the results in bench/<name>.json. */
export function storeResults(name: string, text: string, results: unknown): void {
  const file = (path: string) => new URL(path, import.meta.url);
  console.log(`\n${text}\n`);
  writeFileSync(file(`${name}.json`), `${JSON.stringify(results, null, 2)}\n`);
  writeFileSync(file('README.md'), replaceBetween(readFileSync(file('README.md'), 'utf8'), name, text));
}
