import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { ValidContent } from '#content/readContent.ts';
import { contentOf } from '../../../tests/contentOf.ts';
import { readPdf } from '../../../tests/pdf.ts';
import { emptyResume } from '../../../tests/resume.ts';
import { readWord } from '../../../tests/word.ts';
import { compileResume } from './compile.ts';
import { resumePhoto } from './photo.ts';
import { writeWord } from './word/writeWord.ts';

const of = (background: string, width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
const files = {
  'content/images/me.png': await of('#ff0000', 900, 500),
  'content/private/me.png': await of('#0000ff', 300, 900),
};

async function photoOf(site: string, own?: string) {
  const content = await contentOf({ ...files, 'content/site.yaml': site, ...(own && { 'content/private.yaml': own }) });
  return resumePhoto(content as ValidContent);
}
const red = 'name: Ada\nphoto: images/me.png\n';

it('is printed only if the owner sets it, and the private one replaces the public one', async () => {
  expect(await photoOf(red)).toBeUndefined();
  expect(await photoOf('name: Ada\nresume: { photo: true }\n')).toBeUndefined();
  expect(await photoOf(red, 'phone: "1"')).toBeUndefined();
  const colors = await Promise.all(
    [
      photoOf(`${red}resume: { photo: true }\n`),
      photoOf(red, 'photo: private/me.png'),
      photoOf(`${red}resume: { photo: true }\n`, 'photo: private/me.png'),
    ].map(async (photo) => {
      const { bytes = new Uint8Array() } = (await photo) ?? {};
      const { format, width, height } = await sharp(bytes).metadata();
      expect([format, width, height]).toEqual(['jpeg', 413, 531]);
      const { dominant } = await sharp(bytes).stats();
      return dominant.r > dominant.b ? 'public' : 'private';
    }),
  );
  expect(colors).toEqual(['public', 'private', 'private']);
});

it('is in PDF and Word with its alt text, and changes no text', async () => {
  const photo = await photoOf(`${red}photoAlt: Ada at a loom\nresume: { photo: true }\n`);
  const data = { ...emptyResume, role: 'Weaver', contact: [{ text: 'ada@a.example', url: 'mailto:ada@a.example' }] };
  const [without, pdf] = [await readPdf(await compileResume(data)), await readPdf(await compileResume(data, photo))];
  expect(pdf.pages).toEqual(without.pages);
  expect(pdf.ua).toBe('1');
  expect(without.tags.filter((tag) => !pdf.tags.includes(tag))).toEqual([]);
  expect(pdf.tags.filter((tag) => !without.tags.includes(tag) && tag !== 'Div')).toEqual(['Figure']);
  const [bare, word] = [readWord(writeWord(data)), readWord(writeWord(data, photo))];
  expect(word.paragraphs).toEqual(bare.paragraphs);
  expect(word.parts['word/document.xml']).toContain('descr="Ada at a loom"');
  expect(Object.keys(word.parts).filter((part) => !(part in bare.parts))).toEqual(['word/media/photo.jpg']);
  expect([...bare.names].filter((name) => /drawing/.test(name))).toEqual([]);
});
