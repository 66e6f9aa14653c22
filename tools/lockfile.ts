/**
 * `npm run lockfile`: adds the binaries of other platforms to the lockfile, and the hashes that it lacks.
 *
 * A registry mirror may not carry a package's binaries for every platform. npm then leaves them out of
 * the lockfile, and `npm ci` rejects it on all of them. The versions are pinned by the package that depends on them
 * (`optionalDependencies`), so naming them is enough; npm checks `os` and `cpu` before it fetches.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#base/folders.ts';
import { npmCommand } from '#commands/processes/run.ts';

interface LockedPackage {
  version: string;
  integrity?: string;
  /** Whether it is a folder of this machine. */
  link?: boolean;
  optional?: boolean;
  dev?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

/** Returns the platform in the name of a binary package: `…-linux-arm64-musl`. */
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

interface Lockfile {
  packages: Record<string, LockedPackage>;
}

/** The lockfiles, from the root: the first is the site's, the others are the repository's. */
export const lockfiles = ['.', 'tests', 'bench'].map((folder) => join(folder, 'package-lock.json'));

/** Returns the places of packages whose files npm would not check. */
export const withoutHash = ({ packages }: Lockfile): string[] =>
  Object.keys(packages).filter((path) => path && !packages[path]?.integrity && !packages[path]?.link);

/** Requests the hash of a package from the registry; undefined if it doesn't have it. */
function fetchHash(name: string, version: string): string | undefined {
  const npm = npmCommand('view', `${name}@${version}`, 'dist.integrity');
  const { stdout } = spawnSync(...npm, { cwd: root, encoding: 'utf8' });
  return /^sha512-\S+$/m.exec(stdout ?? '')?.[0];
}

function complete(file: string): { added: string[]; unhashed: string[] } {
  const lock: Lockfile = JSON.parse(readFileSync(file, 'utf8'));
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

  for (const path of withoutHash(lock)) {
    const { version, ...entry } = lock.packages[path] as LockedPackage;
    const name = path.replace(/^.*node_modules\//, '');
    const integrity = fetchHash(name, version);
    lock.packages[path] = { version, ...(integrity && { integrity }), ...entry };
    if (integrity && !added.includes(`${name}@${version}`)) added.push(`the hash of ${name}@${version}`);
  }

  // npm keeps the packages sorted by path, the root first.
  lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  return { added, unhashed: withoutHash(lock) };
}

/** @returns the exit code: 0 if the lockfiles are complete */
export function completeLockfiles(): number {
  const files = lockfiles.filter((file) => existsSync(join(root, file)));
  let isComplete = files.length > 0;
  for (const file of files) {
    const { added, unhashed } = complete(join(root, file));
    if (added.length) console.log(`Added to ${file}:\n  ${added.join('\n  ')}`);
    if (unhashed.length) {
      isComplete = false;
      console.error(`${file}: the registry has no hash of:\n  ${unhashed.join('\n  ')}`);
      console.error('npm would install them unchecked. Run npm run lockfile with a registry that has them.');
    } else if (!added.length) console.log(`${file} was complete.`);
  }
  if (!files.length) console.error('package-lock.json not found. Create it with npm install.');
  return isComplete ? 0 : 1;
}
