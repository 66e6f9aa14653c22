// @vitest-environment node
import { renderToStaticMarkup } from 'react-dom/server';
import sharp, { type Sharp } from 'sharp';
import { expect, it } from 'vitest';
import { drawMonogram } from '#ui/monogram.ts';
import { createPalette } from '#ui/palette/palette.ts';
import { project } from '../../../tests/entries.ts';
import { PageCard, ProjectCard } from './Card.tsx';
import { drawingFile, renderCard } from './render.tsx';

/** Returns a card with a statement. */
async function draw(statement: string, language = 'en', images = {}): Promise<Sharp> {
  const shown = Object.keys(images).map((src) => ({ src }));
  const palette = createPalette('blue');
  const page = <PageCard name="Ada" language={language} statement={statement} images={shown} />;
  return sharp(Buffer.from(await renderCard(page, images, palette)));
}

/** Returns the pixels of a card with a statement. */
const pixels = async (...card: Parameters<typeof draw>): Promise<Buffer> => (await draw(...card)).raw().toBuffer();

it.each(['ęą', 'ğş', 'ЖШ', '東京', '서울', '上海', 'سلام', 'שלום', 'Ελ'])(
  'draws two characters differently, in any script: %s',
  async (text) => {
    // A font without them draws one box for all.
    const [first = '', second = ''] = text;
    expect((await pixels(first)).equals(await pixels(second))).toBe(false);
  },
);

it('draws monograms in any script', async () => {
  const drawn = (name: string) => ({ logo: drawingFile(drawMonogram(name), 'personal', createPalette('blue')) });
  for (const [first, second] of [
    ['Ж', 'Ш'],
    ['東', '京'],
    ['س', 'م'],
  ] as const)
    expect((await pixels('Hi', 'en', drawn(first))).equals(await pixels('Hi', 'en', drawn(second))), first).toBe(false);
});

it('breaks Korean lines between words', async () => {
  const statement = '스스로의 동작을 설명하는 소프트웨어를 만듭니다.';
  expect((await pixels(statement, 'ko')).equals(await pixels(statement, 'en'))).toBe(false);
});

it('leaves space between lines of Arabic', async () => {
  // The second character ends far below the line, the first starts far above.
  const card = await draw(Array(12).fill('طع').join(' '), 'ar');
  const data = await card.extract({ left: 56, top: 150, width: 1088, height: 400 }).grayscale().raw().toBuffer();
  const isBlank = (row: number) => data.subarray(row * 1088, (row + 1) * 1088).every((value) => value > 200);
  const rows = Array.from({ length: 400 }, (_, row) => !isBlank(row));
  expect(rows.filter((isInk, row) => isInk && !rows[row - 1])).toHaveLength(2);
});

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

it('shows all of a word that is too long for a line, beside the cover and in a statement', async () => {
  const shown = { project: project({ title: 'Rechtsschutzversicherungen' }), figure: 1 };
  const card = <ProjectCard name="Ada" language="en" shown={shown} image={{ src: 'cover' }} />;
  const cover = drawingFile(drawMonogram('A'), 'personal', createPalette('blue'));
  const beside = sharp(Buffer.from(await renderCard(card, { cover }, createPalette('blue'))));
  for (const [image, left] of [
    [beside, 540],
    [await draw('Rechtsschutzversicherungsgesellschaften'), 1160],
  ] as const) {
    const { channels } = await sharp(await image.extract({ left, top: 0, width: 28, height: 600 }).toBuffer()).stats();
    expect(channels.map(({ stdev }) => stdev)).toEqual(channels.map(() => 0));
  }
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
