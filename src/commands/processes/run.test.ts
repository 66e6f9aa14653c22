import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { run } from './run.ts';

it('ends with the code of a program that no longer waits for a response', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-run-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const installed = join(folder, 'node_modules/asking');
  mkdirSync(installed, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{}');
  writeFileSync(join(installed, 'package.json'), '{ "name": "asking", "bin": "asking.mjs" }');
  writeFileSync(join(installed, 'asking.mjs'), "process.send('check', () => process.exit(75));");
  // This process doesn't learn of the end before it responds.
  const respond = async () => {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
    return 'No problems';
  };
  expect(await run('asking', [], { folder, respond })).toBe(75);
});
