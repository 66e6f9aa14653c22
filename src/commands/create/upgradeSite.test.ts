import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { folderWith, writeInto } from '../../../tests/folderWith.ts';
import { isDone } from '../../../tests/importFolder.ts';
import { packed as packedWithNode } from '../../../tests/packed.ts';
import { upgradeSite } from './upgradeSite.ts';

// Without Node.js, which a site gets if the machine's is too old.
const { 'node_modules/node': _, ...locked } = packedWithNode.locked;
const packed = { ...packedWithNode, locked };

let site: string;
beforeEach(() => {
  site = folderWith();
});

const read = (file: string) => readFileSync(join(site, file), 'utf8');
async function upgrade() {
  const lines: string[] = [];
  const say = (line: string) => lines.push(line);
  const act = upgradeSite(site, '../site', { say, pack: async () => packed });
  return { done: await isDone(act, lines), output: lines.join('\n') };
}

function writeSite(dependencies: Record<string, string>) {
  const scripts = { build: 'vitrine build && ./mine.sh' };
  writeInto(site, {
    'package.json': JSON.stringify({ name: 'site', private: true, scripts, dependencies }),
    'node_modules/vitrine/package.json': '{ "version": "1.0.1" }',
  });
  for (const file of ['package-lock.json', 'vendor/vitrine-1.0.0.tgz', 'vendor/mine.tgz', 'content/site.yaml'])
    writeInto(site, { [file]: 'before' });
}

it('replaces the packed file, and keeps the owner’s files', async () => {
  writeSite({ vitrine: 'file:vendor/vitrine-1.0.0.tgz' });
  const { done, output } = await upgrade();
  expect(done).toBe(true);
  expect(output).toContain('../site: Vitrine 1.0.1 → 1.2.3. Its content is unchanged.');
  expect(output).toContain('\n  cd ../site && npm ci && npm run migrate && npm run check');
  expect(read('vendor/vitrine-1.2.3.tgz')).toBe('packed');
  expect(existsSync(join(site, 'vendor/vitrine-1.0.0.tgz'))).toBe(false);
  for (const file of ['vendor/mine.tgz', 'content/site.yaml']) expect(read(file)).toBe('before');
  expect(JSON.parse(read('package.json'))).toMatchObject({
    name: 'site',
    private: true,
    engines: { node: '>=22.19' },
    scripts: { build: 'vitrine build && ./mine.sh', migrate: 'vitrine migrate' },
    dependencies: { vitrine: 'file:vendor/vitrine-1.2.3.tgz' },
  });
  expect(JSON.parse(read('package-lock.json')).packages['node_modules/zod']).toEqual({ version: '4.0.0' });
});

it('keeps a lockfile that has packages of the owner’s own', async () => {
  writeSite({ vitrine: 'file:vendor/vitrine-1.0.0.tgz', mine: '1.0.0' });
  expect((await upgrade()).output).toContain('npm install && npm run migrate');
  expect(read('package-lock.json')).toBe('before');
  expect(JSON.parse(read('package.json')).dependencies).toEqual({
    vitrine: 'file:vendor/vitrine-1.2.3.tgz',
    mine: '1.0.0',
  });
});

it.each([[{ mine: '1.0.0' }], [undefined]])('rejects a folder without a site: %j', async (dependencies) => {
  if (dependencies) writeSite(dependencies);
  expect(await upgrade()).toEqual({
    done: false,
    output: '../site has no package.json that depends on vitrine. Choose the folder of a site.\n\nNothing was written.',
  });
  expect(existsSync(join(site, 'vendor/vitrine-1.2.3.tgz'))).toBe(false);
});

it('lets a site depend on the published package in place of the packed file', async () => {
  writeSite({ vitrine: 'file:vendor/vitrine-1.0.0.tgz' });
  const { file, ...published } = packed;
  await upgradeSite(site, '.', { say: () => {}, pack: async () => published });
  expect(existsSync(join(site, 'vendor/vitrine-1.0.0.tgz'))).toBe(false);
  const dependencies = { vitrine: 'npm:@ada/create-vitrine@^1.2.3' };
  expect(JSON.parse(read('package.json')).dependencies).toEqual(dependencies);
  const { packages } = JSON.parse(read('package-lock.json'));
  expect(packages['']).toMatchObject({ dependencies });
  expect(packages['node_modules/vitrine']).toMatchObject({ name: '@ada/create-vitrine', version: '1.2.3' });
});
