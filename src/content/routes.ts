/** The site map: which pages and sections a given content has, and where they are. */
import { markdownToHtml } from 'satteri';
import { aliasesIn, slugOfFile } from '#base/slug.ts';
import { files, projectPath, routes } from '#base/urls.ts';
import { wordsFor } from '#base/words.ts';
import { furtherPages } from '#sections/projects/paging.ts';
import type { Category } from '#sections/projects/schema.ts';
import { escapeDollars } from './markdown/dollars.ts';
import { optionsFor } from './markdown/options.ts';
import { type Content, filesOf } from './readContent.ts';

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
  const { html } = await markdownToHtml(escapeDollars(body), optionsFor(wordsFor()));
  return [...html.matchAll(/<[^>]* id="([^"]+)"/g)].map(([, id = '']) => id);
}

/** Whether a list in a file has items; one in a file with errors is taken to. */
function isFilled(content: Content, kind: 'skills' | 'education' | 'interests', field: string): boolean {
  const [file] = filesOf(content, kind);
  const list = file?.data?.[field];
  return file !== undefined && !(Array.isArray(list) && !list.length);
}

/** The sections of the home page that content fills, in their order. */
function aboutSections(content: Content): string[] {
  const { bibliography } = content;
  const sections: Readonly<Record<string, boolean>> = {
    background: filesOf(content, 'about').some(({ parts, body }) => !parts || body.trim() !== ''),
    'tech-stack': isFilled(content, 'skills', 'groups'),
    education: isFilled(content, 'education', 'entries'),
    publications: bibliography.entries.length > 0 || !bibliography.isWellFormed,
    interests: isFilled(content, 'interests', 'entries'),
  };
  return Object.keys(sections).filter((name) => sections[name]);
}

/** All pages and files of the site. Of files with errors, what can be read counts. */
export async function pagesOf(content: Content): Promise<Pages> {
  const isPublic = ({ data }: { data?: Readonly<Record<string, unknown>> }) => data?.draft !== true;
  const projects = filesOf(content, 'projects').filter(isPublic);
  const experience = filesOf(content, 'experience').filter(isPublic);
  const [background = []] = await Promise.all(filesOf(content, 'about').map(({ body }) => fragmentsIn(body)));
  const withFragments = (...fragments: string[]) => new Set([...everywhere, ...fragments]);
  const about = withFragments(...aboutSections(content), ...background);
  const studies = projects.map(async ({ slug, body, data }) => {
    const { publications } = data ?? {};
    const isCited = Array.isArray(publications) && publications.length > 0;
    return [
      projectPath(slug),
      withFragments(...(await fragmentsIn(body)), ...(isCited ? ['publications'] : [])),
    ] as const;
  });
  const lists = furtherPages(projects.map(({ data }) => ({ category: data?.category as Category })));
  const served = content.folder.paths
    .filter((path) => path.startsWith('public/'))
    .map((path) => path.slice('public'.length));
  const anywhere = [
    ...[...Object.values(files), ...forPrograms, ...served, ...Object.values(routes)],
    ...lists.map(({ path }) => path),
    ...projects.flatMap(({ data }) => aliasesIn(data).map(projectPath)),
  ];
  return new Map<string, ReadonlySet<string> | undefined>([
    ...anywhere.map((path) => [path, undefined] as const),
    [routes.about, about],
    [routes.home, about],
    // Where the list is spread over pages, a project can be on any of them.
    [routes.projects, lists.length ? undefined : withFragments(...projects.map(({ slug }) => `project-${slug}`))],
    [routes.experience, withFragments(...experience.map(({ slug }) => `entry-${slug}`))],
    ...(await Promise.all(studies)),
  ]);
}

/** The page that shows a content file's body. */
export function pageOf(file: string): string {
  if (file.startsWith('content/projects/')) return projectPath(slugOfFile(file));
  return file.startsWith('content/experience/') ? routes.experience : routes.about;
}
