import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { script } from '../../tests/hostile/attacks.ts';
import { joinInlineCode, parsePage, readBuiltSite } from './builtSite.ts';

const sha = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const page = (head: string, main = '', after = '') =>
  `<!doctype html><html><head><meta charset="utf-8">${head}</head><body><main id="main">${main}</main><footer>${after}</footer></body></html>`;

it('hashes inline scripts and styles outside of main', () => {
  const html = page(
    `<meta content="${script}"><!-- ${script} --><script type="application/ld+json">{}</script>` +
      '<script>a = "é"</script><script type="speculationrules">{}</script><style>b{}</style>',
    '',
    '<script type="module">c</script>',
  );
  expect(parsePage(html)).toEqual({
    scripts: [sha('a = "é"'), sha('{}'), sha('c')],
    styles: [sha('b{}')],
    formHosts: [],
    movedTo: undefined,
  });
});

it.each([
  ['a script', script],
  ['a style', '<style>body{display:none}</style>'],
  ['a script after a false end', `<p title="</main>"></p>${script}`],
  ['a script after an end', `</main>${script}`],
])('never allows %s in content', (_, main) => {
  expect(parsePage(page('', main))).toMatchObject({ scripts: [], styles: [] });
});

it('finds the origin of a form', () => {
  const form = '<form action="https://formsubmit.co/a@example.com"></form>';
  expect(parsePage(page('', form)).formHosts).toEqual(['https://formsubmit.co']);
});

it.each([['an attribute', `<p title=' action="https://formsubmit.co/a"'></p>`]])('finds no form in %s', (_, main) => {
  expect(parsePage(page('', main)).formHosts).toEqual([]);
});

it('finds the target of a redirect', () => {
  expect(parsePage(page('<meta http-equiv="refresh" content="0; url=/some/path/projects/new">')).movedTo).toBe(
    '/some/path/projects/new',
  );
});

it('writes the target of a redirect as browsers request it', () => {
  const dist = mkdtempSync(join(tmpdir(), 'dist-'));
  onTestFinished(() => rmSync(dist, { recursive: true }));
  writeFileSync(join(dist, 'alt.html'), page('<meta http-equiv="refresh" content="0; url=/projects/größe#a">'));
  const to = '/projects/gr%C3%B6%C3%9Fe#a';
  expect(readBuiltSite(dist, '/').redirects).toEqual(['/alt', '/alt/'].map((from) => ({ from, to })));
});

it('trims inline scripts and styles, and joins those in a row', () => {
  expect(
    joinInlineCode('<style>\na{}\n</style> <style>b{}</style><script type="module">c\nd\n</script><p> e </p>'),
  ).toBe('<style>a{}b{}</style><script type="module">c\nd</script><p> e </p>');
  const data = '<script type="application/ld+json">{}</script>';
  expect(joinInlineCode(`${data}<script>c</script><script>d</script>\n<script>e</script>${data}`)).toBe(
    `${data}<script>c;d;e</script>${data}`,
  );
});
