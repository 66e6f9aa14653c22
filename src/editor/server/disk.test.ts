import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { writeAll } from './disk.ts';

it('writes nothing through a link', () => {
  const root = mkdtempSync(join(tmpdir(), 'vitrine-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const folder of ['content', 'elsewhere']) mkdirSync(join(root, folder));
  writeFileSync(join(root, 'content/a.md'), 'a');
  symlinkSync(join(root, 'elsewhere'), join(root, 'content/linked'));
  const changes = new Map([
    ['content/a.md', 'A'],
    ['content/linked/x.md', 'x'],
  ]);
  expect(() => writeAll(root, changes)).toThrow('symbolic link');
  expect(readFileSync(join(root, 'content/a.md'), 'utf8')).toBe('a');
  expect(readdirSync(join(root, 'elsewhere'))).toEqual([]);
});
