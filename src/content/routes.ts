/** Which pages content has, and what is on them, as its sections define it. Paths come from base/urls.ts. */
import { posix } from 'node:path';
import type { Group } from '#base/group.ts';
import { Markdown } from '#base/markdown/markdown.ts';
import { Fragments, fragmentsIn } from '#base/markdown/toHast.ts';
import { aliasesIn, slugOfFile } from '#base/slug.ts';
import { files, postPath, projectPath, publicationFiles, routes, wordResume } from '#base/urls.ts';
import { isFilled, type SectionName, sectionNames, sectionOf, sections } from '#sections/index.ts';
import { foldId, type Page, type PagePlace } from '#sections/places.ts';
import { publicationsFile } from '#sections/publications/fields.ts';
import { publicationIdsIn, publicationPages } from '#sections/publications/keys.ts';
import { type AnyEntry, pageOfSection, placeInList, placeOfSection, type Section } from '#sections/section.ts';
import { hasPage } from '#sections/writing/post.ts';
import { type ContentKind, hasFields } from './contentSchemas.ts';
import { provenGroups } from './evidence.ts';
import { type Content, fileKindOf } from './readContent.ts';

const nowhere = { slug: '', file: '', body: new Markdown(''), lang: undefined };

function sectionEntries(content: Content, name: ContentKind & SectionName): AnyEntry[] {
  return [content[name] ?? []].flat().map((entry) => ({ ...nowhere, ...entry }));
}

function partOfPage(section: Section<never>, entries: readonly AnyEntry[]): Page[] {
  const { contents, tiles, entry, placeOf } = section;
  const { id = '', foldAfter = Number.POSITIVE_INFINITY } = contents ?? {};
  // The showcase links to those of a list.
  const places = entries.map((each, index) => placeOf?.(each) ?? (tiles && contents && placeInList(contents, index)));
  const fold = entries.length > foldAfter ? [foldId(id)] : [];
  const texts = entry && !entry.hasOnlyFields ? entries : [];
  const ids = [id, ...places.map((place) => place?.id), ...fold].flatMap((each) => each || []);
  return [{ path: routes[pageOfSection(section)], ids, dates: [], texts }];
}

export interface WholePage extends Page {
  /** Of valid entries. */
  dates?: readonly string[];
}

const isText = (value: unknown) => typeof value === 'string';

/** From this many projects, posts, publications and jobs on, a site has a search. */
const searchable = 15;

const hasSearch = ({ site, projects, writing, experience, bibliography }: Content): boolean =>
  site?.search ?? projects.length + writing.length + experience.length + bibliography.entries.length >= searchable;

/** Returns all pages of a content, each once: those of the header in its order, then the others. */
export function pagesOf(content: Content): WholePage[] {
  const publicationIds = publicationIdsIn(content.bibliography.entries);
  const parts = sectionNames
    .filter((name) => isFilled(name, hasFields(name) ? content[name] : content.bibliography.written))
    .flatMap((name) => {
      if (!hasFields(name)) return publicationPages(content.bibliography.entries, content.site?.publications.page);
      const section: Section<never> = sections[name];
      const entries = sectionEntries(content, name);
      return section.pages?.(entries, publicationIds) ?? partOfPage(section, entries);
    });
  const { email, phone, links, form } = content.site ?? {};
  const isReachable = !content.site || email || phone || links?.length || form?.id;
  const skillIds = provenGroups(content).flatMap(({ skills }) => skills.map(({ id }) => id));
  const always: Page[] = [
    { path: routes.about, ids: [], dates: [] },
    ...(isReachable ? [{ path: routes.contact, dates: [] }] : []),
    ...(hasSearch(content) ? [{ path: routes.search, ids: [], dates: [] }] : []),
    ...(skillIds.length ? [{ path: routes.skills, ids: skillIds, dates: [] }] : []),
  ];
  const pages = [...Map.groupBy([...always, ...parts], ({ path }) => path)].map(
    ([path, same]): WholePage => ({
      path,
      lang: same.find(({ lang }) => lang)?.lang,
      ids: same.every(({ ids }) => ids) ? same.flatMap(({ ids = [] }) => ids) : undefined,
      dates: same.some(({ dates }) => dates) ? same.flatMap(({ dates = [] }) => dates.filter(isText)) : undefined,
      texts: same.flatMap(({ texts = [] }) => texts),
    }),
  );
  const ranks = new Map<string, number>(Object.values(routes).map((path, rank) => [path, rank]));
  const rankOf = ({ path }: Page) => ranks.get(path) ?? ranks.size;
  return pages.sort((a, b) => rankOf(a) - rankOf(b));
}

export interface Moved {
  /** An old slug's address, or one on a former site without `.html` or a slash at its end. */
  from: string;
  to: string;
  title: string;
  lang?: string | undefined;
}

/**
 * Returns the addresses that lead to a page here: of old slugs, and in the first language of a former site. Those that are
 * pages here too, or would lead to themselves, are missing.
 */
export function movedIn(content: Content): Moved[] {
  const { projects, writing, site, edition } = content;
  const entries = [
    ...projects.map((project) => ({ ...project, to: projectPath(project.slug) })),
    ...writing.filter(hasPage).map((post) => ({ ...post, to: postPath(post.slug) })),
  ];
  const moved = [
    ...entries.flatMap((entry) => aliasesIn(entry).map((from) => ({ ...entry, from }))),
    ...(site?.redirects ?? []).map((redirect) => ({ ...redirect, title: redirect.to, lang: undefined })),
  ];
  const own = pagesOf(content).map(({ path }) => path);
  const free = moved
    .filter(({ from }) => !edition.path || !from.startsWith('/'))
    .map((page) => ({ ...page, from: posix.resolve(page.to, '..', page.from).replace(/\.html$/, '') }))
    .filter(({ from, to }) => !own.includes(from) && from !== to);
  return [...Map.groupBy(free, ({ from }) => from).values()].flatMap(([first]) => first ?? []);
}

const headerPages = ['home', 'projects', 'experience', 'publications', 'writing', 'contact'] as const;

export interface HeaderPage {
  page: (typeof headerPages)[number];
  /** Before the base path. */
  path: string;
}

export const isBuilt = (path: string, pages: readonly Page[]): boolean => pages.some((page) => page.path === path);

export function navigationOf(pages: readonly Page[]): HeaderPage[] {
  return headerPages
    .map((page) => ({ page, path: routes[page] }))
    .filter(({ path }) => path === routes.home || isBuilt(path, pages));
}

/** Paths that a link may point to, without the base path, with the fragments of the page; undefined: any fragment. */
export type Targets = ReadonlyMap<string, ReadonlySet<string> | undefined>;

/** Fragments on every page. */
const everywhere = ['', 'top', 'main'];

/** Returns what links may point to: pages, their fragments, and files. Files with errors may have any fragment. */
export function targetsOf(content: Content): Targets {
  const targets = new Map<string, ReadonlySet<string> | undefined>();
  for (const { path, ids, texts = [] } of pagesOf(content)) {
    const fragments = new Fragments();
    const inTexts = texts.flatMap(({ body }) => fragmentsIn(body, fragments));
    targets.set(path, ids && new Set([...everywhere, ...ids, ...inTexts]));
  }
  const { isWellFormed } = content.bibliography;
  const invalid = [...content.files.values()].filter(
    (file) => file.data?.draft !== true && !file.valueIn(content.edition).value,
  );
  for (const file of [...invalid.map(({ path }) => path), ...(isWellFormed ? [] : [publicationsFile])]) {
    targets.set(placeOf(file).page, undefined);
    targets.set(routes[pageOfSection(sectionOf(fileKindOf(file) ?? ''))], undefined);
  }
  for (const { from } of movedIn(content)) targets.set(from, undefined);
  targets.set(routes.home, targets.get(routes.about));
  const served = content.folder.paths
    .filter((path) => path.startsWith('public/'))
    .map((path) => path.slice('public'.length));
  const word = content.site?.resume.word ? [wordResume] : [];
  const lists = content.bibliography.entries.length ? Object.values(publicationFiles) : [];
  for (const path of [...Object.values(files), ...lists, ...served, routes.resume, ...word])
    targets.set(path, undefined);
  return targets;
}

/** Returns where a content file is shown: a page, and the place on it. */
export function placeOf(file: string, fields: Group = {}): PagePlace {
  const section = sectionOf(fileKindOf(file) ?? '');
  return (section.entry && section.placeOf?.({ ...fields, slug: slugOfFile(file) })) ?? placeOfSection(section);
}
