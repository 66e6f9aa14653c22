// @vitest-environment node
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { filesIn } from './import/writeContent.ts';
import { fingerprint, isSample } from './sample.ts';

const content = fileURLToPath(new URL('../../content', import.meta.url));
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sample-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(path: string, text: string | Uint8Array) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

// After a wanted change of the sample: npx vitest run --project unit sample -u
it('knows every file of the sample', async () => {
  const known = Object.fromEntries(filesIn(content).map((path) => [path, fingerprint(join(content, path))]));
  await expect(`${JSON.stringify(known, null, 2)}\n`).toMatchFileSnapshot('./sample.json');
});

it('takes a file for the sample only while it is unchanged, whatever its line ends', () => {
  const text = readFileSync(join(content, 'site.yaml'), 'utf8');
  write('site.yaml', text.replaceAll('\n', '\r\n'));
  expect(isSample(folder, 'site.yaml')).toBe(true);
  write('site.yaml', text.replace('Alex', 'Alexa'));
  expect(isSample(folder, 'site.yaml')).toBe(false);
  write('mine.yaml', text);
  expect(isSample(folder, 'mine.yaml')).toBe(false);
});

it('takes a picture byte by byte', () => {
  const photo = readFileSync(join(content, 'images/portrait.png'));
  write('images/portrait.png', photo);
  expect(isSample(folder, 'images/portrait.png')).toBe(true);
  write('images/portrait.png', photo.subarray(1));
  expect(isSample(folder, 'images/portrait.png')).toBe(false);
});
