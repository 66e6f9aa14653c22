import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { root } from '../site.ts';

const dist = join(root, 'dist');
const read = (file: string) => readFileSync(join(dist, file), 'utf8');
const files = (pattern: string) => globSync(pattern, { cwd: dist });
const foreign = (address: string) => /^\s*([a-z][a-z0-9+.-]*:)?\/\//i.test(address);

/** What the browser fetches by itself for a page: not its links, not the form's target, not what it says of itself. */
function loadedBy(html: string): string[] {
  const { document } = new JSDOM(html).window;
  const values = [...document.querySelectorAll('*')].flatMap((element) => {
    if (element.matches('a, form, meta, link[rel=canonical], link[rel=alternate], link[rel=me]')) return [];
    // Astro's islands name their scripts in attributes of their own.
    const names = [
      'src',
      'srcset',
      'href',
      'xlink:href',
      'data',
      'poster',
      'component-url',
      'renderer-url',
      'manifest',
    ];
    return names.flatMap((name) => element.getAttribute(name)?.split(/,\s+/) ?? []);
  });
  const inline = [...document.querySelectorAll('style, [style]')].map((each) => each.outerHTML).join('\n');
  return [...values, ...loadedByStyle(inline)];
}

const loadedByStyle = (css: string) =>
  [...css.matchAll(/url\(\s*["']?([^"')]+)|@import\s+["']([^"']+)/g)].map(([, url, imported]) => url ?? imported ?? '');

/** Absolute addresses in a script, but those that are only ever names or printed. */
const namedByScript = (code: string) =>
  [...code.matchAll(/(?:https?:)?\/\/[\w-]+(?:\.[\w-]+)+[^\s"'`\\)]*/g)]
    .map(([address]) => address)
    .filter(
      (address) => !/^https?:\/\/(www\.w3\.org\/(\d{4}|XML)\/|react\.dev\/errors\/|react\.dev\/link\/)/.test(address),
    );

describe('the built site', () => {
  it.each(files('**/*.html'))('%s loads nothing from elsewhere', (page) => {
    const loaded = loadedBy(read(page));
    expect(loaded.length).toBeGreaterThan(5);
    expect(loaded.filter(foreign)).toEqual([]);
  });

  it('has styles, scripts and pictures that load nothing from elsewhere', () => {
    expect(files('**/*.js').length).toBeGreaterThan(5);
    for (const file of files('**/*.js')) expect(namedByScript(read(file)), file).toEqual([]);
    for (const file of files('**/*.html')) {
      for (const { textContent } of new JSDOM(read(file)).window.document.querySelectorAll('script:not([type$=json])'))
        expect(namedByScript(textContent), file).toEqual([]);
    }
    for (const file of files('**/*.{css,svg}')) expect(loadedByStyle(read(file)).filter(foreign), file).toEqual([]);
    for (const file of files('**/*.svg')) expect(read(file), file).not.toMatch(/<script|\bon[a-z]+=|href=["']?(?!#)/i);
    const { icons } = JSON.parse(read('manifest.webmanifest'));
    expect(icons.map(({ src }: { src: string }) => src).filter(foreign)).toEqual([]);
  });

  it('is looked at with open eyes', () => {
    const page = '<script src="//cdn.example/a.js"></script><img srcset="/a.png 1x, https://cdn.example/b.png 2x">';
    expect(
      loadedBy(
        `${page}<style>@import 'https://cdn.example/c.css'; b{background:url(//cdn.example/d.png)}</style>`,
      ).filter(foreign),
    ).toEqual([
      '//cdn.example/a.js',
      'https://cdn.example/b.png 2x',
      'https://cdn.example/c.css',
      '//cdn.example/d.png',
    ]);
    expect(namedByScript('import("https://cdn.example/a.js")')).toEqual(['https://cdn.example/a.js']);
  });
});

describe('licences.txt', () => {
  const text = read('licences.txt');
  const packageOf = (path: string) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1];

  it('names every package that the islands are made of', async () => {
    const { metafile } = await build({
      entryPoints: [...globSync('src/islands/*.tsx', { cwd: root }).filter((file) => !file.includes('.test.'))],
      stdin: { contents: "import '@astrojs/react/client.js'", resolveDir: root },
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

  it('names what no bundler sees: icons, typefaces, inline scripts, the glue between modules', () => {
    const icons = globSync('src/**/*.tsx', { cwd: root }).flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/~icons\/([\w-]+)\//g)].map(
        ([, set]) => `@iconify-json/${set}`,
      ),
    );
    expect(icons).toContain('@iconify-json/lucide');
    const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    const typefaces = Object.keys(devDependencies).filter((name) => name.startsWith('@fontsource'));
    for (const name of [...icons, ...typefaces, 'astro', 'rolldown'])
      expect(text).toMatch(new RegExp(`^${name} \\d`, 'm'));
  });

  it('brings the terms of each', () => {
    for (const part of text.split(/^-{80}$/m).slice(1))
      expect(part).toMatch(/Permission .*is hereby granted|PERMISSION/s);
    expect(text).toMatch(/SIL OPEN FONT LICENSE/);
    expect(text).not.toContain(root);
  });
});
