import { uiStringsFor } from '#base/uiStrings.ts';
import { postPath, projectPath, routes } from '#base/urls.ts';
import { navigationOf } from '#content/routes.ts';
import { PageCard, ProjectCard } from '#documents/cards/Card.tsx';
import { renderCard } from '#documents/cards/render.tsx';
import { drawingFile } from '#documents/drawingFile.ts';
import { type ShownProject, toneOf } from '#sections/projects/project.ts';
import { hasPage } from '#sections/writing/post.ts';
import type { Image } from '#ui/image.ts';
import { drawInitials } from '#ui/monogram.ts';
import type { Palette } from '#ui/palette/palette.ts';
import type { Tone } from '#ui/palette/tokens.ts';
import { getContent, type Route } from './content.ts';
import type { PageContent } from './prepare.ts';

/** Returns an image file for a card: a drawing in its tones, or the file of a photo. @throws if a photo has no file */
function imageFile(image: Image, tone: Tone, palette: Palette): Promise<Uint8Array> | Uint8Array {
  if (image.kind === 'drawing') return drawingFile(image, tone, palette);
  if (!image.original) throw new Error('The image of a card has no file.');
  return image.original.read();
}

async function pageCard({ site, renderData, palette }: PageContent, statement: string) {
  const { name, language, role } = site;
  const photo = await renderData.readPhoto?.();
  const files = [
    photo ?? drawingFile(drawInitials(name), 'own', palette),
    ...(await Promise.all(renderData.showcase.tiles.map(({ image, tone }) => imageFile(image, tone, palette)))),
  ];
  const byName = Object.fromEntries(files.map((file, index) => [`image-${index}`, file]));
  const images = Object.keys(byName).map((src) => ({ src }));
  const card = <PageCard name={name} language={language} role={role} statement={statement} images={images} />;
  return renderCard(card, byName, palette);
}

async function projectCard({ site: { name, language }, palette }: PageContent, shown: ShownProject) {
  const card = <ProjectCard name={name} language={language} shown={shown} image={{ src: 'cover' }} />;
  const tone = toneOf(shown.project);
  return renderCard(card, { cover: await imageFile(shown.cover.card, tone, palette) }, palette, tone);
}

export async function getCards(
  route: Route,
): Promise<{ path: string; draw: () => Promise<Uint8Array<ArrayBuffer>> }[]> {
  const content = await getContent(route);
  const { site, writing, renderData } = content;
  const { name, tagline } = site;
  const strings = uiStringsFor(site.language);
  const home = { path: routes.about, draw: () => pageCard(content, tagline ?? name) };
  if (content.application) return [home];
  return [
    home,
    ...navigationOf(content.pages).flatMap(({ page, path }) =>
      page === 'home' ? [] : [{ path, draw: () => pageCard(content, strings.nav[page]) }],
    ),
    ...renderData.projects.map((shown) => ({
      path: projectPath(shown.project.slug),
      draw: () => projectCard(content, shown),
    })),
    ...writing
      .filter(hasPage)
      .map(({ title, slug }) => ({ path: postPath(slug), draw: () => pageCard(content, title) })),
  ];
}
