import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { parsePage } from './builtSite.ts';
import { compressTexts, writeHostFiles } from './writeHostFiles.ts';

it('allows the styles and forms of a page in its own policy only, and those of all pages in headers', async () => {
  const dist = mkdtempSync(join(tmpdir(), 'dist-'));
  onTestFinished(() => rmSync(dist, { recursive: true }));
  const page = (name: string, action: string) =>
    writeFileSync(
      join(dist, `${name}.html`),
      `<!doctype html><html><head><meta charset="utf-8"><style>.${name}{margin:0}</style></head><body class="${name}"><form action="${action}"></form></body></html>`,
    );
  page('one', 'https://formsubmit.co/a');
  page('two', '/');
  await writeHostFiles(dist, join(dist, 'generated'), '/');
  const read = (file: string) => readFileSync(join(dist, file), 'utf8');
  const [one, two] = [read('one.html'), read('two.html')];
  const styleOf = (html: string) => parsePage(html).styles[0] ?? '';
  expect(one).toContain(`style-src 'self' '${styleOf(one)}';`);
  expect(one).toContain("form-action 'self' https://formsubmit.co;");
  expect(two).toContain(`style-src 'self' '${styleOf(two)}';`);
  expect(two).toContain("form-action 'self';");
  for (const source of [styleOf(one), styleOf(two), 'https://formsubmit.co'])
    expect(read('_headers')).toContain(source);
});

it.each(['/', '/base'])(
  'has an old address with and without a slash, for hosts without redirects of their own: %s',
  async (base) => {
    const dist = mkdtempSync(join(tmpdir(), 'dist-'));
    onTestFinished(() => rmSync(dist, { recursive: true }));
    mkdirSync(join(dist, 'blog'));
    const moved = '<meta charset="utf-8"><meta http-equiv="refresh" content="0; url=/writing/first">';
    writeFileSync(join(dist, 'blog/first.html'), `<!doctype html><html><head>${moved}</head><body></body></html>`);
    await writeHostFiles(dist, join(dist, 'generated'), base);
    const [file, inFolder] = ['blog/first.html', 'blog/first/index.html'].map((name) =>
      readFileSync(join(dist, name), 'utf8'),
    );
    expect(inFolder).toBe(file);
    expect(readFileSync(join(dist, '_redirects'), 'utf8')).toContain(`/blog/first/ /writing/first 301`);
  },
);

it('compresses text files, but no small ones', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-compress-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const long = '<p>Again and again.</p>'.repeat(50);
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
