import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '#base/folders.ts';
import { lockedPackages } from './lockedPackages.ts';

it('takes what packages need, from the nearest place, and says what may be lacking', () => {
  const locked = {
    '': { dependencies: { a: '1.0.0' } },
    'node_modules/a': {
      version: '1.0.0',
      dev: true,
      dependencies: { b: '^2.0.0' },
      optionalDependencies: { linux: '1.0.0', both: '1.0.0' },
      peerDependencies: { peer: '*', unwanted: '*' },
      peerDependenciesMeta: { unwanted: { optional: true } },
    },
    'node_modules/a/node_modules/b': { version: '2.0.0', devOptional: true, dependencies: { both: '*' } },
    'node_modules/b': { version: '1.0.0' },
    'node_modules/linux': { version: '1.0.0', optional: true, dependencies: { deep: '*' } },
    'node_modules/deep': { version: '1.0.0' },
    'node_modules/both': { version: '1.0.0', optional: true, dependencies: { below: '*' } },
    'node_modules/below': { version: '1.0.0', optional: true },
    'node_modules/peer': { version: '1.0.0', peer: true },
    'node_modules/unwanted': { version: '1.0.0' },
  };
  const found = lockedPackages(locked, ['a']);
  expect(Object.entries(found).map(([path, { optional }]) => `${path}${optional ? ' (optional)' : ''}`)).toEqual([
    'node_modules/a',
    'node_modules/a/node_modules/b',
    'node_modules/below',
    'node_modules/both',
    'node_modules/deep (optional)',
    'node_modules/linux (optional)',
    'node_modules/peer',
  ]);
  expect(found['node_modules/a']).not.toHaveProperty('dev');
});

it('knows every package that the program depends on', () => {
  const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));
  const { dependencies } = read('package.json');
  const found = lockedPackages(read('package-lock.json').packages, Object.keys(dependencies));
  for (const [name, version] of Object.entries(dependencies))
    expect(found[`node_modules/${name}`]).toMatchObject({ version });
  expect(found).not.toHaveProperty('node_modules/vitest');
});
