import * as fs from 'node:fs';
import * as promises from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, vi } from 'vitest';
import { root } from '../site.ts';

vi.mock('node:fs', { spy: true });
vi.mock('node:fs/promises', { spy: true });

const content = resolve(root, 'content');
const modules = fs
  .globSync('src/{base,ui,sections,content,documents}/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.(test|d)\.tsx?$/.test(file));
const pathOf = (given: unknown) => (given instanceof URL ? fileURLToPath(given) : String(given));

it('reads no file of content/ when a module is imported', async () => {
  for (const file of modules) await import(resolve(root, file));
  const calls = [fs, promises].flatMap((api) =>
    Object.values(api).flatMap((member) => (vi.isMockFunction(member) ? member.mock.calls : [])),
  );
  const paths = calls.map(([given]) => resolve(root, pathOf(given)));
  expect(modules.length).toBeGreaterThan(100);
  expect(paths.filter((path) => path.startsWith(content))).toEqual([]);
});
