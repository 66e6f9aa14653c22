import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findSample } from './findSample.ts';
import sample from './sample.json' with { type: 'json' };

const content = fileURLToPath(new URL('../../../content', import.meta.url));
let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sample-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, text: string | Uint8Array) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
const found = () => findSample(root).map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`);

it('names each file of the sample, and each value of site.yaml', () => {
  cpSync(content, join(root, 'content'), { recursive: true });
  const problems = findSample(root);
  const files = Object.keys(sample.files).map((path) => `content/${path}`);
  expect([...new Set(problems.map(({ file }) => file))].sort()).toEqual(files.sort());
  expect(problems.filter(({ file }) => file === 'content/site.yaml').every(({ line }) => line)).toBe(true);
});

it('finds nothing in what is an owner’s', () => {
  write(
    'content/site.yaml',
    'name: Ada\nrole: Developer and researcher\nlocation: Columbus, Ohio\nemail: ada@lovelace.dev\n',
  );
  write(
    'content/projects/cards.md',
    '---\ntitle: Online card game\n---\nSee `https://example.com`:\n\n```sh\ncurl https://example.com\n```\n',
  );
  write('content/experience/a.md', '---\ncompany: The example.com company\n---\n');
  write('content/publications.bib', '@misc{a, title = {A title}, url = {https://doi.org/10.1/example.com}}');
  expect(found()).toEqual([]);
});

it.each([
  ['site.yaml', 'name: Ada\nemail: alex@example.com\n', /^content\/site\.yaml:2:8 email names example\.com/],
  ['site.yaml', 'name: Ada\nphone: (614) 555-0142\n', /:2:8 phone is the sample’s/],
  [
    'site.yaml',
    'name: Ada\nlinks:\n  - { name: X, url: "https://www.example.org/x" }\n',
    /:3:21 links\[1\]\.url names www\.example\.org/,
  ],
  ['site.yaml', 'name: Ada\nsource: https://code.example\n', /:2:9 source names code\.example/],
  ['projects/a.md', '---\r\ntitle: A\r\ncodeLink: https://example.com/a\r\n---\r\n', /:3:11 codeLink names/],
  [
    'projects/a.md',
    '---\ntitle: A\n---\n\nMine.\n\nBy [me](https://example.com/me).\n',
    /:7:1 the text here names example\.com/,
  ],
  ['projects/a.md', '---\ntitle: A\n---\n```\nx\n```\n\nWith Alex Example.\n', /:8:1 the text here is the sample’s/],
  ['publications.bib', '@misc{a,\n  title = {A},\n  pdf = {https://example.com/a.pdf},\n}\n', /:3:9 a\.pdf names/],
])('finds what is left in a changed %s, with its place', (path, text, told) => {
  write(`content/${path}`, text);
  expect(found()).toEqual([expect.stringMatching(told)]);
});

it('finds a sentence of the sample in a changed file, and a renamed picture', () => {
  const sample = (path: string) => readFileSync(join(content, path));
  write(
    'content/projects/mine.md',
    sample('projects/online-card-game.md')
      .toString()
      .replace(/---[\s\S]*?---/, '---\ntitle: Mine\n---'),
  );
  write('content/me.png', sample('images/portrait.png'));
  const problems = found();
  expect(problems).toContain(
    'content/me.png:undefined:undefined is a picture of the sample: put yours here, or delete the file',
  );
  expect(problems).toContainEqual(
    expect.stringMatching(/^content\/projects\/mine\.md:7:1 the text here is the sample’s: .*"My family played/),
  );
});

it('leaves what cannot be read to the check', () => {
  write('content/site.yaml', 'name: [');
  write('content/about.md', 'no front matter, Alex Example');
  write('content/publications.bib', '@misc{');
  expect(found()).toEqual([]);
});
