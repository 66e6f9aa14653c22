/** The Markdown body of a content file as HTML, with the owner's images. */
import { renderToStaticMarkup } from 'react-dom/server';
import { across } from '#base/markdown/elements.ts';
import type { Markdown } from '#base/markdown/markdown.ts';
import { imagesIn } from '#base/markdown/nodes.ts';
import { type Fragments, toHtml } from '#base/markdown/toHast.ts';
import { uiStringsFor, uiStringsIn } from '#base/uiStrings.ts';
import { linksIn } from '#base/urls.ts';
import type { ValidContent } from '#content/readContent.ts';
import { placeOf } from '#content/routes.ts';
import { boxOf, type Image } from '#ui/image.ts';
import { Picture } from '#ui/Picture.tsx';
import type { Tone } from '#ui/palette/tokens.ts';
import { findImage } from './images.ts';
import { bodyLayout, wideBodySizes } from './layouts.ts';

/** A body, and the path of its content file from the site's root. */
export interface Body {
  body: Markdown;
  file: string;
  /** Language, if it isn't that of the page. */
  lang?: string;
}

/** Whether an image is at least twice as wide as high. */
function isWide(image: Image): boolean {
  const { width, height } = image.kind === 'drawing' ? boxOf(image) : image;
  return width >= 2 * height;
}

/**
 * Returns a body as HTML, or undefined if it is empty.
 * @param figures prefix of the numbers in captions; if omitted, captions have no numbers
 * @param fragments ids already used on the page, if it has other bodies
 * @throws if an image of the body doesn't exist
 */
export async function renderBody(
  { body, file, lang }: Body,
  tone: Tone,
  { site, edition, palette }: Pick<ValidContent, 'site' | 'edition' | 'palette'>,
  { figures, fragments }: { figures?: string; fragments?: Fragments } = {},
): Promise<string | undefined> {
  const images = new Map(
    await Promise.all(
      imagesIn(body.root).map(
        async (address) => [address, await findImage(address, file, bodyLayout, palette)] as const,
      ),
    ),
  );
  const image = (address: string, alt: string) => {
    const data = images.get(address);
    if (!data) return { type: 'text' as const, value: alt };
    const wide = isWide(data) && { className: across, sizes: wideBodySizes };
    const value = renderToStaticMarkup(<Picture image={data} tone={tone} alt={alt} {...wide} />);
    return { type: 'raw' as const, value };
  };
  const href = linksIn(edition.path, placeOf(file).page);
  const shown = { strings: uiStringsIn(uiStringsFor(site.language), lang), fragments, figures, image, href };
  return (await toHtml(body, shown)) || undefined;
}
