/** The site map: which pages and sections a given content has, and where they are. */
import { markdownToHtml } from 'satteri';
import { aliasesIn, slugOfFile } from '#base/slug.ts';
import { uiStringsFor } from '#base/uiStrings.ts';
import { files, postPath, projectPath, routes } from '#base/urls.ts';
import { contentFiles, type SectionName, sections } from '#sections/index.ts';
import { moreId } from '#sections/more/schema.ts';
import type { Category } from '#sections/projects/schema.ts';
import { publicationsFile } from '#sections/publications/schema.ts';
import type { Section } from '#sections/section.ts';
import type { ContentFile } from './contentFile.ts';
import { escapeDollars } from './markdown/dollars.ts';
import { optionsFor } from './markdown/options.ts';
import { furtherPages } from './projectPages.ts';
import { type Content, filesOf, kindOf } from './readContent.ts';

const headerPages = ['home', 'projects', 'experience', 'writing', 'contact'] as const;

/** A page that the header leads to. */
export interface HeaderPage {
  page: (typeof headerPages)[number];
  /** Before the base path. */
  path: string;
}

/** What is on the pages that a site can be without. */
interface Entries {
  projects: readonly unknown[];
  experience: readonly unknown[];
  writing?: readonly unknown[];
  teaching?: readonly unknown[];
  volunteering?: readonly unknown[];
}

/** Whether a page has something to show; one that has nothing is not built. */
function isBuilt(
  page: HeaderPage['page'],
  { projects, experience, writing = [], teaching = [], volunteering = [] }: Entries,
) {
  if (page === 'writing') return writing.length > 0;
  if (page === 'projects') return projects.length > 0;
  return page !== 'experience' || [...experience, ...teaching, ...volunteering].length > 0;
}

/** Returns the pages that the header leads to, in its order. */
export function navigationOf(content: Entries): HeaderPage[] {
  return headerPages.filter((page) => isBuilt(page, content)).map((page) => ({ page, path: routes[page] }));
}

interface Dated extends Entries {
  projects: readonly { slug: string; category: Category; date?: string }[];
  experience: readonly { start?: string; end?: string }[];
  writing: readonly { slug: string; url?: string; date?: string; updated?: string }[];
}

/** Returns the pages that search engines should know, each with the dates of what it shows. */
export function listedPages(content: Dated): { path: string; dates: (string | undefined)[] }[] {
  const { projects, experience, writing } = content;
  const datesOf = (some: readonly { date?: string }[]) => some.map(({ date }) => date);
  return [
    { path: routes.about, dates: datesOf([...projects, ...writing]) },
    ...(isBuilt('projects', content) ? [{ path: routes.projects, dates: datesOf(projects) }] : []),
    ...(isBuilt('experience', content)
      ? [{ path: routes.experience, dates: experience.flatMap(({ start, end }) => [start, end]) }]
      : []),
    { path: routes.contact, dates: [] },
    ...furtherPages(projects).map(({ path, items }) => ({ path, dates: datesOf(items) })),
    ...projects.map(({ slug, date }) => ({ path: projectPath(slug), dates: [date] })),
    ...(isBuilt('writing', content) ? [{ path: routes.writing, dates: datesOf(writing) }] : []),
    ...writing.filter(hasPage).map(({ slug, date, updated }) => ({ path: postPath(slug), dates: [date, updated] })),
  ];
}

/** Whether a post has a page here; one that is published elsewhere has none. */
const hasPage = ({ url }: { url?: string }) => !url;

/** Every path, before the base path, with the fragments of its page that a link may name; undefined: any. */
export type Pages = ReadonlyMap<string, ReadonlySet<string> | undefined>;

/** Made from content besides what `files` lists. */
const forPrograms = [
  '/.well-known/security.txt',
  '/favicon.svg',
  '/humans.txt',
  '/licences.txt',
  '/llms.txt',
  '/manifest.webmanifest',
  '/robots.txt',
];
/** Fragments on every page. */
const everywhere = ['', 'top', 'main'];

/** The fragments that a body's headings and footnotes make. */
async function fragmentsIn(body: string): Promise<string[]> {
  const { html } = await markdownToHtml(escapeDollars(body), optionsFor(uiStringsFor()));
  return [...html.matchAll(/<[^>]* id="([^"]+)"/g)].map(([, id = '']) => id);
}

/** Whether a kind of content has something to show; a file with errors is taken to. */
function isFilled(content: Content, kind: SectionName): boolean {
  const { bibliography } = content;
  if (kind === 'publications') return bibliography.entries.length > 0 || !bibliography.isWellFormed;
  if (contentFiles[kind].pattern.includes('*')) return filesOf(content, kind).some(isPublic);
  return filesOf(content, kind).some(({ data, parts, body }) => {
    if (kind === 'about') return !parts || body.trim() !== '';
    const lists = Object.values(data ?? {}).filter(Array.isArray);
    return !lists.length || lists.some((list) => list.length > 0);
  });
}

const isPublic = ({ data }: Pick<ContentFile, 'data'>) => data?.draft !== true;

/** The fragments of a page's sections that content fills. */
function sectionsOf(content: Content, page: 'about' | 'experience'): string[] {
  return (Object.keys(sections) as SectionName[]).flatMap((name) => {
    const { contents }: Section<never> = sections[name];
    if (contents?.page !== page || !isFilled(content, name)) return [];
    const { id, foldAfter = Number.POSITIVE_INFINITY } = contents;
    if (name === 'publications') return id;
    const entries = filesOf(content, name).flatMap(({ data }) => (Array.isArray(data?.entries) ? data.entries : []));
    return entries.length > foldAfter ? [id, `${id}-all`] : id;
  });
}

/** All pages and files of the site. Of files with errors, what can be read counts. */
export async function pagesOf(content: Content): Promise<Pages> {
  const projects = filesOf(content, 'projects').filter(isPublic);
  const experience = filesOf(content, 'experience').filter(isPublic);
  const own = filesOf(content, 'more').filter(isPublic);
  const texts = await Promise.all([...filesOf(content, 'about'), ...own].map(({ body }) => fragmentsIn(body)));
  const withFragments = (...fragments: string[]) => new Set([...everywhere, ...fragments]);
  const about = withFragments(...sectionsOf(content, 'about'), ...own.map(({ slug }) => moreId(slug)), ...texts.flat());
  const studies = projects.map(async ({ slug, body, data }) => {
    const { publications } = data ?? {};
    const isCited = Array.isArray(publications) && publications.length > 0;
    return [
      projectPath(slug),
      withFragments(...(await fragmentsIn(body)), ...(isCited ? ['publications'] : [])),
    ] as const;
  });
  const writing = filesOf(content, 'writing')
    .filter(isPublic)
    .map(({ slug, body, data }) => ({ slug, body, url: data?.url as string | undefined }));
  const posts = writing
    .filter(hasPage)
    .map(async ({ slug, body }) => [postPath(slug), withFragments(...(await fragmentsIn(body)))] as const);
  const listed = projects.map(({ slug, data }) => ({ slug, category: data?.category as Category }));
  // Where the list is spread over pages, a project can be on any of them.
  const projectPlaces = furtherPages(listed).length
    ? undefined
    : withFragments(...projects.map(({ slug }) => `project-${slug}`));
  const entries = [...experience.map(({ slug }) => `entry-${slug}`), ...sectionsOf(content, 'experience')];
  const served = content.folder.paths
    .filter((path) => path.startsWith('public/'))
    .map((path) => path.slice('public'.length));
  const anywhere = [
    ...[...Object.values(files), ...forPrograms, ...served, routes.resume],
    ...listedPages({ projects: listed, experience: [], writing }).map(({ path }) => path),
    ...projects.flatMap(({ data }) => aliasesIn(data).map(projectPath)),
  ];
  return new Map<string, ReadonlySet<string> | undefined>([
    ...anywhere.map((path) => [path, undefined] as const),
    [routes.about, about],
    [routes.home, about],
    ...(projects.length ? [[routes.projects, projectPlaces] as const] : []),
    ...(entries.length ? [[routes.experience, withFragments(...entries)] as const] : []),
    ...(await Promise.all([...studies, ...posts])),
  ]);
}

/** Returns where a content file is shown: a page, and the place on it. */
export function placeOf(file: string): { page: string; id?: string } {
  const kind = file === publicationsFile ? 'publications' : kindOf(file);
  if (kind === 'projects') return { page: projectPath(slugOfFile(file)) };
  if (kind === 'experience') return { page: routes.experience };
  if (kind === 'writing') return { page: postPath(slugOfFile(file)) };
  if (kind === 'more') return { page: routes.about, id: moreId(slugOfFile(file)) };
  const { contents }: Section<never> = kind && kind !== 'site' ? sections[kind] : {};
  return { page: routes[contents?.page ?? 'about'], id: contents?.id };
}
