/** Renders social cards: 1200 × 630 px images of pages, from the same tokens and content. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Renderer } from '@takumi-rs/core';
import { fromJsx } from '@takumi-rs/helpers/jsx';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { program } from '#base/folders.ts';
import { type Faces, monoFaces, sansFaces } from '#content/resumeFonts/faces.ts';
import { colorOf, type Palette } from '#ui/palette/palette.ts';
import type { Tone } from '#ui/palette/tokens.ts';

const size = { width: 1200, height: 630 };
export type CardImages = Record<string, Uint8Array>;

const listed = (families: readonly string[]) => families.map((family) => `"${family}"`).join(', ');

const css = (palette: Palette, tone: Tone, { sans, mono }: CardFaces) => `
.card { display: flex; flex-direction: column; width: 1200px; height: 630px; background: ${colorOf(palette, 'page')};
  color: ${colorOf(palette, 'ink')}; font-family: ${listed(['Schibsted Grotesk', ...sans.families])}; overflow-wrap: anywhere; }
.card.rtl { direction: rtl; }
.card.ko { word-break: keep-all; }
.who { display: flex; justify-content: space-between; align-items: baseline; padding: 46px 56px 0; }
.name { font-size: 40px; font-weight: 600; letter-spacing: -0.6px; }
.role { color: ${colorOf(palette, 'ink-2')}; font-family: ${listed(['Martian Mono', ...mono.families, ...sans.families])}; font-size: 28px; letter-spacing: -0.3px; }
.statement { display: flex; flex: 1; align-items: center; padding: 0 56px; font-size: 112px; font-weight: 600;
  line-height: 1; letter-spacing: -3.1px; text-wrap: balance; }
.statement.long { font-size: 84px; letter-spacing: -2.3px; }
.statement.longest { font-size: 60px; letter-spacing: -1.5px; line-height: 1.1; }
.showcase { display: flex; gap: 2px; padding-top: 2px; background: ${colorOf(palette, 'ink')}; }
.tile { flex: 1; height: 149px; object-fit: cover; }
.side { flex-direction: row; }
.words { display: flex; flex-direction: column; justify-content: space-between; width: 570px; padding: 46px 40px 50px 56px; }
.title { flex: 1; display: flex; align-items: flex-end; margin-bottom: 44px; font-size: 84px; font-weight: 600;
  line-height: 1; letter-spacing: -2.3px; text-wrap: balance; }
.title.long { font-size: 60px; letter-spacing: -1.6px; }
.meta { display: flex; align-items: center; color: ${tone === 'neutral' || tone === 'own' ? colorOf(palette, 'ink-2') : colorOf(palette, 'category', 'light', tone)};
  font-family: ${listed(['Martian Mono', ...mono.families, ...sans.families])}; font-size: 28px; letter-spacing: -0.3px; }
.mark { width: 24px; height: 24px; margin-right: 18px; background: currentColor; }
.rtl .mark { margin: 0 0 0 18px; }
.mark.research { border-radius: 12px; }
.mark.freelance { clip-path: polygon(50% 0, 100% 100%, 0 100%); }
.cover { width: 630px; height: 630px; border-left: 2px solid ${colorOf(palette, 'ink')}; object-fit: cover; }
.rtl .cover { border-width: 0 2px 0 0; }
.rtl .words { padding: 46px 56px 50px 40px; }
/* A space of the mono font is too wide between words of proportional letters. */
.rtl .role, .rtl .meta { font-family: ${listed(['Schibsted Grotesk', ...sans.families])}; }
/* Letters with dots and marks above and below. */
.rtl .statement, .rtl .title { line-height: 1.3; }
`;

let latin: Promise<Renderer> | undefined;
const require = createRequire(join(program, 'package.json'));

/** Characters that both fonts of each card have. */
const own = /[\s -~\u00a0-\u00ff–—‘’“”•…€]/gu;

interface CardFaces {
  sans: Faces;
  mono: Faces;
}

const none: Faces = { fonts: [], families: [] };

/** Returns the fonts of the characters in a card and its drawings that the site's own lack, as the résumé has them. */
async function facesFor(card: ReactElement, images: CardImages): Promise<CardFaces> {
  const files = Object.values(images).map((bytes) => Buffer.from(bytes));
  const drawings = files.filter((file) => file.subarray(0, 4).toString() === '<svg');
  const shown = [renderToStaticMarkup(card), ...drawings].join('');
  const text = [...new Set(shown.replace(own, ''))].sort().join('');
  if (!text) return { sans: none, mono: none };
  const [sans, mono] = await Promise.all([sansFaces(text), monoFaces(text)]);
  return { sans, mono };
}

async function createRenderer({ sans, mono }: CardFaces): Promise<Renderer> {
  const created = new Renderer();
  for (const { fonts, families } of [sans, mono]) {
    const perFamily = fonts.length / families.length;
    for (const [index, data] of fonts.entries())
      await created.registerFont({ name: families[Math.floor(index / perFamily)], data });
  }
  for (const family of ['schibsted-grotesk', 'martian-mono']) {
    const file = require.resolve(`@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`);
    const name = family === 'martian-mono' ? 'Martian Mono' : 'Schibsted Grotesk';
    await created.registerFont({ name, data: await readFile(file) });
  }
  return created;
}

export async function renderCard(
  card: ReactElement,
  images: CardImages,
  palette: Palette,
  tone: Tone = 'personal',
): Promise<Uint8Array<ArrayBuffer>> {
  const faces = await facesFor(card, images);
  latin ??= createRenderer({ sans: none, mono: none });
  const renderer = faces.sans.fonts.length ? createRenderer(faces) : latin;
  const sources = Object.entries(images).map(([src, data]) => ({ src, data }));
  const { node } = await fromJsx(card);
  return (await renderer).render(node, {
    ...size,
    format: 'png',
    css: [css(palette, tone, faces)],
    images: sources,
  });
}
