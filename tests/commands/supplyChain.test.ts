import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { root } from '../site.ts';

const dist = join(root, 'dist');
const read = (file: string) => readFileSync(join(dist, file), 'utf8');
const files = (pattern: string) => globSync(pattern, { cwd: dist });
const foreign = (address: string) => /^\s*([a-z][a-z0-9+.-]*:)?\/\//i.test(address);

const parse = (html: string) => new JSDOM(html).window.document;

/** The last two are those of Astro's islands. */
const loadingAttributes = 'src srcset href xlink:href data poster manifest component-url renderer-url'.split(' ');

/** What the browser fetches by itself for a page: not its links, not the form's target, not what it says of itself. */
function loadedBy(html: string): string[] {
  const document = parse(html);
  const values = [...document.querySelectorAll('*')].flatMap((element) => {
    if (element.matches('a, form, meta, link[rel=canonical], link[rel=alternate], link[rel=me]')) return [];
    return loadingAttributes.flatMap((name) => element.getAttribute(name)?.split(/,\s+/) ?? []);
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
      for (const { textContent } of parse(read(file)).querySelectorAll('script:not([type$=json])'))
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
