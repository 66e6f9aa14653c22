import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { parsePage } from './builtSite.ts';
import { writeHostFiles } from './writeHostFiles.ts';

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
