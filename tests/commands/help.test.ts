/** What every command answers at once, without doing anything. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../site.ts';
import { hasTerminal, inTerminal } from '../terminal.ts';

const scripts: Record<string, string> = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts;

function answer(script: string, typed: string, environment: Record<string, string> = {}) {
  // Nothing listens on port 0: a server that starts all the same takes nobody's port.
  const env = { PATH: process.env.PATH, PORT: '0', EDITOR_PORT: '0', ...environment };
  const options = { cwd: root, encoding: 'utf8', env, timeout: 60_000 } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [script.replace('node ', ''), typed], options);
  return { status, stdout, stderr };
}

describe.each(Object.entries(scripts))('%s', (name, script) => {
  it('prints its help', () => {
    const usage = new RegExp(`^Usage: npm (run )?${name} -- \\[options\\][^\\x1b]*$`);
    expect(answer(script, '--help')).toEqual({ status: 0, stdout: expect.stringMatching(usage), stderr: '' });
  });
});

it('an unknown option is rejected in one line, with the nearest one', () => {
  expect(answer('node src/commands/check.ts', '--hlep')).toEqual({
    status: 2,
    stdout: '',
    stderr: 'Unknown option "--hlep". Did you mean "--help"?\n',
  });
});

describe('colors', () => {
  const bold = '\x1b[1mUsage:';

  it('are used where FORCE_COLOR asks for them', () => {
    expect(answer('node src/commands/check.ts', '-h', { FORCE_COLOR: '1' }).stdout).toContain(bold);
  });

  it.skipIf(!hasTerminal)('are used in a terminal, unless NO_COLOR is set', async ({ signal }) => {
    const help = `${process.execPath} src/commands/check.ts -h`;
    const { output } = await inTerminal(`env -u NO_COLOR ${help}`, root, [], signal);
    expect(output).toContain(bold);
    expect((await inTerminal(help, root, [], signal)).output).toMatch(/^Usage:/);
  });
});
