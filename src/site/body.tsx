/** The Markdown body of a content file as HTML, with the owner's pictures drawn into it. */
import { renderToStaticMarkup } from 'react-dom/server';
import { href } from '#base/urls.ts';
import { across } from '#content/markdown/elements.ts';
import { withMarksJoined } from '#content/markdown/math.ts';
import { pictureTags } from '#content/markdown/plugins.ts';
import { renderMarkdown } from '#content/markdown/render.ts';
import type { Category } from '#sections/projects/schema.ts';
import { Picture } from '#ui/Picture.tsx';
import type { Picture as PictureData } from '#ui/picture.ts';
import { bodyLayout, wideBodySizes } from './layouts.ts';
import { findPicture } from './pictures.ts';

/** Markdown, and the content file that it is in, from the root. */
export interface Body {
  body: string;
  file: string;
}

const attribute = (tag: string, name: string) =>
  new RegExp(`\\s${name}="([^"]*)"`)
    .exec(tag)?.[1]
    ?.replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');

/** Addresses on the site are written without the base path. */
const withBase = (html: string) =>
  html.replace(/(<a\s[^>]*?href=")(\/(?!\/)[^"]*)/g, (_, before: string, path: string) => before + href(path));

/** Whether a picture is at least twice as wide as high. */
function isWide(picture: PictureData): boolean {
  const [, , width = 0, height = 1] =
    picture.kind === 'drawing' ? picture.viewBox.split(/[ ,]+/).map(Number) : [0, 0, picture.width, picture.height];
  return width >= 2 * height;
}

/**
 * @param prefix of the numbers of captions; without one they have none
 * @returns undefined where the file has no body
 * @throws when a picture that the body names is not there
 */
export async function renderBody(
  { body, file }: Body,
  tone: Category | 'neutral',
  language: string,
  prefix?: string,
): Promise<string | undefined> {
  const html = (await renderMarkdown(body, language, prefix)).trim();
  if (!html) return undefined;
  const parts = withMarksJoined(withBase(html)).split(pictureTags);
  const drawn = parts.map(async (part) => {
    if (!pictureTags.test(part)) return part;
    const picture = await findPicture(attribute(part, 'src') ?? '', file, bodyLayout);
    const wide = isWide(picture) && { className: across, sizes: wideBodySizes };
    return renderToStaticMarkup(<Picture picture={picture} tone={tone} alt={attribute(part, 'alt')} {...wide} />);
  });
  return (await Promise.all(drawn)).join('');
}
