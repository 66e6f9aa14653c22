import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '#base/folders.ts';
import { oldestNode } from '#commands/cli/oldNode.ts';
import { lockedPackages } from './lockedPackages.ts';

const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));
const { dependencies, devDependencies } = read('package.json');
const { packages } = read('package-lock.json');

it('returns dependencies from the nearest folder, and marks optional ones', () => {
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

it('contains every package that the program depends on', () => {
  const found = lockedPackages(packages, Object.keys(dependencies));
  expect(Object.entries(found).filter(([, entry]) => !('integrity' in entry))).toEqual([]);
  for (const [name, version] of Object.entries(dependencies))
    expect(found[`node_modules/${name}`]).toMatchObject({ version });
  expect(found).not.toHaveProperty('node_modules/vitest');
});

it('contains no package that rejects the oldest supported Node.js, or the Node.js that comes with the program', () => {
  const found = lockedPackages(packages, Object.keys(dependencies));
  const parts = (version: string) => version.split('.').map(Number) as [number, number?, number?];
  /** Supports the ranges that packages use: `>=20`, `^20.19.0 || >= 22.12.0`, `*`, `4.x`. */
  const accepts = (range: string, version: string) =>
    range.split('||').some((each) => {
      const [, sign, from = ''] = /^ *(>=|\^|~)? *v?([\d.]*)/.exec(each) ?? [];
      const [wanted, given] = [parts(from), parts(version)];
      const at = wanted.findIndex((part, index) => part !== (given[index] ?? 0));
      const isLater = at < 0 || (given[at] ?? 0) > (wanted[at] ?? 0);
      return !from || (isLater && (sign === '>=' || wanted[0] === given[0]));
    });
  for (const version of [`${oldestNode}.0`, devDependencies.node]) {
    const strict = Object.entries(found).filter(
      ([, { engines, optional }]) => !optional && engines?.node && !accepts(engines.node, version),
    );
    expect(strict, version).toEqual([]);
  }
});
