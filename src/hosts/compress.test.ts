import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { compressTexts } from './compress.ts';

const folder = mkdtempSync(join(tmpdir(), 'vitrine-compress-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('compresses text files, but not if they would grow', async () => {
  const long = '<p>Again and again.</p>'.repeat(20);
  mkdirSync(join(folder, 'projects'));
  writeFileSync(join(folder, 'projects/long.html'), long);
  writeFileSync(join(folder, 'short.txt'), 'x');
  writeFileSync(join(folder, 'image.png'), long);
  await compressTexts(folder);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const pages = ['projects', 'projects/long.html', 'projects/long.html.br', 'projects/long.html.gz'];
  expect(files).toEqual(['image.png', ...pages.map((file) => join(file)), 'short.txt']);
  expect(brotliDecompressSync(readFileSync(join(folder, 'projects/long.html.br'))).toString()).toBe(long);
  expect(gunzipSync(readFileSync(join(folder, 'projects/long.html.gz'))).toString()).toBe(long);
});
