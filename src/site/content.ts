/** Content as the pages show it: numbered, with pictures and formatted references. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { distinctIntro } from '#base/distinct.ts';
import { Fragments } from '#base/markdown/toHast.ts';
import { isError } from '#base/problems.ts';
import { uiStringsFor } from '#base/uiStrings.ts';
import { joinUnits, withUnitsJoined } from '#base/units.ts';
import { href, postPath, projectPath } from '#base/urls.ts';
import { formatProblems } from '#content/check/formatProblems.ts';
import { type ContentFolder, openFolder } from '#content/folder.ts';
import { readContent, type ValidContent } from '#content/readContent.ts';
import type { ExperienceEntry } from '#sections/experience/experience.ts';
import type { Interest } from '#sections/interests/Interests.tsx';
import { interestsFiles } from '#sections/interests/schema.ts';
import type { More } from '#sections/more/schema.ts';
import { drawCover, drawCovers } from '#sections/projects/cover.ts';
import type { OriginalPicture, Project } from '#sections/projects/project.ts';
import type { Publication } from '#sections/publications/publication.ts';
import { fillShowcase, type Showcase } from '#sections/showcase.ts';
import { makePost, type Post } from '#sections/writing/post.ts';
import type { Picture } from '#ui/picture.ts';
import { type Body, renderBody } from './body.tsx';
import { type Crop, cropPicture } from './build/cropPicture.ts';
import {
  cardLayout,
  caseStudyLayout,
  interestLayout,
  type Layout,
  logoLayout,
  showcaseLayout,
  showcaseShape,
} from './layouts.ts';
import { findPicture, originalOf, readPicture } from './pictures.ts';

/** What the pages are drawn from. */
export interface PageContent
  extends Omit<ValidContent, 'about' | 'interests' | 'projects' | 'experience' | 'publications' | 'writing' | 'more'> {
  /** What the files say, letter by letter: pages set some of it otherwise, such as spaces before units. */
  written: ValidContent;
  /** The owner's photo, and its own bytes for cards. */
  photo?: Picture;
  readPhoto?: () => Promise<Uint8Array>;
  /** The photo as it is. */
  photoFile?: OriginalPicture;
  /** What the owner wrote of themselves; `lead` is what of the intro the background doesn't say again. */
  about: { intro?: string; body?: string; lead?: string; background?: string };
  interests: readonly Interest[];
  projects: readonly (Project & Body)[];
  experience: readonly ExperienceEntry[];
  publications: readonly Publication[];
  /** What the home page shows beside the owner. */
  showcase: Showcase;
  writing: readonly (Post & Body)[];
  /** With the body as HTML. */
  more: readonly (More & { html?: string })[];
}

async function prepareProjects({ projects, refreshed }: ValidContent, places: number): Promise<(Project & Body)[]> {
  const tile = showcaseLayout(places);
  const covers = drawCovers(projects.filter(({ imageSrc }) => !imageSrc));
  return Promise.all(
    projects.map(async ({ imageSrc, ...project }, index) => {
      const { slug, file, codeLink, category } = project;
      const cover = covers.get(slug) ?? drawCover(slug, category);
      const picture = (layout: Layout): Promise<Picture> | Picture =>
        imageSrc ? findPicture(imageSrc, file, layout) : { kind: 'drawing', ...cover };
      const image = await picture(cardLayout);
      return {
        ...withUnitsJoined(project, 'description', 'highlights'),
        figure: index + 1,
        tone: category ?? 'neutral',
        path: projectPath(slug),
        href: href(projectPath(slug)),
        repository: codeLink ? refreshed[codeLink] : undefined,
        image,
        showcaseImage: await picture(tile),
        caseStudyImage: await picture(caseStudyLayout),
        coverFile: originalOf(image, imageSrc, file),
      };
    }),
  );
}

async function prepareAbout({ about, site }: ValidContent, fragments: Fragments): Promise<PageContent['about']> {
  const background = about && (await renderBody(about, 'neutral', site.language, { fragments }));
  const intro = about?.intro && joinUnits(about.intro);
  return { intro, body: about?.body, ...distinctIntro(intro, background) };
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
 * @public for the editor's preview
 */
async function prepare(content: ValidContent): Promise<PageContent> {
  const { site, interests, experience } = content;
  const { photo } = site;
  const writing = content.writing.map((post) => {
    const path = postPath(post.slug);
    return makePost(withUnitsJoined(post, 'description'), { path, href: href(path) });
  });
  const values = { ...content, publications: await preparePublications(content), writing };
  const showcase = (given: Pick<PageContent, 'projects'> | typeof values) =>
    fillShowcase(
      { ...values, interests: undefined, projects: given.projects },
      uiStringsFor(site.language),
      site.showcase,
    );
  // In the order of the page, whose fragments they share.
  const fragments = new Fragments();
  const about = await prepareAbout(content, fragments);
  const more: PageContent['more'][number][] = [];
  for (const part of content.more)
    more.push({ ...part, html: await renderBody(part, 'neutral', site.language, { fragments }) });
  // How large its pictures are depends on how many it holds.
  const places = showcase(values).tiles.length + 1;
  const projects = await prepareProjects(content, places);
  const crop: Crop = { focus: site.photoFocus, shape: showcaseShape(places) };
  const picture = photo ? await findPicture(photo, site.file, showcaseLayout(places), crop) : undefined;
  return {
    ...values,
    site: withUnitsJoined(site, 'tagline'),
    written: content,
    photo: picture,
    photoFile: originalOf(picture, photo, site.file),
    readPhoto: photo ? async () => cropPicture(await readPicture(photo, site.file), crop) : undefined,
    about,
    interests: await Promise.all(
      interests.map(async ({ imageSrc, ...entry }) => ({
        ...withUnitsJoined(entry, 'text'),
        picture: imageSrc
          ? await findPicture(imageSrc, `content/${interestsFiles.pattern}`, interestLayout)
          : undefined,
      })),
    ),
    projects,
    experience: await Promise.all(
      experience.map(async ({ logoUrl, ...entry }) => ({
        ...withUnitsJoined(entry, 'summary', 'description'),
        logo: logoUrl ? await findPicture(logoUrl, entry.file, logoLayout) : undefined,
      })),
    ),
    showcase: showcase({ projects }),
    writing,
    more,
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

/** Content as it is now. While it can't be read, the last content stays. */
async function reload(): Promise<PageContent> {
  const folder = openFolder(root);
  const state = folder.paths.map((path) => `${path} ${statSync(join(root, path)).mtimeMs}`).join('\n');
  if (memory.vitrine?.state === state) return memory.vitrine.content;
  const [content, last] = [load(folder), memory.vitrine?.content];
  const kept = content.catch((error: Error) => {
    if (!last) throw error;
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
