import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { findLinks } from './findLinks.ts';

const root = mkdtempSync(join(tmpdir(), 'links-'));
afterAll(() => rmSync(root, { recursive: true }));

it('finds the addresses of publications', () => {
  mkdirSync(join(root, 'content'));
  const text =
    '@misc{a, title = {T}, url = {https://example.com/a}, note = {b}}\n@misc{b, code = {https://example.com/b}}';
  writeFileSync(join(root, 'content/publications.bib'), text);
  expect(findLinks(root)).toEqual([
    { address: 'https://example.com/a', field: 'url', file: 'content/publications.bib' },
    { address: 'https://example.com/b', field: 'code', file: 'content/publications.bib' },
  ]);
});
