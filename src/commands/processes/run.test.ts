import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it('ends a program when the one that started it is killed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-run-'));
  const packageFolder = join(folder, 'node_modules/server');
  mkdirSync(packageFolder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{}');
  writeFileSync(join(packageFolder, 'package.json'), '{ "name": "server", "bin": "./server.mjs" }');
  const server = "import { createServer } from 'node:http'; createServer().listen(0, () => console.log(process.pid));";
  writeFileSync(join(packageFolder, 'server.mjs'), server);
  const start = `import { run } from '#commands/processes/run.ts'; await run('server', [], { folder: ${JSON.stringify(folder)} });`;
  const parent = spawn(process.execPath, ['--input-type=module', '--eval', start], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const pid = await new Promise<number>((done) => parent.stdout.once('data', (printed) => done(Number(printed))));
  expect(isRunning(pid)).toBe(true);
  parent.kill('SIGKILL');
  await expect.poll(() => isRunning(pid), { timeout: 30_000 }).toBe(false);
  rmSync(folder, { recursive: true });
});
