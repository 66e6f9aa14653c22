/**
 * `vitrine lockfile`: adds the binaries of other platforms to the lockfile.
 *
 * A registry mirror may not carry a package's binaries for every platform. npm then leaves them out of
 * the lockfile, and `npm ci` rejects it on all of them. The versions are pinned by the package that asks
 * for them (`optionalDependencies`), so naming them is enough; npm checks `os` and `cpu` before it fetches.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#base/folders.ts';
import type { Action } from './cli/commandLine.ts';

interface LockedPackage {
  version: string;
  optional?: boolean;
  dev?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

/** What a binary package's name says about where it runs: `…-linux-arm64-musl`. */
function platformOf(name: string): Pick<LockedPackage, 'os' | 'cpu' | 'libc'> {
  const os = name.match(/(android|darwin|linux|win32|freebsd|openharmony|aix|sunos)/)?.[1];
  const cpu = name.match(/-(arm64|x64|ia32|arm|ppc64|riscv64|s390x|loong64)\b/)?.[1];
  const libc = name.match(/-(gnu|musl)/)?.[1];
  return {
    ...(cpu && { cpu: [cpu] }),
    ...(os === 'linux' && libc && { libc: [libc === 'gnu' ? 'glibc' : 'musl'] }),
    ...(os && { os: [os] }),
  };
}

/** Completes one lockfile, and returns what it lacked. */
function complete(file: string): string[] {
  const lock: { packages: Record<string, LockedPackage> } = JSON.parse(readFileSync(file, 'utf8'));
  const added: string[] = [];

  for (const [path, owner] of Object.entries({ ...lock.packages })) {
    for (const [name, version] of Object.entries(owner.optionalDependencies ?? {})) {
      const known = [`node_modules/${name}`, `${path}/node_modules/${name}`].some((key) => key in lock.packages);
      if (known || !/^\d+\.\d+\.\d+/.test(version)) continue;
      const entry = { version, ...(owner.dev && { dev: true }), optional: true, ...platformOf(name) };
      lock.packages[`node_modules/${name}`] = entry;
      added.push(`${name}@${version}`);
    }
  }

  // npm keeps the packages sorted by path, the root first.
  lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  return added;
}

export const run: Action<'lockfile'> = async () => {
  // The second is the repository's.
  const files = ['package-lock.json', 'tests/package-lock.json'].filter((file) => existsSync(join(root, file)));
  for (const file of files) {
    const added = complete(join(root, file));
    console.log(added.length ? `Added to ${file}:\n  ${added.join('\n  ')}` : `${file} was complete.`);
  }
  if (files.length) return 0;
  console.error('package-lock.json not found. Create it with npm install.');
  return 1;
};
