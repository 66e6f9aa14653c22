import { spawnSync } from 'node:child_process';
import fs, { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { tidyFolder, writeFolder } from './beside.ts';

let root: string;
const at = (...path: string[]) => join(root, ...path);
function write(folder: string, text: string): string {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'file'), text);
  return folder;
}
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'beside-'));
});
afterEach(() => rmSync(root, { recursive: true }));

describe('a folder', () => {
  it('replaces another one, which is deleted or kept', async () => {
    await writeFolder(at('a'), (stage) => write(stage, 'first'));
    await writeFolder(at('a'), (stage) => write(stage, 'second'));
    await writeFolder(at('a'), (stage) => write(stage, 'third'), at('old'));
    expect(readdirSync(root).sort()).toEqual(['a', 'old']);
    expect([at('a/file'), at('old/file')].map((file) => readFileSync(file, 'utf8'))).toEqual(['third', 'second']);
  });

  it("is unchanged if the new one can't be written, or the old one not kept", async () => {
    write(at('a'), 'first');
    write(at('old'), 'in the way');
    await expect(writeFolder(at('a'), (stage) => write(stage, 'second'), at('old'))).rejects.toThrow();
    const fail = (stage: string) => writeFileSync(join(stage, 'b/c'), '');
    await expect(writeFolder(at('a'), fail)).rejects.toThrow('ENOENT');
    expect(readdirSync(root).sort()).toEqual(['a', 'old']);
    expect(readFileSync(at('a/file'), 'utf8')).toBe('first');
  });

  it.each([undefined, 'old'])("is put back if the new one can't take its place (aside: %s)", async (aside) => {
    write(at('a'), 'first');
    const { renameSync } = fs;
    onTestFinished(() => {
      fs.renameSync = renameSync;
      syncBuiltinESMExports();
    });
    fs.renameSync = (from, to) => {
      if (String(from).includes('-whole-')) throw new Error('EPERM');
      renameSync(from, to);
    };
    syncBuiltinESMExports();
    await expect(writeFolder(at('a'), (stage) => write(stage, 'second'), aside && at(aside))).rejects.toThrow('EPERM');
    expect(readdirSync(root)).toEqual(['a']);
    expect(readFileSync(at('a/file'), 'utf8')).toBe('first');
  });
});

describe('a folder that a killed program left', () => {
  const { pid } = spawnSync(process.execPath, ['--version']);

  it('is deleted, unless the program still runs or the name is another', () => {
    const id = '01234567-89ab-cdef-0123-456789abcdef';
    for (const name of [`.${pid}-${id}.tmp`, `.${process.pid}-${id}.tmp`, '.mine.tmp', 'a.tmp']) write(at(name), '');
    tidyFolder(root);
    expect(readdirSync(root).sort()).toEqual([`.${process.pid}-${id}.tmp`, '.mine.tmp', 'a.tmp'].sort());
  });

  it('is put in place if it is whole and nothing is there', () => {
    write(at(`.${pid}-whole-content.tmp`), 'new');
    tidyFolder(root);
    expect(readFileSync(at('content/file'), 'utf8')).toBe('new');
    write(at(`.${pid}-whole-content.tmp`), 'newer');
    tidyFolder(root);
    expect(readFileSync(at('content/file'), 'utf8')).toBe('new');
    expect(readdirSync(root)).toEqual(['content']);
  });
});
