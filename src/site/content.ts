/** The only queries of `content/`: order, drafts, lookups, figures. */
import { type CollectionEntry, getCollection, getEntry } from 'astro:content';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { refreshedSchema } from '#base/refreshed.ts';
import { href, projectPath } from '#base/urls.ts';
import type { EducationEntry } from '#sections/education/schema.ts';
import { compareExperience, type ExperienceEntry } from '#sections/experience/experience.ts';
import type { Site } from '#sections/owner/schema.ts';
import { caseTracks, type Tracks } from '#sections/projects/caseTracks.ts';
import { drawCover } from '#sections/projects/cover.ts';
import { compareProjects, type Project } from '#sections/projects/project.ts';
import type { Publication } from '#sections/publications/publication.ts';
import type { Skills } from '#sections/skills/schema.ts';
import type { Picture } from '#ui/picture.ts';
import { findPicture, type Layout, readPicture } from './pictures.ts';

/** Cover of a case study: half the page's width. */
const studyLayout: Layout = {
  widths: [350, 564, 700, 1128],
  sizes: '(width < 48rem) calc(100vw - 2.5rem), (width < 76rem) 50vw, 35.25rem',
};
const cardLayout: Layout = {
  widths: [368, 480, 608, 760, 960, 1216, 1520],
  sizes: '(width < 40rem) calc(100vw - 2.5rem), (width < 64rem) 50vw, 23rem',
};
/** A compartment of the case: a track is a quarter of a phone's width, or 9 rem. 9 rem is also a neighbour's width. */
const caseLayout = ({ wide, narrow }: Tracks): Layout => ({
  widths: [...new Set([98 * narrow, 144, 144 * wide, 195 * narrow, 288, 288 * wide, 293 * narrow])].sort(
    (a, b) => a - b,
  ),
  sizes: `(width < 48rem) ${narrow * 25}vw, (width < 76rem) ${wide * 12.5}vw, ${wide * 9}rem`,
});
const logoLayout: Layout = { widths: [48, 64, 96, 128, 144, 192], sizes: '(width < 64rem) 3rem, 4rem' };
const interestLayout: Layout = { widths: [200, 400], sizes: '(width < 64rem) 50vw, 12rem' };

/** What `npm run refresh` has learnt of links; the file need not be there. */
const [refreshed = {}] = Object.values(
  import.meta.glob('/data/refreshed.json', { import: 'default', eager: true }),
).map((stored) => refreshedSchema.parse(stored));

export async function getSite(): Promise<Site> {
  const entry = await getEntry('site', 'site');
  if (!entry) throw new Error('content/site.yaml is missing: it holds at least your name.');
  return entry.data;
}

/** The owner's photo, if there is one. */
export async function getPhoto(): Promise<Picture | undefined> {
  const { photo } = await getSite();
  if (!photo) return undefined;
  return findPicture(photo, 'content/site.yaml', caseLayout(caseTracks((await getProjects()).length).author));
}

/** The photo's own bytes, for cards. */
export async function getPhotoFile(): Promise<Uint8Array | undefined> {
  const { photo } = await getSite();
  return photo ? readPicture(photo, 'content/site.yaml') : undefined;
}

export async function getAbout(): Promise<CollectionEntry<'about'> | undefined> {
  return getEntry('about', 'about');
}

/** Skills, as far as there is a group of them. */
export async function getSkills(): Promise<Skills | undefined> {
  const skills = (await getEntry('skills', 'skills'))?.data;
  return skills?.groups.length ? skills : undefined;
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

/** The owner's own résumé, `content/resume.pdf`: it is served instead of the made one. */
export async function getResumeFile(): Promise<Uint8Array | undefined> {
  const file = join(process.cwd(), 'content/resume.pdf');
  return existsSync(file) ? readFile(file) : undefined;
}

/** In development content changes; a build of many pages asks for the same list on each. */
function remembered<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let value: Promise<Value> | undefined;
  return () => {
    if (import.meta.env.DEV) return load();
    value ??= load();
    return value;
  };
}

/** All projects but drafts, in order and numbered. */
export const getProjects = remembered(async (): Promise<Project[]> => {
  const entries = (await getCollection('projects')).filter(({ data }) => !data.draft);
  entries.sort((a, b) => compareProjects(a.data, b.data));
  const compartment = caseLayout(caseTracks(entries.length).project);
  return Promise.all(
    entries.map(async ({ id, data: { imageSrc, ...facts }, filePath = '' }, index) => {
      const picture = (layout: Layout): Promise<Picture> | Picture =>
        imageSrc ? findPicture(imageSrc, filePath, layout) : { kind: 'drawing', ...drawCover(id, facts.category) };
      const image = await picture(cardLayout);
      return {
        ...facts,
        slug: id,
        figure: index + 1,
        href: href(projectPath(id)),
        repository: facts.codeLink ? refreshed[facts.codeLink] : undefined,
        image,
        caseImage: await picture(compartment),
        studyImage: await picture(studyLayout),
        coverFile: image.kind === 'photo' && imageSrc ? () => readPicture(imageSrc, filePath) : undefined,
      };
    }),
  );
});

/** A project's content file, body included. */
export async function getProjectEntry(slug: string): Promise<CollectionEntry<'projects'>> {
  const entry = await getEntry('projects', slug);
  if (!entry) throw new Error(`There is no content/projects/${slug}.md.`);
  return entry;
}

/** All publications, newest first. */
export const getPublications = remembered(async (): Promise<Publication[]> => {
  const entries = (await getEntry('publications', 'publications'))?.data.entries ?? [];
  if (!entries.length) return [];
  const { makePublications } = await import('#sections/publications/publication.ts');
  return makePublications(entries, (await getSite()).name);
});

/** Those that a project's facts name, in that order. */
export async function getProjectPublications(slug: string): Promise<Publication[]> {
  const { publications: keys = [] } = (await getProjectEntry(slug)).data;
  const publications = keys.length ? await getPublications() : [];
  return keys.flatMap((key) => publications.find((publication) => publication.key === key) ?? []);
}

/** All experience but drafts, newest first. */
export async function getExperience(): Promise<ExperienceEntry[]> {
  const entries = (await getCollection('experience')).filter(({ data }) => !data.draft);
  entries.sort((a, b) => compareExperience(a.data, b.data));
  return Promise.all(
    entries.map(async ({ id, data: { logoUrl, ...facts }, filePath = '' }) => ({
      ...facts,
      slug: id,
      logo: logoUrl ? await findPicture(logoUrl, filePath, logoLayout) : undefined,
    })),
  );
}
