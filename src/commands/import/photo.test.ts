import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importResume } from './importResume.ts';
import { readPhoto } from './photo.ts';

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

const read = (image: string, more = {}) => readPhoto(image, { folder, typed: '"a b.json"', ...more });
const dataUri = (bytes: Buffer, type = 'image/png') => `data:${type};base64,${bytes.toString('base64')}`;

describe('a photo', () => {
  it.each(['png', 'jpeg', 'webp', 'gif'] as const)('in a data URI is imported as %s, by its bytes', async (format) => {
    const bytes = await sharp(png)[format]().toBuffer();
    const photo = await read(dataUri(bytes, 'image/bmp'));
    expect(photo).toMatchObject({ path: `images/photo.${format === 'jpeg' ? 'jpg' : format}` });
  });

  it('beside the résumé is imported, whatever its name', async () => {
    expect(await read('./me.jpg')).toEqual({ path: 'images/photo.png', bytes: png });
  });

  it.each([
    ['an SVG', dataUri(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml'), 'is not a PNG'],
    ['other bytes', 'notes.png', 'is not a PNG'],
    ['half an image', 'half.png', 'Your photo was left out'],
    ['a file that is missing', 'no.png', 'there is no such file'],
    ['a file elsewhere', '../outside.png', "it is not in the résumé's folder"],
    ['a link to a file elsewhere', 'link.png', "it is not in the résumé's folder"],
    ['an invalid data URI', 'data:nothing', 'Your photo was left out'],
    ['a URL without https', 'http://a.example/me.png', 'only https'],
  ])('is left out if it is %s, and reported', async (_, image, why) => {
    expect(await read(image)).toEqual({ report: expect.stringContaining(why) });
  });

  it('at a URL is reported with the command that downloads it', async () => {
    const { report } = (await read('https://a.example/me.png')) as { report: string };
    expect(report).toContain('npm run import -- "a b.json" --fetch');
  });

  it('at a URL is downloaded with --fetch', async () => {
    const download = async () => png;
    expect(await read('https://a.example/me.svg', { fetch: true, download })).toMatchObject({
      path: 'images/photo.png',
    });
  });
});

it("imports a photo, but none that can't be read", async () => {
  const root = mkdtempSync(join(tmpdir(), 'import-'));
  const take = async (image: string) => {
    const file = join(folder, 'resume.json');
    writeFileSync(file, JSON.stringify({ basics: { name: 'Nemo', image } }));
    const lines: string[] = [];
    expect(await importResume(root, file, { replace: true, say: (line) => lines.push(line) })).toBe(true);
    return lines.join('\n');
  };
  await take('me.jpg');
  expect(readFileSync(join(root, 'content/site.yaml'), 'utf8')).toContain('photo: images/photo.png');
  expect(readFileSync(join(root, 'content/images/photo.png'))).toEqual(png);
  expect(await take('half.png')).toContain('Your photo was left out');
  expect(readFileSync(join(root, 'content/site.yaml'), 'utf8')).not.toContain('photo');
  rmSync(root, { recursive: true });
});

it('imports the photo of the first file that has one', async () => {
  const root = mkdtempSync(join(tmpdir(), 'import-'));
  const files = ['cv.en.json', 'cv.fr.json', 'cv.de.json'].map((name) => join(folder, name)) as [string, ...string[]];
  for (const [index, image] of [undefined, 'me.jpg', 'no.png'].entries())
    writeFileSync(files[index] ?? '', JSON.stringify({ basics: { name: 'Nemo', image } }));
  const lines: string[] = [];
  expect(await importResume(root, files, { say: (line) => lines.push(line) })).toBe(true);
  expect(readFileSync(join(root, 'content/site.yaml'), 'utf8')).toContain('photo: images/photo.png');
  expect(readFileSync(join(root, 'content/images/photo.png'))).toEqual(png);
  expect(lines.join('\n')).not.toContain('Your photo was left out');
  rmSync(root, { recursive: true });
});

it('finds a photo beside the résumé that its site has beside it too', async () => {
  const source = { canonical: 'https://a.example/me/resume.json' };
  expect(await read('https://a.example/me/me.jpg', source)).toMatchObject({ path: 'images/photo.png' });
  for (const image of ['https://a.example/me.jpg', 'https://a.example/me/../outside.png'])
    expect(await read(image, source)).toHaveProperty('report');
});

it("imports images of projects as covers, and reports those that it can't", async () => {
  const root = mkdtempSync(join(tmpdir(), 'import-'));
  const file = join(folder, 'resume.json');
  const images = ['me.jpg', 'https://a.example/1.png', 'https://a.example/2.png', 'notes.png'];
  const projects = images.map((image, index) => ({ name: `Work ${index}`, image }));
  writeFileSync(file, JSON.stringify({ basics: { name: 'Nemo' }, projects }));
  const lines: string[] = [];
  expect(await importResume(root, file, { typed: 'resume.json', say: (line) => lines.push(line) })).toBe(true);
  expect(readFileSync(join(root, 'content/projects/work-0.md'), 'utf8')).toContain('../images/project-work-0.png');
  expect(readFileSync(join(root, 'content/images/project-work-0.png'))).toEqual(png);
  expect(readFileSync(join(root, 'content/projects/work-1.md'), 'utf8')).not.toContain('imageSrc');
  expect(lines.join('\n')).toMatch(/2 project images were not downloaded.*npm run import -- resume\.json --fetch/);
  expect(lines.join('\n')).toContain('The image of "Work 3" was left out: it is not a PNG');
  rmSync(root, { recursive: true });
});

describe('covers of several languages', () => {
  /** Imports files, each with one project. Returns the output, and the cover. */
  async function take(projects: Record<string, object>, languages?: readonly string[]) {
    const root = mkdtempSync(join(tmpdir(), 'import-'));
    const files = Object.entries(projects).map(([name, project]) => {
      const file = join(folder, name);
      writeFileSync(file, JSON.stringify({ basics: { name: 'Nemo' }, projects: [{ name: 'Cards', ...project }] }));
      return file;
    }) as [string, ...string[]];
    const lines: string[] = [];
    expect(await importResume(root, files, { languages, say: (line) => lines.push(line) })).toBe(true);
    const path = join(root, 'content/images/project-cards.png');
    const cover = existsSync(path) ? readFileSync(path) : undefined;
    rmSync(root, { recursive: true });
    return { output: lines.join('\n'), cover };
  }

  const web = { image: 'https://a.example/1.png' };

  it.each([
    ['a file that is not in the first language of the site', { 'cv.en.json': web }, ['fr', 'en']],
    ['the second file', { 'cv.en.json': {}, 'cv.fr.json': web }, undefined],
  ])('are reported if they are only in %s', async (_, projects, languages) => {
    expect((await take(projects, languages)).output).toContain('1 project image was not downloaded');
  });

  it('are reported once if both files have the same', async () => {
    expect((await take({ 'cv.en.json': web, 'cv.fr.json': web })).output.match(/not downloaded/g)).toHaveLength(1);
  });

  it('are those of the first language if they have one name', async () => {
    const red = await sharp(png).tint('#f00').png().toBuffer();
    const { cover } = await take({ 'cv.en.json': { image: 'me.jpg' }, 'cv.fr.json': { image: dataUri(red) } });
    expect(cover).toEqual(png);
  });
});
