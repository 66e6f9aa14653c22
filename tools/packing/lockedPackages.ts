/** Entries of the repository's lockfile that a site needs: the versions that the program was tested with. */
export interface LockedPackage {
  version?: string;
  engines?: { node?: string };
  optional?: boolean;
  dev?: boolean;
  devOptional?: boolean;
  peer?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

type Lockfile = Readonly<Record<string, LockedPackage>>;

/** Returns the path where Node.js finds a dependency of a package: in the package's folder, or in one above. */
function findPackage(locked: Lockfile, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/, '')) {
    const path = `${folder ? `${folder}/` : ''}node_modules/${name}`;
    if (path in locked) return path;
    if (!folder) return undefined;
  }
}

function dependenciesOf({
  dependencies = {},
  optionalDependencies = {},
  ...entry
}: LockedPackage): [string, boolean][] {
  const { peerDependencies = {}, peerDependenciesMeta = {} } = entry;
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
  return [
    ...[...Object.keys(dependencies), ...peers].map((name): [string, boolean] => [name, false]),
    ...Object.keys(optionalDependencies).map((name): [string, boolean] => [name, true]),
  ];
}

/**
 * Returns the lockfile entries of packages and all of their dependencies, by path.
 * @param names names of the packages
 */
export function lockedPackages(locked: Lockfile, names: readonly string[]): Record<string, LockedPackage> {
  const found = new Map<string, { isOptional: boolean }>();
  const visit = (from: string, name: string, isOptional: boolean) => {
    const path = findPackage(locked, from, name);
    const before = path && found.get(path);
    // Visited again if it was optional and is now required: so are its dependencies.
    if (!path || (before && (isOptional || !before.isOptional))) return;
    found.set(path, { isOptional });
    for (const [dependency, mayBeMissing] of dependenciesOf(locked[path] ?? {}))
      visit(path, dependency, isOptional || mayBeMissing);
  };
  for (const name of names) visit('', name, false);
  const entries = [...found].map(([path, { isOptional }]): [string, LockedPackage] => {
    const { dev: _, devOptional: __, optional: ___, peer: ____, ...entry } = locked[path] ?? {};
    return [path, { ...entry, ...(isOptional && { optional: true }) }];
  });
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}
