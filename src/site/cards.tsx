/** Which page has which card. */

import { uiStringsFor } from '#base/uiStrings.ts';
import { projectPath, routes } from '#base/urls.ts';
import { navigationOf } from '#content/routes.ts';
import { PageCard, ProjectCard } from '#documents/cards/Card.tsx';
import { drawingFile, renderCard } from '#documents/cards/render.tsx';
import type { Project } from '#sections/projects/project.ts';
import type { Tile } from '#sections/tile.ts';
import { drawInitials } from '#ui/monogram.ts';
import { getContent } from './content.ts';

const fileOf = async ({ file, picture, tone }: Pick<Tile, 'file' | 'picture' | 'tone'>): Promise<Uint8Array> => {
  if (file) return file();
  if (picture.kind !== 'drawing') throw new Error('A raster cover came without its file.');
  return drawingFile(picture, tone, true);
};

async function pageCard(statement: string) {
  const { site, readPhoto, showcase } = await getContent();
  const { name, role } = site;
  const photo = await readPhoto?.();
  const files = [
    photo ?? drawingFile(drawInitials(name), 'neutral', true),
    ...(await Promise.all(showcase.tiles.map(fileOf))),
  ];
  const images = Object.fromEntries(files.map((file, index) => [`picture-${index}`, file]));
  const pictures = Object.keys(images).map((src) => ({ src }));
  return renderCard(<PageCard name={name} role={role} statement={statement} pictures={pictures} />, images);
}

async function projectCard(project: Project) {
  const { name, language } = (await getContent()).site;
  const card = <ProjectCard name={name} language={language} project={project} picture={{ src: 'cover' }} />;
  const { coverFile, showcaseImage: picture, tone } = project;
  const file = coverFile?.read;
  return renderCard(card, { cover: await fileOf({ file, picture, tone }) }, tone);
}

/** Every card of the site, by its page's path. */
export async function getCards(): Promise<{ path: string; draw: () => Promise<Uint8Array<ArrayBuffer>> }[]> {
  const content = await getContent();
  const { site, projects, writing } = content;
  const { name, tagline } = site;
  const strings = uiStringsFor(site.language);
  return [
    { path: routes.about, draw: () => pageCard(tagline ?? name) },
    ...navigationOf(content).flatMap(({ page, path }) =>
      page === 'home' ? [] : [{ path, draw: () => pageCard(strings.nav[page]) }],
    ),
    ...projects.map((project) => ({ path: projectPath(project.slug), draw: () => projectCard(project) })),
    ...writing.flatMap(({ title, page }) => (page ? [{ path: page.path, draw: () => pageCard(title) }] : [])),
  ];
}
