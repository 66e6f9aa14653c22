import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { root } from '../site.ts';

describe('licences.txt', () => {
  const text = readFileSync(join(root, 'dist/licences.txt'), 'utf8');
  const packageOf = (path: string) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1];

  it('lists every package in the islands', async () => {
    const { metafile } = await build({
      entryPoints: globSync('src/site/islands/*.{ts,tsx}', { cwd: root }).filter((file) => !file.includes('.test.')),
      absWorkingDir: root,
      bundle: true,
      write: false,
      metafile: true,
      outdir: 'unused',
      define: { 'process.env.NODE_ENV': '"production"' },
      external: ['~icons/*'],
      loader: { '.css': 'empty' },
      format: 'esm',
      jsx: 'automatic',
    });
    const packages = new Set(
      Object.keys(metafile.inputs)
        .map(packageOf)
        .filter((name) => name !== undefined),
    );
    expect(packages).toContain('react-dom');
    for (const name of packages) expect(text).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\(`, 'm'));
  });

  it('lists icons, fonts, inline scripts and module glue, which the bundler doesn’t', () => {
    const icons = globSync('src/**/*.tsx', { cwd: root }).flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/~icons\/([\w-]+)\//g)].map(
        ([, set]) => `@iconify-json/${set}`,
      ),
    );
    expect(icons).toContain('@iconify-json/lucide');
    const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    // Only résumés use Noto and Vazirmatn, for characters that the site's fonts lack.
    const resumeFonts = /noto-sans|vazirmatn/;
    const fonts = Object.keys(dependencies).filter((name) => name.startsWith('@fontsource') && !resumeFonts.test(name));
    for (const name of [...icons, ...fonts, 'astro', 'rolldown']) expect(text).toMatch(new RegExp(`^${name} \\d`, 'm'));
  });
});
