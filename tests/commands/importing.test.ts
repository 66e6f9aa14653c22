import * as fs from 'node:fs';
import * as promises from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, vi } from 'vitest';

vi.mock('node:fs', { spy: true });
vi.mock('node:fs/promises', { spy: true });

const root = fileURLToPath(new URL('../../', import.meta.url));
const content = resolve(root, 'content');
const modules = fs
  .globSync('src/{base,ui,sections,content,documents}/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.(test|d)\.tsx?$/.test(file));

it('reads no file of content/ when a module is imported', async () => {
  for (const file of modules) await import(resolve(root, file));
  const paths = [fs, promises].flatMap((api) =>
    Object.values(api).flatMap((member) => (vi.isMockFunction(member) ? member.mock.calls.map(([path]) => path) : [])),
  );
  const read = paths.filter((path) => typeof path === 'string' && resolve(path).startsWith(content));
  expect(modules.length).toBeGreaterThan(100);
  expect(read).toEqual([]);
});
