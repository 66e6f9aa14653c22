/** Writes figures as Markdown tables to bench/README.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { categories } from './lighthouse.ts';
import type { BenchResult } from './measure.ts';
import type { Run } from './thisRun.ts';

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);

export function markdownTable(rows: readonly Record<string, string | number>[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const lines = [columns, columns.map(() => '---'), ...rows.map((row) => columns.map((column) => row[column]))];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

export const runLine = ({ date, commit, machine }: Run): string => `${date}, commit ${commit}, ${machine}`;

const ratio = (figure: number, floor: number) => (figure / floor).toFixed(2);

/** Returns the results of a run as Markdown: a row per page, then the next page and nginx. */
export function pagesText({ pages, nextPage, nginxRequestsPerSecond, ...run }: BenchResult): string {
  const rows = pages.map(({ path, simulated, throttled, floor }) => ({
    page: path,
    'FCP ms': simulated.fcp.toFixed(0),
    'LCP ms': simulated.lcp.toFixed(0),
    '÷ floor in type': ratio(simulated.lcp, floor.simulated.lcp),
    'slowed LCP ms': throttled.lcp.toFixed(0),
    'slowed ÷ floor': ratio(throttled.lcp, floor.throttled.lcp),
    'TBT ms': simulated.tbt.toFixed(0),
    CLS: simulated.cls.toFixed(3),
    'slowed CLS': throttled.cls.toFixed(3),
    requests: simulated.requests,
    'HTML KB': kilobytes(simulated.Document),
    'script KB': kilobytes(simulated.Script),
    'fonts KB': kilobytes(simulated.Font),
    'images KB': kilobytes(simulated.Image),
    'until load KB': kilobytes(simulated.untilLoad),
    'in all KB': kilobytes(simulated.inAll),
    scores: categories.map((category) => simulated[category]).join(' '),
  }));
  const clicks = Object.entries(nextPage).map(([page, { prerendered, click, floorClick, tap, floorTap }]) => ({
    'from / to': page,
    'prerendered ms': prerendered.toFixed(0),
    'click ms': click.toFixed(0),
    'click ÷ floor': ratio(click, floorClick),
    'tap ms': tap.toFixed(0),
    'tap ÷ floor': ratio(tap, floorTap),
  }));
  return [
    `${runLine(run)}, ${run.browser}.`,
    markdownTable(rows),
    "From the click or tap to the next page's first paint:",
    markdownTable(clicks),
    nginxRequestsPerSecond === undefined
      ? 'nginx is not installed here: its requests per second were not measured.'
      : `nginx answers ${nginxRequestsPerSecond.toFixed(0)} requests for \`/\` a second.`,
  ].join('\n\n');
}

/**
 * Replaces the text between two markers.
 * @param name name in the markers: `<!-- pages -->` and `<!-- end of pages -->`
 * @throws if the markers are missing
 */
export function replaceBetween(markdown: string, name: string, text: string): string {
  const [start, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`];
  const [from, to] = [markdown.indexOf(start), markdown.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`bench/README.md has no ${start} with its ${end}.`);
  return `${markdown.slice(0, from)}${start}\n\n${text}\n\n${markdown.slice(to)}`;
}

/** Prints a text, writes it to bench/README.md, and writes the figures to bench/<name>.json. */
export function keep(name: string, text: string, figures: unknown): void {
  const file = (path: string) => new URL(path, import.meta.url);
  console.log(`\n${text}\n`);
  writeFileSync(file(`${name}.json`), `${JSON.stringify(figures, null, 2)}\n`);
  writeFileSync(file('README.md'), replaceBetween(readFileSync(file('README.md'), 'utf8'), name, text));
}
