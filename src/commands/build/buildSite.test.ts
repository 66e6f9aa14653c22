import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { summarizeFiles } from './buildSite.ts';

it('counts files by kind, without compressed copies', () => {
  const folder = mkdtempSync(join(tmpdir(), 'files-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const sizes = {
    'index.html': 1000,
    'index.html.br': 5000,
    'index.html.gz': 5000,
    'projects/a.html': 1000,
    '_astro/a.js': 500_000,
    '_astro/b.woff2': 700,
    '_astro/c.avif': 700,
    'cards/c.png': 700,
    'resume.pdf': 700,
    '.well-known/security.txt': 700,
  };
  for (const [file, size] of Object.entries(sizes)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), Buffer.alloc(size));
  }
  expect(summarizeFiles(folder)).toBe('2 pages, 2 images, 1 script, 1 font, and 2 other files (0.5 MB)');
  rmSync(join(folder, '_astro'), { recursive: true });
  expect(summarizeFiles(folder)).toBe('2 pages, 1 image, and 2 other files (0.1 MB)');
});
