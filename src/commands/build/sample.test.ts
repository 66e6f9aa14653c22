import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { textsOf } from '#content/contentTexts.ts';
import { filesIn } from '../import/writeContent.ts';
import { fingerprint, isSample, isSampleFile, isSampleText, textFingerprint } from './sample.ts';

const content = fileURLToPath(new URL('../../../content', import.meta.url));
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sample-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(path: string, text: string | Uint8Array) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

/** Fields of the sample that hold a name, an e-mail address or a number, which no owner shares. */
const names = /^(name|email|company|entries\[\d\]\.institution)$/;

/** Facts of site.yaml that stand for themselves: no list, no group. */
const siteLine = /^\w+$/;

// After a wanted change of the sample: npx vitest run --project unit sample -u
it('knows every file, name and text of the sample', async () => {
  const paths = filesIn(content);
  const texts = paths
    .filter((path) => /\.(bib|md|yaml)$/.test(path))
    .flatMap((path) => textsOf(content, path).map((text) => ({ ...text, file: path })));
  const known = {
    files: Object.fromEntries(paths.map((path) => [path, fingerprint(join(content, path))])),
    names: texts.filter(({ field = '' }) => names.test(field)).map(({ text }) => text),
    site: Object.fromEntries(
      texts.flatMap(({ field, text, file }) =>
        file === 'site.yaml' && field && siteLine.test(field) ? [[field, text]] : [],
      ),
    ),
    phone: texts.find(({ field }) => field === 'phone')?.text.replace(/\D/g, ''),
    texts: texts.flatMap(({ text }) => textFingerprint(text) ?? []),
  };
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

it('knows a file by what is in it, whatever it is called', () => {
  write('images/me.png', readFileSync(join(content, 'images/portrait.png')));
  expect(isSampleFile(join(folder, 'images/me.png'))).toBe(true);
  write('images/me.png', 'mine');
  expect(isSampleFile(join(folder, 'images/me.png'))).toBe(false);
});

it.each([
  ['Alex Example', true],
  ['Written with Alex Example', true],
  ['hello@example.com', true],
  ['(614) 555-0142', true],
  ['0142', false],
  ['+1 (614) 555-0142', true],
  ['My number is not 1 614 555 0142', false],
  ['I build software that shows its work.', true],
  ['I build  software that\nshows its work.', true],
  ['I build hardware that shows its work.', false],
  // What others can say of themselves as well.
  ['Developer and researcher', false],
  ['Columbus, Ohio', false],
  ['Bachelor of Science, Computer Science', false],
  ['IB Diploma', false],
  ['Online card game', false],
  ['', false],
])('%j is a text of the sample: %s', (text, known) => {
  expect(isSampleText(text)).toBe(known);
});
