/** Checks documents: commands have valid arguments, files exist, and every dependency has a reason. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '#base/folders.ts';
import { toolCommands } from '../../../tools/commands.ts';
import { readArguments } from './commandLine.ts';
import { type Command, programCommands } from './commands.ts';

const commands: Record<string, Command> = { ...programCommands, ...toolCommands };
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Returns the commands in a document: lines of its shell blocks, and code in its text. */
function commandsOf(markdown: string): string[] {
  const block = /^ *```sh\n([\s\S]*?)^ *```$/gm;
  const lines = [...markdown.matchAll(block)].flatMap(([, text = '']) => text.split('\n'));
  const inText = [...markdown.replace(/^ *```[\s\S]*?^ *```$/gm, '').matchAll(/`([^`\n]+)`/g)]
    .map(([, code = '']) => code)
    .filter((code) => /^(npm|npx|git|docker|mkdir|certbot|caddy) /.test(code) && !code.includes('…'));
  return [...lines, ...inText].map((line) => line.replace(/\s+#.*$/, '').trim()).filter(Boolean);
}

const documents = globSync(['*.md', '{bench,docs,src/editor}/**/*.md'], { cwd: root, exclude: ['**/node_modules'] });
const named = new Set(documents.flatMap((file) => commandsOf(read(file))));

/** Returns the scripts in a line, and the arguments of each: `npm run check -- --json`. */
const scriptsIn = (line: string) =>
  [...line.matchAll(/npm (?:run (?:--silent )?)?([\w-]+)((?:"[^"]*"|[^"&])*)/g)].flatMap(([, name = '', typed = '']) =>
    ['ci', 'install', 'update', 'help'].includes(name) ? [] : [{ name, typed: typed.trim() }],
  );
const scripts = [...named].flatMap(scriptsIn);

it.each(scripts)('names a command that the program accepts: $name $typed', ({ name, typed }) => {
  const [first = '--', ...args] = (typed.match(/"[^"]*"|\S+/g) ?? []).map((word) => word.replaceAll('"', ''));
  expect(first, 'npm keeps what comes before it').toBe('--');
  const command = commands[name];
  expect(() => command && readArguments(name, command, args)).not.toThrow();
  expect(command).toBeDefined();
});

it('names every command', () => {
  const names = scripts.map(({ name }) => name);
  expect(Object.keys(commands).filter((name) => !names.includes(name))).toEqual([]);
});

it.each(documents)('names only files that exist, in %s', (document) => {
  const paths = read(document).matchAll(/(?<![\w/])(?:src|tools|tests)\/[\w./-]*\w/g);
  const gone = [...paths].map(([path]) => path).filter((path) => !existsSync(join(root, path)));
  expect(gone).toEqual([]);
});

it('gives a reason for every dependency', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json'));
  const [, table = ''] = read('CONTRIBUTING.md').split('## Dependencies');
  const names = [...table.matchAll(/^\| (`.*?) \|/gm)].flatMap(([, cell = '']) => cell.match(/[^`, ]+/g) ?? []);
  const isNamed = (dependency: string) =>
    names.some((name) => (name.endsWith('*') ? dependency.startsWith(name.slice(0, -1)) : dependency === name));
  expect(Object.keys({ ...dependencies, ...devDependencies }).filter((name) => !isNamed(name))).toEqual([]);
});
