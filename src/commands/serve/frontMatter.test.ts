import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { writeFrontMatterSchemas } from './frontMatter.ts';

it('gives code editors the schema of each Markdown file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'front-matter-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'content/projects'), { recursive: true });
  for (const file of ['site.yaml', 'about.md', 'projects/cards.md', 'README.md'])
    writeFileSync(join(folder, 'content', file), '');
  writeFrontMatterSchemas(folder);
  const read = (file: string) => JSON.parse(readFileSync(join(folder, '.astro/collections', file), 'utf8'));
  const url = (file: string) => pathToFileURL(join(folder, 'content', file)).href.toLowerCase();
  const { collections, entries } = read('collections.json');
  expect(entries).toEqual({ [url('about.md')]: 'about', [url('projects/cards.md')]: 'projects' });
  expect(collections).toContainEqual({ hasSchema: true, name: 'projects' });
  expect(read('projects.schema.json').properties).toHaveProperty('category');
});
