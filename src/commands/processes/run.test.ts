import { expect, it } from 'vitest';
import { folderWith } from '../../../tests/folderWith.ts';
import { run } from './run.ts';

it('ends with the code of a program that no longer waits for a response', async () => {
  const folder = folderWith({
    'package.json': '{}',
    'node_modules/asking/package.json': '{ "name": "asking", "bin": "asking.mjs" }',
    'node_modules/asking/asking.mjs': "process.send('check', () => process.exit(75));",
  });
  // This process doesn't learn of the end before it responds.
  const respond = async () => {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
    return 'No problems';
  };
  expect(await run('asking', [], { folder, respond })).toBe(75);
});
