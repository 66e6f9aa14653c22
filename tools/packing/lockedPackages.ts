/** What of the repository's lockfile a site needs: the very versions that the program was tested with. */
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

/** Where Node.js finds a package from another one: beside it, or further up. */
function find(locked: Lockfile, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/, '')) {
    const path = `${folder ? `${folder}/` : ''}node_modules/${name}`;
    if (path in locked) return path;
    if (!folder) return undefined;
  }
}

/** The packages that one asks for, and whether it works without them. */
function wantedBy({ dependencies = {}, optionalDependencies = {}, ...entry }: LockedPackage): [string, boolean][] {
  const { peerDependencies = {}, peerDependenciesMeta = {} } = entry;
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
  return [
    ...[...Object.keys(dependencies), ...peers].map((name): [string, boolean] => [name, false]),
    ...Object.keys(optionalDependencies).map((name): [string, boolean] => [name, true]),
  ];
}

/**
 * Returns the entries of a lockfile that packages need, at their places.
 * @param names the wanted packages
 */
export function lockedPackages(locked: Lockfile, names: readonly string[]): Record<string, LockedPackage> {
  const found = new Map<string, { isOptional: boolean }>();
  const visit = (from: string, name: string, isOptional: boolean) => {
    const path = find(locked, from, name);
    const before = path && found.get(path);
    // A package that something can't do without is visited again: neither can it do without its own.
    if (!path || (before && (isOptional || !before.isOptional))) return;
    found.set(path, { isOptional });
    for (const [wanted, mayLack] of wantedBy(locked[path] ?? {})) visit(path, wanted, isOptional || mayLack);
  };
  for (const name of names) visit('', name, false);
  const entries = [...found].map(([path, { isOptional }]): [string, LockedPackage] => {
    const { dev: _, devOptional: __, optional: ___, peer: ____, ...entry } = locked[path] ?? {};
    return [path, { ...entry, ...(isOptional && { optional: true }) }];
  });
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}
