/** Content as the pages show it: numbered, with pictures and formatted references. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { distinctIntro } from '#base/distinct.ts';
import { isError } from '#base/problems.ts';
import { href, postPath, projectPath } from '#base/urls.ts';
import { formatProblems } from '#content/check/formatProblems.ts';
import { type ContentFolder, openFolder } from '#content/folder.ts';
import { type ListKind, type Lists, listsOf } from '#content/lists.ts';
import { readContent, type ValidContent } from '#content/readContent.ts';
import type { ExperienceEntry } from '#sections/experience/experience.ts';
import type { Interest } from '#sections/interests/Interests.tsx';
import type { More } from '#sections/more/schema.ts';
import { drawCover } from '#sections/projects/cover.ts';
import type { Project } from '#sections/projects/project.ts';
import { showcaseTracks } from '#sections/projects/showcaseTracks.ts';
import type { Publication } from '#sections/publications/publication.ts';
import type { Skills } from '#sections/skills/schema.ts';
import { makePost, type Post } from '#sections/writing/post.ts';
import type { Picture } from '#ui/picture.ts';
import { type Body, renderBody } from './body.tsx';
import { cardLayout, caseStudyLayout, interestLayout, type Layout, logoLayout, showcaseLayout } from './layouts.ts';
import { findPicture, readPicture } from './pictures.ts';

/** What the pages are drawn from. */
export interface PageContent
  extends Omit<
      ValidContent,
      'about' | 'skills' | 'interests' | 'projects' | 'experience' | 'publications' | 'writing' | 'more' | ListKind
    >,
    Omit<Lists, 'interests'> {
  /** The owner's photo, and its own bytes for cards. */
  photo?: Picture;
  readPhoto?: () => Promise<Uint8Array>;
  /** What the owner wrote of themselves; `lead` is what of the intro the background doesn't say again. */
  about: { intro?: string; body?: string; lead?: string; background?: string };
  skills?: Skills;
  interests: readonly Interest[];
  projects: readonly (Project & Body)[];
  experience: readonly ExperienceEntry[];
  publications: readonly Publication[];
  writing: readonly (Post & Body)[];
  /** With the body as HTML. */
  more: readonly (More & { html?: string })[];
}

async function prepareProjects({ projects, refreshed }: ValidContent): Promise<(Project & Body)[]> {
  const compartment = showcaseLayout(showcaseTracks(projects.length).project);
  return Promise.all(
    projects.map(async ({ imageSrc, ...project }, index) => {
      const { slug, file, codeLink } = project;
      const picture = (layout: Layout): Promise<Picture> | Picture =>
        imageSrc ? findPicture(imageSrc, file, layout) : { kind: 'drawing', ...drawCover(slug, project.category) };
      const image = await picture(cardLayout);
      return {
        ...project,
        figure: index + 1,
        path: projectPath(slug),
        href: href(projectPath(slug)),
        repository: codeLink ? refreshed[codeLink] : undefined,
        image,
        showcaseImage: await picture(compartment),
        caseStudyImage: await picture(caseStudyLayout),
        coverFile: image.kind === 'photo' && imageSrc ? () => readPicture(imageSrc, file) : undefined,
      };
    }),
  );
}

async function prepareAbout({ about, site }: ValidContent): Promise<PageContent['about']> {
  const background = about && (await renderBody(about, 'neutral', site.language));
  return { intro: about?.intro, body: about?.body, ...distinctIntro(about?.intro, background) };
}

async function preparePublications({ publications, site }: ValidContent): Promise<Publication[]> {
  if (!publications.length) return [];
  // It loads what takes half a second.
  const { makePublications } = await import('#sections/publications/publication.ts');
  return makePublications(publications, site.name, site.language);
}

/**
 * Adds to content what the pages need beyond it: pictures, drawings, HTML and formatted references.
 * @param content as it is on disk, or as it would be with changes that are in no file
 * @throws if a picture that it names is missing
 */
export async function prepare(content: ValidContent): Promise<PageContent> {
  const { site, skills, interests, experience, projects } = content;
  const { photo } = site;
  return {
    ...content,
    ...listsOf(content),
    photo: photo
      ? await findPicture(photo, site.file, showcaseLayout(showcaseTracks(projects.length).author))
      : undefined,
    readPhoto: photo ? () => readPicture(photo, site.file) : undefined,
    about: await prepareAbout(content),
    skills: skills?.groups.length ? skills : undefined,
    interests: await Promise.all(
      (interests?.entries ?? []).map(async ({ imageSrc, ...entry }) => ({
        ...entry,
        picture: imageSrc ? await findPicture(imageSrc, interests?.file ?? '', interestLayout) : undefined,
      })),
    ),
    projects: await prepareProjects(content),
    experience: await Promise.all(
      experience.map(async ({ logoUrl, ...entry }) => ({
        ...entry,
        logo: logoUrl ? await findPicture(logoUrl, entry.file, logoLayout) : undefined,
      })),
    ),
    publications: await preparePublications(content),
    writing: content.writing.map((post) => {
      const path = postPath(post.slug);
      return makePost(post, { path, href: href(path) });
    }),
    more: await Promise.all(
      content.more.map(async (part) => ({ ...part, html: await renderBody(part, 'neutral', site.language) })),
    ),
  };
}

async function load(folder: ContentFolder): Promise<PageContent> {
  const content = await readContent(folder);
  const errors = content.problems.filter(isError);
  if (errors.length || !content.site) throw new Error(formatProblems(errors));
  return prepare({ ...content, site: content.site });
}

const root = process.cwd();
/** Outlives this module, which development loads anew with each change. */
const memory: typeof globalThis & { vitrine?: { state: string; content: Promise<PageContent> } } = globalThis;

/** Content as it is now. While a file can't be read, the problems are logged and the last content stays. */
async function reload(): Promise<PageContent> {
  const folder = openFolder(root);
  const state = folder.paths.map((path) => `${path} ${statSync(join(root, path)).mtimeMs}`).join('\n');
  if (memory.vitrine?.state === state) return memory.vitrine.content;
  const [content, last] = [load(folder), memory.vitrine?.content];
  const kept = content.catch((error: Error) => {
    if (!last) throw error;
    console.error(error.message);
    return last;
  });
  memory.vitrine = { state, content: kept };
  return kept;
}

/**
 * The content of the site, read and prepared once; in development, again after each change.
 * @throws if a file can't be read, with all problems
 */
export function getContent(): Promise<PageContent> {
  if (import.meta.env.DEV) return reload();
  memory.vitrine ??= { state: '', content: load(openFolder(root)) };
  return memory.vitrine.content;
}

/** The publications that a project names, in its order. */
export function publicationsOf({ publications }: PageContent, { publications: keys = [] }: Project): Publication[] {
  return keys.flatMap((key) => publications.find((publication) => publication.key === key) ?? []);
}
