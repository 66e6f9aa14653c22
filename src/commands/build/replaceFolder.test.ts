import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { BuildError, replaceFolder } from './replaceFolder.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vitrine-replace-'));
});
afterEach(() => rmSync(root, { recursive: true }));
const fill = async (stage: string) => writeFileSync(join(stage, 'index.html'), 'new');

it('replaces the folder that a link points to', async () => {
  mkdirSync(join(root, 'served'));
  symlinkSync('served', join(root, 'dist'), 'junction');
  await replaceFolder(root, 'dist', fill);
  expect(lstatSync(join(root, 'dist')).isSymbolicLink()).toBe(true);
  expect(readFileSync(join(root, 'served/index.html'), 'utf8')).toBe('new');
  expect(readdirSync(root).sort()).toEqual(['dist', 'served']);
});

it("reports which folder can't be replaced, and leaves it as it was", async () => {
  mkdirSync(join(root, 'dist'));
  writeFileSync(join(root, 'dist/index.html'), 'old');
  const error = Object.assign(new Error(), { syscall: 'rename', code: 'EBUSY' });
  const reject = async () => Promise.reject(error);
  await expect(replaceFolder(root, 'dist', reject)).rejects.toThrow(BuildError);
  await expect(replaceFolder(root, 'dist', reject)).rejects.toThrow(
    /^dist\/ can't be replaced \(EBUSY\), and is as it was\./,
  );
  expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).toBe('old');
});
