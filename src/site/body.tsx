/** The Markdown body of a content file as HTML, with the owner's pictures drawn into it. */
import { renderToStaticMarkup } from 'react-dom/server';
import { across } from '#base/markdown/elements.ts';
import type { Markdown } from '#base/markdown/markdown.ts';
import { imagesIn } from '#base/markdown/nodes.ts';
import { type Fragments, toHtml } from '#base/markdown/toHast.ts';
import { uiStringsFor } from '#base/uiStrings.ts';
import { hrefIn } from '#base/urls.ts';
import type { ValidContent } from '#content/readContent.ts';
import type { Category } from '#sections/projects/schema.ts';
import { Picture } from '#ui/Picture.tsx';
import type { Picture as PictureData } from '#ui/picture.ts';
import { bodyLayout, wideBodySizes } from './layouts.ts';
import { findPicture } from './pictures.ts';

/** A text, and the content file that it is in, from the root. */
interface Body {
  body: Markdown;
  file: string;
}

/** Whether a picture is at least twice as wide as high. */
function isWide(picture: PictureData): boolean {
  const [, , width = 0, height = 1] =
    picture.kind === 'drawing' ? picture.viewBox.split(/[ ,]+/).map(Number) : [0, 0, picture.width, picture.height];
  return width >= 2 * height;
}

/**
 * @param figures what precedes the numbers of captions; without it they have none
 * @param fragments of its page, if the page has other texts
 * @returns undefined where the file has no body
 * @throws when a picture that the body names is not there
 */
export async function renderBody(
  { body, file }: Body,
  tone: Category | 'neutral',
  { site, edition }: Pick<ValidContent, 'site' | 'edition'>,
  { figures, fragments }: { figures?: string; fragments?: Fragments } = {},
): Promise<string | undefined> {
  const pictures = new Map(
    await Promise.all(
      imagesIn(body.root).map(async (address) => [address, await findPicture(address, file, bodyLayout)] as const),
    ),
  );
  const picture = (address: string, alt: string) => {
    const data = pictures.get(address);
    if (!data) return { type: 'text' as const, value: alt };
    const wide = isWide(data) && { className: across, sizes: wideBodySizes };
    const value = renderToStaticMarkup(<Picture picture={data} tone={tone} alt={alt} {...wide} />);
    return { type: 'raw' as const, value };
  };
  const href = hrefIn(edition.path);
  const shown = { strings: uiStringsFor(site.language), fragments, figures, picture, href };
  return (await toHtml(body, shown)) || undefined;
}
