/** Which page has which card. */

import { uiStringsFor } from '#base/uiStrings.ts';
import { projectPath, routes } from '#base/urls.ts';
import { PageCard, ProjectCard } from '#documents/cards/Card.tsx';
import { drawingFile, renderCard } from '#documents/cards/render.tsx';
import type { Project } from '#sections/projects/project.ts';
import { placeholder } from '#ui/placeholder.ts';
import { getContent } from './content.ts';

/** Compartments of the case. */
const places = 8;

const fileOf = async ({ coverFile, showcaseImage, category }: Project, square: boolean): Promise<Uint8Array> => {
  if (coverFile) return coverFile();
  if (showcaseImage.kind !== 'drawing') throw new Error('A raster cover came without its file.');
  return drawingFile(showcaseImage, category, square);
};

async function pageCard(statement: string) {
  const { site, readPhoto, projects } = await getContent();
  const { name, role } = site;
  const photo = await readPhoto?.();
  const files = [
    photo ?? drawingFile(placeholder, 'neutral', true),
    ...(await Promise.all(projects.slice(0, places - 1).map((project) => fileOf(project, true)))),
  ];
  const images = Object.fromEntries(files.map((file, index) => [`picture-${index}`, file]));
  const pictures = Object.keys(images).map((src) => ({ src }));
  return renderCard(<PageCard name={name} role={role} statement={statement} pictures={pictures} />, images);
}

async function projectCard(project: Project) {
  const { name, language } = (await getContent()).site;
  const card = <ProjectCard name={name} language={language} project={project} picture={{ src: 'cover' }} />;
  return renderCard(card, { cover: await fileOf(project, true) }, project.category);
}

/** Every card of the site, by its page's path. */
export async function getCards(): Promise<{ path: string; draw: () => Promise<Uint8Array<ArrayBuffer>> }[]> {
  const { site, projects } = await getContent();
  const { name, tagline } = site;
  const strings = uiStringsFor(site.language);
  return [
    { path: routes.about, draw: () => pageCard(tagline ?? name) },
    { path: routes.projects, draw: () => pageCard(strings.nav.projects) },
    { path: routes.experience, draw: () => pageCard(strings.nav.experience) },
    { path: routes.contact, draw: () => pageCard(strings.nav.contact) },
    ...projects.map((project) => ({ path: projectPath(project.slug), draw: () => projectCard(project) })),
  ];
}
