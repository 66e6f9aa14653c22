import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { Copy, freePort, root } from '../site.ts';

const manifest = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));
const packages = Object.keys(manifest('src/editor/client/package.json').dependencies);

describe('the editor’s packages', () => {
  const lock = readFileSync(join(root, 'src/editor/client/package-lock.json'), 'utf8');
  const locked = Object.entries<{ version: string; integrity?: string }>(JSON.parse(lock).packages).filter(
    ([path]) => path,
  );

  it('are pinned exactly, with a hash, and without the URL of a registry', () => {
    for (const version of Object.values(manifest('src/editor/client/package.json').dependencies))
      expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    for (const [path, { version, integrity }] of locked) {
      expect(version, path).toMatch(/^\d+\.\d+\.\d+/);
      expect(integrity, path).toMatch(/^sha512-/);
    }
    expect(lock).not.toContain('"resolved"');
    expect(lock).not.toMatch(/https?:\/\/[^"]*registry/);
  });

  it('are not installed with the site by npm ci', () => {
    const { dependencies, devDependencies, workspaces } = manifest('package.json');
    const own = packages.filter((name) => !/^react(-dom)?$/.test(name));
    expect(own.length).toBeGreaterThan(0);
    expect(workspaces).toBeUndefined();
    expect(Object.keys({ ...dependencies, ...devDependencies }).filter((name) => own.includes(name))).toEqual([]);
    const lockfile = readFileSync(join(root, 'package-lock.json'), 'utf8');
    expect(own.filter((name) => lockfile.includes(`node_modules/${name}"`))).toEqual([]);
  });

  it('have the site’s version if both depend on them', () => {
    const { dependencies } = manifest('package.json');
    const { react, 'react-dom': dom } = manifest('src/editor/client/package.json').dependencies;
    expect([react, dom]).toEqual([dependencies.react, dependencies['react-dom']]);
  });

  it('leave no trace in the published site', () => {
    const files = globSync('dist/**/*.{html,js,css,json,txt,xml}', { cwd: root });
    expect(files.length).toBeGreaterThan(20);
    for (const file of files)
      expect(readFileSync(join(root, file), 'utf8'), file).not.toMatch(/rjsf|data-rjsf|\/api\/save|npm run edit/);
  });
});

describe('npm run edit', () => {
  const copy = new Copy();
  afterAll(() => copy.remove());

  it('rejects an invalid port', async () => {
    const { code, output } = await copy.run('edit', { EDITOR_PORT: 'x' });
    expect([code, output]).toEqual([
      1,
      expect.stringContaining('EDITOR_PORT must be a number from 0 to 65535 (found "x").'),
    ]);
  });

  it('reports what it needs if that can’t be downloaded', async () => {
    const env = {
      npm_config_registry: 'http://127.0.0.1:1',
      npm_config_cache: join(copy.folder, '.cache/npm'),
      npm_config_fetch_retries: '0',
    };
    const { code, output } = await copy.run('edit', {
      ...env,
      PORT: String(await freePort()),
      EDITOR_PORT: String(await freePort()),
    });
    expect(code).toBe(1);
    expect(output).toContain('Installing what the editor needs, once (src/editor/client/package.json) …');
    expect(output).toContain('The editor could not be installed: it needs the npm registry once, at its first start.');
  });

  it('installs what it needs, prints both URLs, and starts', async ({ skip }) => {
    const [port, editorPort] = [await freePort(), await freePort()];
    // Other tests write caches beside the packages, whose names start with a dot.
    const packagesOfSite = () => readdirSync(join(copy.folder, 'node_modules')).filter((name) => !name.startsWith('.'));
    const site = packagesOfSite();
    // Uses the registry of this machine, without retries if it doesn't respond.
    const npm = Object.entries(process.env).filter(([name]) => /^npm_config_/i.test(name)) as [string, string][];
    const start = copy.start('edit', /Local/, {
      ...Object.fromEntries(npm),
      npm_config_fetch_retries: '0',
      npm_config_fetch_timeout: '20000',
      PORT: String(port),
      EDITOR_PORT: String(editorPort),
    });
    const output = await start.catch((error: Error) => error.message);
    if (typeof output === 'string') {
      expect(output).toContain('The editor could not be installed');
      skip('no registry responds');
      return;
    }
    expect(output()).toContain('Installing what the editor needs, once (src/editor/client/package.json) …');
    expect(output()).toContain(`The editor is at http://localhost:${editorPort}`);
    expect(output()).toContain(`The site is at http://localhost:${port}`);
    for (const name of packages)
      expect(existsSync(join(copy.folder, 'src/editor/client/node_modules', name)), name).toBe(true);
    expect(packagesOfSite()).toEqual(site);
    const status = await new Promise((done) => {
      request({ host: '127.0.0.1', port: editorPort, path: '/main.js' }, (response) => done(response.statusCode)).end();
    });
    expect(status).toBe(200);
  });

  it('has a page without type errors', ({ skip }) => {
    if (!existsSync(join(copy.folder, 'src/editor/client/node_modules'))) skip('no registry responds');
    // The linter skips the page, since its packages are not installed with the site.
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    const { stdout, status } = spawnSync(process.execPath, [tsc, '-p', join(copy.folder, 'src/editor')], {
      encoding: 'utf8',
    });
    expect([stdout, status]).toEqual(['', 0]);
  });
});
