import { expect, it } from 'vitest';
import { floorPage } from './floor.ts';
import { missedGoals } from './goals.ts';
import type { Visit } from './lighthouse.ts';
import type { BenchResult } from './measure.ts';
import { markdownTable, pagesText, replaceBetween } from './table.ts';

const visit = (figures: Partial<Visit> = {}): Visit => ({
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
  ...figures,
});
const result = (home: Partial<Visit>, nextPage = 40): BenchResult => ({
  date: '2026-11-21',
  commit: 'abc1234',
  machine: '2 × processor',
  browser: 'Chrome/156',
  pages: [
    { path: '/floor', simulated: visit(), throttled: visit() },
    { path: '/', simulated: visit(home), throttled: visit(home) },
  ],
  nextPage: { '/projects': nextPage },
});

it('keeps of a page its words and its first picture, and nothing else', () => {
  const html = floorPage(`<head><style>b{}</style><script>a</script></head><main><h1>One <b>two</b></h1>
    <ul><li><p>Three &lt; four</p></li></ul><svg><title>No</title></svg><p hidden>No</p>
    <picture><source srcset="/a.avif"><img src="/a.webp" alt=""></picture><img src="/b.webp" alt=""></main>`);
  const body = html.slice(html.indexOf('<body>'));
  expect(body).toBe(`<body><main><picture><source srcset="/a.avif"><img src="/a.webp" alt=""></picture>
<h1>One two</h1>
<p>Three &lt; four</p></main></body></html>`);
});

it.each([
  [{ lcp: 900 }, "/: LCP (simulated) by the floor's is 1.125, at most 1.1"],
  [{ tbt: 1 }, '/: TBT is 1, at most 0'],
  [{ cls: 0.001 }, '/: CLS is 0.001, at most 0'],
  [{ untilLoad: 81_921 }, '/: bytes until load is 81921, at most 81920'],
  [{ inAll: 143_361 }, '/: bytes in all is 143361, at most 143360'],
])('names a goal missed by %o', (figures, line) => {
  expect(missedGoals(result(figures))).toEqual([line]);
});

it('names a next page that comes late', () => {
  expect(missedGoals(result({}, 101))).toEqual(['/projects: 101 ms from click to paint, at most 100']);
});

it('writes a row for each page, by the floor', () => {
  const [head = '', , , home = ''] = pagesText(result({ lcp: 840, cls: 0.002 }))
    .split('\n')
    .slice(2);
  const cells = (line: string) => line.split('|').map((cell) => cell.trim());
  const at = (column: string) => cells(home)[cells(head).indexOf(column)];
  expect([at('page'), at('LCP ms'), at('÷ floor'), at('slowed CLS'), at('fonts KB'), at('scores')]).toEqual([
    '/',
    '840',
    '1.05',
    '0.002',
    '48.8',
    '100 100 100 100',
  ]);
  expect(markdownTable([{ a: 1, b: 'x' }])).toBe('| a | b |\n| --- | --- |\n| 1 | x |');
});

it('puts a text in place of the last one, and leaves all else', () => {
  const page = 'Before\n<!-- pages -->\n\nold\n\n<!-- end of pages -->\nAfter';
  const once = replaceBetween(page, 'pages', 'new');
  expect(once).toBe(page.replace('old', 'new'));
  expect(replaceBetween(once, 'pages', 'new')).toBe(once);
  expect(() => replaceBetween(page, 'scale', 'new')).toThrow('<!-- scale -->');
});
