/** What a site depends on: the packed program, which its folder holds in `vendor/`. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { program, root } from '#base/folders.ts';
import { execute } from '../processes/run.ts';

/** Whether the registry has the package under its name; then sites depend on that, and hold no file. */
const isPublished = false;

/** package.json of the package. */
interface Manifest {
  version: string;
  license: string;
  engines: Record<string, string>;
  bin: Record<string, string>;
  dependencies: Record<string, string>;
}

export interface PackedProgram {
  manifest: Manifest;
  /** Entries of a lockfile by their places: the versions that the program was tested with. */
  locked: Readonly<Record<string, object>>;
  /** The packed file, by its path in the site's folder; undefined if the registry has it. */
  file?: { path: string; bytes: Buffer };
}

/** @throws if this is a package without its packed file, or if it can't be packed */
export async function packedProgram(): Promise<PackedProgram> {
  const packer = join(program, 'tools/pack.ts');
  const isRepository = existsSync(packer);
  if (isRepository && (await execute(process.execPath, [packer])) !== 0)
    throw new Error('The program could not be packed.');
  const folder = isRepository ? join(program, '.cache/pack/package') : program;
  const read = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8'));
  const [manifest, locked] = [read('package.json') as Manifest, read('locked.json')];
  if (isPublished) return { manifest, locked };
  const packed = join(isRepository ? join(folder, '..') : join(root, 'vendor'), `vitrine-${manifest.version}.tgz`);
  if (!existsSync(packed)) throw new Error(`${packed} not found. Run create in a clone of Vitrine.`);
  return { manifest, locked, file: { path: `vendor/${basename(packed)}`, bytes: readFileSync(packed) } };
}

/** Returns what package.json depends on: `file:vendor/vitrine-1.0.0.tgz`. */
export const dependencyOn = ({ manifest, file }: PackedProgram): string =>
  file ? `file:${file.path}` : `^${manifest.version}`;

/**
 * Returns package-lock.json of a site that depends on the program alone.
 * @param owner package.json of the site
 */
export function lockfileOf(owner: { name: string; engines?: object }, packed: PackedProgram): string {
  const { manifest, locked, file } = packed;
  const { version, license, engines, bin, dependencies } = manifest;
  const hash = file && createHash('sha512').update(file.bytes).digest('base64');
  const own = {
    version,
    ...(file && { resolved: dependencyOn(packed), integrity: `sha512-${hash}` }),
    license,
    dependencies,
    bin,
    engines,
  };
  const entries = Object.entries({ ...locked, 'node_modules/vitrine': own }).sort(([a], [b]) => (a < b ? -1 : 1));
  const site = { name: owner.name, dependencies: { vitrine: dependencyOn(packed) }, engines: owner.engines };
  const lock = {
    name: owner.name,
    lockfileVersion: 3,
    requires: true,
    packages: { '': site, ...Object.fromEntries(entries) },
  };
  return `${JSON.stringify(lock, null, 2)}\n`;
}
