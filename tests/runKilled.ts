import { spawnSync } from 'node:child_process';

/**
 * Runs an ES module that kills itself before the nth call of some functions of `node:fs`, from 0.
 * @param functions their names
 */
export const runKilled = (nth: number, functions: readonly string[], code: string) =>
  spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import fs from 'node:fs';
      import { syncBuiltinESMExports } from 'node:module';
      let left = ${nth};
      for (const name of ${JSON.stringify(functions)}) {
        const change = fs[name];
        fs[name] = (...args) => {
          if (left-- === 0) process.kill(process.pid, 'SIGKILL');
          return change(...args);
        };
      }
      syncBuiltinESMExports();
      ${code}`,
    ],
    { encoding: 'utf8' },
  );
