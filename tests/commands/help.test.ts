/** The program as a process that needs no content: help, version, errors and colors. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { compileCache } from '../../src/base/folders.ts';
import { root } from '../site.ts';
import { hasTerminal, inTerminal } from '../terminal.ts';

const program = join(root, 'src/commands/vitrine.ts');

function vitrine(typed: string[], environment: Record<string, string> = {}, cwd = root) {
  const env = { PATH: process.env.PATH, NODE_COMPILE_CACHE: compileCache, ...environment };
  const options = { cwd, encoding: 'utf8', env, timeout: 60_000 } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...typed], options);
  return { status, stdout, stderr };
}

it('lists the commands and documents, which come with the package', () => {
  const listed = /^Usage: vitrine <command>[\s\S]*\nDocuments:\n(.*\n)* {2}docs\/publish\/nginx\.md +nginx\n/;
  expect(vitrine([])).toEqual({ status: 0, stdout: expect.stringMatching(listed), stderr: '' });
});

it('names what is missing in a folder without content/, and writes nothing', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-help-'));
  const result = vitrine(['new', 'project', 'Cards'], {}, folder);
  const left = readdirSync(folder);
  rmSync(folder, { recursive: true });
  const stderr = 'There is no content/ in this folder. Run this in the folder of your site, or put content/ back.\n';
  expect([result, left]).toEqual([{ status: 1, stdout: '', stderr }, []]);
});

it('--version prints the version', () => {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  expect(vitrine(['--version'])).toEqual({ status: 0, stdout: `${version}\n`, stderr: '' });
});

it('rejects a misspelled command in one line', () => {
  const stderr = 'Unknown command "biuld". Did you mean "build"?\n';
  expect(vitrine(['biuld'])).toEqual({ status: 2, stdout: '', stderr });
});

it('reports the required version in one line on an older Node.js', () => {
  // Old Node.js can't link modules that import missing exports.
  const code = `
    import { registerHooks } from 'node:module';
    Object.defineProperty(process.versions, 'node', { value: '22.18.0' });
    registerHooks({
      load(url, context, load) {
        if (url.startsWith('file:') && !/\\/(vitrine|oldNode)\\.ts$/.test(url)) throw new SyntaxError(url);
        return load(url, context);
      },
    });`;
  const NODE_OPTIONS = `--import data:text/javascript,${encodeURIComponent(code)}`;
  expect(vitrine(['check', '--json'], { NODE_OPTIONS })).toEqual({
    status: 1,
    stdout: '',
    stderr: 'Vitrine needs Node.js 22.19 or later (found 22.18.0). Install it from https://nodejs.org.\n',
  });
});

it.skipIf(!hasTerminal)('uses colors in a terminal, unless NO_COLOR is set', async ({ signal }) => {
  const help = `${process.execPath} src/commands/vitrine.ts check -h`;
  const { output } = await inTerminal(`env -u NO_COLOR ${help}`, root, [], signal);
  expect(output).toContain('\x1b[1mUsage:');
});
