import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EditorServer, json } from '../../../tests/editorServer.ts';

const game = 'content/projects/online-card-game.md';
let editor: EditorServer;

beforeAll(async () => {
  editor = await EditorServer.start();
});
afterAll(() => editor.close());

/** Reads an image beside the game. */
const kept = (named: string) => readFileSync(join(editor.site.folder, 'content/projects', named));

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0cf' } });

describe('an SVG image', () => {
  it('is stored with its bytes, and with a warning of what the site leaves out', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>a()</script><path d="M0 0h9v9z"/></svg>';
    const { named, warnings } = json<{ named: string; warnings: string[] }>(
      await editor.image({ file: game, name: 'x.svg', field: 'body' }, svg),
    );
    expect(kept(named).toString()).toBe(svg);
    expect(warnings).toEqual([expect.stringContaining('has <script>, which an image must not have')]);
    rmSync(join(editor.site.folder, 'content/projects', named));
  });

  it('in content is shown without scripts, and as a document of its own can run none', async () => {
    const named = 'scripted.svg';
    editor.site.write(
      `content/projects/${named}`,
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>evil()</script><path d="M0 0h9v9z"/></svg>',
    );
    const { headers, body } = await editor.request(`/api/image?${new URLSearchParams({ file: game, named })}`);
    rmSync(join(editor.site.folder, 'content/projects', named));
    expect(body.toString()).toMatch(/^<svg(?!.*evil).*<path/);
    expect(headers['content-security-policy']).toMatch(/^default-src 'none';.*; sandbox$/);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });
});

describe('a photo', () => {
  it('that is incomplete is rejected, and nothing is stored', async () => {
    const before = editor.everything();
    const whole = readFileSync(join(editor.site.folder, 'content/images/portrait.png'));
    const response = await editor.image(
      { file: game, name: 'half.png', field: 'imageSrc' },
      whole.subarray(0, whole.length / 2),
    );
    expect([response.status, response.body.toString()]).toEqual([
      422,
      expect.stringContaining("half.png can't be read"),
    ]);
    expect(editor.everything()).toEqual(before);
  });

  it('is stored once, at once shown, and under a name that no other image has', async () => {
    const png = await picture(1200, 20).png().toBuffer();
    const store = async (bytes: Buffer) =>
      json<{ named: string }>(await editor.image({ file: game, name: 'Карта one.png', field: 'imageSrc' }, bytes))
        .named;
    expect([await store(png), await store(png)]).toEqual(['./карта-one.png', './карта-one.png']);
    expect(await store(await picture(1200, 21).png().toBuffer())).toBe('./карта-one-2.png');
    const query = new URLSearchParams({ file: game, named: './карта-one.png' });
    expect((await editor.request(`/api/image?${query}`)).body).toEqual(png);
    for (const image of ['карта-one.png', 'карта-one-2.png'])
      rmSync(join(editor.site.folder, 'content/projects', image));
  });

  it('with more pixels than any page can show is scaled down with a message', async () => {
    const jpeg = await picture(6000, 3000).jpeg().toBuffer();
    const stored = await editor.image({ file: game, name: 'wide.jpg', field: 'imageSrc' }, jpeg);
    expect(json<{ warnings: string[] }>(stored).warnings).toEqual([
      './wide.jpg was scaled from 6000 × 3000 px to 2400 × 1200 px.',
    ]);
    expect(await sharp(kept('wide.jpg')).metadata()).toMatchObject({ width: 2400, height: 1200, format: 'jpeg' });
  });

  it('is stored without the place where it was taken', async () => {
    const taken = await picture(40, 20)
      .withExif({ IFD0: { Model: 'Secret Camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '55/1 40/1 0/1' } })
      .jpeg()
      .toBuffer();
    const { named } = json<{ named: string }>(
      await editor.image({ file: game, name: 'taken.jpg', field: 'imageSrc' }, taken),
    );
    const { exif } = await sharp(kept(named)).metadata();
    expect(exif).toBeUndefined();
  });

  it('from an iPhone is rejected with instructions to convert it', async () => {
    const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic\0\0\0\0', 'latin1');
    const response = await editor.image({ file: game, name: 'IMG_1.jpg', field: 'imageSrc' }, heic);
    expect([response.status, response.body.toString()]).toEqual([
      422,
      expect.stringContaining("IMG_1.jpg is a HEIC photo, which browsers can't show. Export it as JPEG."),
    ]);
  });
});
