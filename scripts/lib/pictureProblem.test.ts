import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pictureProblem } from './pictureProblem.ts';

const root = mkdtempSync(join(tmpdir(), 'vitrine-pictures-'));
const folder = join(root, 'content/projects');
const check = (named: string) => pictureProblem(root, 'content/projects/x.md', named);

beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(root, 'secret.png'), 'x');
  writeFileSync(join(folder, 'notes.txt'), 'x');
  writeFileSync(join(folder, 'broken.png'), 'not a picture');
  writeFileSync(join(folder, 'broken.svg'), '<svg viewBox="0 0 9 9"><path class="ink" d="M0"');
  writeFileSync(
    join(folder, 'good.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path class="ink" d="M0 0h9v9z"/></svg>',
  );
  const picture = sharp({ create: { width: 9, height: 9, channels: 3, background: '#888' } });
  writeFileSync(join(folder, 'PHOTO.JPG'), await picture.jpeg().toBuffer());
});
afterAll(() => rmSync(root, { recursive: true }));

it.each(['./good.svg', './PHOTO.JPG'])('finds nothing wrong with %s', async (named) => {
  expect(await check(named)).toBeUndefined();
});

it.each([
  ['./missing.svg', /no such file in content/],
  ['../../secret.png', /no such file in content/],
  ['./notes.txt', /a picture ends in \.svg, \.png/],
  ['./broken.png', /cannot be read as a picture/],
  ['./broken.svg', /cannot be read as a picture/],
])('says what is wrong with %s', async (named, said) => {
  expect(await check(named)).toMatch(said);
});
