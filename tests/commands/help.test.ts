/** Help, version and errors of every command, which it prints without doing anything. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compileCache } from '../../src/commands/processes/run.ts';
import { root } from '../site.ts';
import { hasTerminal, inTerminal } from '../terminal.ts';

const scripts: Record<string, string> = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts;

function runScript(script: string, typed: string, environment: Record<string, string> = {}) {
  // Port 0: if a server starts by mistake, it takes a free port.
  const env = { PATH: process.env.PATH, NODE_COMPILE_CACHE: compileCache, PORT: '0', EDITOR_PORT: '0', ...environment };
  const options = { cwd: root, encoding: 'utf8', env, timeout: 60_000 } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [...script.split(' ').slice(1), typed], options);
  return { status, stdout, stderr };
}

describe.each(Object.entries(scripts))('%s', (name, script) => {
  it('prints its help', () => {
    const usage = new RegExp(`^Usage: npm (run )?${name} -- \\[options\\][^\\x1b]*$`);
    expect(runScript(script, '--help')).toEqual({ status: 0, stdout: expect.stringMatching(usage), stderr: '' });
  });
});

describe('vitrine', () => {
  const vitrine = (...typed: [string]) => runScript('node src/commands/vitrine.ts', ...typed);

  it.each(['help', '--help', '-h'])('%s lists the commands', (typed) => {
    const { status, stdout, stderr } = vitrine(typed);
    expect([status, stderr]).toEqual([0, '']);
    for (const name of ['build', 'check', 'create', 'edit', 'lockfile', 'refresh'])
      expect(stdout).toMatch(new RegExp(`^  ${name} +[A-Z].*\\.$`, 'm'));
  });

  it('lists the commands in the package.json of a site', () => {
    const site = mkdtempSync(join(tmpdir(), 'vitrine-help-'));
    const scripts = { build: 'vitrine build', dev: 'vitrine dev', mine: './mine.sh' };
    writeFileSync(join(site, 'package.json'), JSON.stringify({ scripts, dependencies: { vitrine: '1.0.0' } }));
    const typed = [join(root, 'src/commands/vitrine.ts'), 'help'];
    const { stdout } = spawnSync(process.execPath, typed, {
      cwd: site,
      encoding: 'utf8',
      env: { PATH: process.env.PATH },
    });
    rmSync(site, { recursive: true });
    expect(stdout).toMatch(/^Usage: npm run <command> -- \[options\]\n/);
    expect([...stdout.matchAll(/^ {2}([a-z]+) /gm)].map(([, name]) => name)).toEqual(['dev', 'build', 'help']);
  });

  it.each(['check', 'build', 'start', 'dev', 'edit', 'new project Cards', 'refresh', 'migrate'])(
    '%s names what is missing in a folder without content/, and writes nothing',
    (typed) => {
      const folder = mkdtempSync(join(tmpdir(), 'vitrine-help-'));
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        [join(root, 'src/commands/vitrine.ts'), ...typed.split(' ')],
        {
          cwd: folder,
          encoding: 'utf8',
          env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: compileCache, PORT: '0', EDITOR_PORT: '0' },
        },
      );
      const left = readdirSync(folder);
      rmSync(folder, { recursive: true });
      expect([status, stdout, left]).toEqual([1, '', []]);
      expect(stderr).toBe(
        'There is no content/ in this folder. Run this in the folder of your site, or put content/ back.\n',
      );
    },
  );

  it('--version prints the version', () => {
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    expect(vitrine('--version')).toEqual({ status: 0, stdout: `${version}\n`, stderr: '' });
  });

  it.each([
    ['biuld', 'Unknown command "biuld". Did you mean "build"?\n'],
    ['constructor', 'Unknown command "constructor". Run vitrine help for a list.\n'],
  ])('rejects %s in one line', (typed, stderr) => {
    expect(vitrine(typed)).toEqual({ status: 2, stdout: '', stderr });
  });

  it.each(['20.19.0', '22.18.0'])('reports the required version in one line on Node.js %s', (version) => {
    // Old Node.js can't link modules that import missing exports.
    const code = `
      import { registerHooks } from 'node:module';
      Object.defineProperty(process.versions, 'node', { value: '${version}' });
      registerHooks({
        load(url, context, load) {
          if (url.startsWith('file:') && !/\\/(vitrine|oldNode)\\.ts$/.test(url)) throw new SyntaxError(url);
          return load(url, context);
        },
      });`;
    const NODE_OPTIONS = `--import data:text/javascript,${encodeURIComponent(code)}`;
    expect(runScript('node src/commands/vitrine.ts check', '--json', { NODE_OPTIONS })).toEqual({
      status: 1,
      stdout: '',
      stderr: `Vitrine needs Node.js 22.19 or later (found ${version}). Install it from https://nodejs.org.\n`,
    });
  });
});

it('an unknown option is rejected in one line, with the nearest one', () => {
  expect(runScript('node src/commands/vitrine.ts check', '--hlep')).toEqual({
    status: 2,
    stdout: '',
    stderr: 'Unknown option "--hlep". Did you mean "--help"?\n',
  });
});

describe('colors', () => {
  const bold = '\x1b[1mUsage:';

  it('are used if FORCE_COLOR is set', () => {
    expect(runScript('node src/commands/vitrine.ts check', '-h', { FORCE_COLOR: '1' }).stdout).toContain(bold);
  });

  it.skipIf(!hasTerminal)('are used in a terminal, unless NO_COLOR is set', async ({ signal }) => {
    const help = `${process.execPath} src/commands/vitrine.ts check -h`;
    const { output } = await inTerminal(`env -u NO_COLOR ${help}`, root, [], signal);
    expect(output).toContain(bold);
    expect((await inTerminal(help, root, [], signal)).output).toMatch(/^Usage:/);
  });
});
