import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { root as repository } from '#base/folders.ts';
import { isDone } from '../../../tests/importFolder.ts';
import type { Options } from './answers.ts';
import { createHere } from './createHere.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'create-here-'));
  cpSync(join(repository, 'content'), join(root, 'content'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Returns every file of a folder with its bytes. */
const everything = (folder = 'content') =>
  globSync('**/*.*', { cwd: join(root, folder) })
    .sort()
    .map((file) => [file, readFileSync(join(root, folder, file), 'hex')]);

async function create(options: Options) {
  const lines: string[] = [];
  const act = createHere(root, options, { isTerminal: false, say: (line) => lines.push(line) });
  return { done: await isDone(act, lines), output: lines.join('\n') };
}

const ada = { name: 'Ada Lovelace', email: 'ada@lovelace.dev' };

it('writes starters with the answers, and moves the sample aside', async () => {
  const before = everything();
  const { done, output } = await create(ada);
  expect(done, output).toBe(true);
  expect(output).toContain('Moved to content.old/: the old content/');
  expect(everything().map(([file]) => file)).toEqual([
    ...['about.md', 'education.yaml', 'interests.yaml', 'site.yaml', 'skills.yaml'],
  ]);
  expect(readFileSync(join(root, 'content/site.yaml'), 'utf8')).toMatch(/\nname: Ada Lovelace[\s\S]*\nemail: ada@love/);
  expect(everything('content.old')).toEqual(before);
});

it('changes no content of the owner', async () => {
  await create(ada);
  const before = everything();
  const { done, output } = await create({ name: 'Grace Hopper' });
  expect(done).toBe(false);
  expect(output).toContain('content/ has your own content.');
  expect(output).toContain('Nothing was written.');
  expect(everything()).toEqual(before);
});

it.each<[string, Options, string]>([
  ['an invalid email', { ...ada, email: 'ada' }, 'email must be an email address'],
  ['no name', { yes: true }, 'name is required'],
  ['a résumé', { from: ['resume.json'] }, "--from can't be combined with --here"],
])('rejects %s, and writes nothing', async (_, options, reported) => {
  const before = everything();
  const { done, output } = await create(options);
  expect(done).toBe(false);
  expect(output).toContain(reported);
  expect(everything()).toEqual(before);
  expect(existsSync(join(root, 'content.old'))).toBe(false);
});
