import { expect, it } from 'vitest';
import { readUrl } from './webUrl.ts';

it.each([
  ['https://a.example/b?c=1#d', 'https://a.example/b?c=1#d', false],
  ['http://a.example', 'https://a.example', true],
  ['HTTP://A.example', 'https://A.example', true],
  ['www.linkedin.com/in/x', 'https://www.linkedin.com/in/x', true],
  ['//a.example/x', 'https://a.example/x', true],
  ['https://a.example/x y.pdf', 'https://a.example/x%20y.pdf', false],
  ['例え.jp/x', 'https://例え.jp/x', true],
  ['nemo.md/blog', 'https://nemo.md/blog', true],
  ['https://a.html', 'https://a.html', false],
])('reads "%s" as %s', (text, url, changed) => {
  expect(readUrl(text)).toEqual({ url, changed });
});

it.each([
  ...[undefined, '', '#', 'N/A', 'Upon request', 'javascript:window.print();', 'skype:robin?userinfo', 'a@b.example'],
  ...['http://localhost:3000', 'tel:+1', 'index-fr.html', 'index.html#about', 'CV.PDF?dl=1', '/projects', 'README.md'],
])('rejects "%s"', (text) => {
  expect(readUrl(text)).toBeUndefined();
});
