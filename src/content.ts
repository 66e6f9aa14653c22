/** The only queries of `content/`: order, drafts, lookups, figures. */
import { type CollectionEntry, getCollection, getEntry } from 'astro:content';
import { caseTracks } from './lib/caseTracks.ts';
import { drawCover } from './lib/cover.ts';
import { compareExperience, type ExperienceEntry } from './lib/experience.ts';
import type { Picture } from './lib/picture.ts';
import { compareProjects, type Project, shortTitleOf } from './lib/project.ts';
import { href, projectPath } from './lib/urls.ts';
import { findPicture, type Layout, readPicture } from './pictures.ts';
import type { EducationEntry, Site, Skills } from './schemas.ts';

/** Cover of a case study: half the page's width. */
const studyLayout: Layout = {
  widths: [350, 564, 700, 1128],
  sizes: '(width < 48rem) calc(100vw - 2.5rem), (width < 76rem) 50vw, 35.25rem',
};
const cardLayout: Layout = {
  widths: [350, 700, 1050, 1520],
  sizes: '(width < 40rem) calc(100vw - 2.5rem), (width < 64rem) 50vw, 23rem',
};
const caseLayout: Layout = { widths: [96, 144, 192, 288, 432, 576], sizes: '(width < 48rem) 25vw, 9rem' };
/** The author's compartment is as wide as the projects leave it. */
const portraitLayout = (projects: number): Layout => {
  const { wide, narrow } = caseTracks(projects).author;
  return {
    widths: [96, 144, 192, 288, 432, 576, 864, 1152, 1728, 2304],
    sizes: `(width < 48rem) ${narrow * 25}vw, (width < 76rem) ${wide * 12.5}vw, ${wide * 9}rem`,
  };
};
const smallLayout: Layout = { widths: [64, 128], sizes: '4rem' };
const interestLayout: Layout = { widths: [200, 400], sizes: '(width < 64rem) 50vw, 12rem' };

export async function getSite(): Promise<Site> {
  const entry = await getEntry('site', 'site');
  if (!entry) throw new Error('content/site.yaml is missing: it holds at least your name.');
  return entry.data;
}

/** The owner's photo, if there is one. */
export async function getPhoto(): Promise<Picture | undefined> {
  const { photo } = await getSite();
  if (!photo) return undefined;
  return findPicture(photo, 'content/site.yaml', portraitLayout((await getProjects()).length));
}

/** The photo's own bytes, for cards. */
export async function getPhotoFile(): Promise<Uint8Array | undefined> {
  const { photo } = await getSite();
  return photo ? readPicture(photo, 'content/site.yaml') : undefined;
}

export async function getAbout(): Promise<CollectionEntry<'about'> | undefined> {
  return getEntry('about', 'about');
}

export async function getSkills(): Promise<Skills | undefined> {
  return (await getEntry('skills', 'skills'))?.data;
}

export async function getEducation(): Promise<EducationEntry[]> {
  return (await getEntry('education', 'education'))?.data.entries ?? [];
}

export async function getInterests() {
  const entries = (await getEntry('interests', 'interests'))?.data.entries ?? [];
  return Promise.all(
    entries.map(async ({ imageSrc, ...entry }) => ({
      ...entry,
      picture: imageSrc ? await findPicture(imageSrc, 'content/interests.yaml', interestLayout) : undefined,
    })),
  );
}

/** All projects but drafts, in order and numbered. */
export async function getProjects(): Promise<Project[]> {
  const entries = (await getCollection('projects')).filter(({ data }) => !data.draft);
  entries.sort((a, b) => compareProjects(a.data, b.data));
  return Promise.all(
    entries.map(async ({ id, data: { imageSrc, shortTitle, ...facts }, filePath = '' }, index) => {
      const picture = (layout: Layout): Promise<Picture> | Picture =>
        imageSrc ? findPicture(imageSrc, filePath, layout) : { kind: 'drawing', ...drawCover(id, facts.category) };
      const image = await picture(cardLayout);
      return {
        ...facts,
        slug: id,
        figure: index + 1,
        href: href(projectPath(id)),
        shortTitle: shortTitle ?? shortTitleOf(facts.title),
        image,
        caseImage: await picture(caseLayout),
        studyImage: await picture(studyLayout),
        coverFile: image.kind === 'photo' && imageSrc ? () => readPicture(imageSrc, filePath) : undefined,
      };
    }),
  );
}

/** A project's content file, body included. */
export async function getProjectEntry(slug: string): Promise<CollectionEntry<'projects'>> {
  const entry = await getEntry('projects', slug);
  if (!entry) throw new Error(`There is no content/projects/${slug}.md.`);
  return entry;
}

/** All experience but drafts, newest first. */
export async function getExperience(): Promise<ExperienceEntry[]> {
  const entries = (await getCollection('experience')).filter(({ data }) => !data.draft);
  entries.sort((a, b) => compareExperience(a.data, b.data));
  return Promise.all(
    entries.map(async ({ id, data: { logoUrl, ...facts }, filePath = '' }) => ({
      ...facts,
      slug: id,
      logo: logoUrl ? await findPicture(logoUrl, filePath, smallLayout) : undefined,
    })),
  );
}
