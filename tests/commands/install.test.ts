/** Output of `npm ci` in a new clone. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { root } from '../site.ts';

const folder = mkdtempSync(join(tmpdir(), 'vitrine-install-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

for (const file of ['package.json', 'package-lock.json', '.npmrc']) copyFileSync(join(root, file), join(folder, file));
const oldest = join(folder, 'oldest.cjs');
writeFileSync(oldest, "Object.defineProperty(process, 'version', { value: 'v20.19.0' });");

/** Runs `npm ci` on a Node.js that reports version 20, without downloading or installing anything. */
function install(...typed: string[]): string {
  const { PATH, HOME } = process.env;
  const { status, stdout, stderr } = spawnSync(
    'npm',
    ['ci', '--dry-run', '--offline', '--ignore-scripts', '--cache', join(folder, 'cache'), ...typed],
    { cwd: folder, encoding: 'utf8', env: { PATH, HOME, NODE_OPTIONS: `--require ${oldest}` } },
  );
  expect(status, stderr).toBe(0);
  return `${stdout}${stderr}`;
}

// npm on Windows is a script, which needs a shell.
it.skipIf(process.platform === 'win32')('npm ci prints no warning about engines on Node 20', () => {
  expect(install('--loglevel=warn'), 'there is something to hide').toContain('EBADENGINE');
  expect(install()).not.toMatch(/npm warn/);
});
