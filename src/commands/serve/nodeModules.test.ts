import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { program } from '#base/folders.ts';
import { builtins, isLoadedByNode, nodeModules } from './nodeModules.ts';

const source = join(program, 'src');
const page = join(source, 'site/pages/index.astro');
const resolveId = nodeModules.resolveId as (id: string, importer?: string) => { id: string } | undefined;
const isBuiltin = (url: string) => builtins.some((each) => typeof each !== 'string' && each.test(url));

it.each([
  [join(source, 'base/dates.ts'), page, 'base/dates.ts'],
  ['./section.ts', join(source, 'sections/ListSection.tsx'), 'sections/section.ts'],
])('leaves %s to Node.js', (id, importer, path) => {
  const url = pathToFileURL(join(source, path)).href;
  expect(resolveId(id, importer)).toMatchObject({ id: url, external: true });
  expect([isBuiltin(url), isLoadedByNode(join(source, path))]).toEqual([true, true]);
});

it.each(['sections/ListSection.tsx', 'base/urls.ts', 'site/content.ts', 'ui/tokens.css'])(
  'leaves %s to Vite',
  (path) => {
    expect([resolveId(join(source, path), page), isLoadedByNode(join(source, path))]).toEqual([undefined, false]);
    expect(isBuiltin(pathToFileURL(join(source, 'site/pages/projects/[...list].astro')).href)).toBe(false);
  },
);

it('leaves those of Astro to Node.js that neither use Vite nor import what does', () => {
  const importer = join(program, 'node_modules/astro/dist/runtime/server/index.js');
  const { id = '' } = resolveId('./escape.js', importer) ?? {};
  const url = pathToFileURL(join(importer, '../escape.js')).href;
  expect([new URL(id).href, isBuiltin(id), isBuiltin(url)]).toEqual([url, true, false]);
  // The first reads `import.meta.env`; the second imports it.
  expect(resolveId('./astro-global.js', importer)).toBeUndefined();
  expect(resolveId('../server/index.js', join(importer, '../../compiler/index.js'))).toBeUndefined();
});
