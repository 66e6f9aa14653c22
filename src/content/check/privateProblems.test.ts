import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkFolder } from './checkContent.ts';

let root: string;
const write = (file: string, text: string) => writeFileSync(join(root, file), text);
const git = (...typed: string[]) => execFileSync('git', typed, { cwd: root });
const reported = async () =>
  (await checkFolder(root)).map(({ file, message }) => `${file} ${message.split(/[.,]/)[0]}`);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vitrine-private-'));
  mkdirSync(join(root, 'content'));
  write('content/site.yaml', 'name: Ada Example\n');
  write('content/private.yaml', 'nationality: French\n');
});
afterEach(() => rmSync(root, { recursive: true }));

it('reports what is wrong with private data, but no commit outside of a repository', async () => {
  expect(await reported()).toEqual([]);
  write('content/private.yaml', 'phone: 123456\nfacts:\n\t- name: x\n');
  expect((await checkFolder(root)).map(({ file, line, kind }) => [file, line, kind])).toEqual([
    ['content/private.yaml', 3, 'tab'],
  ]);
});

it('warns if git tracks private data, or would', async () => {
  git('init', '--quiet');
  expect(await reported()).toEqual(['content/private.yaml is not ignored by git']);
  write('.gitignore', '/content/private.yaml\n');
  mkdirSync(join(root, 'content/private'));
  write('content/private/photo.png', '');
  expect(await reported()).toEqual(['content/private/photo.png is not ignored by git']);
  write('.gitignore', '/content/private*\n');
  expect(await reported()).toEqual([]);
  git('add', '--force', 'content');
  expect(await reported()).toEqual([
    'content/private.yaml is tracked by git',
    'content/private/photo.png is tracked by git',
  ]);
});
