import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { Copy } from '../site.ts';

const site = new Copy();
afterAll(() => site.remove());

// In development: start.test.ts. With attacks in every field: hostile.spec.ts.
it('npm run build stops at a broken entry with its place, and writes nothing', async () => {
  site.change('content/publications.bib', 'pages        = {1--8},', 'pages        = {1--8,');
  const { code, output } = await site.run('build');
  expect(code).toBe(1);
  expect(output).toMatch(/^content\/publications\.bib:11:18: this { is never closed/m);
  expect(output).not.toMatch(/\n\s+at /);
  expect(existsSync(join(site.folder, 'dist'))).toBe(false);
});
