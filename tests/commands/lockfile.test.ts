import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../site.ts';

const text = readFileSync(join(root, 'package-lock.json'), 'utf8');
const lock: { packages: Record<string, { version?: string; hasInstallScript?: boolean }> } = JSON.parse(text);
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

describe('the lockfile', () => {
  it('holds no address of a registry', () => {
    expect(text).not.toContain('"resolved"');
    expect(text).not.toMatch(/https?:\/\/[^"]*registry/);
  });

  it.each([
    ['@biomejs/cli', ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64', 'win32-x64', 'win32-arm64']],
    ['@esbuild/', ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64', 'win32-x64', 'win32-arm64']],
    ['@img/sharp', ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64', 'win32-x64', 'win32-arm64']],
    [
      '@rolldown/binding',
      ['linux-x64-gnu', 'linux-arm64-gnu', 'darwin-x64', 'darwin-arm64', 'win32-x64-msvc', 'win32-arm64-msvc'],
    ],
    [
      '@myriaddreamin/typst-ts-node-compiler',
      ['linux-x64-gnu', 'linux-arm64-gnu', 'darwin-x64', 'darwin-arm64', 'win32-x64-msvc', 'win32-arm64-msvc'],
    ],
  ])('has the binaries of %s for every platform', (name, platforms) => {
    for (const platform of platforms) {
      const path = `node_modules/${name}${name.endsWith('/') ? '' : '-'}${platform}`;
      expect(lock.packages, path).toHaveProperty([path, 'version']);
    }
  });

  it('pins every dependency exactly', () => {
    for (const [name, version] of Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })) {
      expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
    }
  });

  it('lets only named packages run install scripts', () => {
    const scripted = Object.entries(lock.packages)
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([path]) => path.replace(/^.*node_modules\//, ''));
    expect([...new Set(scripted)].sort()).toEqual(Object.keys(manifest.allowScripts).sort());
  });
});
