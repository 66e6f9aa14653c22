// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { lettersInUse } from './fonts.ts';

const folder = mkdtempSync(join(tmpdir(), 'vitrine-letters-'));
afterAll(() => rmSync(folder, { recursive: true }));
const write = (file: string, text: string) => {
  mkdirSync(join(folder, file, '..'), { recursive: true });
  writeFileSync(join(folder, file), text);
};

it('finds what a page may show: content, references, interface, and all of ASCII', () => {
  write('content/site.yaml', 'name: Zoë\n');
  write('content/projects/a.md', '# Größe ≤ 3 µm\n');
  write(
    'content/publications.bib',
    String.raw`author = {M{\"u}ller and Garc\'{i}a and Fran\c{c}ois and \~Nu and \cite{x}}`,
  );
  write('src/words/fr.ts', "send: 'Envoyé à'");
  const letters = lettersInUse(folder);
  expect([...letters].filter((letter) => letter > '~').join('')).toBe('©µ·Ñ×ßàçéëíöü–—‘’“”…≤');
  expect(letters.slice(0, 95)).toBe(Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join(''));
});

it('is the same whatever the order of the files', () => {
  const letters = lettersInUse(folder);
  expect([...letters]).toEqual([...new Set(letters)].sort());
});
