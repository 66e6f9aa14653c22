/** Figures as Markdown, and where they are kept. */
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

/** All of a run: a page a row, and what is measured of the site once. */
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
 * Puts a text between its two markers, in place of the last one.
 * @param name in the markers: `<!-- pages -->` and `<!-- end of pages -->`
 * @throws when the file has no such markers
 */
export function replaceBetween(markdown: string, name: string, text: string): string {
  const [start, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`];
  const [from, to] = [markdown.indexOf(start), markdown.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`bench/README.md has no ${start} with its ${end}.`);
  return `${markdown.slice(0, from)}${start}\n\n${text}\n\n${markdown.slice(to)}`;
}

/** Prints the text, keeps it in bench/README.md, and the figures in bench/<name>.json. */
export function keep(name: string, text: string, figures: unknown): void {
  const file = (path: string) => new URL(path, import.meta.url);
  console.log(`\n${text}\n`);
  writeFileSync(file(`${name}.json`), `${JSON.stringify(figures, null, 2)}\n`);
  writeFileSync(file('README.md'), replaceBetween(readFileSync(file('README.md'), 'utf8'), name, text));
}
