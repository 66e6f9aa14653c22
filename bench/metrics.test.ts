import { expect, it } from 'vitest';
import { createBaseline } from './baseline.ts';
import type { Visit } from './lighthouse.ts';
import { type BenchResult, kindsOf, type NextPage } from './measure.ts';
import { markdownTable, pagesText, replaceBetween } from './table.ts';
import { findMissedTargets } from './targets.ts';

const visit = (metrics: Partial<Visit> = {}): Visit => ({
  fcp: 700,
  lcp: 800,
  tbt: 0,
  cls: 0,
  requests: 9,
  Document: 12_000,
  Script: 60_000,
  Font: 50_000,
  Image: 4_000,
  untilLoad: 70_000,
  inAll: 130_000,
  performance: 100,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
  ...metrics,
});
const result = (home: Partial<Visit>, next: Partial<NextPage> = {}): BenchResult => ({
  date: '2026-11-21',
  commit: 'abc1234',
  machine: '2 × processor',
  browser: 'Chrome/156',
  pages: [
    {
      path: '/',
      simulated: visit(home),
      throttled: visit(home),
      baseline: { simulated: visit(), throttled: visit({ lcp: 720 }) },
    },
  ],
  nextPage: { '/projects': { prerendered: 40, click: 90, baselineClick: 60, tap: 90, baselineTap: 60, ...next } },
});

it('keeps text, images and layout of a page, and removes what needs JavaScript', () => {
  const html = createBaseline(
    `<head><style>b{}</style><script>a</script></head><body><header class="Header-bar"><a href="/projects">Projects</a>
<button>No</button></header><main class="wrap"><h1 class="label Front-heading">One <b>two</b></h1><p hidden>No</p>
<astro-island uid="a"><picture><img src="/a.webp" alt="" class="Art-art" fetchpriority="high"></picture></astro-island>
<svg viewBox="0 0 9 9" aria-hidden="true"><path class="ink" d="M0 0h9"></path></svg><p id="work-1">No</p></main></body>`,
    ['/', '/projects'],
  );
  const body = html.slice(html.indexOf('<body>'));
  expect(body).toBe(`<body><header><a href="/baseline/projects">Projects</a>
</header><main class="wrap"><h1 class="label">One <b>two</b></h1>
<picture><img src="/a.webp" alt=""></picture>
<svg viewBox="0 0 9 9"><path d="M0 0h9" class="ink"></path></svg></main></body></html>`);
});

it.each([
  [{ lcp: 900 }, '/: LCP (simulated) ÷ baseline is 1.125, at most 1.1'],
  [{ tbt: 1 }, '/: TBT is 1, at most 0'],
  [{ cls: 0.001 }, '/: CLS is 0.001, at most 0'],
  [{ untilLoad: 81_921 }, '/: bytes until load is 81921, at most 81920'],
  [{ inAll: 143_361 }, '/: bytes in all is 143361, at most 143360'],
])('reports a target missed by %o', (metrics, line) => {
  expect(findMissedTargets(result(metrics))).toEqual([line]);
});

it('compares the throttled LCP with the baseline of the same page', () => {
  const { pages, ...rest } = result({});
  const slower = pages.map((page) => ({ ...page, throttled: visit({ lcp: 908 }) }));
  expect(findMissedTargets({ ...rest, pages: slower })).toEqual([
    '/: LCP (throttled) ÷ baseline is 1.261, at most 1.25',
  ]);
});

it.each([
  [{ prerendered: 101 }, '/projects: ms from click to paint, prerendered, is 101, at most 100'],
  [{ click: 91 }, '/projects: click to paint ÷ baseline is 1.517, at most 1.5'],
  [{ tap: 91 }, '/projects: tap to paint ÷ baseline is 1.517, at most 1.5'],
])('reports a slow next page: %o', (times, line) => {
  expect(findMissedTargets(result({}, times))).toEqual([line]);
});

it('measures the page with the most HTML of each kind', () => {
  const pages = ['/', '/home', '/projects', '/projects/a', '/projects/bc', '/writing', '/writing/x'];
  expect(kindsOf(pages, (path) => path.length)).toEqual(['/', '/projects', '/projects/bc', '/writing', '/writing/x']);
});

it('writes a row for each page, with ratios to its baseline', () => {
  const [head = '', , home = ''] = pagesText(result({ lcp: 840, cls: 0.002 }))
    .split('\n')
    .slice(2);
  const cells = (line: string) => line.split('|').map((cell) => cell.trim());
  const at = (column: string) => cells(home)[cells(head).indexOf(column)];
  expect([
    at('page'),
    at('LCP ms'),
    at('÷ baseline with fonts'),
    at('throttled CLS'),
    at('fonts KB'),
    at('scores'),
  ]).toEqual(['/', '840', '1.05', '0.002', '48.8', '100 100 100 100']);
  expect(markdownTable([{ a: 1, b: 'x' }])).toBe('| a | b |\n| --- | --- |\n| 1 | x |');
});

it('replaces the text between markers, and nothing else', () => {
  const page = 'Before\n<!-- pages -->\n\nold\n\n<!-- end of pages -->\nAfter';
  const once = replaceBetween(page, 'pages', 'new');
  expect(once).toBe(page.replace('old', 'new'));
  expect(replaceBetween(once, 'pages', 'new')).toBe(once);
  expect(() => replaceBetween(page, 'scale', 'new')).toThrow('<!-- scale -->');
});
