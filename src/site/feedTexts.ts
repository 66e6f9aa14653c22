/** The texts of posts and case studies for feed readers, which have no styles, and show no drawings within a text. */
import type { ElementContent } from 'hast';
import { element } from '#base/markdown/elements.ts';
import { imagesIn } from '#base/markdown/nodes.ts';
import { toHtml } from '#base/markdown/toHast.ts';
import { uiStringsFor, uiStringsIn } from '#base/uiStrings.ts';
import { absolute, absoluteFrom, hrefOfLinks, postPath, projectPath } from '#base/urls.ts';
import { drawingFile } from '#documents/drawingFile.ts';
import type { Body } from '#sections/places.ts';
import { toneOf } from '#sections/projects/project.ts';
import { boxOf, largestSource, type OriginalImage } from '#ui/image.ts';
import type { Tone } from '#ui/palette/tokens.ts';
import { findImage, servedPath } from './images.ts';
import { bodyLayout } from './layouts.ts';
import type { PageContent } from './prepare.ts';

interface Text extends Body {
  path: string;
  tone: Tone;
}

const textsOf = ({ site, projects, writing }: PageContent): Text[] =>
  site.feed.content === 'summary'
    ? []
    : [
        ...writing.map((post): Text => ({ ...post, path: postPath(post.slug), tone: 'personal' })),
        ...projects.map((project): Text => ({ ...project, path: projectPath(project.slug), tone: toneOf(project) })),
      ];

/** Returns the drawings in these texts as files. */
export async function drawingsInFeed(content: PageContent): Promise<OriginalImage[]> {
  const { palette } = content;
  const found = textsOf(content).flatMap(({ body, file, tone }) =>
    imagesIn(body.root).map(async (url): Promise<OriginalImage[]> => {
      const image = await findImage(url, file, bodyLayout, palette);
      if (image.kind !== 'drawing') return [];
      return [{ path: servedPath(url, file), read: async () => drawingFile(image, tone, palette, 'whole') }];
    }),
  );
  return (await Promise.all(found)).flat();
}

/** Returns the texts as HTML with absolute URLs, by the paths of their pages. */
export async function feedTexts(content: PageContent, origin: URL | undefined): Promise<ReadonlyMap<string, string>> {
  const { site, edition, palette } = content;
  const texts = textsOf(content).map(async ({ body, file, lang, path }) => {
    const images = new Map<string, ElementContent>();
    for (const url of imagesIn(body.root)) {
      const image = await findImage(url, file, bodyLayout, palette);
      const { width, height } = image.kind === 'drawing' ? boxOf(image) : image;
      const src =
        image.kind === 'drawing'
          ? absolute(servedPath(url, file), origin)
          : new URL(largestSource(image) || image.src, origin).href;
      images.set(url, element('img', { src, width, height }, []));
    }
    const hrefIn = hrefOfLinks(edition, path);
    const page = absoluteFrom(origin, edition)(path);
    const html = await toHtml(body, {
      strings: uiStringsIn(uiStringsFor(site.language), lang),
      fedPage: page,
      image(url, alt) {
        const image = images.get(url);
        return image?.type === 'element'
          ? element('img', { ...image.properties, alt }, [])
          : { type: 'text', value: alt };
      },
      href: (url) => new URL(hrefIn(url), page).href,
    });
    return [path, html] as const;
  });
  return new Map(await Promise.all(texts));
}
