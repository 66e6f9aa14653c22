import { expect, it } from 'vitest';
import { pruneCss, pruneStyles } from './pruneStyles.ts';

const matched = {
  tags: new Set(['html', 'body', 'p', 'a', 'svg', 'astro-island']),
  words: new Set(['Row-row', 'dark', 'text', 'lang="ja', 'data-places="8']),
};

it.each([
  ['.Row-row{color:red}.Ledger-list{color:red}', '.Row-row{color:red}'],
  ['table,th{margin:0}p{margin:0}', 'p{margin:0}'],
  ['.Row-row{& a{color:red}& table{width:1px}gap:0}', '.Row-row{& a{color:red}gap:0}'],
  ['@media (width<48rem){.Ledger-list{columns:1}}@media print{a{color:red}}', '@media print{a{color:red}}'],
  ['.dark .Row-row>p:not(.Ledger-list){color:red}', '.dark .Row-row>p:not(.Ledger-list){color:red}'],
  [':is(table,.Ledger-list){color:red}:is(table,a){color:red}', ':is(table,a){color:red}'],
  [':lang(ar){color:red}p:lang(ar,ja){color:red}', 'p:is(:lang(ar),:lang(ja)){color:red}'],
  ['@keyframes x{from{opacity:0}to{opacity:1}}', '@keyframes x{0%{opacity:0}to{opacity:1}}'],
  ['.text::details-content{margin:0}.Fold{gap:0}.dark{margin:0}', '.text::details-content{margin:0}.dark{margin:0}'],
  ['.Row-row{gap:0;[dir=rtl] &{gap:1px}}', '.Row-row{gap:0}'],
  ['[data-places="7"] a{gap:0}[data-places] a{gap:0}', '[data-places] a{gap:0}'],
])('prunes %s to %s', (css, pruned) => {
  expect(pruneCss(css, matched)).toBe(pruned);
});

it('prunes pages with equal styles to equal styles, and keeps classes set by scripts', () => {
  const css = '<style>.a{x:1}.b{x:2}.c{x:3}.d{x:4}</style>';
  const pages = new Map([
    ['one', `${css}<p class="a">`],
    ['two', `${css}<p class="b">`],
    ['other', `<style>.a{x:1}.b{x:2}</style><p class="b">`],
  ]);
  const pruned = pruneStyles(pages, 'e.className="c"');
  expect(pruned.get('one')).toBe('<style>.a{x:1}.b{x:2}.c{x:3}</style><p class="a">');
  expect(pruned.get('two')).toBe('<style>.a{x:1}.b{x:2}.c{x:3}</style><p class="b">');
  expect(pruned.get('other')).toBe('<style>.b{x:2}</style><p class="b">');
});

it('prunes pages with other components by themselves', () => {
  const css = '<style>.Lines-lines{x:1}.Plate-plate{x:2}.wide{x:3}</style>';
  const pages = new Map([
    ['short', `${css}<p class="Lines-lines">`],
    ['short too', `${css}<p class="wide Lines-text">`],
    ['study', `${css}<p class="Plate-plate">`],
  ]);
  const pruned = pruneStyles(pages, '');
  expect(pruned.get('short')).toBe('<style>.Lines-lines{x:1}.wide{x:3}</style><p class="Lines-lines">');
  expect(pruned.get('short too')).toContain('<style>.Lines-lines{x:1}.wide{x:3}</style>');
  expect(pruned.get('study')).toContain('<style>.Plate-plate{x:2}</style>');
});

it('keeps no rule for a class that is only a word of a text, an entity or a tag', () => {
  const html = (rules: string) =>
    `<style>${rules}</style><img alt="2 > 1" class="a"><script>add("b")</script><p title="&quot;">Take c, "d" and > e.</p><line/>`;
  const all = '.a{x:1}.b{x:2}.c{x:3}.d{x:4}.e{x:5}.quot{x:6}.line{x:7}';
  expect(pruneStyles(new Map([['one', html(all)]]), '').get('one')).toBe(html('.a{x:1}.b{x:2}'));
});
