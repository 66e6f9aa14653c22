/** What a release makes possible, with a registry of this machine in place of the public one. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { noRegistry, PackageSite } from '../packageSite.ts';
import { root } from '../site.ts';

const readJson = (...path: string[]) => JSON.parse(readFileSync(join(...path), 'utf8'));
const { name, version } = readJson(root, 'package.json');
const next = version.replace(/\d+$/, (patch: string) => Number(patch) + 1);

const site = new PackageSite();
/** The package as the registry has it. Below the repository, whose packages it finds. */
const published = mkdtempSync(join(root, '.cache/published-'));
const versions = new Map<string, { manifest: object; file: Buffer }>();

/** Answers as a registry does: with the list of versions, or a packed file. */
const registry = createServer(({ url = '', headers: { host } }, response) => {
  const [, asked = ''] = /\/file-(.*)\.tgz$/.exec(url) ?? [];
  const list = [...versions].map(([each, { manifest, file }]) => {
    const integrity = `sha512-${createHash('sha512').update(file).digest('base64')}`;
    return [each, { ...manifest, dist: { tarball: `http://${host}/file-${each}.tgz`, integrity } }];
  });
  const latest = [...versions.keys()].at(-1);
  // A kept connection may be closed just when npm asks again, which it reports as ECONNRESET.
  response.setHeader('connection', 'close');
  response.end(
    versions.get(asked)?.file ?? JSON.stringify({ name, 'dist-tags': { latest }, versions: Object.fromEntries(list) }),
  );
}).listen(0, '127.0.0.1');

function publish(each: string): void {
  // Without the switch that keeps it from being published.
  const { private: _, ...manifest } = { ...readJson(published, 'package.json'), version: each };
  writeFileSync(join(published, 'package.json'), JSON.stringify(manifest));
  const file = execFileSync('npm', ['pack', '--silent', '--ignore-scripts'], { cwd: published, encoding: 'utf8' });
  versions.set(each, { manifest, file: readFileSync(join(published, file.trim())) });
}

beforeAll(() => {
  execFileSync(process.execPath, ['tools/run.ts', 'pack'], { cwd: root });
  cpSync(join(root, '.cache/pack/package'), published, { recursive: true });
  publish(version);
});
afterAll(() => {
  registry.close();
  rmSync(published, { recursive: true });
  site.remove();
});

it('creates a site that depends on a version, which npm update and migrate upgrade', async ({ skip }) => {
  const { bin } = readJson(published, 'package.json');
  // What npm create runs: the command with the package's name.
  const create = join(published, bin[name.split('/').at(-1)]);
  await site.create(['--name', 'Ada Lovelace', '--no-git'], create, []);
  expect(readJson(site.folder, 'package.json').dependencies.vitrine).toBe(`npm:${name}@^${version}`);
  expect(readFileSync(join(site.folder, 'README.md'), 'utf8')).toContain(`npx ${name}@latest --upgrade .`);

  const { port } = registry.address() as AddressInfo;
  const scope = { [`npm_config_${name.split('/')[0]}:registry`]: `http://127.0.0.1:${port}/` };
  const npm = (...typed: string[]) => site.npm(typed, scope);
  const { code, output } = await npm('ci', '--ignore-scripts');
  if (noRegistry.test(output)) skip('no registry responds');
  expect(code, output).toBe(0);
  publish(next);
  await npm('update', 'vitrine', '--ignore-scripts');
  await npm('run', 'migrate');
  await npm('run', 'check');
  expect(readJson(site.folder, 'node_modules/vitrine/package.json').version).toBe(next);
});

it('is named in package.json alone', () => {
  const files = execFileSync('git', ['grep', '-lF', name], { cwd: root, encoding: 'utf8' }).trim().split('\n');
  // npm copies it to the lockfile.
  expect(files).toEqual(['package-lock.json', 'package.json']);
});
