import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, it } from 'vitest';

/** Returns a module and all files that it imports, directly or not, without types, packages and styles. */
function filesLoadedBy(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const imports = readFileSync(file, 'utf8').matchAll(/^(?:import|export) (?!type )[^;]*?from '([#.][^']*\.tsx?)';$/gm);
  for (const [, name = ''] of imports)
    filesLoadedBy(name.startsWith('#') ? `src/${name.slice(1)}` : posix.join(posix.dirname(file), name), seen);
  return seen;
}

it.each(globSync('src/site/islands/*.tsx', { exclude: ['**/*.test.tsx'] }))(
  'imports no UI strings, which are its properties: %s',
  (island) => {
    expect([...filesLoadedBy(island)].filter((file) => /uiStrings/.test(file))).toEqual([]);
  },
);
