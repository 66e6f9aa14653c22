/** The texts of posts and case studies for feed readers, which have no styles, and show no drawings within a text. */
import { element } from '#base/markdown/elements.ts';
import { toHtml } from '#base/markdown/toHast.ts';
import { uiStringsFor, uiStringsIn } from '#base/uiStrings.ts';
import { absolute, absoluteFrom, hrefOfLinks, postPath, projectPath } from '#base/urls.ts';
import { drawingFile } from '#documents/drawingFile.ts';
import type { Body } from '#sections/places.ts';
import { toneOf } from '#sections/projects/project.ts';
import { boxOf, largestSource, type OriginalImage } from '#ui/image.ts';
import type { Tone } from '#ui/palette/tokens.ts';
import { imagesOf } from './body.tsx';
import { servedPath } from './images.ts';
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
  const found = textsOf(content).map(async (text) => {
    const images = [...(await imagesOf(text, palette))];
    return images.flatMap(([url, image]): OriginalImage[] => {
      if (image.kind !== 'drawing') return [];
      const read = async () => drawingFile(image, text.tone, palette, 'whole');
      return [{ path: servedPath(url, text.file), read }];
    });
  });
  return (await Promise.all(found)).flat();
}

/** Returns the texts as HTML with absolute URLs, by the paths of their pages. */
export async function feedTexts(content: PageContent, origin: URL | undefined): Promise<ReadonlyMap<string, string>> {
  const { site, edition, palette } = content;
  const texts = textsOf(content).map(async (text) => {
    const { body, file, lang, path } = text;
    const images = await imagesOf(text, palette);
    const hrefIn = hrefOfLinks(edition, path);
    const page = absoluteFrom(origin, edition)(path);
    const html = await toHtml(body, {
      strings: uiStringsIn(uiStringsFor(site.language), lang),
      fedPage: page,
      image(url, alt) {
        const image = images.get(url);
        if (!image) return { type: 'text', value: alt };
        const { width, height } = image.kind === 'drawing' ? boxOf(image) : image;
        const src =
          image.kind === 'drawing'
            ? absolute(servedPath(url, file), origin)
            : new URL(largestSource(image), origin).href;
        return element('img', { src, width, height, alt }, []);
      },
      href: (url) => new URL(hrefIn(url), page).href,
    });
    return [path, html] as const;
  });
  return new Map(await Promise.all(texts));
}
