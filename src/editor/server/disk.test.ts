import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeAll } from './disk.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vitrine-'));
  mkdirSync(join(root, 'content'));
  writeFileSync(join(root, 'content/a.md'), 'a');
  writeFileSync(join(root, 'content/b.md'), 'b');
});
afterEach(() => rmSync(root, { recursive: true }));

const read = (file: string) => readFileSync(join(root, file), 'utf8');

it('writes, makes and deletes together, and leaves nothing beside', () => {
  const changes = new Map<string, string | Buffer | null>([
    ['content/a.md', 'A'],
    ['content/c.md', Buffer.from('C')],
    ['content/b.md', null],
  ]);
  writeAll(root, changes);
  expect([read('content/a.md'), read('content/c.md')]).toEqual(['A', 'C']);
  expect(readdirSync(join(root, 'content'))).toEqual(['a.md', 'c.md']);
});

it.each<[string, string, string | null]>([
  ['a file cannot take its place', 'content/folder', 'x'],
  ['a file that is to go is none', 'content/folder', null],
  ['a folder would be a file', 'content/a.md/x.md', 'x'],
])('puts back what was done where %s', (_, file, bytes) => {
  mkdirSync(join(root, 'content/folder'));
  writeFileSync(join(root, 'content/folder/inside'), '');
  const changes = new Map<string, string | Buffer | null>([
    ['content/a.md', 'A'],
    ['content/c.md', 'C'],
    ['content/b.md', null],
    [file, bytes],
  ]);
  expect(() => writeAll(root, changes)).toThrow();
  expect([read('content/a.md'), read('content/b.md')]).toEqual(['a', 'b']);
  expect(readdirSync(join(root, 'content'))).toEqual(['a.md', 'b.md', 'folder']);
});

it('writes nothing through a link', () => {
  mkdirSync(join(root, 'elsewhere'));
  symlinkSync(join(root, 'elsewhere'), join(root, 'content/linked'));
  expect(() =>
    writeAll(
      root,
      new Map([
        ['content/a.md', 'A'],
        ['content/linked/x.md', 'x'],
      ]),
    ),
  ).toThrow('symbolic link');
  expect([read('content/a.md'), readdirSync(join(root, 'elsewhere'))]).toEqual(['a', []]);
});
