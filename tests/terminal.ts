/** A terminal for tests of prompts, by util-linux's `script`. */
import { spawn, spawnSync } from 'node:child_process';
import type { Result } from './site.ts';

/** Whether this machine has util-linux's `script`. BSD and macOS have one with other arguments. */
export const hasTerminal = spawnSync('script', ['--version'], { encoding: 'utf8' }).stdout?.includes('util-linux');

/**
 * Runs a program in a new terminal, and types.
 * @param command shell command
 * @param dialog pairs of text to wait for, and text to type then
 * @param signal ends the program, for example if it waits for input forever
 */
export function inTerminal(
  command: string,
  folder: string,
  dialog: readonly [shown: string, typed: string][],
  signal: AbortSignal,
): Promise<Result> {
  const child = spawn(
    'script',
    ['--quiet', '--return', '--flush', '--command', `stty cols 120 rows 50 && exec ${command}`, '/dev/null'],
    {
      cwd: folder,
      signal,
      env: { PATH: process.env.PATH, HOME: process.env.HOME, TERM: 'xterm', NO_COLOR: '1' },
    },
  );
  const rest = [...dialog];
  let output = '';
  let seen = 0;
  child.stdout.on('data', (chunk) => {
    output += chunk;
    const next = rest[0];
    const at = next ? output.indexOf(next[0], seen) : -1;
    if (!next || at < 0) return;
    seen = at + next[0].length;
    rest.shift();
    child.stdin.write(next[1]);
  });
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('close', (code) => {
      const unseen = rest.map(([shown]) => `\nnever shown: ${shown}`).join('');
      done({ code: code ?? 1, output: output + unseen });
    });
  });
}
