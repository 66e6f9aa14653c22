import { inContent } from '#base/contentPath.ts';
import type { ValidContent } from '#content/readContent.ts';
import { pagesOf, type WholePage } from '#content/routes.ts';
import { type CitedContent, withPublications } from '#content/withPublications.ts';
import { cropImage } from '#documents/cropImage.ts';
import { feedTitle, hasFeed } from '#documents/siteFeed.ts';
import { siteFile } from '#sections/contentFiles.ts';
import type { ExperienceEntry } from '#sections/experience/schema.ts';
import { type Interest, interestsFiles } from '#sections/interests/section.ts';
import { coversOf } from '#sections/projects/cover.ts';
import type { ShownProject } from '#sections/projects/project.ts';
import { sharedTechnologies } from '#sections/projects/projectFilter.ts';
import { publicationsFile } from '#sections/publications/fields.ts';
import type { Publication } from '#sections/publications/publication.ts';
import { drawPublications } from '#sections/publications/section.ts';
import { fillShowcase, type Showcase } from '#sections/showcase.ts';
import { drawPosts } from '#sections/writing/drawPosts.ts';
import type { Post } from '#sections/writing/schema.ts';
import { type Topic, topicsOf } from '#sections/writing/topics.ts';
import type { Image } from '#ui/image.ts';
import { drawInitials } from '#ui/monogram.ts';
import type { Palette } from '#ui/palette/palette.ts';
import { findImage, readImage } from './images.ts';
import {
  cardLayout,
  caseStudyLayout,
  interestLayout,
  type Layout,
  logoLayout,
  showcaseLayout,
  showcaseShape,
} from './layouts.ts';
import { type TaggedWork, taggedWorks } from './writing/related.ts';

export type ShownShowcase = Showcase<Image>;

export interface RenderData {
  /** The owner's photo, and a function that returns its cropped bytes for cards. */
  photo?: Image;
  readPhoto?: () => Promise<Uint8Array>;
  projects: readonly ShownProject[];
  experience: ReadonlyMap<ExperienceEntry, Image>;
  interests: ReadonlyMap<Interest, Image>;
  posts: ReadonlyMap<Post, Image>;
  topics: readonly Topic<Post>[];
  works: readonly TaggedWork[];
  /** If there is a feed. */
  feedTitle?: string;
  /** Of publications with a page. */
  publications: ReadonlyMap<Publication, Image>;
  showcase: ShownShowcase;
}

export interface PageContent extends CitedContent {
  pages: readonly WholePage[];
  renderData: RenderData;
}

async function byEntry<Entry, Result>(
  entries: readonly Entry[],
  make: (entry: Entry) => Promise<Result> | undefined,
): Promise<ReadonlyMap<Entry, Result>> {
  const made = entries.map(async (entry) => {
    const result = await make(entry);
    return result === undefined ? [] : [[entry, result] as const];
  });
  return new Map((await Promise.all(made)).flat());
}

function prepareProjects({ projects, refreshed, palette }: ValidContent): Promise<ShownProject[]> {
  const shared = sharedTechnologies(projects);
  return Promise.all(
    coversOf(projects).map(async ([project, source], index) => {
      const { codeLink } = project;
      const image = (layout: Layout) =>
        source.kind === 'drawing' ? source : findImage(source.path, source.from, layout, palette);
      const cover = { card: await image(cardLayout), page: await image(caseStudyLayout) };
      const repository = codeLink ? refreshed[codeLink] : undefined;
      return { project, figure: index + 1, cover, repository, shared };
    }),
  );
}

const prepareExperience = ({ experience, palette }: ValidContent) =>
  byEntry(experience, ({ logoUrl, file }) => (logoUrl ? findImage(logoUrl, file, logoLayout, palette) : undefined));

const prepareInterests = ({ interests, palette }: ValidContent) =>
  byEntry(interests, ({ imageSrc }) =>
    imageSrc ? findImage(imageSrc, inContent(interestsFiles.pattern), interestLayout, palette) : undefined,
  );

function preparePublications({ publications, palette }: CitedContent) {
  const drawings = new Map(drawPublications(publications));
  return byEntry(
    publications.filter(({ place }) => !place.id),
    async (publication) =>
      publication.preview
        ? await findImage(publication.preview, publicationsFile, caseStudyLayout, palette)
        : (drawings.get(publication) ?? drawInitials(publication.title)),
  );
}

async function preparePhoto(
  { site, palette }: ValidContent,
  places: number,
): Promise<Pick<RenderData, 'photo' | 'readPhoto'>> {
  const { photo, photoFocus } = site;
  if (!photo) return {};
  const crop = { focus: photoFocus, shape: showcaseShape(places) };
  return {
    photo: await findImage(photo, siteFile, showcaseLayout(places), palette, crop),
    readPhoto: async () => cropImage(await readImage(photo, siteFile), crop),
  };
}

async function prepareShowcase({ tiles, summary }: Showcase, layout: Layout, palette: Palette): Promise<ShownShowcase> {
  const shown = tiles.map(async (tile) => {
    if (tile.image.kind === 'drawing') return { ...tile, image: tile.image };
    return { ...tile, image: await findImage(tile.image.path, tile.image.from, layout, palette) };
  });
  return { tiles: await Promise.all(shown), summary };
}

export async function prepare(content: ValidContent): Promise<PageContent> {
  const { site, palette } = content;
  const cited = await withPublications(content);
  const showcase = fillShowcase(cited, site.language, site.showcase);
  // The size of its images depends on their number.
  const places = showcase.tiles.length + 1;
  const renderData = {
    ...(await preparePhoto(content, places)),
    projects: await prepareProjects(content),
    experience: await prepareExperience(content),
    interests: await prepareInterests(content),
    posts: new Map(drawPosts(content.writing)),
    topics: topicsOf(content.writing),
    works: taggedWorks(cited),
    feedTitle: hasFeed(cited) ? feedTitle(cited) : undefined,
    publications: await preparePublications(cited),
    showcase: await prepareShowcase(showcase, showcaseLayout(places), palette),
  };
  return { ...cited, pages: pagesOf(content), renderData };
}
