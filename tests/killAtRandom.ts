import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';

/** Makes each renaming wait, so that many kills come between two of them. */
const slowly = `
  import fs from 'node:fs';
  import { syncBuiltinESMExports } from 'node:module';
  const { renameSync } = fs;
  fs.renameSync = (...paths) => {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3);
    renameSync(...paths);
  };
  syncBuiltinESMExports();
`;

/** Runs an ES module that repeats something and prints once it has begun, and kills it at a random moment. */
export async function killAtRandom(code: string): Promise<void> {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', slowly + code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await Promise.race([once(child.stdout, 'data'), once(child, 'close')]);
  await setTimeout(Math.random() * 60);
  child.kill('SIGKILL');
  if (child.exitCode === null) await once(child, 'close');
}
