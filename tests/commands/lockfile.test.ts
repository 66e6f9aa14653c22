import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { root } from '../site.ts';

interface LockedPackage {
  version?: string;
  integrity?: string;
  optional?: boolean;
  hasInstallScript?: boolean;
  os?: string[];
  cpu?: string[];
  optionalDependencies?: Record<string, string>;
}

const nameOf = (path: string) => path.replace(/^.*node_modules\//, '');
const platforms = ['linux', 'darwin', 'win32'].flatMap((os) => ['x64', 'arm64'].map((cpu) => ({ os, cpu })));

/** Reads a folder's manifest and lockfile. */
function readLock(folder: string) {
  const text = readFileSync(join(root, folder, 'package-lock.json'), 'utf8');
  const lock: { packages: Record<string, LockedPackage> } = JSON.parse(text);
  const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  const packages = Object.entries(lock.packages).filter(([path]) => path !== '');
  /** Optional dependencies of packages, each with its entry in the lockfile. */
  const optionals = packages.flatMap(([path, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies).map(([name, wanted]) => ({
      owner: nameOf(path),
      name,
      wanted,
      locked: lock.packages[`${path}/node_modules/${name}`] ?? lock.packages[`node_modules/${name}`],
    })),
  );
  /** Packages with binaries for several systems, found by their optional dependencies. */
  const native = [...Map.groupBy(optionals, ({ owner }) => owner)].filter(
    ([, parts]) => new Set(parts.flatMap(({ locked }) => locked?.os ?? [])).size > 1,
  );
  return { text, manifest, packages, native };
}

describe.each([
  ['the site', '.'],
  ['the tests', 'tests'],
  ['the benchmark', 'bench'],
])('the lockfile of %s', (_, folder) => {
  const { text, manifest, packages, native } = readLock(folder);

  it('contains no URL of a registry', () => {
    expect(text).not.toContain('"resolved"');
    expect(text).not.toMatch(/https?:\/\/[^"]*registry/);
  });

  it.each(native)('has the binaries of %s for every platform', (_, parts) => {
    for (const { os, cpu } of platforms) {
      const fitting = parts.filter(({ locked }) => locked?.os?.includes(os) && locked.cpu?.includes(cpu));
      expect(fitting, `${os} ${cpu}`).not.toEqual([]);
      for (const { name, wanted, locked } of fitting) {
        if (/^\d/.test(wanted)) expect(locked?.version, name).toBe(wanted);
      }
    }
  });

  it('is exact, with a hash of every package', () => {
    for (const [name, version] of Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }))
      expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
    for (const [path, { version, integrity }] of packages) {
      expect(version, path).toMatch(/^\d+\.\d+\.\d+/);
      expect(integrity, path).toMatch(/^sha512-/);
    }
  });

  it('lets only named packages run install scripts', () => {
    const scripted = packages.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => nameOf(path));
    expect([...new Set(scripted)].sort()).toEqual(Object.keys(manifest.allowScripts ?? {}).sort());
  });
});

it('is installed in a clone without warnings of npm, such as those about an older Node.js', () => {
  expect(readFileSync(join(root, '.npmrc'), 'utf8')).toContain('loglevel=error\n');
});

describe('npm run lockfile', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lockfile-'));
  const file = join(folder, 'package-lock.json');
  afterAll(() => rmSync(folder, { recursive: true }));
  /** Runs it with a registry that has the hashes of some packages. */
  const run = (hashes: Record<string, string> = {}) => {
    const npm = join(folder, 'npm.cjs');
    writeFileSync(npm, `console.log(${JSON.stringify(hashes)}[process.argv[3]] ?? 'E404')`);
    return spawnSync(process.execPath, [join(root, 'tools/run.ts'), 'lockfile'], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, npm_execpath: npm },
    });
  };

  it('adds the binaries that a mirror lacks, and hashes', () => {
    const owner = {
      version: '1.0.0',
      optionalDependencies: { 'a-darwin-arm64': '1.0.0', 'a-linux-x64-musl': '1.0.0' },
    };
    const packages = { '': {}, 'node_modules/a': owner, 'node_modules/here': { version: '1.0.0', link: true } };
    writeFileSync(file, JSON.stringify({ packages }));
    const hashes = { 'a@1.0.0': 'sha512-a', 'a-darwin-arm64@1.0.0': 'sha512-b', 'a-linux-x64-musl@1.0.0': 'sha512-c' };
    const { 'a-darwin-arm64@1.0.0': _, ...some } = hashes;
    const lacking = run(some);
    expect(lacking.status).toBe(1);
    expect(lacking.stdout).toContain(
      'Added to package-lock.json:\n  a-darwin-arm64@1.0.0\n  a-linux-x64-musl@1.0.0\n  the hash of a@1.0.0\n',
    );
    expect(lacking.stderr).toContain('the registry has no hash of:\n  node_modules/a-darwin-arm64\n');
    const { status, stdout } = run(hashes);
    expect([status, stdout]).toEqual([0, 'Added to package-lock.json:\n  the hash of a-darwin-arm64@1.0.0\n']);
    const platform = { version: '1.0.0', optional: true };
    expect(JSON.parse(readFileSync(file, 'utf8')).packages).toEqual({
      ...packages,
      'node_modules/a': { ...owner, integrity: 'sha512-a' },
      'node_modules/a-darwin-arm64': { ...platform, integrity: 'sha512-b', cpu: ['arm64'], os: ['darwin'] },
      'node_modules/a-linux-x64-musl': {
        ...platform,
        ...{ integrity: 'sha512-c', cpu: ['x64'], libc: ['musl'], os: ['linux'] },
      },
    });
    expect(run().stdout).toBe('package-lock.json was complete.\n');
  });
});
