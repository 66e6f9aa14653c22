import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folderWith } from '../../../tests/folderWith.ts';
import { type ImageSource, type ReadImages, readImages } from './images.ts';
import { importResume } from './importResume.ts';
import { readResume } from './readResume.ts';

let parent: string;
let folder: string;
let png: Buffer;
beforeAll(async () => {
  parent = mkdtempSync(join(tmpdir(), 'photo-'));
  folder = join(parent, 'here');
  mkdirSync(folder);
  png = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#fc0' } })
    .png()
    .toBuffer();
  writeFileSync(join(folder, 'me.jpg'), png);
  writeFileSync(join(folder, 'notes.png'), 'words');
  writeFileSync(join(folder, 'half.png'), png.subarray(0, png.length / 2));
  writeFileSync(join(parent, 'outside.png'), png);
  symlinkSync(join(parent, 'outside.png'), join(folder, 'link.png'));
});
afterAll(() => rmSync(parent, { recursive: true }));

const dataUri = (bytes: Buffer, type = 'image/png') => `data:${type};base64,${bytes.toString('base64')}`;

/** Returns the files of a photo and of covers, and why others were left out. */
async function read(image: string, covers: readonly string[] = [], more: Partial<ImageSource> = {}) {
  const images: ReadImages = { paths: new Map(), files: new Map(), reports: new Set() };
  const projects = covers.map((cover, index) => ({ name: `Work ${index}`, image: cover }));
  const [resume] = readResume(() => ({ data: { basics: { name: 'Nemo', image }, projects } }), 'resume.json');
  await readImages(resume, { folder, typed: '"a b.json"', ...more }, images);
  return { files: images.files, reports: [...images.reports].join('\n') };
}

describe('a photo', () => {
  it.each(['png', 'jpeg', 'webp', 'gif'] as const)('in a data URI is imported as %s, by its bytes', async (format) => {
    const { files } = await read(dataUri(await sharp(png)[format]().toBuffer(), 'image/bmp'));
    expect([...files.keys()]).toEqual([`images/photo.${format === 'jpeg' ? 'jpg' : format}`]);
  });

  it('beside the résumé is imported, whatever its name', async () => {
    expect((await read('./me.jpg')).files).toEqual(new Map([['images/photo.png', png]]));
  });

  it.each([
    ['an SVG', dataUri(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml'), 'is not a PNG'],
    ['other bytes', 'notes.png', 'is not a PNG'],
    ['half an image', 'half.png', 'Your photo was left out'],
    ['a file that is missing', 'no.png', 'there is no such file'],
    ['a file elsewhere', '../outside.png', "it is not in the résumé's folder"],
    ['a link to a file elsewhere', 'link.png', "it is not in the résumé's folder"],
    ['a URL without https', 'http://a.example/me.png', 'only https'],
    ['on the web', 'https://a.example/me.png', 'npm run import -- "a b.json" --fetch'],
  ])('is left out if it is %s, and reported', async (_, image, why) => {
    const { files, reports } = await read(image);
    expect(files.size).toBe(0);
    expect(reports).toContain(why);
  });

  it('at a URL is downloaded with --fetch', async () => {
    const { files } = await read('https://a.example/me.svg', [], { fetch: true, download: async () => png });
    expect([...files.keys()]).toEqual(['images/photo.png']);
  });
});

it('reads the covers of projects', async () => {
  const { files, reports } = await read('me.jpg', ['me.jpg', 'https://a.example/1.png', 'notes.png']);
  expect([...files.keys()]).toEqual(['images/photo.png', 'images/project-work-0.png']);
  expect(reports).toContain('The image of "Work 2" was left out: it is not a PNG');
});

it('imports images of files in several languages once, those of the first language if they differ', async () => {
  const root = folderWith();
  const red = await sharp(png).tint('#f00').png().toBuffer();
  const covers = Object.entries({ 'cv.en.json': 'me.jpg', 'cv.fr.json': dataUri(red) });
  const files = covers.map(([name, image]) => {
    writeFileSync(
      join(folder, name),
      JSON.stringify({ basics: { name: 'Nemo', image: 'me.jpg' }, projects: [{ name: 'Cards', image }] }),
    );
    return join(folder, name);
  }) as [string, ...string[]];
  await importResume(root, files, { say: () => {} });
  expect(readFileSync(join(root, 'content/site.yaml'), 'utf8')).toContain('photo: images/photo.png');
  expect(readFileSync(join(root, 'content/images/photo.png'))).toEqual(png);
  expect(readFileSync(join(root, 'content/projects/cards.md'), 'utf8')).toContain('../images/project-cards.png');
  expect(readFileSync(join(root, 'content/images/project-cards.png'))).toEqual(png);
});
