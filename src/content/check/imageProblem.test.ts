import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openFolder } from '../folder.ts';
import { imageProblem, imageWarning } from './imageProblem.ts';

const root = mkdtempSync(join(tmpdir(), 'vitrine-images-'));
const folder = join(root, 'content/projects');
const check = (named: string) => imageProblem(openFolder(root), 'content/projects/x.md', named);

beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(root, 'secret.png'), 'x');
  writeFileSync(join(folder, 'old.heic'), 'x');
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic\0\0\0\0', 'latin1');
  for (const name of ['photo.heic', 'heic.jpg']) writeFileSync(join(folder, name), heic);
  writeFileSync(join(folder, 'broken.png'), 'not an image');
  writeFileSync(join(folder, 'broken.svg'), '<svg viewBox="0 0 9 9"><path class="ink" d="M0"');
  const svg = (path: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path ${path}/></svg>`;
  for (const name of ['good.svg', '100%.svg', 'drawn.png', 'café.svg', 'u\u0308ber.svg'])
    writeFileSync(join(folder, name), svg('class="ink" d="M0 0h9v9z"'));
  writeFileSync(join(folder, 'active.svg'), svg('onload="a()"/><script>b()</script><image href="/c"'));
  writeFileSync(join(folder, 'control.svg'), '<svg viewBox="0 0 9 9"><text class="ink">\u0001</text></svg>');
  const image = sharp({ create: { width: 9, height: 9, channels: 3, background: '#888' } });
  writeFileSync(join(folder, 'PHOTO.JPG'), await image.jpeg().toBuffer());
});
afterAll(() => rmSync(root, { recursive: true }));
const weigh = (named: string) => imageWarning(openFolder(root), 'content/projects/x.md', named, 1128);

it('warns about an image over 2 MB or 4,000 px, with its size and the fix', async () => {
  const create = { width: 4001, height: 20, channels: 3, background: '#888' } as const;
  const wide = await sharp({ create }).jpeg().toBuffer();
  writeFileSync(join(folder, 'wide.jpg'), wide);
  writeFileSync(join(folder, 'upright.jpg'), await sharp(wide).withMetadata({ orientation: 6 }).toBuffer());
  // Bytes after the image's end count too.
  writeFileSync(join(folder, 'heavy.jpg'), Buffer.concat([readFileSync(join(folder, 'PHOTO.JPG')), Buffer.alloc(2e6)]));
  writeFileSync(join(folder, 'heavy.svg'), `<svg>${' '.repeat(2e6)}</svg>`);
  const smaller = { kind: 'imageHeavy', fix: 'smaller', write: '2,400' };
  expect(await weigh('./wide.jpg')).toEqual({ ...smaller, found: '4001 × 20 px' });
  expect(await weigh('./upright.jpg')).toEqual({ ...smaller, found: '20 × 4001 px' });
  expect(await weigh('./heavy.jpg')).toEqual({ ...smaller, found: '2.0 MB, 9 × 9 px' });
  expect(await weigh('./heavy.svg')).toEqual({ kind: 'imageHeavy', found: '2.0 MB', fix: 'simpler' });
});

it('warns about an animated image, with its frames and size', async () => {
  const frames = [0, 250].map((r) =>
    sharp({ create: { width: 9, height: 9, channels: 3, background: { r, g: 9, b: 9 } } })
      .png()
      .toBuffer(),
  );
  const moving = await sharp(await Promise.all(frames), { join: { animated: true } })
    .gif()
    .toBuffer();
  writeFileSync(join(folder, 'moving.gif'), moving);
  expect(await weigh('./moving.gif')).toEqual({ kind: 'imageMoves', found: '2 frames, 0.0 MB' });
});

it('warns of parts of an SVG that the site leaves out', async () => {
  expect(await weigh('./active.svg')).toEqual({ kind: 'imageLost', found: 'onload="a()", <script>, href="/c"' });
});

it('warns about an image with too few pixels, but not about a drawing', async () => {
  expect(await weigh('./PHOTO.JPG')).toEqual({ kind: 'imageNarrow', found: '9', allowed: '1128' });
  expect(await weigh('./good.svg')).toBeUndefined();
});

it.each(['./good.svg', './100%.svg', './PHOTO.JPG', './café.svg', './cafe\u0301.svg', './über.svg'])(
  'accepts %s',
  async (named) => {
    expect(await check(named)).toBeUndefined();
  },
);

it.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)('decodes %s to its end, in each frame', async (format) => {
  const create = { width: 60, height: 40, channels: 3, background: '#888' } as const;
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const frames = [0, 1].map(() =>
    sharp({ create: { ...create, noise } })
      .png()
      .toBuffer(),
  );
  const isAnimated = format === 'gif' || format === 'webp';
  const image = isAnimated ? sharp(await Promise.all(frames), { join: { animated: true } }) : sharp(await frames[0]);
  const bytes = await image[format]().toBuffer();
  writeFileSync(join(folder, `whole.${format}`), bytes);
  expect(await check(`./whole.${format}`)).toBeUndefined();
  for (const part of [0.5, 0.95]) {
    writeFileSync(join(folder, `cut.${format}`), bytes.subarray(0, bytes.length * part));
    expect(await check(`./cut.${format}`), `${part}`).toMatchObject({ kind: 'imageBroken' });
  }
});

it.each([
  ['../images/good.svg', 'imageFile', './good.svg'],
  ['./', 'imageFolder'],
  ['../../secret.png', 'imageOutside'],
  ['./photo.heic', 'heic'],
  ['./old.heic', 'imageFormat'],
  ['./broken.png', 'imageBroken'],
  ['./broken.svg', 'imageBroken'],
  ['./drawn.png', 'imageSvg'],
  ['./control.svg', 'imageBroken'],
])('reports what is wrong with %s: %s', async (named, kind, meant?: string) => {
  expect(await check(named)).toMatchObject({ kind, ...(meant && { meant: [meant] }) });
});
