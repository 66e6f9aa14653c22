import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { hasPoppler } from '../../../tests/browsers/engines.ts';
import { emptyResume, entries, entry } from '../../../tests/resume.ts';
import { compileResume } from './compile.ts';

it.runIf(hasPoppler())('writes a table that leads to every object', async () => {
  const pdf = await compileResume({ ...emptyResume, lang: 'ar', sections: [entries(entry('/Length 3', ['stream']))] });
  // Poppler warns, and searches the file for its objects, if the table is wrong.
  expect(spawnSync('pdftotext', ['-', '-'], { input: pdf, encoding: 'utf8' })).toMatchObject({
    stdout: expect.stringContaining('Length 3'),
    stderr: '',
  });
});
