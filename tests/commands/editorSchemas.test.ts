// Uses the language server of the YAML extension, which the Astro extension uses for front matter too. So its messages
// are those that an owner sees.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { getLanguageService } from 'yaml-language-server';
import type { JsonSchema } from '../../src/base/jsonSchema.ts';
import { type ContentKind, jsonSchemaOf } from '../../src/content/contentSchemas.ts';
import { openFolder } from '../../src/content/folder.ts';
import { kindOf } from '../../src/content/readContent.ts';
import { contentFiles } from '../../src/sections/contentFiles.ts';
import { editorSchemas } from '../../tools/schemas.ts';
import { root } from '../site.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const kinds = Object.keys(contentFiles) as ContentKind[];

it.each([...editorSchemas()])('%s is up to date', (file, text) => {
  expect(read(file), `${file} is stale: run npm run schemas, and commit it`).toBe(text);
});

const yamlFiles = kinds.map((kind) => contentFiles[kind].pattern).filter((pattern) => pattern.endsWith('.yaml'));

it.each(yamlFiles.filter((file) => existsSync(join(root, 'content', file))))(
  'leads editors from %s to its schema',
  (file) => {
    const [, schema = ''] = /^# yaml-language-server: \$schema=(\S+)\n/.exec(read(`content/${file}`)) ?? [];
    expect(join('content', schema)).toBe(`schemas/${kindOf(`content/${file}`)}.schema.json`);
    expect(existsSync(join(root, 'content', schema))).toBe(true);
  },
);

/** Returns every field of a schema with its path. */
function fieldsOf({ properties = {}, items }: JsonSchema, path: string): [string, JsonSchema][] {
  const inner = Object.entries(properties).flatMap(([name, field]): [string, JsonSchema][] => [
    [`${path}.${name}`, field],
    ...fieldsOf(field, `${path}.${name}`),
  ]);
  return [...inner, ...(items ? fieldsOf(items, `${path}[]`) : [])];
}

it.each(kinds)('describes every field of %s in a sentence', (kind) => {
  for (const [path, { description }] of fieldsOf(jsonSchemaOf(kind), kind))
    expect(description, path).toMatch(/^[A-Z].{10,}\.$/);
});

const service = getLanguageService({
  // The first line of a YAML file names its schema. The configuration below has those of front matter.
  schemaRequestService: (file) => Promise.resolve(read(file.replace(/^file:\/+/, ''))),
  workspaceContext: { resolveRelativePath: (path) => path },
  // Throws errors that the server otherwise hides.
  telemetry: {
    send: () => {},
    sendTrack: () => {},
    sendError: (_, error) => {
      throw error;
    },
  },
});

beforeAll(() => {
  const schemas = kinds.map((kind) => ({
    uri: `schemas/${kind}.schema.json`,
    fileMatch: [`content/${contentFiles[kind].pattern.replace('.md', '.yaml')}`],
  }));
  service.configure({ validate: true, completion: true, hover: true, customTags: [], yamlVersion: '1.2', schemas });
});

let version = 0;

/** Returns the document for the server: of a Markdown file only its front matter, like the Astro extension. */
function documentOf(file: string, text: string): TextDocument {
  const fields = file.endsWith('.md') ? (/^---(.*?)^---/ms.exec(text)?.[0].replaceAll('---', '   ') ?? '') : text;
  return TextDocument.create(`file:///${file.replace('.md', '.yaml')}`, 'yaml', ++version, fields);
}

const problemsIn = async (file: string, text: string) =>
  (await service.doValidation(documentOf(file, text), false)).map(({ message }) => message);

const files = openFolder(root).paths.filter(kindOf);

it.each(files)('%s of the sample has no problems', async (file) => {
  expect(await problemsIn(file, read(file))).toEqual([]);
});

const game = 'content/projects/online-card-game.md';

it('an editor marks a misspelled field, and a wrong date', async () => {
  const text = read(game).replace('technologies:', 'tecnologies:').replace('2024-08', '08/2024');
  expect(await problemsIn(game, text)).toEqual([
    'must be a month as YYYY-MM or a year, such as 2026-08 or 2026',
    'Property tecnologies is not allowed.',
  ]);
});

it('an editor completes fields and values, and explains them', async () => {
  const text = '---\ntitle: A\ncategory: \nco\n---\n';
  const labels = async (line: number, character: number) =>
    (await service.doComplete(documentOf(game, text), { line, character }, false)).items.map(({ label }) => label);
  expect(await labels(2, 10)).toEqual(expect.arrayContaining(['research', 'personal', 'freelance']));
  expect(await labels(3, 2)).toEqual(expect.arrayContaining(['codeLink', 'coverAlt']));
  const hover = await service.doHover(documentOf(game, text), { line: 1, character: 2 });
  expect(JSON.stringify(hover?.contents)).toContain('Title of the project.');
});
