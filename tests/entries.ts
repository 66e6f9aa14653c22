/** Entries as content reads them from their files, with as little in them as the schemas allow. */
import type { z } from 'zod';
import { Markdown } from '../src/base/markdown/markdown.ts';
import { uiStringsFor } from '../src/base/uiStrings.ts';
import { only } from '../src/content/edition.ts';
import type { ValidContent } from '../src/content/readContent.ts';
import { type About, aboutFiles } from '../src/sections/about/section.ts';
import { contentFiles } from '../src/sections/contentFiles.ts';
import { type ExperienceEntry, experienceFiles } from '../src/sections/experience/schema.ts';
import type { SectionValues } from '../src/sections/index.ts';
import { type More, moreFiles } from '../src/sections/more/schema.ts';
import type { ShownProject } from '../src/sections/projects/project.ts';
import { type Project, projectsFiles } from '../src/sections/projects/schema.ts';
import type { Publication } from '../src/sections/publications/publication.ts';
import type { ResumeSection } from '../src/sections/resumeSection.ts';
import { keptInResume, type Section } from '../src/sections/section.ts';
import { fillShowcase, type Showcase } from '../src/sections/showcase.ts';
import { type Post, writingFiles } from '../src/sections/writing/schema.ts';
import type { PageContent, RenderData, ShownShowcase } from '../src/site/prepare.ts';

interface TextFields {
  slug?: string;
  body?: string;
}

/** Returns a function that makes entries from fields. Fields with a default can be omitted. */
function maker<Entry>({ pattern, schema }: { pattern: string; schema: z.ZodType }, defaults: Partial<Entry> = {}) {
  return ({ slug = 'one', body = '', ...fields }: Partial<Omit<Entry, 'body' | 'slug'>> & TextFields = {}): Entry => {
    const file = `content/${pattern.replace('*', slug)}`;
    return { ...(schema.parse({ ...defaults, ...fields }) as object), file, slug, body: new Markdown(body) } as Entry;
  };
}

export const project = maker<Project>(projectsFiles, { title: 'One' });
export const job = maker<ExperienceEntry>(experienceFiles, { title: 'One' });
export const post = maker<Post>(writingFiles, { title: 'One' });
export const ownSection = maker<More>(moreFiles, { heading: 'One' });
export const about = maker<About>(aboutFiles);
export const siteWith = maker<ValidContent['site']>(contentFiles.site, { name: 'Alex Example' });

/** Returns a publication as pages show it, without the parts of its reference. */
export const paper = (fields: Partial<Publication> = {}): Publication => ({
  ...{
    key: 'key',
    slug: 'key',
    bibtex: '',
    apa: '',
    csl: { type: 'document', id: 'key' },
    title: 'A title',
    authors: [],
    links: {},
  },
  ...{ types: [], isSelected: false, isNew: true, list: '/', place: { page: '/', id: 'publication-key' } },
  ...{ heading: [], names: [], source: [] },
  ...fields,
});

const blank = { kind: 'drawing', viewBox: '0 0 120 80', markup: '' } as const;

/** Returns a project as pages show it, with a blank cover. */
export const shown = (made: Project, figure = 1): ShownProject => ({
  project: made,
  figure,
  cover: { card: blank, page: blank },
});

/** Returns a showcase as the home page shows it, with blank covers for image files. */
export const shownShowcase = ({ tiles, summary }: Showcase): ShownShowcase => ({
  tiles: tiles.map((tile) => ({ ...tile, image: tile.image.kind === 'drawing' ? tile.image : blank })),
  summary,
});

/** Data for rendering of content without images, projects and showcase. */
const emptyRenderData: RenderData = {
  projects: [],
  experience: new Map(),
  interests: new Map(),
  posts: new Map(),
  topics: [],
  works: [],
  publications: new Map(),
  showcase: { tiles: [], summary: '' },
};

/** Returns the prepared showcase of content. */
export const withShowcase = (values: SectionValues): Pick<PageContent, 'renderData'> => ({
  renderData: { ...emptyRenderData, showcase: shownShowcase(fillShowcase(values)) },
});

/** Returns the content of a site with only the owner's name and the given values. */
export function pageContent(content: Partial<PageContent> = {}): PageContent {
  const site = siteWith({ name: 'Ada Example' });
  const lists = { projects: [], publications: [], education: [], talks: [], interests: [], more: [], writing: [] };
  const others = { experience: [], awards: [], certificates: [], languages: [], references: [] };
  return {
    site,
    edition: only,
    today: new Date('2026-11-22'),
    ...lists,
    ...others,
    renderData: emptyRenderData,
    ...content,
  } as unknown as PageContent;
}

/** Returns the text of a part of a page, with plain spaces in dates. */
export const textOf = (part?: Element | null) => part?.textContent?.replaceAll('\u00a0', ' ');

/** Returns the rows of a section that `Rows` rendered. */
export const rowsIn = (section: HTMLElement) =>
  [...section.querySelectorAll('h3')].flatMap(({ parentElement }) => parentElement ?? []);

/** Returns what the résumé prints of a section that is one part of it, in English. */
export const printed = <Value>(section: Section<Value>, value: Value): ResumeSection | undefined =>
  [section.resume?.(keptInResume(section, value), uiStringsFor()) ?? []].flat()[0];
