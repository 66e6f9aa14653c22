/** Which pages and sections a given content has; their paths are those of base/urls.ts. */
import { idsIn } from '#base/markdown/elements.ts';
import type { Markdown } from '#base/markdown/markdown.ts';
import { Fragments, toHast } from '#base/markdown/toHast.ts';
import { aliasesIn, slugOfFile } from '#base/slug.ts';
import { uiStringsFor } from '#base/uiStrings.ts';
import { files, postPath, projectPath, routes } from '#base/urls.ts';
import { isFilled, type SectionName, sections } from '#sections/index.ts';
import { compareMore, moreId } from '#sections/more/schema.ts';
import type { Category } from '#sections/projects/schema.ts';
import { publicationsFile } from '#sections/publications/schema.ts';
import { slugsOf } from '#sections/publications/slugs.ts';
import type { Section } from '#sections/section.ts';
import { mostOnAbout } from '#sections/writing/post.ts';
import type { ContentFile } from './contentFile.ts';
import { furtherPages } from './projectPages.ts';
import { type Content, filesOf, kindOf } from './readContent.ts';

const headerPages = ['home', 'projects', 'experience', 'writing', 'contact'] as const;

/** A page that the header leads to. */
export interface HeaderPage {
  page: (typeof headerPages)[number];
  /** Before the base path. */
  path: string;
}

type Entries = { readonly [Name in SectionName]?: unknown };
const names = Object.keys(sections) as SectionName[];

/** Whether a page has something to show; one that has nothing is not built. */
export function isBuilt(page: HeaderPage['page'], content: Entries): boolean {
  if (page === 'home' || page === 'contact') return true;
  const isOn = (name: SectionName) => name === page || (sections[name] as Section<never>).contents?.page === page;
  return names.some((name) => isOn(name) && isFilled(name, content[name]));
}

/** Returns the pages that the header leads to, in its order. */
export function navigationOf(content: Entries): HeaderPage[] {
  return headerPages.filter((page) => isBuilt(page, content)).map((page) => ({ page, path: routes[page] }));
}

interface ListedContent {
  projects: readonly { slug: string; category?: Category; date?: string }[];
  experience: readonly { start?: string; end?: string }[];
  writing: readonly { slug: string; url?: string; date?: string; updated?: string }[];
}

/** Returns the pages that search engines should know, each with the dates of what it shows. */
export function listedPages(content: ListedContent): { path: string; dates: (string | undefined)[] }[] {
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

/** Fragments on every page. */
const everywhere = ['', 'top', 'main'];

/** The fragments that the headings and notes of a page's texts make. */
async function fragmentsIn(...texts: readonly Markdown[]): Promise<string[]> {
  const fragments = new Fragments();
  const found: string[] = [];
  for (const text of texts) found.push(...idsIn(await toHast(text, { strings: uiStringsFor(), fragments })));
  return found;
}

/** Whether a section has something to show; a file with errors is taken to. */
function isShown(content: Content, name: SectionName): boolean {
  const { written, isWellFormed } = content.bibliography;
  if (name === 'publications') return !isWellFormed || isFilled(name, written);
  return (
    isFilled(name, content[name as Exclude<SectionName, 'publications'>]) ||
    filesOf(content, name).some((file) => isPublic(file) && !file.value)
  );
}

const isPublic = ({ data }: Pick<ContentFile, 'data'>) => data?.draft !== true;

const numbers = (id: string, { length }: { length: number }) =>
  Array.from({ length }, (_, index) => `${id}-${index + 1}`);

/** The fragments of a page's sections that content fills, and of their entries. */
function sectionsOf(content: Content, page: 'about' | 'experience'): string[] {
  return names.flatMap((name) => {
    const { contents, isList, tiles }: Section<never> = sections[name];
    if (contents?.page !== page || !isShown(content, name)) return [];
    const { id, foldAfter = Number.POSITIVE_INFINITY } = contents;
    if (name === 'publications')
      return [id, ...slugsOf(content.bibliography.entries).map((slug) => `publication-${slug}`)];
    if (name === 'writing') {
      return [id, ...numbers(id, filesOf(content, name).filter(isPublic).slice(0, mostOnAbout))];
    }
    const entries = filesOf(content, name).flatMap(({ data }) => (Array.isArray(data?.entries) ? data.entries : []));
    return [
      id,
      // The showcase leads to the entries of a list.
      ...(isList && tiles ? numbers(id, entries) : []),
      ...(entries.length > foldAfter ? [`${id}-all`] : []),
    ];
  });
}

/** All pages and files of the site. Of files with errors, what can be read counts. */
export async function pagesOf(content: Content): Promise<Pages> {
  const projects = filesOf(content, 'projects').filter(isPublic);
  const experience = filesOf(content, 'experience').filter(isPublic);
  const own = filesOf(content, 'more')
    .filter(isPublic)
    .sort((a, b) => compareMore({ ...a.data, slug: a.slug }, { ...b.data, slug: b.slug }));
  const texts = await fragmentsIn(...[...filesOf(content, 'about'), ...own].map(({ markdown }) => markdown));
  const withFragments = (...fragments: string[]) => new Set([...everywhere, ...fragments]);
  const about = withFragments(...sectionsOf(content, 'about'), ...own.map(({ slug }) => moreId(slug)), ...texts);
  const studies = projects.map(async ({ slug, markdown, data }) => {
    const { publications } = data ?? {};
    const isCited = Array.isArray(publications) && publications.length > 0;
    return [
      projectPath(slug),
      withFragments(...(await fragmentsIn(markdown)), ...(isCited ? ['publications'] : [])),
    ] as const;
  });
  const writing = filesOf(content, 'writing')
    .filter(isPublic)
    .map(({ slug, markdown, data }) => ({ slug, markdown, data, url: data?.url as string | undefined }));
  const posts = writing
    .filter(hasPage)
    .map(async ({ slug, markdown }) => [postPath(slug), withFragments(...(await fragmentsIn(markdown)))] as const);
  const listed = projects.map(({ slug, data }) => ({ slug, category: data?.category as Category | undefined }));
  // Where the list is spread over pages, a project can be on any of them.
  const projectPlaces = furtherPages(listed).length
    ? undefined
    : withFragments(...projects.map(({ slug }) => `project-${slug}`));
  const entries = [...experience.map(({ slug }) => `entry-${slug}`), ...sectionsOf(content, 'experience')];
  const served = content.folder.paths
    .filter((path) => path.startsWith('public/'))
    .map((path) => path.slice('public'.length));
  const anywhere = [
    ...[...Object.values(files), ...served, routes.resume],
    ...listedPages({ projects: listed, experience: [], writing }).map(({ path }) => path),
    ...projects.flatMap(({ data }) => aliasesIn(data).map(projectPath)),
    ...writing.filter(hasPage).flatMap(({ data }) => aliasesIn(data).map(postPath)),
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
  const { contents, placeOf: own }: Section<never> = kind && kind !== 'site' ? sections[kind] : {};
  return own?.(slugOfFile(file)) ?? { page: routes[contents?.page ?? 'about'], id: contents?.id };
}
