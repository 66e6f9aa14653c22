import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { assertWritable, CommandError, explainError, explainOutput } from './commandError.ts';

const root = mkdtempSync(join(tmpdir(), 'error-'));
afterAll(() => rmSync(root, { recursive: true }));
writeFileSync(join(root, 'file'), '');
mkdirSync(join(root, 'folder/below'), { recursive: true });

it.each([
  [{ code: 'EACCES', path: join(root, 'content/a.md') }, /^content\/a\.md can't be read or written by you\. Change/],
  [{ code: 'EACCES', path: join(root, '.12-ab.tmp/more/x') }, /^This folder can't be/],
  [{ code: 'ENOSPC' }, /^The disk is full\. Free/],
  [{ code: 'ENOTDIR', path: join(root, 'file/x') }, /^file is a file, where a folder is needed\. Move/],
  [new CommandError('Port 1 is taken.'), /^Port 1 is taken\.$/],
])('explains %j in a sentence with a remedy', (error, sentence) => {
  expect(explainError(error, root)).toMatch(sentence);
});

it.each([new TypeError('x'), { code: 'ERR_INVALID_ARG_TYPE' }, undefined])(
  'leaves %o, a bug of the program',
  (error) => {
    expect(explainError(error, root)).toBeUndefined();
  },
);

it('explains what another program printed of a full disk, and nothing else', () => {
  expect(explainOutput('Could not write: No space left on device (os error 28)')).toMatch(/^The disk is full\. Free/);
  expect(explainOutput('TypeError: x is not a function')).toBeUndefined();
});

it('reports paths that can’t be folders, and accepts new folders', () => {
  expect(() => assertWritable(root, ['folder', 'new/one', '.'])).not.toThrow();
  expect(() => assertWritable(root, ['folder', 'file/x'])).toThrow('file is a file, where a folder is needed.');
});

it("finds a folder below that can't be written", async () => {
  mkdirSync(join(root, 'locked/below'), { recursive: true });
  // Uses a mock, since root can write everywhere.
  const accessSync = (path: string) => {
    if (path.includes('below')) throw Object.assign(new Error(), { code: 'EACCES', path });
  };
  vi.resetModules();
  vi.doMock('node:fs', async (actual) => ({ ...(await actual<typeof import('node:fs')>()), accessSync }));
  const module = await import('./commandError.ts');
  vi.doUnmock('node:fs');
  expect(() => module.assertWritable(root, ['locked'])).toThrow(/^locked\/below\/? can't be read or written by you\./);
});
