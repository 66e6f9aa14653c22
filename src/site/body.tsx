import { renderToStaticMarkup } from 'react-dom/server';
import { across } from '#base/markdown/elements.ts';
import type { Markdown } from '#base/markdown/markdown.ts';
import { imagesIn } from '#base/markdown/nodes.ts';
import { Fragments, toHtml } from '#base/markdown/toHast.ts';
import { uiStringsFor, uiStringsIn } from '#base/uiStrings.ts';
import { hrefOfLinks, href as toHref } from '#base/urls.ts';
import { placeOf } from '#content/routes.ts';
import type { Body } from '#sections/places.ts';
import { boxOf, type Image, type OriginalImage } from '#ui/image.ts';
import { Picture } from '#ui/Picture.tsx';
import type { Palette } from '#ui/palette/palette.ts';
import type { Tone } from '#ui/palette/tokens.ts';
import { findImage } from './images.ts';
import { bodyLayout, wideBodySizes } from './layouts.ts';
import type { PageContent } from './prepare.ts';

/** Returns the images of a text, by their names in it. */
export async function imagesOf({ body, file }: Body, palette: Palette): Promise<ReadonlyMap<string, Image>> {
  const found = imagesIn(body.root).map(async (url) => [url, await findImage(url, file, bodyLayout, palette)] as const);
  return new Map(await Promise.all(found));
}

function isWide(image: Image): boolean {
  const { width, height } = image.kind === 'drawing' ? boxOf(image) : image;
  return width >= 2 * height;
}

/** Pixels of the text's column, and of it with its rail (layouts.ts). */
const [column, wideColumn] = [576, 858];

const isScaledDown = (image: Image): boolean =>
  image.kind === 'photo' && image.sources.length > 0 && image.width > (isWide(image) ? wideColumn : column);

/** Returns the images of a text that are shown smaller than they are, to which pages link. */
export async function fullSizeImages(text: Body, { palette }: PageContent): Promise<OriginalImage[]> {
  const images = await imagesOf(text, palette);
  return [...images.values()].filter(isScaledDown).flatMap(({ original = [] }) => original);
}

/** Returns a body as HTML; undefined if it is empty. `fragments` are ids used on the page. @throws if an image is missing */
export async function renderBody(
  text: Body,
  tone: Tone,
  { site, edition, palette }: PageContent,
  { figures, fragments }: { figures?: string; fragments?: Fragments } = {},
): Promise<string | undefined> {
  const { body, file, lang } = text;
  const images = await imagesOf(text, palette);
  const image = (url: string, alt: string) => {
    const data = images.get(url);
    if (!data) return { type: 'text' as const, value: alt };
    const wide = isWide(data) && { className: across, sizes: wideBodySizes };
    const value = renderToStaticMarkup(<Picture image={data} tone={tone} alt={alt} {...wide} />);
    return { type: 'raw' as const, value };
  };
  const fullSize = (url: string) => {
    const data = images.get(url);
    return data?.original && isScaledDown(data) ? toHref(data.original.path) : undefined;
  };
  const href = hrefOfLinks(edition, placeOf(file).page);
  const shown = { strings: uiStringsIn(uiStringsFor(site.language), lang), fragments, figures, image, fullSize, href };
  return (await toHtml(body, shown)) || undefined;
}

export type RenderedTexts = ReadonlyMap<Markdown, string>;

/** Returns the texts that sections add to a page of several entries, with ids that are unique on it. */
export async function renderTexts(content: PageContent, path: string): Promise<RenderedTexts> {
  const fragments = new Fragments();
  const html = new Map<Markdown, string>();
  for (const text of content.pages.find((page) => page.path === path)?.texts ?? []) {
    const rendered = await renderBody(text, 'neutral', content, { fragments });
    if (rendered) html.set(text.body, rendered);
  }
  return html;
}
