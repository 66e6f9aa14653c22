import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { CommandError } from '#base/commandError.ts';
import { root } from '#base/folders.ts';
import { entryKinds, entryOf } from '#sections/index.ts';
import { toolCommands } from '../../../tools/commands.ts';
import { assertPassedOn, formatCommands, formatHelp, readArguments, runCommand } from './commandLine.ts';
import { type Command, programCommands } from './commands.ts';

const commands = new Map<string, Command>(Object.entries({ ...programCommands, ...toolCommands }));
const names = [...commands.keys()];
const commandOf = (name: string) => commands.get(name) as Command;
const scripts: Record<string, string> = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts;

it('describes every script, which runs the program or tools/run.ts', () => {
  const run = names.map((name) => [
    name,
    `node ${name in programCommands ? 'src/commands/vitrine.ts' : 'tools/run.ts'} ${name}`,
  ]);
  expect(scripts).toEqual(Object.fromEntries(run));
});

it('needs no packages to know the command of a maintainer', () => {
  const text = readFileSync(join(root, 'tools/run.ts'), 'utf8');
  const loaded = [...text.matchAll(/^import (?!type ).*from '(.*)';$/gm)].map(([, from = '']) => from);
  expect(loaded).toEqual(['#commands/cli/commandLine.ts', './commands.ts']);
});

it('escapes control characters in errors', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const fail = () => Promise.reject(new CommandError('a\x1b[2J.md is a file.'));
  await runCommand('check', programCommands.check, fail, []);
  const failed = process.exitCode;
  await runCommand('check', programCommands.check, fail, ['--b\x1b[2J']);
  const exits = [failed, process.exitCode];
  const printed = error.mock.calls.flat();
  vi.restoreAllMocks();
  process.exitCode = 0;
  expect(exits).toEqual([1, 2]);
  expect(printed).toEqual([
    expect.stringContaining('a\\u{1b}[2J.md is a file.'),
    expect.stringContaining('"--b\\u{1b}[2J"'),
  ]);
});

describe('help', () => {
  it.each(names)('of %s has usage, a summary, options, an example and exit codes', async (name) => {
    const typed = name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`;
    const help = await formatHelp(name, commandOf(name));
    expect(help).toMatch(new RegExp(`^Usage: ${typed}.*\n\n[A-Z].*\\.\n`));
    expect(help).toMatch(/\nOptions:\n(.*\n)* {2}-h, --help +Prints this help\.\n/);
    expect(help).toMatch(new RegExp(`\nExamples?:\n {2}${typed}`));
    expect(help).toMatch(/\nExit codes:\n {2}0 {2}.*\n {2}1 {2}.*\n {2}2 {2}.*$/);
    expect(
      help.split('\n').filter(({ length }) => length > 100),
      'too wide',
    ).toEqual([]);
  });

  it('of new lists the kinds of all sections', async () => {
    const [, kinds = ''] = /\nKinds: (.*)\.\n/.exec(await formatHelp('new', programCommands.new)) ?? [];
    expect(kinds.split(', ')).toEqual([
      ...entryKinds.map((kind) => entryOf(kind)?.command),
      'publication',
      'for',
      'admin',
    ]);
  });

  it.each(['--help', '-h'])('is printed for %s, whatever the other arguments are', (flag) => {
    expect(readArguments('build', programCommands.build, ['--nope', flag, 'more'])).toBe('help');
  });

  it('of the program lists its commands, in a site those of its package.json', () => {
    const listed = (text: string) => [...text.matchAll(/^ {2}([a-z]+) +[A-Z].*\.$/gm)].map(([, name]) => name);
    expect(listed(formatCommands())).toEqual([...Object.keys(programCommands), 'help']);
    const ofSite = formatCommands({ build: 'vitrine build', dev: 'vitrine dev', mine: './mine.sh' });
    expect(listed(ofSite)).toEqual(['dev', 'build', 'help']);
    expect(ofSite).toMatch(/^Usage: npm run <command> -- \[options\]\n/);
  });
});

it.each<[string, string[], object, string[]]>([
  ['build', ['--verbose'], { verbose: true }, []],
  ['import', ['--language', 'de', 'a.json', '--force'], { language: 'de', force: true }, ['a.json']],
  ['import', ['--language=de', '--', '--a.json'], { language: 'de' }, ['--a.json']],
  ['create', ['--link', 'A=b', '--link=C=d', '--yes', '../site'], { link: ['A=b', 'C=d'], yes: true }, ['../site']],
  ['new', ['project', 'Online', 'chess'], {}, ['project', 'Online', 'chess']],
])('reads options and arguments of %s %j', (name, args, values, operands) => {
  expect(readArguments(name, commandOf(name), args)).toEqual({ values, operands });
});

describe('rejects', () => {
  it.each<[string, string[], string]>([
    ['check', ['--jsn'], 'Unknown option "--jsn". Did you mean "--json"?'],
    ['build', ['--force'], 'Unknown option "--force". Options: --allow-sample, --verbose, --help.'],
    ['check', ['--json=yes'], 'Option "--json" takes no value.'],
    ['import', ['--language'], 'Option "--language" needs a value: --language <code>.'],
    ['check', ['json'], 'Unexpected argument "json". Did you mean "--json"?'],
    ['build', ['production'], 'Unexpected argument "production". npm run build takes no arguments.'],
    ['create', ['a', 'b'], 'Unexpected argument "b". npm run create takes only <folder>.'],
    ['import', [], 'Missing <file>. Example: npm run import -- resume.json'],
  ])('%s %j', (name, typed, message) => {
    expect(() => readArguments(name, commandOf(name), typed)).toThrow(expect.objectContaining({ message }));
  });
});

// As npm 10 and 11 set them.
describe('options of the command that npm read as its own', () => {
  it.each<[string, Record<string, string>, string]>([
    ['create', { host: 'true' }, '--host: npm run create -- <folder> --host <host>'],
    ['create', { from: 'r.json', git: 'false' }, '--from, --no-git: npm run create -- <folder> --from <file> --no-git'],
    ['import', { phone: '' }, '--no-phone: npm run import -- <file>… --no-phone'],
  ])('are named for %s %j', (name, config, options) => {
    const variables = Object.fromEntries(Object.entries(config).map(([key, value]) => [`npm_config_${key}`, value]));
    const message = `npm read ${options.replace(':', ' as its own. Type "--" before the options:')}`;
    expect(() => assertPassedOn(name, commandOf(name), { npm_lifecycle_event: name, ...variables })).toThrow(message);
  });

  it.each<[string, Record<string, string>]>([
    ['create', { npm_config_yes: 'true', npm_config_location: 'global', npm_config_email: 'me@old.npm' }],
    ['import', { npm_config_force: 'true' }],
  ])('are not its own settings: %s %j', (name, environment) => {
    expect(() => assertPassedOn(name, commandOf(name), { npm_lifecycle_event: name, ...environment })).not.toThrow();
  });
});
