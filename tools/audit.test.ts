import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { audit, readAudit } from './audit.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'audit-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** Replaces npm with a program. */
function fakeNpm(code: string) {
  writeFileSync(join(folder, 'npm.cjs'), code);
  vi.stubEnv('npm_execpath', join(folder, 'npm.cjs'));
}

it('lists vulnerable packages with their causes', async () => {
  const via = ['b', { title: 'Runs code', url: 'https://example.com/1' }];
  fakeNpm(
    `console.log('${JSON.stringify({ vulnerabilities: { a: { name: 'a', severity: 'high', via } } })}'); process.exit(1)`,
  );
  const { clean, message } = await audit();
  expect(clean).toBe(false);
  expect(message).toContain('a (high): b; Runs code, https://example.com/1');
});

it.each([
  [
    '{"message":"405 Method Not Allowed - POST https://host.example/-/npm/v1/audits","error":{"summary":""}}',
    '405 Method Not Allowed',
  ],
  ['{"error":{"code":"ENOLOCK","summary":"This command requires a lockfile."}}', 'This command requires a lockfile.'],
])('reports why it did not run: %s', (json, reason) => {
  const { clean, message } = readAudit(json);
  expect(clean).toBeUndefined();
  expect(message).toBe(`npm audit: not run (${reason}).`);
});

it('reports if npm returns nothing, and has a timeout', async () => {
  fakeNpm('process.exit(1)');
  expect(await audit()).toEqual({ message: 'npm audit: not run, npm returned no report.' });
  fakeNpm('setInterval(() => {}, 1000)');
  expect(await audit(500)).toEqual({ message: 'npm audit: not run, no response within 0.5 s.' });
});
