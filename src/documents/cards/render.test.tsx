// @vitest-environment node
import { renderToStaticMarkup } from 'react-dom/server';
import sharp, { type Sharp } from 'sharp';
import { expect, it } from 'vitest';
import { createPalette } from '#ui/palette/palette.ts';
import { project } from '../../../tests/entries.ts';
import { PageCard, ProjectCard } from './Card.tsx';
import { renderCard } from './render.tsx';

/** Returns a card with a statement. */
async function draw(statement: string, language = 'en', images = {}): Promise<Sharp> {
  const shown = Object.keys(images).map((src) => ({ src }));
  const palette = createPalette('blue');
  const page = <PageCard name="Ada" language={language} statement={statement} images={shown} />;
  return sharp(Buffer.from(await renderCard(page, images, palette)));
}

/** Returns the pixels of a card with a statement. */
const pixels = async (...card: Parameters<typeof draw>): Promise<Buffer> => (await draw(...card)).raw().toBuffer();

it.each(['ęą', 'ЖШ', '東京', '서울', 'سلام', 'שלום', 'Ελ'])(
  'draws two characters differently, in any script: %s',
  async (text) => {
    // A font without them draws one box for all.
    const [first = '', second = ''] = text;
    expect((await pixels(first)).equals(await pixels(second))).toBe(false);
  },
);

it('joins numbers and units', () => {
  const words = { name: 'Ada', language: 'en', role: 'Under 20 ms', statement: 'Plates of 5 mm' };
  const page = renderToStaticMarkup(<PageCard {...words} images={[]} />);
  expect(page).toContain('Under 20\u00a0ms');
  expect(page).toContain('Plates of 5\u00a0mm');
  const shown = { project: project({ title: '60 000 plates' }), figure: 1 };
  const card = <ProjectCard name="Ada" language="en" shown={shown} image={{ src: 'cover' }} />;
  expect(renderToStaticMarkup(card)).toContain('60\u00a0000 plates');
});

it.each([
  ['Aortic aneurysm detection', false],
  ['Rechtsschutzversicherungen', true],
])('makes the title "%s" as small as its page does: %s', (title, isLong) => {
  const shown = { project: project({ title }), figure: 1 };
  const card = renderToStaticMarkup(<ProjectCard name="Ada" language="en" shown={shown} image={{ src: 'cover' }} />);
  expect(card.includes('title long')).toBe(isLong);
});

it('has the direction of the site, whatever its words', async () => {
  // The edge of the statement at the start is blank in the other direction.
  const isAtLeft = async (language: string) => {
    const card = await draw('Hi שלום', language);
    const start = card.extract({ left: 56, top: 200, width: 100, height: 300 });
    const { data, info } = await start.raw().toBuffer({ resolveWithObject: true });
    return data.some((value, index) => value !== data[index % info.channels]);
  };
  expect(await isAtLeft('en')).toBe(true);
  expect(await isAtLeft('he')).toBe(false);
});
