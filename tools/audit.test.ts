import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { folderWith } from '../tests/folderWith.ts';
import { audit } from './audit.ts';

const report = '# npm audit report\n\na  <1.0.0\nSeverity: high\nRuns code - https://example.com/1\n';

it.each<[string, boolean | undefined, string]>([
  ['process.exit(0)', true, 'no known vulnerabilities'],
  [`console.log(${JSON.stringify(report)}); process.exit(1)`, false, 'Runs code - https://example.com/1'],
  ['console.error("npm error"); process.exit(1)', undefined, 'not run'],
  ['setInterval(() => {}, 1000)', undefined, 'not run'],
])('reads what npm does: %s', async (code, clean, message) => {
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('npm_execpath', join(folderWith({ 'npm.cjs': code }), 'npm.cjs'));
  expect(await audit(1500)).toEqual({
    ...(clean !== undefined && { clean }),
    message: expect.stringContaining(message),
  });
});
