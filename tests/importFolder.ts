/** Imports into a folder with the sample content, which is new for each test. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect } from 'vitest';
import { explainError } from '../src/base/commandError.ts';
import { filesIn } from '../src/base/folders.ts';
import { importResume } from '../src/commands/import/importResume.ts';
import type { ImportOptions } from '../src/commands/import/writeContent.ts';

/** A minimal résumé. */
export const nemo = { basics: { name: 'Nemo Niemand', email: 'nemo@example.com' } };

/** Returns whether a command does what it was asked for; its reason not to becomes a line. */
export const isDone = (act: Promise<unknown>, lines: string[]): Promise<boolean> =>
  act.then(
    () => true,
    (error: unknown) => {
      lines.push(explainError(error, '/') ?? String(error));
      return false;
    },
  );

/** Creates the folder before each test, and removes it afterward. */
export function importFolder() {
  let root = '';
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'import-'));
    cpSync(fileURLToPath(new URL('../content', import.meta.url)), join(root, 'content'), { recursive: true });
  });
  afterEach(() => rmSync(root, { recursive: true }));

  return {
    /** Returns a path in the folder. */
    at: (...path: string[]) => join(root, ...path),
    content: () => filesIn(join(root, 'content')),
    read: (path: string) => readFileSync(join(root, 'content', path), 'utf8'),
    /** Returns every file with its content. */
    everything: (folder = 'content') =>
      Object.fromEntries(
        filesIn(join(root, folder)).map((path) => [path, readFileSync(join(root, folder, path), 'hex')]),
      ),
    write(path: string, text: string) {
      mkdirSync(dirname(join(root, 'content', path)), { recursive: true });
      writeFileSync(join(root, 'content', path), text);
    },
    /** Imports a résumé, or the file at a path. */
    async take(resume: object | string, options: Partial<ImportOptions> = {}) {
      const lines: string[] = [];
      const file = typeof resume === 'string' ? resume : join(root, 'resume.json');
      if (typeof resume === 'object') writeFileSync(file, JSON.stringify(resume));
      const written = await isDone(importResume(root, [file], { ...options, say: (line) => lines.push(line) }), lines);
      expect(existsSync(join(root, '.cache')), 'leftovers').toBe(false);
      return { written, output: lines.join('\n') };
    },
  };
}
