// @vitest-environment node
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { createPalette } from '#ui/palette/palette.ts';
import { PageCard } from './Card.tsx';
import { renderCard } from './render.tsx';

/** Returns the pixels of a card with a statement. */
async function pixels(statement: string): Promise<Buffer> {
  const card = await renderCard(<PageCard name="Ada" statement={statement} images={[]} />, {}, createPalette('blue'));
  return sharp(Buffer.from(card)).raw().toBuffer();
}

it.each(['ЖШ', '東京', '서울', '上海', 'سلام', 'שלום', 'Ελ'])(
  'draws each character of its own, in any script: %s',
  async (text) => {
    // A font without them draws one box for all.
    const [first = '', second = ''] = text;
    expect((await pixels(first)).equals(await pixels(second))).toBe(false);
  },
  60_000,
);
