import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { CommandError } from '#base/commandError.ts';
import { root } from '#base/folders.ts';
import { entryKinds, entryOf } from '#sections/index.ts';
import { assertPassedOn, type CommandName, formatHelp, readArguments, runCommand } from './commandLine.ts';
import { programCommands } from './commands.ts';
import { toolCommands } from './toolCommands.ts';

const tools = Object.keys(toolCommands) as (keyof typeof toolCommands)[];
const names: CommandName[] = [...(Object.keys(programCommands) as (keyof typeof programCommands)[]), ...tools];
const scripts: Record<string, string> = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts;

it('describes every script', () => {
  expect(names.toSorted()).toEqual(Object.keys(scripts).toSorted());
});

it.each(Object.keys(programCommands))('runs %s by the program', (name) => {
  expect(scripts[name]).toBe(`node src/commands/vitrine.ts ${name}`);
});

it.each(tools)('runs %s by one file of tools', (name) => {
  expect(scripts[name]).toBe(name === 'bench' ? 'node bench/run.ts' : `node tools/run.ts ${name}`);
});

it.each(['tools/run.ts', 'bench/run.ts'])(
  'imports only Node.js and the command line before it knows the command: %s',
  (file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const loaded = [...text.matchAll(/^import (?!type ).*from '(.*)';$/gm)].map(([, from = '']) => from);
    expect(loaded.filter((from) => !from.startsWith('node:'))).toEqual([
      expect.stringMatching(/cli\/commandLine\.ts$/),
    ]);
  },
);

it.each([
  [
    ['../site', '--from', 'cv.en.json', 'cv.fr.json', '--yes'],
    ['cv.en.json', 'cv.fr.json'],
  ],
  [
    ['--from', 'cv.en.json', 'cv.fr.json', '../site'],
    ['cv.en.json', 'cv.fr.json'],
  ],
  [
    ['--from=cv.zip', '--from', 'cv.fr.YAML', '../site'],
    ['cv.zip', 'cv.fr.YAML'],
  ],
])('reads several files of one option: %j', (args, from) => {
  expect(readArguments('create', args)).toMatchObject({ values: { from }, operands: ['../site'] });
});

it('escapes control characters in errors', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const fail = () => Promise.reject(new CommandError('a\x1b[2J.md is a file.'));
  await runCommand('check', fail, []);
  await runCommand('check', fail, ['--b\x1b[2J']);
  const printed = error.mock.calls.flat();
  vi.restoreAllMocks();
  process.exitCode = 0;
  expect(printed).toEqual([
    expect.stringContaining('a\\u{1b}[2J.md is a file.'),
    expect.stringContaining('"--b\\u{1b}[2J"'),
  ]);
});

describe('help', () => {
  it.each(names)('of %s has usage, a summary, options, an example and exit codes', async (name) => {
    const typed = name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`;
    const help = await formatHelp(name);
    expect(help).toMatch(new RegExp(`^Usage: ${typed}.*\n\n[A-Z].*\\.\n`));
    expect(help).toMatch(/\nOptions:\n(.*\n)* {2}-h, --help +Prints this help\.\n/);
    expect(help).toMatch(new RegExp(`\nExamples?:\n {2}${typed}`));
    expect(help).toMatch(/\nExit codes:\n {2}0 {2}.*\n {2}1 {2}.*\n {2}2 {2}.*$/);
    expect(
      help.split('\n').filter(({ length }) => length > 100),
      'too wide',
    ).toEqual([]);
  });

  it('shows arguments, options with their values, and variables', async () => {
    expect(await formatHelp('import')).toMatch(/^Usage: npm run import -- \[options\] <file>…\n/);
    expect(await formatHelp('import')).toMatch(/\n {2}--language <code> {2}\S/);
    expect(await formatHelp('bench')).toMatch(/^Usage: npm run bench -- \[options\] \[<page>…\]\n/);
    expect(await formatHelp('start')).toMatch(/\nEnvironment:\n {2}PORT {2}/);
  });

  it('of new lists the kinds of all sections', async () => {
    const [, kinds = ''] = /\nKinds: (.*)\.\n/.exec(await formatHelp('new')) ?? [];
    expect(kinds.split(', ')).toEqual([...entryKinds.map((kind) => entryOf(kind)?.command), 'publication']);
  });

  it.each(['--help', '-h'])('is printed for %s, whatever the other arguments are', (flag) => {
    expect(readArguments('build', ['--nope', flag, 'more'])).toBe('help');
  });
});

it('reads options and arguments', () => {
  expect(readArguments('build', [])).toEqual({ values: {}, operands: [] });
  expect(readArguments('build', ['--verbose'])).toEqual({ values: { verbose: true }, operands: [] });
  expect(readArguments('import', ['--language', 'de', 'a.json', '--force'])).toEqual({
    values: { language: 'de', force: true },
    operands: ['a.json'],
  });
  expect(readArguments('import', ['--language=de', '--', '--a.json'])).toEqual({
    values: { language: 'de' },
    operands: ['--a.json'],
  });
  expect(readArguments('create', ['--link', 'A=https://a.dev', '--link=B=https://b.dev', '--yes', '../site'])).toEqual({
    values: { link: ['A=https://a.dev', 'B=https://b.dev'], yes: true },
    operands: ['../site'],
  });
  expect(readArguments('new', ['project', 'Online', 'chess'])).toMatchObject({
    operands: ['project', 'Online', 'chess'],
  });
});

describe('rejects', () => {
  it.each<[CommandName, string[], string]>([
    ['check', ['--jsn'], 'Unknown option "--jsn". Did you mean "--json"?'],
    ['check', ['-json'], 'Unknown option "-json". Did you mean "--json"?'],
    ['check', ['--jsno=1', '--x'], 'Unknown option "--jsno". Did you mean "--json"?'],
    ['build', ['--hepl'], 'Unknown option "--hepl". Did you mean "--help"?'],
    ['build', ['--force'], 'Unknown option "--force". Options: --allow-sample, --verbose, --help.'],
    ['check', ['-x'], 'Unknown option "-x". Options: --json, --help.'],
    ['check', ['--json=yes'], 'Option "--json" takes no value (found "yes").'],
    ['import', ['--language'], 'Option "--language" needs a value: --language <code>.'],
    ['import', ['a.json', '--language', '--force'], 'Option "--language" needs a value: --language <code>.'],
    ['import', ['--language=', 'a.json'], 'Option "--language" needs a value: --language <code>.'],
    ['check', ['json'], 'Unexpected argument "json". Did you mean "--json"?'],
    ['check', ['—json'], 'Unexpected argument "—json". Did you mean "--json"?'],
    ['build', ['production'], 'Unexpected argument "production". npm run build takes no arguments.'],
    ['start', [''], 'Unexpected argument "". npm start takes no arguments.'],
    ['create', ['a', 'b'], 'Unexpected argument "b". npm run create takes only [<folder>].'],
    ['import', [], 'Missing <file>. Example: npm run import -- resume.json'],
    ['new', [], 'Missing <kind>. Example: npm run new -- project "Online card game"'],
    ['new', ['project'], 'Missing <title>. Example: npm run new -- project "Online card game"'],
  ])('%s %j', (name, typed, message) => {
    expect(() => readArguments(name, typed)).toThrow(expect.objectContaining({ message }));
  });
});

// As npm 10 and 11 set them.
describe('options of the command that npm read as its own', () => {
  it.each<[CommandName, string[], Record<string, string>, string]>([
    ['create', ['../x', 'github'], { host: 'true' }, '--host: npm run create -- ../x --host github'],
    [
      'create',
      ['../my site'],
      { here: 'true', name: 'Ada L' },
      '--here, --name: npm run create -- "../my site" --here --name "Ada L"',
    ],
    [
      'create',
      ['../x', 'Ada', 'a@b.c'],
      { yes: 'true', name: 'true', email: 'true' },
      '--yes, --name, --email: npm run create -- ../x --yes --name <name> --email <email>',
    ],
    ['create', ['../x'], { upgrade: 'true', yes: '' }, '--upgrade: npm run create -- ../x --upgrade'],
    [
      'create',
      ['../x'],
      { from: 'r.json', git: 'false' },
      '--from, --no-git: npm run create -- ../x --from r.json --no-git',
    ],
    [
      'create',
      ['../x', 'formspree'],
      { form_service: 'true' },
      '--form-service: npm run create -- ../x --form-service formspree',
    ],
    [
      'import',
      ['r.json'],
      { replace: 'true', force: 'true' },
      '--force, --replace: npm run import -- r.json --force --replace',
    ],
    ['import', ['r.json'], { phone: '' }, '--no-phone: npm run import -- r.json --no-phone'],
  ])('are named for %s %j %j', (name, typed, config, options) => {
    const variables = Object.fromEntries(Object.entries(config).map(([key, value]) => [`npm_config_${key}`, value]));
    const message = `npm read ${options.replace(':', ' as its own. Type "--" before the options:')}`;
    expect(() => assertPassedOn(name, typed, { npm_lifecycle_event: name, ...variables })).toThrow(message);
  });

  it.each<[CommandName, Record<string, string>]>([
    ['create', { npm_config_yes: 'true', npm_config_location: 'global', npm_config_email: 'me@old.npm' }],
    ['create', { npm_lifecycle_event: 'test', npm_config_host: 'true' }],
    ['import', { npm_config_force: 'true' }],
  ])('are not its own settings: %s %j', (name, environment) => {
    expect(() => assertPassedOn(name, [], { npm_lifecycle_event: name, ...environment })).not.toThrow();
  });
});
