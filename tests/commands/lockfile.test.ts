import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
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
