import { expect, it } from 'vitest';
import { createPalette } from '#ui/palette/palette.ts';
import { drawIco, faviconOf } from './icons.ts';

const stylesOf = (accent?: string) => /<style>(.*)<\/style>/.exec(faviconOf(createPalette(accent)))?.[1];

it('draws the favicon in the colors of both themes', () => {
  expect(stylesOf()).toBe(
    '.i{fill:#141b25}.p{fill:#f9fafc}.b{fill:#4786ee}@media(prefers-color-scheme:dark){.i{fill:#edf0f4}.p{fill:#0c1015}}',
  );
  // The mark of the light theme in both.
  expect(stylesOf('teal')).toMatch(/\.b\{fill:#169488\}@media.*\.p\{fill:#0a1110\}\}$/);
});

it('writes a PNG of 32 px into favicon.ico', async () => {
  const file = Buffer.from(await drawIco(createPalette()));
  expect([...file.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  const [length, start] = [file.readUInt32LE(14), file.readUInt32LE(18)];
  expect([start + length, file.toString('latin1', start + 1, start + 4)]).toEqual([file.length, 'PNG']);
});
