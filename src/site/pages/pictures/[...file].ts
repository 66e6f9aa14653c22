import type { APIRoute, GetStaticPaths } from 'astro';
import { folders } from '#base/urls.ts';
import { imagesOf } from '#content/check/checkContent.ts';
import { withoutMetadata } from '#content/withoutMetadata.ts';
import type { OriginalImage } from '#ui/image.ts';
import { fullSizeImages } from '../../body.tsx';
import { getContent } from '../../content.ts';
import { drawingsInFeed } from '../../feedTexts.ts';
import { servedDrawings } from '../../images.ts';
import type { PageContent } from '../../prepare.ts';

/**
 * Returns the images served as single files, each once: SVG files that pages don't inline, drawings in texts of the feed,
 * images that texts show smaller, and the photo and covers that `resume.json` links to.
 */
export const getStaticPaths = (async () => {
  const content = await getContent();
  const { renderData } = content;
  const editions = await Promise.all(content.editions.map(({ path }) => getContent({ routePattern: path })));
  const textsOf = ({ pages }: PageContent) => pages.flatMap(({ texts = [] }) => texts);
  const published = [...content.files.values()].filter(({ data }) => data?.draft !== true);
  const images = [
    ...servedDrawings(published.flatMap(imagesOf)),
    ...(await Promise.all(editions.map(drawingsInFeed))).flat(),
    ...(await Promise.all(editions.flatMap((each) => textsOf(each).map((text) => fullSizeImages(text, each))))).flat(),
    ...[renderData.photo, ...renderData.projects.map(({ cover }) => cover.card)].flatMap(
      (each) => each?.original ?? [],
    ),
  ];
  const byPath = new Map(images.map((image) => [image.path, image]));
  return [...byPath].map(([path, props]) => ({
    params: { file: path.slice(folders.pictures.length) },
    props: { ...props },
  }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<OriginalImage> = async ({ props: { path, read } }) => {
  const bytes = Buffer.from(await read());
  if (/\.svg$/i.test(path)) return new Response(bytes, { headers: { 'Content-Type': 'image/svg+xml' } });
  return new Response(Uint8Array.from(await withoutMetadata(bytes)));
};
