import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { killAtRandom } from '../../tests/killAtRandom.ts';
import { writeFiles } from './writeFiles.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vitrine-'));
  mkdirSync(join(root, 'content'));
  writeFileSync(join(root, 'content/a.md'), 'a');
  writeFileSync(join(root, 'content/b.md'), 'b');
});
afterEach(() => rmSync(root, { recursive: true }));

const read = (file: string) => readFileSync(join(root, file), 'utf8');

it('changes, creates and deletes files together, without temporary files', () => {
  const changes = new Map<string, string | Buffer | null>([
    ['content/a.md', 'A'],
    ['content/c.md', Buffer.from('C')],
    ['content/b.md', null],
  ]);
  writeFiles(root, changes);
  expect([read('content/a.md'), read('content/c.md')]).toEqual(['A', 'C']);
  expect(readdirSync(join(root, 'content'))).toEqual(['a.md', 'c.md']);
});

it.each<[string, string, string | null]>([
  ['a folder has the name of a file', 'content/folder', 'x'],
  ['a file has the name of a folder', 'content/a.md/x.md', 'x'],
])('undoes all changes if %s', (_, file, bytes) => {
  mkdirSync(join(root, 'content/folder'));
  writeFileSync(join(root, 'content/folder/inside'), '');
  const changes = new Map<string, string | Buffer | null>([
    ['content/a.md', 'A'],
    ['content/c.md', 'C'],
    ['content/b.md', null],
    [file, bytes],
  ]);
  expect(() => writeFiles(root, changes)).toThrow();
  expect([read('content/a.md'), read('content/b.md')]).toEqual(['a', 'b']);
  expect(readdirSync(join(root, 'content'))).toEqual(['a.md', 'b.md', 'folder']);
});

it('leaves no temporary file and no folder if the disk is full', () => {
  // An invalid value fails after the file was opened, like a full disk.
  const changes = new Map([
    ['content/a.md', 'A'],
    ['content/new/folder/c.md', {} as never],
  ]);
  expect(() => writeFiles(root, changes)).toThrow();
  expect(readdirSync(join(root, 'content'))).toEqual(['a.md', 'b.md']);
  expect(read('content/a.md')).toBe('a');
});

it('changes the file that a link points to', () => {
  writeFileSync(join(root, 'elsewhere.md'), 'x');
  symlinkSync(join(root, 'elsewhere.md'), join(root, 'content/linked.md'));
  writeFiles(root, new Map([['content/linked.md', 'X']]));
  expect(read('elsewhere.md')).toBe('X');
});

it('keeps a moved file in at least one place, whenever the program is killed', async () => {
  const [one, other] = ['content/a.md', 'content.old/a.md'];
  const move = `const { writeFiles } = await import('${new URL('writeFiles.ts', import.meta.url)}');
    for (let places = ${JSON.stringify([one, other])}; ; places.reverse()) {
      writeFiles(${JSON.stringify(root)}, new Map([[places[0], null], [places[1], 'a']]));
      console.log(places);
    }`;
  for (let kills = 0; kills < 10; kills++) {
    await killAtRandom(move);
    expect([one, other].some((file) => existsSync(join(root, file)))).toBe(true);
    writeFileSync(join(root, one), 'a');
    rmSync(join(root, 'content.old'), { recursive: true });
  }
});

it.skipIf(process.platform === 'win32')('keeps the permissions of a file', () => {
  chmodSync(join(root, 'content/a.md'), 0o600);
  writeFiles(root, new Map([['content/a.md', 'A']]));
  expect(statSync(join(root, 'content/a.md')).mode & 0o777).toBe(0o600);
});
